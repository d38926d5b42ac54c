"""Hands that are large enough for every finger to be seen."""

from collections.abc import Callable

from games.decks.figures.parts import Part, flat, form, line
from games.decks.geometry import Spot, along, between, going, hull, tube

Bend = tuple[Spot, ...]
"""The line of a finger, in lengths of the hand: the wrist is at (0, 0), the fingers point down."""

FINGERS: dict[str, tuple[tuple[Bend, ...], Bend]] = {
    "open": (
        (
            ((-0.2, 0.44), (-0.28, 0.64), (-0.34, 0.82)),
            ((-0.07, 0.47), (-0.1, 0.74), (-0.12, 0.98)),
            ((0.06, 0.47), (0.08, 0.74), (0.1, 0.96)),
            ((0.19, 0.43), (0.26, 0.62), (0.3, 0.8)),
        ),
        ((0.2, 0.16), (0.38, 0.28), (0.5, 0.46)),
    ),
    "flat": (
        (
            ((-0.19, 0.44), (-0.2, 0.64), (-0.17, 0.84)),
            ((-0.07, 0.46), (-0.08, 0.74), (-0.06, 0.98)),
            ((0.06, 0.46), (0.06, 0.74), (0.06, 0.97)),
            ((0.18, 0.43), (0.18, 0.64), (0.17, 0.84)),
        ),
        ((0.2, 0.16), (0.32, 0.34), (0.3, 0.54)),
    ),
    "point": (
        (
            ((-0.2, 0.42), (-0.24, 0.54), (-0.18, 0.6)),
            ((-0.08, 0.46), (-0.1, 0.6), (-0.04, 0.64)),
            ((0.05, 0.46), (0.05, 0.6), (0.1, 0.62)),
            ((0.18, 0.42), (0.21, 0.72), (0.2, 0.98)),
        ),
        ((0.22, 0.16), (0.3, 0.36), (0.16, 0.5)),
    ),
    "grip": (
        (
            ((-0.24, 0.28), (-0.3, 0.44), (-0.14, 0.48)),
            ((-0.12, 0.36), (-0.16, 0.54), (0.0, 0.58)),
            ((0.02, 0.38), (0.0, 0.58), (0.14, 0.6)),
            ((0.16, 0.36), (0.16, 0.56), (0.28, 0.56)),
        ),
        ((0.22, 0.12), (0.34, 0.3), (0.2, 0.42)),
    ),
    "mitt": (
        (
            ((-0.2, 0.42), (-0.25, 0.6), (-0.2, 0.74)),
            ((-0.08, 0.46), (-0.12, 0.68), (-0.06, 0.84)),
            ((0.05, 0.46), (0.04, 0.7), (0.07, 0.86)),
            ((0.18, 0.43), (0.2, 0.64), (0.18, 0.78)),
        ),
        ((0.2, 0.14), (0.34, 0.3), (0.34, 0.5)),
    ),
    "pinch": (
        (
            ((-0.22, 0.4), (-0.32, 0.58), (-0.24, 0.76)),
            ((-0.12, 0.46), (-0.22, 0.7), (-0.1, 0.88)),
            ((0.0, 0.48), (-0.1, 0.76), (0.02, 0.96)),
            ((0.12, 0.46), (0.06, 0.76), (0.14, 1.0)),
        ),
        ((0.22, 0.14), (0.34, 0.56), (0.17, 0.98)),
    ),
}  # fmt: skip


def large_hand(
    kind: str, at: Spot, start: Spot, size: float, way: float, *, thumb: int
) -> list[Part]:
    """A hand that points somewhere, its wrist at a point, and the arm that begins elsewhere."""
    fingers, thumb_line = FINGERS[kind]

    def place(spot: Spot) -> Spot:
        side, far = spot[0] * size * thumb, spot[1] * size
        return going(going(at, way, far), way + 90, side)

    drawn = [part for finger in fingers for part in _finger(finger, size, place, 0.078)]
    palm = hull(
        [
            (*place((0, 0.0)), 0.19 * size), (*place((-0.15, 0.4)), 0.13 * size),
            (*place((0.14, 0.4)), 0.13 * size), (*place((0.06, 0.2)), 0.22 * size),
        ],
        steps=10,
    )  # fmt: skip
    crease = [place(spot) for spot in ((-0.2, 0.3), (0, 0.36), (0.16, 0.3))]
    sleeve = tube(
        [start, between(start, at, 0.6), going(at, way, -0.04 * size)],
        [0.34 * size, 0.3 * size, 0.27 * size],
        open_end=True,
    )
    cuff = tube([place((-0.26, -0.02)), place((0, 0.02)), place((0.26, -0.02))], [0.07 * size] * 3)
    return [
        *drawn, form(palm, tone="skin", depth=0.22 * size),
        line(crease, tone="fold", width=max(1.2, 0.012 * size)),
        *_finger(thumb_line, size, place, 0.088),
        form(sleeve, tone="cloth", depth=0.5 * size), form(cuff, tone="trim", depth=0.14 * size),
    ]  # fmt: skip


def _finger(bend: Bend, size: float, place: Callable[[Spot], Spot], wide: float) -> list[Part]:
    row = along([place(spot) for spot in bend])
    outline = tube(row, [wide * size, wide * 0.94 * size, wide * 0.72 * size])
    tip = between(row[-1], row[-2], 0.25)
    nail = tube([tip, row[-1]], [wide * 0.42 * size, wide * 0.36 * size])
    return [form(outline, tone="skin", depth=wide * 2 * size), flat(nail, tone="nail", fade=0.8)]
