"""Hands with their arms, for somebody who is larger than the picture."""

from games.decks.figures.hand_shapes import HOLDING
from games.decks.figures.hands import Layers, shaped
from games.decks.figures.parts import form, line
from games.decks.geometry import Spot, between, going, tube


def large_hand(kind: str, at: Spot, start: Spot, size: float, way: float, *, thumb: int) -> Layers:
    """A hand that points somewhere, its wrist at a point, and the arm that begins elsewhere.

    What it holds lies between the two layers.
    """

    def place(side: float, far: float) -> Spot:
        return going(going(at, way, far * size), way + 90, side * size * thumb)

    sleeve = tube(
        [start, between(start, at, 0.6), place(0, -0.06)],
        [0.36 * size, 0.31 * size, 0.26 * size],
        open_end=True,
    )
    cuff = [
        place(*spot)
        for spot in (
            (-0.26, -0.13),
            (0, -0.1),
            (0.26, -0.13),
            (0.28, 0.03),
            (0, 0.07),
            (-0.28, 0.03),
        )
    ]
    hem = [place(*spot) for spot in ((-0.26, -0.02), (0, 0.02), (0.26, -0.02))]
    corners = [cuff[at] for at in (0, 2, 3, 5)]
    arm = [
        form(sleeve, tone="cloth", depth=0.5 * size),
        form(cuff, tone="trim", depth=0.2 * size, corners=corners),
        line(hem, tone="dim-trim", width=max(1.2, 0.012 * size)),
    ]
    below, above = shaped(kind, at, way, size, thumb=thumb, wide=1.06)
    return (below, [*above, *arm]) if kind in HOLDING else ([*below, *arm], [])
