"""The days of puzzles, by UTC: when each begins, and how long it can be looked at and answered."""

from datetime import UTC, date, datetime, time, timedelta

A_DAY = timedelta(days=1)
SHOWN = timedelta(days=7)
"""The time for which a puzzle is shown after its day."""
GRACE = timedelta(hours=1)
"""The time after a day's end in which an answer still counts for a streak."""


def today(now: datetime) -> date:
    return now.astimezone(UTC).date()


def is_shown(day: date, now: datetime) -> bool:
    return today(now) - SHOWN <= day <= today(now)


def is_in_time(day: date, now: datetime) -> bool:
    return now < begin_of(day + A_DAY) + GRACE


def begin_of(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
