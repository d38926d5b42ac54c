"""Somebody's puzzles in numbers."""

from datetime import date
from uuid import UUID

import msgspec
from django.db import connection
from django.db.models import Count, Q

from puzzles.days import A_DAY
from puzzles.models import Answer


class PuzzleFigures(msgspec.Struct, frozen=True):
    answered: int
    """The number of days whose puzzle the person answered."""
    found: int
    """The number of these on which they found the card."""
    streak: int
    """The days in a row with an answer, whichever, up to today or yesterday."""
    longest_streak: int


def figures(person: UUID, today: date) -> PuzzleFigures:
    numbers = Answer.objects.filter(person=person).aggregate(
        answered=Count("day"), found=Count("day", Q(found=True))
    )
    runs = _runs(person)
    lasting = (days for last, days in runs if last >= today - A_DAY)
    return PuzzleFigures(
        **numbers,
        streak=next(lasting, 0),
        longest_streak=max((days for _, days in runs), default=0),
    )


def _runs(person: UUID) -> list[tuple[date, int]]:
    """The last day and the length of each run of days that were answered in time."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT max(day), count(*) FROM (
                SELECT day, day - row_number() OVER (ORDER BY day)::int AS before
                FROM puzzles_answer WHERE person = %s AND in_time
            ) AS answered
            GROUP BY before
            """,
            [person],
        )
        return list(cursor.fetchall())
