"""Heads: their outline, hair and beards, for each direction in which they look.

Outlines are drawn three times, seen from the front, from the side and from behind, in units of the
head's radius, with the nose at the right; what lies between is a mixture of two.
"""

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.decks.figures.parts import Part, dot, form
from games.decks.geometry import Spot, between, hull, tube, turned

Outline = tuple[Spot, ...]
Views = tuple[Outline, Outline, Outline]

HATLINE = -0.5
"""The height of the edge of a hat."""
AWAY = 2.0
"""Half a turn, in quarters."""

FRONT_HEAD: Outline = (
    (0, -1.08), (0.55, -0.97), (0.9, -0.5), (0.95, 0), (0.84, 0.5), (0.48, 0.96), (0, 1.12),
    (-0.48, 0.96), (-0.84, 0.5), (-0.95, 0), (-0.9, -0.5), (-0.55, -0.97),
)  # fmt: skip
SIDE_HEAD: Outline = (
    (0, -1.08), (0.55, -0.95), (0.86, -0.5), (0.88, 0), (0.84, 0.5), (0.74, 0.94), (0.4, 1.08),
    (-0.1, 0.86), (-0.58, 0.58), (-0.98, 0.05), (-1.0, -0.5), (-0.62, -0.95),
)  # fmt: skip
HEAD: Views = FRONT_HEAD, SIDE_HEAD, FRONT_HEAD

CAP: Views = (
    ((-0.96, 0.12), (-1.06, -0.5), (-0.7, -1.1), (0, -1.27), (0.7, -1.1), (1.06, -0.5),
     (0.96, 0.12), (0.84, -0.28), (0.46, -0.6), (-0.1, -0.52), (-0.6, -0.46), (-0.84, -0.2)),
    ((-0.66, 0.72), (-1.12, 0.12), (-1.06, -0.75), (-0.1, -1.29), (0.62, -1.12), (0.97, -0.56),
     (0.8, -0.5), (0.5, -0.55), (0.34, -0.3), (0.1, -0.24), (0.0, 0.16), (-0.3, 0.52)),
    ((-0.86, 0.62), (-1.06, 0), (-0.8, -0.95), (0, -1.29), (0.8, -0.95), (1.06, 0), (0.86, 0.62),
     (0.6, 0.86), (0.3, 0.93), (0, 0.97), (-0.3, 0.93), (-0.6, 0.86)),
)  # fmt: skip
BOB: Views = (
    ((-0.86, 0.9), (-1.18, 0.3), (-1.12, -0.6), (0, -1.3), (1.12, -0.6), (1.18, 0.3), (0.86, 0.9),
     (0.76, 0.3), (0.66, -0.36), (0, -0.5), (-0.66, -0.36), (-0.76, 0.3)),
    ((-0.62, 1.0), (-1.2, 0.4), (-1.08, -0.75), (-0.1, -1.31), (0.66, -1.12), (0.98, -0.5),
     (0.8, -0.4), (0.56, -0.42), (0.4, -0.15), (0.24, 0.34), (0.2, 0.92), (-0.24, 1.08)),
    ((-0.9, 0.98), (-1.2, 0.2), (-1.0, -0.8), (0, -1.31), (1.0, -0.8), (1.2, 0.2), (0.9, 0.98),
     (0.6, 1.1), (0.3, 1.12), (0, 1.13), (-0.3, 1.12), (-0.6, 1.1)),
)  # fmt: skip
MANE: Views = (
    ((-1.0, 1.9), (-1.26, 0.6), (-1.04, -0.7), (0, -1.28), (1.04, -0.7), (1.26, 0.6), (1.0, 1.9),
     (0.6, 2.04), (0.2, 1.9), (0, 1.98), (-0.2, 1.9), (-0.6, 2.04)),
    ((-1.1, 2.1), (-1.36, 0.7), (-1.06, -0.7), (-0.1, -1.28), (0.2, -1.1), (0.1, -0.4),
     (0.06, 0.3), (0.0, 1.0), (-0.1, 1.6), (-0.3, 2.0), (-0.6, 2.1), (-0.8, 2.26)),
    ((-1.0, 1.9), (-1.26, 0.6), (-1.04, -0.7), (0, -1.28), (1.04, -0.7), (1.26, 0.6), (1.0, 1.9),
     (0.6, 2.04), (0.2, 1.9), (0, 1.98), (-0.2, 1.9), (-0.6, 2.04)),
)  # fmt: skip
FRINGE: Views = (
    ((-0.98, 0.3), (-1.1, -0.06), (-1.0, -0.4), (-0.92, -0.5), (-0.84, -0.2), (-0.86, 0.2),
     (0.86, 0.2), (0.84, -0.2), (0.92, -0.5), (1.0, -0.4), (1.1, -0.06), (0.98, 0.3)),
    ((-0.6, 0.68), (-1.1, 0.2), (-1.16, -0.3), (-0.98, -0.56), (-0.7, -0.44), (-0.4, -0.3),
     (-0.2, -0.24), (-0.02, -0.3), (0.04, -0.1), (0.02, 0.16), (-0.1, 0.3), (-0.34, 0.5)),
    ((-0.92, 0.5), (-1.1, 0.0), (-1.0, -0.36), (-0.7, -0.24), (-0.3, -0.16), (0, -0.14),
     (0.3, -0.16), (0.7, -0.24), (1.0, -0.36), (1.1, 0.0), (0.92, 0.5), (0, 0.84)),
)  # fmt: skip
BEARDS: dict[str, Views] = {
    "full": (
        ((-0.92, 0.1), (-0.62, 0.34), (-0.34, 0.42), (0, 0.36), (0.34, 0.42), (0.62, 0.34),
         (0.92, 0.1), (0.84, 0.9), (0.42, 1.46), (0, 1.6), (-0.42, 1.46), (-0.84, 0.9)),
        ((-0.06, 0.1), (0.14, 0.36), (0.5, 0.46), (0.82, 0.4), (0.98, 0.42), (0.96, 0.6),
         (0.98, 0.9), (0.92, 1.3), (0.62, 1.6), (0.2, 1.3), (-0.04, 0.96), (-0.1, 0.5)),
        ((-0.7, 0.7), (-0.3, 0.9), (-0.1, 0.9), (0, 0.9), (0.1, 0.9), (0.3, 0.9), (0.7, 0.7),
         (0.5, 0.9), (0.3, 1.0), (0, 1.0), (-0.3, 1.0), (-0.5, 0.9)),
    ),
    "moustache": (
        ((-0.46, 0.5), (-0.3, 0.38), (-0.1, 0.34), (0, 0.38), (0.1, 0.34), (0.3, 0.38),
         (0.46, 0.5), (0.3, 0.52), (0.12, 0.5), (0, 0.5), (-0.12, 0.5), (-0.3, 0.52)),
        ((0.3, 0.56), (0.42, 0.42), (0.6, 0.36), (0.8, 0.36), (0.94, 0.34), (1.0, 0.42),
         (1.0, 0.52), (0.9, 0.54), (0.8, 0.52), (0.66, 0.54), (0.5, 0.56), (0.4, 0.6)),
        ((0, 0),) * 12,
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Head:
    """A head in its place that looks somewhere: 0 is to us, 90 forward, 180 away."""

    middle: Spot
    radius: float
    tilt: float
    yaw: float
    pitch: float = 0

    def at(self, u: float, v: float) -> Spot:
        spot = self.middle[0] + u * self.radius, self.middle[1] + v * self.radius
        return turned(spot, self.middle, self.tilt)

    def outline(self, views: Views) -> list[Spot]:
        front, side, back = views
        part = abs(self.yaw) / 90
        one, other = (front, side) if part <= 1 else (side, back)
        sign = -1 if self.yaw < 0 else 1
        # Mirrored outlines are run through backwards, so that they still turn the same way.
        mixed = [
            between(a, b, part % 1 if part < AWAY else 1) for a, b in zip(one, other, strict=True)
        ]
        if part == 1:
            mixed = list(side)
        return [self.at(u * sign, v) for u, v in mixed]

    def seen(self, yaw: float, off: float = 0.92) -> float:
        """The place across the head of something that is turned so far from the nose."""
        return math.sin(math.radians(self.yaw + yaw)) * off

    def faces_us(self, yaw: float, limit: float = 84) -> bool:
        return abs(self.yaw + yaw) < limit


def behind(head: Head, hair: str) -> list[Part]:
    """The hair that hangs behind head and neck."""
    r = head.radius
    if hair == "long":
        return [form(head.outline(MANE), tone="hair", depth=r)]
    if hair == "plaits" and 20 < abs(head.yaw) < 120:  # noqa: PLR2004
        return [_plait(head, -90 if head.yaw >= 0 else 90)]
    return []


def over(head: Head, hair: str) -> list[Part]:
    """The hair on the head."""
    r = head.radius
    draw = _HAIR.get(hair)
    return draw(head) if draw else [form(head.outline(CAP), tone="hair", depth=r)]


def below_hat(head: Head, hair: str) -> list[Part]:
    """The hair that a tight hat leaves free, at the temples and in the neck."""
    if hair in ("bald", "none"):
        return []
    views = BOB if hair in ("bob", "curls", "long") else CAP
    front, side, back = (tuple((u * 0.97, max(v, HATLINE)) for u, v in view) for view in views)
    plaits = _plaits(head)[1:] if hair == "plaits" else []
    return [form(head.outline((front, side, back)), tone="hair", depth=head.radius), *plaits]


def beard(head: Head, kind: str) -> list[Part]:
    if kind not in BEARDS or abs(head.yaw) > 110:  # noqa: PLR2004
        return []
    return [form(head.outline(BEARDS[kind]), tone="hair", depth=head.radius * 0.6)]


def _bob(head: Head) -> list[Part]:
    return [form(head.outline(BOB), tone="hair", depth=head.radius)]


def _bun(head: Head) -> list[Part]:
    x = head.seen(180, 1.02)
    knot = dot(*head.at(x, -0.86 - 0.4 * (1 - abs(x))), head.radius * 0.42)
    return [form(knot, head.outline(CAP), tone="hair", depth=head.radius)]


def _tuft(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(0, 0.3)
    spikes = [
        hull([(*head.at(a, -1.05), 0.16 * r), (*head.at(a + lean + x, b), 0.03 * r)], steps=6)
        for a, lean, b in ((-0.3, -0.25, -1.5), (0.02, 0.0, -1.62), (0.36, 0.22, -1.44))
    ]
    return [form(head.outline(CAP), *spikes, tone="hair", depth=r)]


def _curls(head: Head) -> list[Part]:
    r = head.radius
    edge = head.outline(CAP)[:7] if abs(head.yaw) < 120 else head.outline(CAP)  # noqa: PLR2004
    rings = [
        dot(*between(a, b, at), r * (0.3 + 0.05 * (number % 3)))
        for number, (a, b) in enumerate(itertools.pairwise(edge))
        for at in (0.1, 0.6)
    ]
    return [form(head.outline(CAP), *rings, tone="hair", depth=r)]


def _plait(head: Head, yaw: float) -> Part:
    r, x = head.radius, head.seen(yaw, 0.98)
    beads = [
        dot(*head.at(x * (1.02 + 0.05 * at), 0.5 + 0.36 * at), r * (0.27 - 0.03 * at))
        for at in range(4)
    ]
    return form(*beads, tone="hair", depth=r * 0.5)


def _plaits(head: Head) -> list[Part]:
    return [
        form(head.outline(CAP), tone="hair", depth=head.radius),
        *(_plait(head, yaw) for yaw in (-90, 90) if abs((head.yaw + yaw + 180) % 360 - 180) < 88),  # noqa: PLR2004
    ]


def _tail(head: Head) -> list[Part]:
    """A ponytail."""
    r, x = head.radius, head.seen(180, 1.0)
    line = [
        head.at(x * 0.95, -0.6),
        head.at(x * 1.5, -0.35),
        head.at(x * 1.45, 0.5),
        head.at(x * 1.7, 1.2),
    ]
    tail = tube(line, [0.16 * r, 0.34 * r, 0.26 * r, 0.05 * r])
    return [form(tail, head.outline(CAP), tone="hair", depth=r)]


def _bald(head: Head) -> list[Part]:
    if abs(head.yaw) < 45:  # noqa: PLR2004
        left, right = head.outline(FRINGE)[:6], head.outline(FRINGE)[6:]
        return [form(left, right, tone="hair", depth=head.radius * 0.5)]
    return [form(head.outline(FRINGE), tone="hair", depth=head.radius * 0.5)]


def _none(_: Head) -> list[Part]:
    return []


_HAIR: dict[str, Callable[[Head], list[Part]]] = {
    "bob": _bob, "bun": _bun, "tuft": _tuft, "curls": _curls, "plaits": _plaits,
    "ponytail": _tail, "bald": _bald, "none": _none,
}  # fmt: skip
HAIR: Sequence[str] = ("short", "long", *_HAIR)
