"""Hands and feet."""

from dataclasses import dataclass

from games.decks.figures.hand_shapes import HAND_SHAPES, HOLDING, THUMB, HandShape, Stroke
from games.decks.figures.parts import Part, flat, form, line
from games.decks.geometry import Spot, along, going, hull, tube

CREASED = 17
"""Hands that are shorter than so many pixels have no lines."""
THUMBED = 12
"""Hands that are shorter than so many pixels are no more than an outline."""
NAILED = 70
WIDE = 1.24
"""Small hands are wider than large ones, so that they read."""

Layers = tuple[list[Part], list[Part]]
"""The parts of a hand below the thing that it holds, and those that close over it."""


def hand(wrist: Spot, way: float, kind: str, size: float, *, thumb: int = 1,
         far: bool = False) -> Layers:  # fmt: skip
    """A hand of a size at the end of an arm."""
    wide = 1.1 if kind == "open" else WIDE
    size *= 0.94 if kind == "open" else 1
    return shaped(kind, wrist, way, size, thumb=thumb, wide=wide, far=far)


def shaped(kind: str, wrist: Spot, way: float, size: float, *, thumb: int, wide: float = 1,
           far: bool = False) -> Layers:  # fmt: skip
    """A hand of a kind in its place, with as many lines as can be seen at its size."""
    return Drawn(HAND_SHAPES[kind], wrist, way, size, thumb, wide, far).layers(kind in HOLDING)


@dataclass(frozen=True)
class Drawn:
    """A shape of a hand in its place."""

    shape: HandShape
    wrist: Spot
    way: float
    size: float
    thumb: int
    wide: float
    far: bool

    def place(self, stroke: Stroke) -> list[Spot]:
        return [
            going(going(self.wrist, self.way, y * self.size), self.way + 90,
                  x * self.size * self.thumb * self.wide)
            for x, y in stroke
        ]  # fmt: skip

    @property
    def pen(self) -> float:
        """The width of its lines."""
        return max(0.9, self.size * 0.02)

    def layers(self, holding: bool) -> Layers:
        below, above = [self._form(self.place(self.shape.outline))], list[Part]()
        if self.size < THUMBED:
            return below, above
        if self.shape.fingers:
            above += [self._form(self.place(self.shape.fingers)), *self._lines(self.shape.creases)]
        else:
            below += self._lines(self.shape.creases)
        if self.size > CREASED * 1.6:
            below += self._lines(self.shape.lines)
        above += self._thumb() + self._nails()
        return (below, above) if holding else ([*below, *above], [])

    def _form(self, outline: list[Spot], depth: float = 0.4, edge: float = 0) -> Part:
        return form(
            outline, tone="skin", depth=self.size * depth, far=self.far, fine=True, edge=edge
        )

    def _lines(self, strokes: tuple[Stroke, ...]) -> list[Part]:
        if not strokes or self.size < CREASED:
            return []
        rows = (self.place(stroke) for stroke in strokes)
        return [line(*rows, tone="fold", width=self.pen, far=self.far)]

    def _thumb(self) -> list[Part]:
        if not self.shape.thumb:
            return []
        row = self.place(self.shape.thumb)
        row = along(row, 2) if self.size > NAILED else row
        over = tube(row, [part * self.size for part in THUMB])
        return [self._form(over, 0.2, self.pen * 1.5)]

    def _nails(self) -> list[Part]:
        if self.size < NAILED or not self.shape.nails:
            return []
        nails = (
            tube(self.place(nail), [0.034 * self.size, 0.03 * self.size])
            for nail in self.shape.nails
        )
        return [flat(*nails, tone="nail", fade=0.8)]


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
