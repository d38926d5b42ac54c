"""Quiet hours: the part of the day in which somebody is sent nothing."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo


def next_loud_moment(
    now: datetime, quiet_from: time | None, quiet_until: time | None, timezone: str
) -> datetime:
    """This moment, or else the end of the quiet hours that it lies in."""
    if quiet_from is None or quiet_until is None or quiet_from == quiet_until:
        return now
    here = now.astimezone(ZoneInfo(timezone))
    if not _is_between(here.time(), quiet_from, quiet_until):
        return now
    ends = datetime.combine(here.date(), quiet_until, here.tzinfo)
    if ends <= here:
        ends = datetime.combine(here.date() + timedelta(days=1), quiet_until, here.tzinfo)
    return ends.astimezone(now.tzinfo)


def _is_between(at: time, begin: time, end: time) -> bool:
    """True if the time lies in the span, which may go past midnight."""
    if begin < end:
        return begin <= at < end
    return at >= begin or at < end
