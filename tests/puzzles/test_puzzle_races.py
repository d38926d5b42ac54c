"""Answers and makers that come in the same instant."""

from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

from puzzles.making import make_puzzles
from puzzles.models import Answer, Puzzle
from puzzles.tasks import make_puzzles as make_puzzles_now
from testkit.api_callers import Answer as Answered
from testkit.api_callers import Caller, guest
from testkit.concurrency import at_once, meanwhile
from testkit.puzzles import a_puzzle
from web.languages import CODES

pytestmark = pytest.mark.usefixtures("committed_db")


def says(caller: Caller, puzzle: Puzzle, slot: int) -> Answered:
    body = {"puzzle": str(puzzle.id), "slot": slot}
    return caller.post(f"/puzzles/{puzzle.day}/answer", body)


def test_of_two_answers_at_once_one_stands() -> None:
    puzzle = a_puzzle()
    for name in ("Ana", "Bruno", "Clara"):
        caller = guest(name)
        answers: list[Any] = at_once([partial(says, caller, puzzle, slot) for slot in (1, 2)])
        assert sorted(answer.status for answer in answers) == [201, 409]
        (kept,) = Answer.objects.filter(person=caller.id)
        (stands,) = (answer for answer in answers if answer.status == 201)
        assert stands.json["solution"]["yours"] == kept.slot


def test_the_same_answer_twice_at_once_is_one() -> None:
    puzzle, caller = a_puzzle(), guest("Ana")
    answers: list[Any] = at_once([partial(says, caller, puzzle, 4)] * 4)
    assert [answer.status for answer in answers] == [201] * 4
    assert Answer.objects.count() == 1


def test_an_answer_waits_for_one_that_is_not_committed_yet() -> None:
    puzzle, caller = a_puzzle(), guest("Ana")
    second = meanwhile(lambda: says(caller, puzzle, 1), lambda: says(caller, puzzle, 2))
    assert second.code == "answered"


def test_two_who_make_puzzles_at_once_make_one_for_each_day_and_language() -> None:
    now = datetime.now(UTC)
    at_once([partial(make_puzzles, now)] * 3)
    made = list(Puzzle.objects.values_list("day", "language"))
    assert len(made) == len(set(made)) == 2 * len(CODES)


def test_two_workers_make_them_once() -> None:
    at_once([make_puzzles_now] * 2)
    assert Puzzle.objects.count() == 2 * len(CODES)
