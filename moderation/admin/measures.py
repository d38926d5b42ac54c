"""The measures that the curves of the front page show, and figures of them in words."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.utils.formats import date_format, number_format
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from moderation.admin.curves import Curve, curve, rounded_up
from moderation.admin.links import NOTHING, ago
from moderation.figures import DAY, Window, shown
from moderation.models import Figures

Counted = Sequence[tuple[Window, Figures | None]]

TWO_DIGITS = 10
"""The number from which on two digits stand before the point."""
UNITS: Sequence[tuple[float, Any]] = (
    (24 * 60 * 60, _("{number} days")),
    (60 * 60, _("{number} h")),
    (60, _("{number} min")),
    (1, _("{number} s")),
)
A_THOUSANDTH = (0.001, _("{number} ms"))


class Scale(NamedTuple):
    said: Callable[[float], str]
    rounded: Callable[[float], float]
    """A round number at or above it, for the edge of the drawing."""


class Measure(NamedTuple):
    name: str
    title: Any
    scale: Scale
    of: Callable[[Sequence[Figures]], float | None]
    """Its value in one hour or day, by its only row."""
    headline: Callable[[Sequence[Figures]], float | None]
    """One number for all hours or days of a curve."""
    means: Any
    """A few words that explain this number."""
    means_in_days: Any = None
    """Other words for it where the curve is one of days."""
    as_posts: bool = False
    """True where most hours have no value, so that no line could go from one to the next."""


class Drawing(NamedTuple):
    """A curve with its words."""

    name: str
    title: Any
    headline: str
    means: Any
    curve: Curve
    highest: str


class Drawn(NamedTuple):
    """The curves of a day or of a month, and the same in numbers."""

    span: str
    title: Any
    drawings: list[Drawing]
    table: list[tuple[str, list[str]]]
    counted: str
    """The time since the newest of these were counted; empty if none were."""


def whole(number: float) -> str:
    return str(number_format(round(number), force_grouping=True))


def round_number(number: float) -> float:
    return max(rounded_up(number), 4)


def duration(seconds: float) -> str:
    """The time in one unit, with two digits that mean something."""
    unit, words = _unit(seconds)
    number = seconds / unit
    places = 1 if number < TWO_DIGITS and round(number, 1) != round(number) else 0
    return str(words).format(number=number_format(round(number, places), places))


def round_duration(seconds: float) -> float:
    """The next time that is a round number of its unit."""
    unit, _words = _unit(seconds)
    return rounded_up(seconds / unit) * unit


def _unit(seconds: float) -> tuple[float, Any]:
    """The largest unit of which it is one and a half or more."""
    fitting = (unit for unit in UNITS if seconds >= 1.5 * unit[0] or unit[0] == 1 <= seconds)
    return next(fitting, A_THOUSANDTH)


COUNT, TIME = Scale(whole, round_number), Scale(duration, round_duration)


def _total(name: str) -> Callable[[Sequence[Figures]], float | None]:
    return lambda rows: sum(getattr(row, name) for row in rows)


def _most(name: str) -> Callable[[Sequence[Figures]], float | None]:
    def most(rows: Sequence[Figures]) -> float | None:
        known = (getattr(row, name) for row in rows)
        return max((value for value in known if value is not None), default=None)

    return most


def _mean_wait(rows: Sequence[Figures]) -> float | None:
    decided = sum(row.decided for row in rows)
    return sum(row.waited for row in rows) / decided if decided else None


MEASURES = (
    Measure(
        name="people",
        title=_("People"),
        scale=COUNT,
        of=_most("people"),
        headline=_most("people"),
        means=_("most in one hour"),
        means_in_days=_("most in one day"),
    ),
    Measure(
        name="games",
        title=_("Games"),
        scale=COUNT,
        of=_total("games"),
        headline=_total("games"),
        means=_("begun"),
    ),
    Measure(
        name="moves",
        title=_("Moves"),
        scale=COUNT,
        of=_total("moves"),
        headline=_total("moves"),
        means=_("in all"),
    ),
    Measure(
        name="reports",
        title=_("Reports"),
        scale=COUNT,
        of=_total("reports"),
        headline=_total("reports"),
        means=_("made"),
    ),
    Measure(
        name="waited",
        title=_("Wait of reports"),
        scale=TIME,
        of=_mean_wait,
        headline=_mean_wait,
        means=_("on average until they were decided"),
        as_posts=True,
    ),
    Measure(
        name="lateness",
        title=_("Lateness of the clock"),
        scale=TIME,
        of=_most("lateness"),
        headline=_most("worst_lateness"),
        means=_("at the latest; nine of ten phases lie below the curve"),
    ),
)


def drawn(span: Figures.Span, now: datetime) -> Drawn:
    counted = shown(span, now)
    rows = [row for _window, row in counted if row is not None]
    return Drawn(
        span=str(span),
        title=_("30 days") if span == DAY else _("24 hours"),
        drawings=[_drawing(measure, span, counted, rows) for measure in MEASURES],
        table=[(_name(w), [_said(m, row) for m in MEASURES]) for w, row in reversed(counted)],
        counted=ago(max(row.counted_at for row in rows)) if rows else "",
    )


def _drawing(
    measure: Measure, span: Figures.Span, counted: Counted, rows: Sequence[Figures]
) -> Drawing:
    values = [_value(measure, row) for _window, row in counted]
    highest = measure.scale.rounded(max(filter(None, values), default=0))
    headline = measure.headline(rows)
    return Drawing(
        name=measure.name,
        title=measure.title,
        headline=NOTHING if headline is None else measure.scale.said(headline),
        means=(span == DAY and measure.means_in_days) or measure.means,
        curve=curve(
            values,
            labels=[f"{_name(window)}: {_said(measure, row)}" for window, row in counted],
            ticks=[(n, _name(window)) for n, (window, _) in enumerate(counted) if _ticks(window)],
            highest=highest,
            as_posts=measure.as_posts,
        ),
        highest=measure.scale.said(highest),
    )


def _value(measure: Measure, row: Figures | None) -> float | None:
    return None if row is None else measure.of([row])


def _said(measure: Measure, row: Figures | None) -> str:
    value = _value(measure, row)
    return NOTHING if value is None else measure.scale.said(value)


def _name(window: Window) -> str:
    return date_format(window.begins, gettext("j M") if window.span == DAY else "H:i")


def _ticks(window: Window) -> bool:
    """True for every sixth hour of the day, and for every Monday."""
    if window.span == DAY:
        return window.begins.weekday() == 0
    return window.begins.hour % 6 == 0
