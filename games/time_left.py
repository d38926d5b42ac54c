"""The server's time, and the seconds left of a phase, for clients whose own clock is wrong."""

from datetime import datetime

from msgspec import Struct

from web.clock import clock


class Timing(Struct, frozen=True):
    now: datetime
    """The server's time."""
    seconds_left: float | None
    """Seconds until the phase ends; null, if it has no deadline."""


def timing(deadline: datetime | None, now: datetime | None = None) -> Timing:
    """The time with the seconds left, to the millisecond, and never below zero."""
    now = now or clock.now()
    if deadline is None:
        return Timing(now, None)
    return Timing(now, round(max(0.0, (deadline - now).total_seconds()), 3))


def has_passed(deadline: datetime | None) -> bool:
    return deadline is not None and clock.now() >= deadline
