"""Arrangements that many cards have, said once. Each gives things for a recipe: `*row(...)`."""

import math
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import TypeVar

from games.decks.geometry import along, going, heading
from games.decks.recipe import (
    Beast,
    Bird,
    Figure,
    Glow,
    Line,
    Plane,
    Point,
    Points,
    Put,
    Shape,
    Thing,
    disc,
    spots,
)

FLAMES = {"candle": 0.86, "streetlamp": 0.86, "lighthouse": 0.88, "lantern": 0.42}
"""How high the light is in a motif, by its height."""

Placed = TypeVar("Placed", Put, Figure, Beast, Bird)


def row(
    first: Placed, to: Point, size: float, count: int, *, haze: float = 0.6
) -> tuple[Placed, ...]:
    """Many of a thing, from the nearest to one so small at the other end; the farthest first."""
    found = []
    for at in range(count):
        part = at / max(1, count - 1)
        near = part**0.7  # what is far away stands closer together
        x = first.at[0] + (to[0] - first.at[0]) * near
        y = first.at[1] + (to[1] - first.at[1]) * near
        found.append(
            replace(
                first, at=(round(x, 1), round(y, 1)), haze=round(first.haze + haze * part, 2),
                size=round(first.size + (size - first.size) * near, 1),
            )
        )  # fmt: skip
    return tuple(found[::-1])


WHO = ("woman", "man", "old-woman", "boy", "old-man", "woman", "girl", "man")
STANCES = ("stand", "look-up", "point", "whisper", "look-back", "hands-in-pockets", "shade-eyes")
COATS = ("deep/spark", "ink/soft", "mid/glow", "spark/ink", "deep/pale", "mid/deep")
HATS = ("", "cap", "", "headscarf", "bowler", "", "wool", "")


def crowd(
    left: float,
    right: float,
    y: float,
    size: float,
    count: int,
    *,
    seed: str = "crowd",
    face: str = "calm",
    look: str = "",
    silhouette: str = "",
    haze: float = 0,
    plane: Plane = "mid",
    poses: tuple[str, ...] = STANCES,
    depth: float = 0.12,
) -> tuple[Figure, ...]:
    """People of all kinds between two edges, none like its neighbour; those behind come first."""
    chance, found = Random(seed), []
    for number in range(count):
        x = left + (right - left) * (number + 0.5) / count + (chance.random() - 0.5) * size * 0.14
        back = chance.random() * depth * size
        who = WHO[(number * 3 + chance.randrange(2)) % len(WHO)]
        small = 0.68 if who in ("boy", "girl") else 1
        found.append(
            Figure(
                who, poses[(number * 2 + chance.randrange(2)) % len(poses)],
                (round(x, 1), round(y - back, 1)),
                round(size * small * (0.9 + 0.16 * chance.random())),
                COATS[number % len(COATS)], face, look, flip=chance.random() < 0.5,  # noqa: PLR2004
                hat=HATS[(number + chance.randrange(3)) % len(HATS)], haze=haze,
                silhouette=silhouette, plane=plane,
                skin=("tan", "brown", "pale", "dark")[chance.randrange(4)],
            )
        )  # fmt: skip
    return tuple(sorted(found, key=lambda one: one.at[1]))


def thread(start: Point, end: Point, sag: float = 40, *, width: float = 2.5, tone: str = "ink",
           dash: str = "", plane: Plane = "mid") -> Line:  # fmt: skip
    """A rope, a lead or a thread that hangs between two points."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag
    return Line((start, middle, end), width, tone, dash, plane=plane)


def track(
    points: Points, wide: float, *, end: float = 0, rail: str = "deep",
    sleeper: str = "ink", plane: Plane = "mid",
) -> tuple[Thing, ...]:  # fmt: skip
    """Rails on their sleepers through some points; `end` is their width at the last one."""
    row = along(spots(points), 5)
    spread, left, right, path = wide, [], [], ""
    for number, (a, b) in enumerate(pairwise(row)):
        spread = wide + ((end or wide) - wide) * number / len(row)
        way = heading(a, b)
        one, other = going(a, way + 90, spread * 0.34), going(a, way - 90, spread * 0.34)
        left.append(one)
        right.append(other)
        corners = [
            going(going(a, way + side, spread * 0.5), way, spread * 0.09 * ahead)
            for side, ahead in ((90, -1), (90, 1), (-90, 1), (-90, -1))
        ]
        path += "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in corners) + "Z"
    rails = [
        Line(
            tuple((round(x), round(y)) for x, y in side[::3]),
            max(2, spread * 0.09),
            rail,
            plane=plane,
        )
        for side in (left, right)
    ]
    return (Shape(path, sleeper, flat=True, plane=plane), *rails)


def lit(thing: Put, radius: float, tone: str = "glow", *, fade: float = 0.85) -> tuple[Thing, ...]:
    """A thing that gives light, with its flame in the middle of it; what is near is lit as well."""
    x, y = thing.at
    flame = x, round(y - thing.size * FLAMES.get(thing.motif, 0.5), 1)
    return (
        Glow(flame, radius, tone, fade, plane=thing.plane),
        thing,
        Glow(flame, radius * 0.8, tone, fade * 0.3, plane="near"),
    )


def pile(things: tuple[Put, ...], at: Point, lean: float = 0) -> tuple[Put, ...]:
    """Things on top of each other, from the lowest up; each leans a little further."""
    x, y = at
    found = []
    for number, thing in enumerate(things):
        side = 1 if number % 2 else -1
        found.append(
            replace(
                thing,
                at=(x, y),
                turn=thing.turn + side * (2 + lean * 0.4),
                shadow=None if number == 0 else 0,
            )
        )
        x, y = x + lean, y - thing.size * 0.94
    return tuple(found)


def dots(points: Points, radius: float, tone: str = "glow") -> Shape:
    """Stars, buttons, crumbs: equal dots at some points."""
    return Shape("".join(disc(x, y, radius) for x, y in spots(points)), tone, flat=True)


def ripples(points: Points, wide: float, tone: str = "soft", *, fade: float = 0.6) -> Shape:
    """Small arcs on water at some points, wider towards the lower edge."""
    path = ""
    for x, y in spots(points):
        w = wide * (0.5 + y / 900)
        path += f"M{x:g},{y:g}q{w / 2:.0f},{-w * 0.4:.0f} {w:.0f},0"
        path += f"q{-w / 2:.0f},{-w * 0.26:.0f} {-w:.0f},0Z"
    return Shape(path, tone, flat=True, fade=fade)


def spiral(
    x: float, y: float, step: float, turn: float, *, start: float = 0, count: int = 22
) -> tuple[Point, ...]:
    """The points of a line that winds outwards: a snail's shell, the scroll of a violin."""
    return tuple(
        (
            round(x + step * at * math.cos(start + turn * at), 1),
            round(y + step * at * math.sin(start + turn * at), 1),
        )
        for at in range(2, count)
    )


def far_houses(feet: Points, size: float, *, lit: str = "glow") -> tuple[Shape, ...]:
    """Small dark houses far off, each with a lit window, from the middles of their feet."""
    walls = panes = ""
    half, tall = size / 2, size * 0.65
    for x, y in spots(feet):
        walls += f"M{x - half:g},{y:g}v{-tall:g}l{half:g},{-half:g}l{half:g},{half:g}v{tall:g}Z"
        panes += f"M{x - size * 0.15:g},{y - size * 0.55:g}h{size * 0.3:g}v{size * 0.35:g}"
        panes += f"h{-size * 0.3:g}Z"
    return Shape(walls, "ink", flat=True), Shape(panes, lit, flat=True)
