"""Hands and feet."""

from collections.abc import Sequence

from games.decks.figures.parts import Part, form
from games.decks.geometry import Spot, going, hull, tube

FINGERS = {
    "open": (-30, -10, 10, 28),
    "point": (0,),
}
"""The directions of stretched fingers, off that of the arm."""


def hand(
    wrist: Spot, way: float, kind: str, unit: float, *, thumb: int = 1, far: bool = False
) -> Part:
    """A hand at the end of an arm; `unit` is about the width of a wrist."""
    u = unit
    outlines: list[Sequence[Spot]] = []
    start = going(wrist, way + 180, 0.3 * u)
    if kind == "grip":
        palm = going(wrist, way, 0.85 * u)
        outlines.append(hull([(*start, 0.62 * u), (*palm, 0.98 * u)], steps=8))
        tip = going(palm, way + 62 * thumb, 0.95 * u)
        outlines.append(tube([palm, tip], [0.34 * u, 0.3 * u]))
        return form(*outlines, tone="skin", depth=1.6 * u, far=far)
    long = {"flat": 1.55, "mitt": 1.25}.get(kind, 1.15)
    palm = going(wrist, way, long * u)
    outlines.append(
        hull(
            [(*start, 0.62 * u), (*going(wrist, way, 0.75 * u), 0.9 * u),
             (*palm, 0.6 * u if kind == "flat" else 0.78 * u)],
            steps=8,
        )
    )  # fmt: skip
    for bend in FINGERS.get(kind, ()):
        root = going(going(wrist, way, 0.9 * u), way + bend * 1.4, 0.45 * u)
        tip = going(root, way + bend, 1.55 * u)
        outlines.append(tube([root, tip], [0.32 * u, 0.25 * u]))
    root = going(wrist, way, 0.3 * u)
    spread = {"open": 62, "flat": 34}.get(kind, 44)
    tip = going(root, way + spread * thumb, 1.25 * u)
    outlines.append(tube([root, tip], [0.36 * u, 0.26 * u]))
    return form(*outlines, tone="skin", depth=1.6 * u, far=far)


def shoe(ankle: Spot, foot: float, s: float, *, front: bool, far: bool, tall: bool) -> Part:
    """A shoe whose toes point in a direction, or a boot."""
    if front and abs(foot) < 70:  # noqa: PLR2004
        toe = ankle[0] + (0.012 if foot > 0 else -0.012) * s, ankle[1] + 0.016 * s
        outline = hull([(ankle[0], ankle[1] - 0.004 * s, 0.019 * s), (*toe, 0.022 * s)], steps=8)
        return form(outline, tone="shoe", depth=0.04 * s, far=far)
    down = foot - 90
    heel = going(going(ankle, foot + 180, 0.014 * s), down, 0.013 * s)
    toe = going(going(ankle, foot, 0.062 * s), down, 0.017 * s)
    arch = going(going(ankle, foot, 0.024 * s), down, 0.002 * s)
    circles = [(*ankle, 0.02 * s), (*heel, 0.0165 * s), (*toe, 0.0125 * s), (*arch, 0.016 * s)]
    if tall:
        circles.append((*going(ankle, foot + 90, 0.07 * s), 0.031 * s))
    return form(hull(circles, steps=9), tone="shoe", depth=0.05 * s, far=far)
