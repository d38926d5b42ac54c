"""Numbers, curves and transformations, as SVG writes them."""

import math
from collections.abc import Sequence

from games.decks.geometry import Spot
from games.decks.motifs import Motif


def n(number: float) -> str:
    """The number, rounded and written as short as can be."""
    if abs(number) >= 10:  # noqa: PLR2004
        return f"{round(number):g}"
    return f"{round(number, 1) + 0:g}".replace("0.", ".", 1)


def smooth(points: Sequence[Spot], closed: bool = False) -> str:
    """The path of a curve through all the points."""
    if closed:
        around = [points[-1], *points, points[0], points[1]]
    else:
        around = [points[0], *points, points[-1]]
    path = f"M{n(around[1][0])},{n(around[1][1])}"
    for before, a, b, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        c = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        d = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        path += f"C{n(c[0])},{n(c[1])} {n(d[0])},{n(d[1])} {n(b[0])},{n(b[1])}"
    return path + ("Z" if closed else "")


def ground(points: Sequence[Spot], bottom: float = 930) -> str:
    """The path of everything below a line: a hill, a wave, a shore."""
    first, last = points[0], points[-1]
    return f"{smooth(points)}L{n(last[0])},{n(bottom)}L{n(first[0])},{n(bottom)}Z"


def matrix(*six: float) -> str:
    return f"matrix({' '.join(f'{number:.4g}' for number in six)})"


def placing(
    motif: Motif, foot: Spot, size: float, turn: float = 0, *, flip: bool = False
) -> tuple[str, float]:
    """The matrix that puts a motif's foot at a point, turned about its middle; and its scale."""
    scale = size / motif.height
    sx, sy = -scale if flip else scale, scale
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    a, b, c, d = cos * sx, sin * sx, -sin * sy, cos * sy
    x, y = foot[0], foot[1] - size / 2
    middle = motif.width / 2, motif.height / 2
    e = x - a * middle[0] - c * middle[1]
    f = y - b * middle[0] - d * middle[1]
    return matrix(a, b, c, d, e, f), scale
