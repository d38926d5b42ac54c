"""Nobody learns before their own answer which card was meant, or how others chose.

A puzzle is given another past, in which another card was meant and everybody chose accordingly.
Whoever has not answered must be answered the same there, byte for byte, whatever they ask.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.db import transaction
from pytest_django import Settings

from games import store
from moderation.admin import site
from puzzles import api
from puzzles.answering import puzzle_for
from puzzles.models import Answer, Puzzle
from testkit.api_callers import Caller, a_game
from testkit.moderators import administrator, moderator
from testkit.puzzles import a_puzzle, answered
from tests.test_secrets_of_answers import Asker, Told, endpoints

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def unguarded(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


class Scene:
    """A puzzle that friends have answered, and those who have not."""

    def __init__(self) -> None:
        table = a_game()
        ana, self.bruno, clara = table.players
        self.puzzle = a_puzzle(right=2)
        for slot in (1, 2, 2, 5):
            answered(uuid4(), self.puzzle, slot)
        answered(UUID(self.bruno.id), self.puzzle, 2)
        other = a_puzzle(language="da")
        self.ids = {
            "date": str(self.puzzle.day),
            "player_id": self.bruno.id,
            "game_id": table.game,
            "code": table.code,
            "slug": "first-light",
            "person": self.bruno.id,
        }
        self.roles = {
            "nobody": Caller(),
            "friend": ana,
            "another friend": clara,
            "moderator": moderator(),
            "administrator": administrator(),
        }
        self.refused = [
            {"puzzle": str(self.puzzle.id), "slot": 0},
            {"puzzle": str(self.puzzle.id), "slot": 7},
            {"puzzle": str(self.puzzle.id)},
            {"puzzle": str(uuid4()), "slot": 2},
            {"puzzle": str(other.id), "slot": 9},
        ]

    def questions(self) -> Iterator[tuple[str, str, Any]]:
        """All that may be looked at, and answers that are none."""
        for endpoint in endpoints():
            names = {part.split("}")[0] for part in endpoint.path.split("{")[1:]}
            if endpoint.is_safe and names <= self.ids.keys():
                yield "GET", endpoint.path.format(**self.ids), None
        for body in self.refused:
            yield "POST", f"/api/v1/puzzles/{self.puzzle.day}/answer", body

    def asked(self, role: str, question: tuple[str, str, Any]) -> Told:
        method, path, body = question
        asker = Asker.like(self.roles[role])
        with transaction.atomic():
            asker.asks(method, path, body, {}, root="")
            transaction.set_rollback(True)
        store.recent_tables.clear()
        return asker.told


@contextmanager
def in_another_past(puzzle: Puzzle) -> Iterator[None]:
    """Each slot becomes the next one, for the card that was meant and for all choices alike."""
    with transaction.atomic():
        for answer in Answer.objects.filter(puzzle=puzzle.id):
            Answer.objects.filter(pk=answer.pk).update(slot=answer.slot % 6 + 1)
        Puzzle.objects.filter(pk=puzzle.pk).update(right=puzzle.right % 6 + 1)
        yield
        transaction.set_rollback(True)


def test_no_answer_tells_what_is_for_after_ones_own() -> None:
    scene = Scene()
    questions = list(scene.questions())
    assert len(questions) > 20
    for role in scene.roles:
        here = [scene.asked(role, question) for question in questions]
        with in_another_past(scene.puzzle):
            there = [scene.asked(role, question) for question in questions]
        for question, one, other in zip(questions, here, there, strict=True):
            assert one == other, (role, question)


def test_whoever_has_answered_is_told() -> None:
    scene = Scene()
    scene.roles["bruno"] = scene.bruno
    question = ("GET", f"/api/v1/puzzles/{scene.puzzle.day}", None)
    here = scene.asked("bruno", question)
    with in_another_past(scene.puzzle):
        assert scene.asked("bruno", question) != here


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()

    def always_answered(*asked: Any) -> Any:
        found = puzzle_for(*asked)
        return found and found._replace(answer=Answer(slot=1))

    monkeypatch.setattr(api, "puzzle_for", always_answered)
    question = ("GET", f"/api/v1/puzzles/{scene.puzzle.day}", None)
    here = scene.asked("friend", question)
    with in_another_past(scene.puzzle):
        assert scene.asked("friend", question) != here


def test_no_page_of_the_admin_is_about_puzzles() -> None:
    assert not {Puzzle, Answer} & set(site._registry)
