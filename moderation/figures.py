"""Counts what went on, hour by hour and day by day, so that no page has to.

A row is derived from events and reports. It is counted anew until its hour or day is over.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import NamedTuple

from django.db.models import F, Sum

from games import store
from moderation.models import Figures, Report

HOUR, DAY = Figures.Span.HOUR, Figures.Span.DAY
LENGTHS = {HOUR: timedelta(hours=1), DAY: timedelta(days=1)}
SHOWN = {HOUR: 24, DAY: 30}
"""The number of hours and of days that curves have, the present one included."""
GRACE = timedelta(minutes=1)
"""The wait after the end of an hour, in case something is committed late."""
PATIENCE = 5.0
"""Seconds after which one run leaves what is missing to the next."""


class Window(NamedTuple):
    """An hour or a day, in UTC."""

    span: Figures.Span
    begins: datetime

    @property
    def ends(self) -> datetime:
        return self.begins + LENGTHS[self.span]


def windows(span: Figures.Span, now: datetime) -> list[Window]:
    """The hours or days that curves show, the oldest first."""
    latest = now.astimezone(UTC).replace(minute=0, second=0, microsecond=0)
    if span == DAY:
        latest = latest.replace(hour=0)
    return [Window(span, latest - LENGTHS[span] * ago) for ago in reversed(range(SHOWN[span]))]


def keep(now: datetime, patience: float = PATIENCE) -> int:
    """Counts what is missing or not yet over, the newest first; returns how many rows it wrote."""
    begun, counted = monotonic(), 0
    for window in _to_count(now):
        if monotonic() - begun > patience:
            break
        _count(window, now)
        counted += 1
    return counted


def shown(span: Figures.Span, now: datetime) -> Sequence[tuple[Window, Figures | None]]:
    """The hours or days of a curve, each with its row, if it has been counted."""
    asked = windows(span, now)
    rows = Figures.objects.filter(span=span, begins__gte=asked[0].begins)
    known = {row.begins: row for row in rows}
    return [(window, known.get(window.begins)) for window in asked]


def _to_count(now: datetime) -> Iterator[Window]:
    for span in (HOUR, DAY):
        for window, row in reversed(shown(span, now)):
            if row is None or _is_stale(window, row, now):
                yield window


def _is_stale(window: Window, row: Figures, now: datetime) -> bool:
    """True for the present hour, and for anything that was not over when it was counted.

    The present day, which is long, is counted anew no more than once an hour.
    """
    final = window.ends + GRACE
    if row.counted_at >= final:
        return False
    return window.span == HOUR or now >= min(final, row.counted_at + LENGTHS[HOUR])


def _count(window: Window, now: datetime) -> None:
    since, until = window.begins, window.ends
    closed = Report.objects.filter(closed_at__gte=since, closed_at__lt=until)
    opened = Report.objects.filter(
        status__in=Report.Status.values, opened_at__gte=since, opened_at__lt=until
    )
    waits = closed.aggregate(all=Sum(F("closed_at") - F("opened_at")))["all"] or timedelta()
    Figures.objects.update_or_create(
        span=window.span,
        begins=window.begins,
        defaults={
            **store.activity(since, until)._asdict(),
            "counted_at": now,
            "reports": opened.count(),
            "decided": closed.count(),
            "waited": waits.total_seconds(),
        },
    )
