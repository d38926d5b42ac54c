"""Heads: where their parts are, and the hair and the beards on them, for each direction of look."""

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.decks.figures.head_views import BEARDS, BOB, CAP, FRINGE, MANE, TURNS, Views
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, between, hull, tube, turned

HATLINE = -0.5
"""The height of the edge of a hat."""


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

    def flat_outline(self, views: Views) -> list[Spot]:
        """An outline as it is seen from here, in units of the radius."""
        far = abs(self.yaw)
        first = next(at for at in (0, 1, 2) if far <= TURNS[at + 1])
        part = (far - TURNS[first]) / (TURNS[first + 1] - TURNS[first])
        sign = -1 if self.yaw < 0 else 1
        pairs = zip(views[first], views[first + 1], strict=True)
        return [(u * sign, v) for u, v in (between(a, b, part) for a, b in pairs)]

    def outline(self, views: Views) -> list[Spot]:
        return [self.at(u, v) for u, v in self.flat_outline(views)]

    def seen(self, yaw: float, off: float = 0.92) -> float:
        """The place across the head of something that is turned so far from the nose."""
        return math.sin(math.radians(self.yaw + yaw)) * off

    def faces_us(self, yaw: float, limit: float = 84) -> bool:
        return abs(self.yaw + yaw) < limit


STRANDED = 17
"""The radius in pixels from which strands of hair are drawn."""
EARED = 20, 150
"""Between these turns one ear is seen, before the hair."""
OVER_EARS = {"bob", "curls", "long"}


def behind(head: Head, hair: str) -> list[Part]:
    """The hair that hangs behind head and neck."""
    if hair == "long":
        return [form(head.outline(MANE), tone="hair", depth=head.radius)]
    if hair == "plaits" and abs(head.yaw) < EARED[1]:
        return _plait(head, 90 if head.yaw >= 0 else -90)
    return []


def over(head: Head, hair: str) -> list[Part]:
    """The hair on the head, and the ear that is free of it."""
    draw = _HAIR.get(hair)
    drawn = draw(head) if draw else _hair(head, CAP)
    return [*drawn, *([] if hair in OVER_EARS else ear(head))]


def below_hat(head: Head, hair: str) -> list[Part]:
    """The hair that a hat leaves free, at the temples and in the neck."""
    covered = hair in OVER_EARS
    shown = [] if covered else ear(head)
    if hair in ("bald", "none"):
        return [*(_bald(head) if hair == "bald" else []), *shown]
    front, half, side, back = (
        tuple((u * 0.97, max(v, HATLINE)) for u, v in view) for view in (BOB if covered else CAP)
    )
    plaits = _near_plaits(head) if hair == "plaits" else []
    drawn = form(head.outline((front, half, side, back)), tone="hair", depth=head.radius)
    return [drawn, *shown, *plaits]


def beard(head: Head, kind: str) -> list[Part]:
    if kind not in BEARDS or abs(head.yaw) > 110:  # noqa: PLR2004
        return []
    return [form(head.outline(BEARDS[kind]), tone="hair", depth=head.radius * 0.6)]


def ear(head: Head) -> list[Part]:
    """The ear on our side of a head that is turned."""
    if not EARED[0] < abs(head.yaw) < EARED[1]:
        return []
    r, x = head.radius, head.seen(-84 if head.yaw > 0 else 84, 0.92)
    lobe = [head.at(x + u, 0.12 + v) for u, v in dot(0, 0, 0.16, 0.23)]
    parts = [form(lobe, tone="skin", depth=r * 0.3)]
    if r > STRANDED:
        sign = 1 if x > 0 else -1
        inner = [
            head.at(x + u * sign, 0.12 + v) for u, v in ((-0.05, -0.1), (0.05, -0.06), (0, 0.1))
        ]
        parts.append(line(inner, tone="fold", width=max(1.0, 0.045 * r)))
    return parts


def _hair(head: Head, views: Views, *more: Sequence[Spot]) -> list[Part]:
    """The hair in an outline, with strands from its lower edge upwards."""
    row, r = head.outline(views), head.radius
    parts = [form(*more, row, tone="hair", depth=r)]
    if r > STRANDED:
        strands = [
            [between(row[low], row[high], part) for part in (0.1, 0.36, 0.66)]
            for low, high in ((8, 4), (9, 3), (10, 2), (11, 1))
        ]
        parts.append(line(*strands, tone="strand", width=max(1.0, 0.05 * r)))
    return parts


def _bob(head: Head) -> list[Part]:
    return _hair(head, BOB)


def _bun(head: Head) -> list[Part]:
    x = head.seen(180, 1.02)
    return _hair(head, CAP, dot(*head.at(x, -0.86 - 0.4 * (1 - abs(x))), head.radius * 0.42))


def _tuft(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(0, 0.14)
    spikes = [
        hull([(*head.at(a, -1.02), 0.25 * r), (*head.at(a + lean + x, b), 0.05 * r)], steps=6)
        for a, lean, b in (
            (-0.6, -0.3, -1.3), (-0.28, -0.16, -1.5), (0.1, 0.1, -1.52), (0.44, 0.3, -1.36),
        )
    ]  # fmt: skip
    return _hair(head, CAP, *spikes)


def _curls(head: Head) -> list[Part]:
    r = head.radius
    edge = head.outline(CAP)[:7] if abs(head.yaw) < 120 else head.outline(CAP)  # noqa: PLR2004
    rings = [
        dot(*between(a, b, at), r * (0.3 + 0.05 * (number % 3)))
        for number, (a, b) in enumerate(itertools.pairwise(edge))
        for at in (0.1, 0.6)
    ]
    return [form(head.outline(CAP), *rings, tone="hair", depth=r)]


def _plait(head: Head, yaw: float) -> list[Part]:
    r, x = head.radius, head.seen(yaw, 0.98)
    beads = [
        dot(*head.at(x * (1.02 + 0.05 * at), 0.5 + 0.36 * at), r * (0.27 - 0.03 * at))
        for at in range(4)
    ]
    ribbon = dot(*head.at(x * 1.18, 1.5), r * 0.16)
    return [form(*beads, tone="hair", depth=r * 0.5), flat(ribbon, tone="trim")]


def _near_plaits(head: Head) -> list[Part]:
    return [
        part
        for yaw in (-90, 90)
        if abs((head.yaw + yaw + 180) % 360 - 180) < 92  # noqa: PLR2004
        for part in _plait(head, yaw)
    ]


def _plaits(head: Head) -> list[Part]:
    return [*_hair(head, CAP), *_near_plaits(head)]


def _tail(head: Head) -> list[Part]:
    """A ponytail."""
    r, x = head.radius, head.seen(180, 1.0)
    row = [
        head.at(x * 0.95, -0.6),
        head.at(x * 1.5, -0.35),
        head.at(x * 1.45, 0.5),
        head.at(x * 1.7, 1.2),
    ]
    return _hair(head, CAP, tube(row, [0.16 * r, 0.34 * r, 0.26 * r, 0.05 * r]))


def _bald(head: Head) -> list[Part]:
    if abs(head.yaw) < TURNS[1] + 3:
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
