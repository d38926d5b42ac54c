"""Openings to look through: the rest of the picture is the dark around them."""

import math
from random import Random

from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.recipe.things import Frame
from games.decks.scenes.air import ALL


def _through(pen: Pen, frame: Frame, hole: str, depth: float = 50) -> str:
    wall = pen.form(f"{ALL}{hole}", pen.tone(frame.coat), depth)
    return f'<g fill-rule="evenodd" clip-rule="evenodd">{wall}</g>' + pen.line(
        hole, pen.tone("soft"), 3, 0.55
    )


def keyhole(pen: Pen, frame: Frame) -> str:
    (x, y), s = frame.at, 200 * frame.size
    a = 0.55 * s
    hole = (
        f"M{n(x - a)},{n(y + 0.85 * s)}A{n(s)},{n(s)} 0 1 1 {n(x + a)},{n(y + 0.85 * s)}"
        f"L{n(x + 0.95 * s)},{n(y + 2.15 * s)}H{n(x - 0.95 * s)}Z"
    )
    return _through(pen, frame, hole)


def porthole(pen: Pen, frame: Frame) -> str:
    (x, y), r = frame.at, 250 * frame.size
    ring = f"M{n(x - r)},{n(y)}a{n(r)},{n(r)} 0 1 1 {n(2 * r)},0a{n(r)},{n(r)} 0 1 1 {n(-2 * r)},0Z"
    outer = r * 1.17
    rim = (
        f"M{n(x - outer)},{n(y)}a{n(outer)},{n(outer)} 0 1 1"
        f" {n(2 * outer)},0a{n(outer)},{n(outer)} 0 1 1 {n(-2 * outer)},0Z"
    )
    bolts = "".join(
        pen.oval(x + math.cos(a) * r * 1.085, y + math.sin(a) * r * 1.085, 7, pen.tone("soft"))
        for a in (math.tau * at / 10 for at in range(10))
    )
    brass = (
        '<g fill-rule="evenodd" clip-rule="e'
        f'venodd">{pen.form(rim + ring, pen.tone("spark"), 26)}</g>'
    )
    return _through(pen, frame, ring) + brass + bolts


def hole(pen: Pen, frame: Frame) -> str:
    """A torn hole in a wall, a hedge or a sheet of paper."""
    (x, y), r, chance = frame.at, 230 * frame.size, Random("torn")
    spots = [
        (
            x + math.cos(a) * r * (0.85 + 0.3 * chance.random()),
            y + math.sin(a) * r * 1.25 * (0.85 + 0.3 * chance.random()),
        )
        for a in (math.tau * at / 15 for at in range(15))
    ]
    edge = "M" + "L".join(f"{n(a)},{n(b)}" for a, b in spots) + "Z"
    return _through(pen, frame, edge)


def _opening(frame: Frame, width: float, height: float, *, round_top: bool) -> str:
    (x, y), w, h = frame.at, width * frame.size / 2, height * frame.size / 2
    if round_top:
        return (
            f"M{n(x - w)},{n(y + h)}V{n(y - h + w)}A{n(w)},{n(w)} 0 0 1"
            f" {n(x + w)},{n(y - h + w)}V{n(y + h)}Z"
        )
    return f"M{n(x - w)},{n(y - h)}H{n(x + w)}V{n(y + h)}H{n(x - w)}Z"


def doorway(pen: Pen, frame: Frame) -> str:
    """A door that stands open in a dark room."""
    opening = _opening(frame, 320, 720, round_top=False)
    (x, y), s = frame.at, frame.size
    right = x + 160 * s
    leaf = pen.form(
        (
            f"M{n(right)},{n(y - 360 * s)}L{n(right + 90 * s)},{n(y - 420 * s)}"
            f"V{n(y + 440 * s)}L{n(right)},{n(y + 360 * s)}Z"
        ),
        pen.tone("mid"),
        40,
    )
    return (
        _through(pen, frame, opening)
        + leaf
        + pen.oval(right + 16 * s, y + 20 * s, 8 * s, pen.tone("glow"))
    )


def window(pen: Pen, frame: Frame) -> str:
    """A window with its bars, seen from inside."""
    wall = _through(pen, frame, _opening(frame, 400, 560, round_top=False))
    (x, y), s = frame.at, frame.size
    bars = (
        f"M{n(x - 6 * s)},{n(y - 280 * s)}h{n(12 * s)}v{n(560 * s)}"
        f"h{n(-12 * s)}ZM{n(x - 200 * s)},{n(y - 60 * s)}h{n(400 * s)}"
        f"v{n(12 * s)}h{n(-400 * s)}Z"
    )
    return wall + pen.form(bars, pen.tone("mid"), 10)


def arch(pen: Pen, frame: Frame) -> str:
    return _through(pen, frame, _opening(frame, 420, 760, round_top=True), 70)
