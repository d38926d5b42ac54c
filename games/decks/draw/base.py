"""The function that draws any thing, and what all kinds share."""

from functools import singledispatch

from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.recipe import Thing


@singledispatch
def draw(thing: Thing, pen: Pen) -> str:
    raise TypeError(thing)


def all_of(things: tuple[Thing, ...], pen: Pen) -> str:
    return "".join(draw(thing, pen) for thing in things)


def opacity(fade: float) -> str:
    return f' opacity="{fade:g}"' if fade < 1 else ""


def faded(drawn: str, fade: float) -> str:
    return f"<g{opacity(fade)}>{drawn}</g>" if fade < 1 else drawn


def fallen(pen: Pen, foot: tuple[float, float], length: float) -> str:
    """The transformation that lays what stands at a foot down as its shadow."""
    y = foot[1]
    slant = pen.light[0] * length
    flat = 0.3 * length * (1 if pen.lamp.behind else -1)
    if pen.light[1] > 0 or abs(pen.light[0]) < 0.1:  # noqa: PLR2004  # from above or below
        flat *= 0.8
    return f"matrix(1 0 {slant:.3g} {-flat:.3g} {n(-slant * y)} {n(y * (1 + flat))})"


def contact(pen: Pen, foot: tuple[float, float], wide: float, dark: float) -> str:
    """The dark spot below whatever touches the ground."""
    ink = pen.tone(pen.lamp.shade) if pen.lamp.shade else pen.palette.ink
    under = pen.glowing([(0, ink, dark), (0.6, ink, dark * 0.7), (1, ink, 0)])
    return pen.oval(foot[0], foot[1], wide, under, ry=max(2, wide * 0.14))
