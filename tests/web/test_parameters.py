"""An endpoint takes the parameters that its document names, and refuses all others."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import pytest
import yaml
from pytest_django import Settings

from testkit.api_callers import Answer, Caller, guest
from testkit.moderators import administrator

pytestmark = pytest.mark.django_db

PATHS = yaml.load(Path("docs/openapi.yaml").read_text(), yaml.CSafeLoader)["paths"]
PATH_PARTS = {"code": "AF3K7QX", "slug": "first-light", "client": "app", "date": "2026-01-01"}
"""What stands for the parts of an address; all other parts are ids."""


class Operation(NamedTuple):
    method: str
    path: str
    known: frozenset[str]
    """The names of its parameters in the query."""

    def asked(self, who: Caller, query: str) -> Answer:
        path = re.sub(r"{(\w+)}", lambda part: PATH_PARTS.get(part[1], str(uuid4())), self.path)
        return who.asks(self.method, f"{path}?{query}", {}, {}, root="")


def operations() -> Iterator[Operation]:
    for path, item in PATHS.items():
        for method, operation in item.items():
            parameters = operation.get("parameters", ())
            known = (one["name"] for one in parameters if one.get("in") == "query")
            yield Operation(method.upper(), path, frozenset(known))


each_operation = pytest.mark.parametrize(
    "operation", list(operations()), ids=lambda one: f"{one.method} {one.path}"
)


@each_operation
def test_a_parameter_that_an_endpoint_does_not_know_is_refused(
    operation: Operation, settings: Settings
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    answer = operation.asked(administrator(), "coulour=blue")
    assert (answer.status, answer.code) == (400, "bad_parameter")
    assert answer.json["facts"] == {
        "parameter": "coulour",
        "expected": "nothing: there is no such parameter here",
        "choices": sorted(operation.known),
    }


@each_operation
def test_each_that_it_names_is_known(operation: Operation, settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    for parameter in operation.known:
        answer = operation.asked(administrator(), f"{parameter}=%00")
        assert answer.json["facts"].get("expected") != "nothing: there is no such parameter here"


def test_a_slip_of_the_pen_is_told_in_the_readers_language() -> None:
    answer = guest("Ana", language="da").get("/rooms?editon=odyssey")
    assert answer.json["detail"] == (
        "Værdi af editon: ingen, da der ikke findes en sådan parameter her."
    )


def test_whoever_may_not_call_at_all_is_told_that_first() -> None:
    assert Caller().get("/rooms?coulour=blue").status == 401
