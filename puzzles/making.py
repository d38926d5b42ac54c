"""Makes the puzzles of the day, and takes back those that may not be shown any more.

A puzzle is there before its day begins. Whatever is missing is made when a worker looks next, so a
night without one costs no day its puzzle, and no request waits for a puzzle to be made.
"""

import logging
from datetime import date, datetime, timedelta
from secrets import SystemRandom

from django.db.models import Exists, OuterRef

from accounts.models import Account
from puzzles.days import A_DAY, SHOWN, today
from puzzles.from_bots import puzzle_from_bots
from puzzles.from_games import puzzle_from_games
from puzzles.models import Answer, Puzzle
from puzzles.standing import stands
from web.languages import CODES

ONE_MAKER = 0x9022E
"""The number of the advisory lock of whoever makes puzzles."""
KEPT = timedelta(days=60)
"""The time for which puzzles stay, longer than a game's clues may become some."""

_dice = SystemRandom()
"""Chance without a seed, which would say which cards are meant."""

log = logging.getLogger(__name__)


def make_puzzles(now: datetime) -> None:
    """Makes the puzzles of today and tomorrow that are missing. One that fails stops no other."""
    _take_back_fallen(today(now))
    for day in (today(now), today(now) + A_DAY):
        there = set(Puzzle.objects.filter(day=day).values_list("language", flat=True))
        for language in CODES:
            if language not in there:
                _make(day, language)


def _make(day: date, language: str) -> None:
    try:
        puzzle = puzzle_from_games(day, language, _dice) or puzzle_from_bots(day, language, _dice)
        # Somebody else may have made it in the meantime.
        Puzzle.objects.bulk_create([puzzle], ignore_conflicts=True)
    except Exception:
        log.exception("making the puzzle of %s in %s", day, language)


def _take_back_fallen(now: date) -> None:
    """Deletes puzzles whose clue has been hidden, say; those of today and tomorrow come anew."""
    for puzzle in Puzzle.objects.filter(day__gte=now - SHOWN, game__isnull=False):
        if not stands(puzzle):
            puzzle.delete()


def delete_old(now: datetime) -> None:
    """Deletes puzzles that nobody is shown any more, and answers of guests who are gone."""
    Puzzle.objects.filter(day__lt=today(now) - KEPT).delete()
    there = Account.objects.filter(pk=OuterRef("person"), erased_at=None)
    Answer.objects.exclude(Exists(there)).delete()
