"""The server keeps to its OpenAPI document, whatever it is asked."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from pytest_django import Settings
from schemathesis.config import (
    CoveragePhaseConfig,
    FuzzingPhaseConfig,
    GenerationConfig,
    PhasesConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)

from tests.api.callers import OpenTable, a_game, a_room, play_on, play_out

pytestmark = pytest.mark.usefixtures("kept")

CONFIG = SchemathesisConfig(
    projects=ProjectsConfig(
        default=ProjectConfig(
            generation=GenerationConfig(max_examples=25, deterministic=True, database="none"),
        )
    )
)
DOCUMENT = schemathesis.openapi.from_path("docs/openapi.yaml", config=CONFIG)
DOCUMENT.app = get_wsgi_application()
OURS = DOCUMENT.exclude(path_regex="^/api/v1/auth/")


PLAYED_FIRST = {"give_cards": 1, "cast_votes": 2, "reveal_card": 3}


def a_table_for(operation: str) -> OpenTable:
    """Where the operation has something to do."""
    match operation:
        case "join_game" | "start_game" | "choose_colour" | "change_room":
            return a_room(3)
        case "open_next_game" | "list_events":
            table = a_game(3, settings={"target": 10})
            play_out(table)
            return table
        case _:
            table = a_game(4)
            for _ in range(PLAYED_FIRST.get(operation, 0)):
                play_on(table)
            return table


@pytest.fixture
def statuses(settings: Settings) -> Iterator[set[int]]:
    settings.ALLOWED_HOSTS = ["*"]
    seen: set[int] = set()
    yield seen
    print(sorted(seen))


@OURS.parametrize()
def test_every_answer_is_as_the_document_says(case: schemathesis.Case, statuses: set[int]) -> None:
    r = case.call_and_validate()
    statuses.add(r.status_code)
