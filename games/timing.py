"""What time it is, and how much of it a phase has left: for clients whose own clock is wrong."""

from datetime import UTC, datetime

from msgspec import Struct


class Timing(Struct, frozen=True):
    now: datetime
    """The server's time."""
    seconds_left: float | None
    """Until the phase ends; none, if it has no deadline."""


def timing(deadline: datetime | None, now: datetime | None = None) -> Timing:
    """To the millisecond. Nothing is left of a phase whose time is up."""
    now = now or datetime.now(UTC)
    if deadline is None:
        return Timing(now, None)
    return Timing(now, round(max(0.0, (deadline - now).total_seconds()), 3))


def has_passed(deadline: datetime | None) -> bool:
    return deadline is not None and datetime.now(UTC) >= deadline
