"""Hats, and whatever else is worn on a head."""

import math
from collections.abc import Callable

from games.decks.figures.heads import Head
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, hull, tube

Wrapped = tuple[tuple[Spot, ...], ...]

SCARF: Wrapped = (
    (
        (-0.6, 1.1), (-1.1, 0.3), (-1.08, -0.6), (0, -1.3), (1.08, -0.6), (1.1, 0.3), (0.6, 1.1),
        (0, 1.3), (0.5, 0.9), (0.72, 0.2), (0.6, -0.5), (0, -0.72), (-0.6, -0.5), (-0.72, 0.2),
        (-0.5, 0.9), (0, 1.3),
    ),
    (
        (-0.98, 0.75), (-1.16, 0.0), (-1.0, -0.8), (0, -1.3), (0.86, -0.96), (0.86, -0.6),
        (0.34, -0.46), (0.06, 0.1), (0.22, 0.74), (0.44, 1.1), (0.2, 1.3), (-0.5, 1.1),
    ),
    (
        (-0.7, 1.0), (-1.14, 0.1), (-0.96, -0.9), (0, -1.32), (0.96, -0.9), (1.14, 0.1),
        (0.7, 1.0), (0, 1.5),
    ),
)  # fmt: skip
"""A cloth around the head, seen from the front, the side and behind."""
HOOD: Wrapped = (
    (
        (-0.9, 1.1), (-1.3, 0.2), (-1.1, -0.9), (0, -1.6), (1.1, -0.9), (1.3, 0.2), (0.9, 1.1),
        (0.66, 0.9), (0.84, 0.2), (0.72, -0.5), (0, -0.86), (-0.72, -0.5), (-0.84, 0.2),
        (-0.66, 0.9),
    ),
    (
        (-0.8, 1.1), (-1.3, 0.3), (-1.22, -0.7), (-0.3, -1.5), (0.5, -1.3), (0.94, -0.72),
        (0.7, -0.6), (0.4, -0.3), (0.3, 0.4), (0.5, 1.0), (0.1, 1.3), (-0.4, 1.3),
    ),
    (
        (-0.9, 1.1), (-1.3, 0.2), (-1.1, -0.9), (0, -1.6), (1.1, -0.9), (1.3, 0.2), (0.9, 1.1),
        (0, 1.4),
    ),
)  # fmt: skip


def _block(head: Head, points: list[Spot], depth: float = 1) -> Part:
    spots = [head.at(u, v) for u, v in points]
    return form(spots, tone="trim", depth=head.radius * depth, corners=spots)


def _brim(head: Head, v: float, wide: float, thick: float = 0.12) -> Part:
    x = head.seen(0, 0.14)
    band = [head.at(x - wide, v + 0.06), head.at(x, v - 0.02), head.at(x + wide, v + 0.06)]
    r = head.radius
    return form(
        tube(band, [thick * r * 0.6, thick * r * 1.4, thick * r * 0.6]), tone="trim", depth=r * 0.3
    )


def _ribbon(head: Head, v: float, wide: float) -> Part:
    r = head.radius
    band = tube([head.at(-wide, v), head.at(0, v + 0.04), head.at(wide, v)], [0.09 * r] * 3)
    return flat(band, tone="cloth")


def _top_hat(head: Head) -> list[Part]:
    crown = [(-0.74, -0.62), (-0.8, -1.95), (0.8, -1.95), (0.74, -0.62)]
    return [_block(head, crown), _ribbon(head, -0.82, 0.74), _brim(head, -0.62, 1.3)]


def _bowler(head: Head) -> list[Part]:
    dome = hull(
        [(*head.at(0, -0.95), head.radius * 0.76)], [head.at(-0.8, -0.6), head.at(0.8, -0.6)]
    )
    return [
        form(dome, tone="trim", depth=head.radius),
        _ribbon(head, -0.74, 0.8),
        _brim(head, -0.6, 1.22),
    ]


def _straw(head: Head) -> list[Part]:
    dome = hull(
        [(*head.at(0, -0.86), head.radius * 0.72)], [head.at(-0.8, -0.55), head.at(0.8, -0.55)]
    )
    return [
        form(dome, tone="trim", depth=head.radius),
        _ribbon(head, -0.72, 0.76),
        _brim(head, -0.54, 1.75, 0.14),
    ]


def _cap(head: Head) -> list[Part]:
    """A flat cap with its peak where the nose is."""
    r, x = head.radius, head.seen(0, 1)
    top = hull([(*head.at(-0.12 * x, -0.86), r * 0.62), (*head.at(-0.5, -0.7), r * 0.44),
                (*head.at(0.5, -0.72), r * 0.4)])  # fmt: skip
    peak = hull([(*head.at(x * 0.5, -0.58), r * 0.16), (*head.at(x * 1.28, -0.46), r * 0.08)])
    return [form(top, tone="trim", depth=r), form(peak, tone="trim", depth=r * 0.3)]


def _beret(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(180, 0.3)
    top = hull([(*head.at(x - 0.6, -0.86), r * 0.42), (*head.at(x + 0.62, -0.95), r * 0.34),
                (*head.at(x, -1.1), r * 0.4)])  # fmt: skip
    stalk = tube([head.at(x, -1.4), head.at(x + 0.06, -1.62)], [0.06 * r, 0.05 * r])
    return [form(top, stalk, tone="trim", depth=r)]


def _wool(head: Head) -> list[Part]:
    """A knitted hat with a pompom."""
    r = head.radius
    dome = hull([(*head.at(0, -0.72), r * 0.96)], [head.at(-1.0, -0.42), head.at(1.0, -0.42)])
    dome = [spot for spot in dome if spot[1] <= head.at(0, -0.3)[1] + r * 0.1]
    band = tube([head.at(-1.0, -0.42), head.at(0, -0.5), head.at(1.0, -0.42)], [0.17 * r] * 3)
    return [
        form(dot(*head.at(0, -1.78), r * 0.3), dome, tone="trim", depth=r),
        form(band, tone="dim-trim", depth=r * 0.3),
    ]


def _headscarf(head: Head) -> list[Part]:
    """A cloth over the hair, tied under the chin."""
    r, x = head.radius, head.seen(180, 0.24)
    sign = 1 if head.seen(0, 1) > 0 else -1
    around = SCARF[1]
    if abs(head.yaw) < 40:  # noqa: PLR2004
        around = SCARF[0]
    elif abs(head.yaw) > 100:  # noqa: PLR2004
        around = SCARF[2]
    cloth = [head.at(u * sign, v) for u, v in around]
    knot = hull(
        [(*head.at(0.4 * sign + x * 0.2, 1.16), 0.13 * r), (*head.at(0.56 * sign, 1.5), 0.07 * r)]
    )
    return [form(cloth, tone="trim", depth=r), form(knot, tone="trim", depth=r * 0.3)]


def _hood(head: Head) -> list[Part]:
    sign = 1 if head.seen(0, 1) >= 0 else -1
    around = HOOD[1]
    if abs(head.yaw) < 40:  # noqa: PLR2004
        around = HOOD[0]
    elif abs(head.yaw) > 100:  # noqa: PLR2004
        around = HOOD[2]
    return [form([head.at(u * sign, v) for u, v in around], tone="cloth", depth=head.radius)]


def _crown(head: Head) -> list[Part]:
    points = [
        (-0.78, -0.62),
        (-0.92, -1.5),
        (-0.44, -1.06),
        (0, -1.66),
        (0.44, -1.06),
        (0.92, -1.5),
        (0.78, -0.62),
    ]
    jewels = flat(
        *(dot(*head.at(u, -0.76), 0.08 * head.radius) for u in (-0.4, 0, 0.4)), tone="cloth"
    )
    return [_block(head, points), jewels]


def _peaked(head: Head) -> list[Part]:
    """The cap of a uniform."""
    r, x = head.radius, head.seen(0, 1)
    top = hull([(*head.at(-0.75, -1.2), r * 0.24), (*head.at(0.75, -1.2), r * 0.24),
                (*head.at(-0.7, -0.66), r * 0.14), (*head.at(0.7, -0.66), r * 0.14)])  # fmt: skip
    peak = hull([(*head.at(x * 0.4, -0.54), r * 0.14), (*head.at(x * 1.2, -0.4), r * 0.07)])
    badge = flat(dot(*head.at(x * 0.62, -0.98), 0.12 * r), tone="light")
    return [
        form(top, tone="trim", depth=r),
        _ribbon(head, -0.68, 0.8),
        form(peak, tone="dark", depth=r * 0.2),
        badge,
    ]


def _nightcap(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(180, 1)
    sag = 1 if x >= 0 else -1
    row = [head.at(u * sag, v) for u, v in ((0, -1.0), (0.5, -1.7), (1.3, -1.5), (1.6, -0.8))]
    tail = tube(row, [0.78 * r, 0.5 * r, 0.26 * r, 0.1 * r])
    band = tube([head.at(-0.98, -0.5), head.at(0, -0.58), head.at(0.98, -0.5)], [0.15 * r] * 3)
    ball = dot(*head.at(1.62 * sag, -0.62), 0.22 * r)
    return [form(tail, tone="trim", depth=r), form(band, ball, tone="light", depth=r * 0.3)]


def _paper(head: Head) -> list[Part]:
    """A hat folded from paper."""
    return [_block(head, [(-1.3, -0.5), (0, -1.8), (1.3, -0.5), (0, -0.66)], 0.8)]


def _sou_wester(head: Head) -> list[Part]:
    r, x = head.radius, head.seen(180, 1)
    dome = hull([(*head.at(0, -0.72), r * 0.86)], [head.at(-0.95, -0.4), head.at(0.95, -0.4)])
    row = [head.at(u * x, v) for u, v in ((-0.95, -0.5), (0, -0.5), (1.05, -0.2), (1.5, 0.36))]
    if abs(x) < 0.5:  # noqa: PLR2004  # towards us or away
        row = [
            head.at(u, v) for u, v in ((-1.35, -0.16), (-0.8, -0.46), (0.8, -0.46), (1.35, -0.16))
        ]
    brim = tube(row, [0.1 * r, 0.15 * r, 0.2 * r, 0.1 * r])
    return [form(dome, brim, tone="trim", depth=r)]


def _helmet(head: Head) -> list[Part]:
    """The helmet of a diver, with its window before the face."""
    r, x = head.radius, head.seen(0, 0.3)
    around = [head.at(1.2 * math.sin(a), 1.2 * math.cos(a)) for a in _ROUND]
    pane = dot(*head.at(x, 0.1), 0.98 * r)
    yoke = hull([(*head.at(-0.8, 1.5), 0.3 * r), (*head.at(0.8, 1.5), 0.3 * r)])
    bolts = (dot(*head.at(1.25 * math.sin(a), 1.25 * math.cos(a)), 0.08 * r) for a in _ROUND[::2])
    return [
        line(around, tone="trim", width=0.62 * r), flat(pane, tone="light", fade=0.25),
        form(yoke, tone="trim", depth=0.5 * r), flat(*bolts, tone="dim-trim"),
    ]  # fmt: skip


_ROUND = [math.tau * at / 12 for at in range(13)]

HATS: dict[str, Callable[[Head], list[Part]]] = {
    "top-hat": _top_hat, "bowler": _bowler, "straw": _straw, "cap": _cap, "beret": _beret,
    "wool": _wool, "headscarf": _headscarf, "hood": _hood, "crown": _crown, "peaked": _peaked,
    "nightcap": _nightcap, "paper": _paper, "sou-wester": _sou_wester, "helmet": _helmet,
}  # fmt: skip
COVERING = {"hood", "headscarf"}
"""Under these no hair is seen on the head."""
TIGHT = {"wool", "sou-wester", "nightcap"}
"""Under these hair is seen below their edge alone."""
