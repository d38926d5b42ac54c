"""Mouths that are seen from the side: lips in the outline, and a line that begins at its edge."""

from games.decks.figures.expressions import Face
from games.decks.figures.heads import Head
from games.decks.figures.parts import Part, flat, line
from games.decks.geometry import Spot

EDGE = 0.83
"""The edge of a face at the height of its mouth, by the radius of the head."""
GAPS = {"open": 0.36, "grin": 0.2, "round": 0.14}
"""How far lips are apart."""


def _at(head: Head, back: float, v: float) -> Spot:
    """A point so far behind the edge of the face."""
    sign = 1 if head.yaw > 0 else -1
    return head.at((EDGE - back) * sign, v + head.pitch * 0.8)


def lips(head: Head, face: Face) -> list[Spot]:
    """The outline of both lips and of the chin."""
    gap = GAPS.get(face.mouth, 0.04)
    out = 0.06 if face.mouth == "round" else 0.0
    upper = (0.3, 0.34), (0.06, 0.42), (-0.03 - out, 0.5), (0.02 - out, 0.57 - gap * 0.1)
    lower = (0.12, 0.6 + gap * 0.4), (0.0 - out, 0.6 + gap), (0.0 - out, 0.68 + gap)
    chin = (0.09, 0.75 + gap), (0.03, 0.9 + gap * 0.6), (0.16, 1.07 + gap * 0.4), (0.5, 1.04)
    return [_at(head, *spot) for spot in (*upper, *lower, *chin, (0.6, 0.6))]


def side_mouth(head: Head, face: Face) -> list[Part]:
    width = max(1.0, 0.052 * head.radius)
    rows: dict[str, tuple[Spot, ...]] = {
        "line": ((0.0, 0.605), (0.17, 0.615), (0.32, 0.585)),
        "smile": ((0.0, 0.62), (0.2, 0.61), (0.42, 0.48)),
        "sad": ((0.0, 0.59), (0.18, 0.6), (0.36, 0.72)),
        "wavy": ((0.0, 0.6), (0.12, 0.64), (0.24, 0.57), (0.36, 0.63)),
    }
    if face.mouth in rows:
        row = [_at(head, *spot) for spot in rows[face.mouth]]
        return [line(row, tone="mouth", width=width)]
    shapes: dict[str, tuple[Spot, ...]] = {
        "grin": ((-0.03, 0.56), (0.22, 0.56), (0.46, 0.45), (0.36, 0.66), (0.2, 0.75), (0.0, 0.73)),
        "open": ((-0.03, 0.55), (0.16, 0.54), (0.34, 0.6), (0.36, 0.78), (0.2, 0.9), (0.02, 0.88)),
        "round": ((0.0, 0.585), (0.09, 0.575), (0.14, 0.64), (0.09, 0.71), (0.01, 0.71)),
    }
    if face.mouth not in shapes:
        return []
    shape = [_at(head, *spot) for spot in shapes[face.mouth]]
    return [flat(shape, tone="mouth", corners=(shape[0], shape[-1]))]
