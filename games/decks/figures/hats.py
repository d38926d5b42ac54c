"""Hats, and whatever else is worn on a head.

A hat covers the whole skull above its edge, which lies a little lower at the back of the head.
"""

import math
from collections.abc import Callable

from games.decks.figures.head_views import HALF_SCARVES
from games.decks.figures.heads import Head
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, going, heading, hull, tube

EDGE = -0.5
SLOPE = 0.16


def _edge(head: Head, u: float, v: float = EDGE) -> Spot:
    """A point on the edge of a hat."""
    return head.at(u, v - SLOPE * u * head.seen(0, 1))


def _oval(head: Head, v: float, wide: float, high: float, u: float = 0) -> list[Spot]:
    """An ellipse that follows the edge of a hat."""
    return [_edge(head, u + wide * math.cos(a), v + high * math.sin(a)) for a in _ROUND[:-1]]


def _crown(head: Head, top: float, wide: float, v: float = EDGE) -> list[Spot]:
    """A dome on the edge of a hat, high enough for the skull."""
    arch = (math.pi * (1 + at / 8) for at in range(9))
    dome = [_edge(head, wide * math.cos(a), v + (v - top) * math.sin(a)) for a in arch]
    return [*dome, _edge(head, 0, v + 0.12)]


def _block(head: Head, points: list[Spot], depth: float = 1) -> Part:
    spots = [_edge(head, u, v) for u, v in points]
    return form(spots, tone="trim", depth=head.radius * depth, corners=spots)


def _brim(head: Head, wide: float, high: float = 0.2, v: float = EDGE) -> Part:
    oval = _oval(head, v, wide, high, head.seen(0, 0.1))
    return form(oval, tone="trim", depth=head.radius * 0.3)


def _band(head: Head, wide: float, thick: float, v: float = EDGE) -> list[Spot]:
    """A strip around the head at the edge of a hat."""
    row = [_edge(head, u * wide, v + 0.12 * (1 - u * u)) for u in (-1, -0.5, 0, 0.5, 1)]
    return tube(row, [thick * head.radius] * 3)


def _ribbon(head: Head, wide: float, v: float = EDGE - 0.14) -> Part:
    return flat(_band(head, wide, 0.09, v), tone="cloth")


def _top_hat(head: Head) -> list[Part]:
    tall = [(-0.94, EDGE), (-1.0, -2.0), (-0.5, -2.08), (0.5, -2.08), (1.0, -2.0), (0.94, EDGE),
            (0, EDGE + 0.12)]  # fmt: skip
    spots = [_edge(head, u, v) for u, v in tall]
    corners = [spots[at] for at in (0, 1, 4, 5)]
    return [
        _brim(head, 1.5),
        form(spots, tone="trim", depth=head.radius, corners=corners),
        _ribbon(head, 0.95),
    ]


def _bowler(head: Head) -> list[Part]:
    dome = form(_crown(head, -1.62, 1.0), tone="trim", depth=head.radius)
    return [_brim(head, 1.42, 0.18), dome, _ribbon(head, 0.99)]


def _straw(head: Head) -> list[Part]:
    dome = form(_crown(head, -1.46, 0.98), tone="trim", depth=head.radius)
    return [_brim(head, 1.95, 0.26), dome, _ribbon(head, 0.97)]


def _peak(head: Head, tone: str) -> Part:
    """The peak of a cap, over the brow."""
    x = head.seen(0, 1)
    middle, half = x * 0.72, 0.84 - 0.14 * abs(x)
    row = [
        (-1, -0.52),
        (-0.5, -0.36),
        (0, -0.3),
        (0.5, -0.34),
        (1, -0.5),
        (0.5, -0.6),
        (-0.5, -0.62),
    ]
    return form([head.at(middle + u * half, v) for u, v in row], tone=tone, depth=head.radius * 0.3)


def _cap(head: Head) -> list[Part]:
    """A flat cap with its peak where the nose is."""
    r, x = head.radius, head.seen(0, 1)
    row = [(-1.06, -0.34), (-1.2, -0.72), (-0.86, -1.2), (-0.1, -1.42), (0.66, -1.26),
           (1.12, -0.8), (1.04, -0.46), (0, -0.4)]  # fmt: skip
    top = [head.at(u + 0.06 * x, v) for u, v in (row if x >= 0 else [(-u, v) for u, v in row])]
    button = dot(*head.at(-0.06 * x, -1.42), r * 0.1)
    return [form(button, top, tone="trim", depth=r), _peak(head, "dim-trim")]


def _beret(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(180, 0.3)
    side = -1 if x > 0 else 1
    row = [(-1.04, -0.46), (-1.44, -0.86), (-1.02, -1.36), (-0.2, -1.5), (0.66, -1.34),
           (1.12, -0.9), (1.0, -0.52), (0, -0.42)]  # fmt: skip
    top = [head.at(u * side, v) for u, v in row]
    stalk = tube([head.at(-0.2 * side, -1.44), head.at(-0.14 * side, -1.7)], [0.07 * r, 0.06 * r])
    return [form(stalk, top, tone="trim", depth=r),
            form(_band(head, 1.02, 0.1), tone="dim-trim", depth=r * 0.2)]  # fmt: skip


def _wool(head: Head) -> list[Part]:
    """A knitted hat with a pompom."""
    r = head.radius
    ball = dot(*head.at(head.seen(180, 0.16), -1.74), r * 0.34)
    return [
        form(ball, _crown(head, -1.56, 1.1), tone="trim", depth=r),
        form(_band(head, 1.1, 0.2), tone="dim-trim", depth=r * 0.3),
    ]


def _wrapped(head: Head, kind: str) -> list[Spot]:
    front, half, back = HALF_SCARVES[kind]
    around = half if abs(head.yaw) < FROM_BEHIND else back
    if abs(head.yaw) < ASIDE:
        around = front
    sign = 1 if head.seen(0, 1) >= 0 else -1
    return [head.at(u * sign, v) for u, v in around]


ASIDE, FROM_BEHIND = 18, 100


def _headscarf(head: Head) -> list[Part]:
    """A cloth over the hair, tied under the chin."""
    r, x = head.radius, head.seen(0, 0.44)
    ends = (
        hull([(*head.at(x, 1.22), 0.14 * r), (*head.at(x + far, 1.62), 0.1 * r)], steps=6)
        for far in (-0.24, 0.16)
    )
    parts = [form(_wrapped(head, "scarf"), tone="trim", depth=r)]
    if abs(head.yaw) < FROM_BEHIND:
        parts.append(form(*ends, tone="trim", depth=r * 0.3))
    return parts


def _hood(head: Head) -> list[Part]:
    return [form(_wrapped(head, "hood"), tone="cloth", depth=head.radius)]


def _royal(head: Head) -> list[Part]:
    points = [
        (-0.98, -0.56), (-1.1, -1.5), (-0.5, -1.1), (0, -1.74), (0.5, -1.1), (1.1, -1.5),
        (0.98, -0.56), (0, -0.42),
    ]  # fmt: skip
    jewels = (_oval(head, -0.7 + 0.1 * (1 - u * u * 4), 0.1, 0.1, u) for u in (-0.5, 0, 0.5))
    return [_block(head, points), flat(*jewels, tone="cloth")]


def _peaked(head: Head) -> list[Part]:
    """The cap of a uniform."""
    r, x = head.radius, head.seen(0, 1)
    row = [(-0.98, -0.5), (-1.26, -1.1), (-1.0, -1.34), (0, -1.46), (1.0, -1.34), (1.26, -1.1),
           (0.98, -0.5), (0, -0.4)]  # fmt: skip
    top = [_edge(head, u, v) for u, v in row]
    badge = flat(dot(*head.at(x * 0.7, -1.02), 0.14 * r), tone="light")
    return [
        form(top, tone="trim", depth=r),
        flat(_band(head, 1.0, 0.13, EDGE - 0.1), tone="cloth"),
        _peak(head, "dark"),
        badge,
    ]


def _nightcap(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(180, 1)
    back = 1 if x >= 0 else -1
    row = [head.at(u * back, v) for u, v in ((0.1, -1.0), (0.66, -1.66), (1.5, -1.3), (1.72, -0.5))]
    tail = tube(row, [0.8 * r, 0.5 * r, 0.26 * r, 0.1 * r])
    tassel = tube([row[3], head.at(1.78 * back, -0.1)], [0.08 * r, 0.2 * r])
    stripes = [
        [going(row[at], heading(row[at - 1], row[at + 1]) + side, wide * r) for side in (90, -90)]
        for at, wide in ((1, 0.46), (2, 0.22))
    ]
    return [
        form(tail, _crown(head, -1.5, 1.08), tone="trim", depth=r),
        line(*stripes, tone="light", width=0.11 * r),
        form(_band(head, 1.1, 0.17), tassel, tone="dim-trim", depth=r * 0.3),
    ]


def _paper(head: Head) -> list[Part]:
    """A hat folded from paper."""
    fold = [_edge(head, u, v) for u, v in ((-0.5, -0.56), (0, -1.9), (0.5, -0.56))]
    row = [(-1.5, -0.5), (-0.1, -2.0), (0.1, -2.0), (1.5, -0.5), (0, -0.36)]
    return [_block(head, row, 0.8), line(fold, tone="dim-trim", width=0.06 * head.radius)]


def _sou_wester(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(180, 1)
    row = [(-1.1, -0.44), (-0.5, -0.4), (0.7, -0.2), (1.6, 0.46)]
    if abs(x) < 0.4:  # noqa: PLR2004  # towards us or away
        row = [(-1.44, -0.1), (-0.8, -0.44), (0.8, -0.44), (1.44, -0.1)]
    sign = 1 if x >= 0 else -1
    brim = tube([head.at(u * sign, v) for u, v in row], [0.12 * r, 0.16 * r, 0.22 * r, 0.1 * r])
    return [form(_crown(head, -1.5, 1.08), tone="trim", depth=r),
            form(brim, tone="dim-trim", depth=r * 0.4)]  # fmt: skip


def _helmet(head: Head) -> list[Part]:
    """The helmet of a diver, with its window before the face."""
    r, x = head.radius, head.seen(0, 0.3)

    def ring(far: float, u: float = 0.0) -> list[Spot]:
        return [head.at(u + far * math.sin(a), far * math.cos(a)) for a in _ROUND]

    yoke = hull([(*head.at(-1.0, 1.56), 0.34 * r), (*head.at(1.0, 1.56), 0.34 * r)])
    bolts = (dot(*spot, 0.1 * r) for spot in ring(1.32, x * 0.5)[::2])
    gleam = [head.at(x + 0.8 * math.sin(a), 0.06 + 0.8 * math.cos(a)) for a in (3.5, 4.0, 4.5)]
    return [
        form(yoke, tone="trim", depth=0.5 * r),
        line(ring(1.36, x * 0.5), tone="trim", width=0.62 * r),
        line(ring(1.06, x), tone="dim-trim", width=0.18 * r),
        flat(ring(1.0, x)[:-1], tone="light", fade=0.2),
        line(gleam, tone="light", width=0.13 * r, fade=0.8),
        flat(*bolts, tone="dim-trim"),
    ]


_ROUND = [math.tau * at / 12 for at in range(13)]

HATS: dict[str, Callable[[Head], list[Part]]] = {
    "top-hat": _top_hat, "bowler": _bowler, "straw": _straw, "cap": _cap, "beret": _beret,
    "wool": _wool, "headscarf": _headscarf, "hood": _hood, "crown": _royal, "peaked": _peaked,
    "nightcap": _nightcap, "paper": _paper, "sou-wester": _sou_wester, "helmet": _helmet,
}  # fmt: skip
COVERING = {"hood", "headscarf"}
"""Under these no hair is seen on the head."""
OPEN = {"crown", "helmet"}
"""Under these all hair is seen; under the others what lies below their edge."""
