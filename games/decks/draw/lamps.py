"""Lights each thing from where the picture's lamp is."""

import math
import re
from collections.abc import Iterable
from dataclasses import replace

from games.decks.draw.base import draw
from games.decks.geometry import Spot, distance
from games.decks.pen import Pen
from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Figure,
    Hand,
    Line,
    Point,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    spots,
)

BESIDE = 36
"""Things that are nearer to the lamp than so many pixels are the lamp, or hold it."""
WAYS = 16
"""The number of directions that light can come from: few, so that gradients are shared."""
DARKEST, BRIGHTEST = 0.3, 0.1
"""How much of the dark is in the colours far from the lamp, and of its light in those near it."""


def all_in_lamplight(things: Iterable[Thing], pen: Pen) -> str:
    """Draws some things, each in the light of the picture's lamp."""
    return "".join(draw(thing, in_lamplight(pen, thing)) for thing in things)


def in_lamplight(pen: Pen, thing: Thing) -> Pen:
    """The pen for a thing that a lamp lights, if the picture has a lamp."""
    if pen.lamp.at is None or not pen.on_page:
        return pen
    middle = _middle(thing)
    if middle is None:
        return pen
    lamp, far = pen.lamp.at, distance(pen.lamp.at, middle)
    palette = pen.palette
    dark = round(DARKEST * min(1, max(0, far / pen.lamp.reach - 0.4)) * 12) / 12
    near = round(BRIGHTEST * max(0, 1 - 1.6 * far / pen.lamp.reach) * 24) / 24
    if dark:
        palette = palette.hazed(palette.ink, dark)
    if near:
        palette = palette.hazed(pen.tone(pen.lamp.tone), near)
    light = pen.light if far < BESIDE else _way(middle, lamp)
    return replace(pen, light=light, palette=palette)


def _way(start: Spot, end: Spot) -> Spot:
    step = math.tau / WAYS
    turn = round(math.atan2(end[1] - start[1], end[0] - start[0]) / step) * step
    return round(math.cos(turn), 2), round(math.sin(turn), 2)


def _middle(thing: Thing) -> Point | None:
    """The middle of a thing, roughly; nothing for what is light or air itself."""
    match thing:
        case Put() | Figure() | Beast() | Bird():
            return thing.at[0], thing.at[1] - thing.size / 2
        case Hand():
            return thing.at
        case Blob() | Taper() | Line():
            row = spots(thing.points)
            return sum(x for x, _ in row) / len(row), sum(y for _, y in row) / len(row)
        case Shape():
            start = re.match(r"M(-?[\d.]+)[, ](-?[\d.]+)", thing.path)
            return (float(start[1]), float(start[2])) if start else None
        case Turned():
            return thing.about[0] + thing.move[0], thing.about[1] + thing.move[1]
        case _:
            return None
