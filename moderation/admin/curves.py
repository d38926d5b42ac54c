"""Curves of figures, drawn as SVG on the server: hills, with a gap where nothing is known.

The line goes through each value, and between two of them never beyond either.
"""

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 320, 110
LEFT, RIGHT, TOP, BOTTOM = 6, 314, 12, 86

ROUND = (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 20)
"""The first digits of round numbers; the last is for what a logarithm has cut off too much of."""

Known = tuple[float, float]
"""A point of the drawing."""


class Tick(NamedTuple):
    x: float
    label: str


class Spot(NamedTuple):
    """The strip above one value, which tells it."""

    x: float
    width: float
    label: str


class Curve(NamedTuple):
    line: str
    """The path of the line, and of the hills below it."""
    hills: str
    posts: list[Known]
    """Values that stand by themselves, as lamps do: those between two gaps, or all of them."""
    spots: list[Spot]
    ticks: list[Tick]
    newest: Known | None


def curve(
    values: Sequence[float | None],
    labels: Sequence[str],
    ticks: Sequence[tuple[int, str]],
    highest: float,
    *,
    as_posts: bool = False,
) -> Curve:
    """The curve of values, with what to tell of each, and with ticks below some of them.

    The last value is that of an hour or a day that is not over: a moon beside the hills.
    """
    step = (RIGHT - LEFT) / max(1, len(values) - 1)
    *points, newest = [_point(n, value, step, highest) for n, value in enumerate(values)]
    runs = _runs(points)
    lines = [run for run in runs if len(run) > 1 and not as_posts]
    return Curve(
        line=" ".join(_line(run) for run in lines),
        hills=" ".join(f"{_line(run)} V{BOTTOM} H{run[0][0]} Z" for run in lines),
        posts=[point for run in runs if run not in lines for point in run],
        spots=[
            Spot(_short(LEFT + n * step - step / 2), _short(step), label)
            for n, label in enumerate(labels)
        ],
        ticks=[Tick(_short(LEFT + n * step), label) for n, label in ticks],
        newest=newest,
    )


def rounded_up(value: float) -> float:
    """The next round number, for the upper edge."""
    if value <= 0:
        return 1
    power = 10.0 ** floor(log10(value))
    return next(n * power for n in ROUND if n * power >= value)


def _point(place: int, value: float | None, step: float, highest: float) -> Known | None:
    if value is None:
        return None
    return _short(LEFT + place * step), _short(BOTTOM - (BOTTOM - TOP) * value / highest)


def _runs(points: Sequence[Known | None]) -> list[list[Known]]:
    """The points that follow each other without a gap."""
    groups = groupby(points, key=lambda point: point is None)
    return [[p for p in group if p is not None] for is_gap, group in groups if not is_gap]


def _line(run: Sequence[Known]) -> str:
    """A path through the points, each piece a cubic curve between two of them."""
    slopes = _slopes(run)
    path = [f"M{run[0][0]} {run[0][1]}"]
    for ((x0, y0), (x1, y1)), (s0, s1) in zip(pairwise(run), pairwise(slopes), strict=True):
        third = (x1 - x0) / 3
        handles = (x0 + third, y0 + s0 * third, x1 - third, y1 - s1 * third)
        path.append("C" + " ".join(str(_short(n)) for n in (*handles, x1, y1)))
    return "".join(path)


def _slopes(run: Sequence[Known]) -> list[float]:
    """Slopes at the points with which no piece rises above its ends or falls below them.

    By the way of Fritsch and Butland. At a top, at a foot and at both ends the line is level.
    """
    steps = [(y1 - y0) / (x1 - x0) for (x0, y0), (x1, y1) in pairwise(run)]
    within = [
        2 * before * after / (before + after) if before * after > 0 else 0.0
        for before, after in pairwise(steps)
    ]
    return [0.0, *within, 0.0]


def _short(number: float) -> float:
    return round(number, 1)
