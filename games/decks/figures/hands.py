"""Hands and feet."""

from games.decks.figures.hand_shapes import HAND_SHAPES, THUMB, Stroke
from games.decks.figures.parts import Part, flat, form, line
from games.decks.geometry import Spot, along, going, hull, tube

LONG = 3.5
"""The length of a hand, by the width of the wrist."""
CREASED = 19
"""Hands that are shorter than so many pixels have no lines."""
NAILED = 70
WIDE = 1.24
"""Small hands are wider than large ones, so that they read."""


def hand(
    wrist: Spot, way: float, kind: str, unit: float, *, thumb: int = 1, far: bool = False
) -> list[Part]:
    """A hand at the end of an arm; `unit` is about the width of a wrist."""
    size = LONG * unit * (0.92 if kind == "open" else 1)
    wide = 1.1 if kind == "open" else WIDE
    return shaped(kind, wrist, way, size, thumb=thumb, wide=wide, far=far)


def shaped(
    kind: str,
    wrist: Spot,
    way: float,
    size: float,
    *,
    thumb: int,
    wide: float = 1,
    far: bool = False,
) -> list[Part]:
    """A hand of a kind in its place, with as many lines as can be seen at its size."""
    shape = HAND_SHAPES[kind]

    def place(stroke: Stroke) -> list[Spot]:
        return [
            going(going(wrist, way, y * size), way + 90, x * size * thumb * wide)
            for x, y in stroke
        ]  # fmt: skip

    parts = [form(place(shape.outline), tone="skin", depth=size * 0.4, far=far, fine=True)]
    if size < CREASED or far:
        return parts
    width = max(0.9, size * 0.016)
    strokes = shape.creases + (shape.lines if size > CREASED * 1.6 else ())
    if strokes:
        parts.append(line(*(place(stroke) for stroke in strokes), tone="fold", width=width))
    if shape.thumb:
        row = along(place(shape.thumb), 2)
        over = tube(row, [part * size for part in THUMB])
        parts.append(line([*over, over[0]], tone="fold", width=width * 1.6))
        parts.append(form(over, tone="skin", depth=size * 0.2, far=far, fine=True))
    if size > NAILED and shape.nails:
        nails = (tube(place(nail), [0.034 * size, 0.03 * size]) for nail in shape.nails)
        parts.append(flat(*nails, tone="nail", fade=0.8))
    return parts


SHOE: Stroke = (
    (-0.021, -0.012), (-0.027, 0.01), (-0.025, 0.03), (-0.004, 0.03), (0.004, 0.026),
    (0.026, 0.03), (0.06, 0.031), (0.083, 0.028), (0.084, 0.017), (0.066, 0.01),
    (0.042, 0.004), (0.022, -0.01), (0.018, -0.02),
)  # fmt: skip
"""A shoe from the side, by the height of who wears it: the ankle is at (0, 0), the toes right."""
SOLE: Stroke = ((-0.026, 0.024), (0.006, 0.022), (0.03, 0.025), (0.08, 0.023))
SOLED = 300
"""The height in pixels from which the soles of shoes are drawn."""


def shoe(ankle: Spot, foot: float, s: float, *, front: bool, far: bool, tall: bool) -> list[Part]:
    """A shoe whose toes point in a direction, or a boot."""

    def place(stroke: Stroke) -> list[Spot]:
        return [going(going(ankle, foot, x * s), foot - 90, y * s) for x, y in stroke]

    if front and abs(foot) < 70:  # noqa: PLR2004
        out = (0.012 if foot > 0 else -0.012) * s
        toe = ankle[0] + out, ankle[1] + 0.013 * s
        top = hull([(*ankle, 0.02 * s), (*toe, 0.026 * s)], steps=10)
        sole = [(toe[0] - 0.024 * s, toe[1] + 0.013 * s), (toe[0], toe[1] + 0.018 * s),
                (toe[0] + 0.024 * s, toe[1] + 0.013 * s)]  # fmt: skip
        shaft = [(*going(ankle, 180, 0.07 * s), 0.03 * s)]
    else:
        top, sole = place(SHOE), place(SOLE)
        shaft = [(*going(ankle, foot + 90, 0.07 * s), 0.031 * s)]
    outlines = [top]
    if tall:
        outlines.append(hull([(*ankle, 0.022 * s), *shaft], steps=9))
    parts = [form(*outlines, tone="shoe", depth=0.05 * s, far=far, fine=True)]
    if s > SOLED:
        parts.append(line(sole, tone="sole", width=max(1.0, 0.006 * s)))
    return parts
