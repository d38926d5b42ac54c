"""Answers to puzzles: one for each account and day, and nobody is told more before theirs."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models import Count
from rest_framework.exceptions import NotAuthenticated

from accounts.people import lock_active_account
from games.catalogue import CardSeen
from puzzles.days import is_in_time, is_shown
from puzzles.models import Answer, Puzzle
from puzzles.refusals import PuzzleRefusal
from puzzles.standing import board_to_show
from web.refusals import Refused


class Faced(NamedTuple):
    """A puzzle as somebody faces it: with their answer, once they have given it."""

    puzzle: Puzzle
    board: Sequence[CardSeen]
    answer: Answer | None


def puzzle_for(person: UUID, day: date, language: str, now: datetime) -> Faced | None:
    """The puzzle of that day for the person: the one they answered, or that of the language.

    None where there is none, or none to be shown now.
    """
    answer = _answer(person, day)
    if answer and (answered := Puzzle.objects.filter(pk=answer.puzzle).first()):
        return _faced(answered, answer, now)
    puzzle = Puzzle.objects.filter(day=day, language=language).first()
    return _faced(puzzle, None, now) if puzzle else None


def answer_puzzle(person: UUID, day: date, puzzle_id: UUID, slot: int, now: datetime) -> None:
    """Keeps the answer, unless the person has given another one for that day.

    Of two at once the second waits for the first, by the lock of the account. Whoever has answered
    a puzzle that is gone keeps the day for their streak, and may answer the one in its place.
    """
    with transaction.atomic():
        if not lock_active_account(person):
            raise NotAuthenticated
        puzzle = Puzzle.objects.filter(pk=puzzle_id, day=day).first()
        if puzzle is None or _faced(puzzle, None, now) is None:
            raise Refused(PuzzleRefusal.NO_PUZZLE)
        answer = _answer(person, day)
        if answer is None:
            answer = Answer(person=person, day=day, in_time=is_in_time(day, now))
        elif Puzzle.objects.filter(pk=answer.puzzle).exists():
            if (answer.puzzle, answer.slot) != (puzzle.id, slot):
                raise Refused(PuzzleRefusal.ANSWERED)
            return
        answer.puzzle, answer.slot, answer.found = puzzle.id, slot, slot == puzzle.right
        answer.save()


def chosen_by(puzzle: Puzzle) -> list[int]:
    """The number of people who chose each card."""
    answers = Answer.objects.filter(puzzle=puzzle.id).values_list("slot")
    number = dict(answers.annotate(Count("slot")))
    return [number.get(slot, 0) for slot in range(1, len(puzzle.board) + 1)]


def _answer(person: UUID, day: date) -> Answer | None:
    return Answer.objects.filter(person=person, day=day).first()


def _faced(puzzle: Puzzle, answer: Answer | None, now: datetime) -> Faced | None:
    board = board_to_show(puzzle) if is_shown(puzzle.day, now) else None
    return None if board is None else Faced(puzzle, board, answer)
