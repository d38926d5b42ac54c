"""Frames: what is close to us, to look past or through."""

import itertools
from collections.abc import Callable, Iterator
from random import Random

from games.decks.geometry import Spot, going, hull, tube
from games.decks.paths import n, smooth
from games.decks.pen import Pen
from games.decks.recipe.things import Frame
from games.decks.scenes.air import tufts
from games.decks.scenes.openings import arch, doorway, hole, keyhole, porthole, window

Draws = Callable[[Pen, Frame], str]


def _sides(frame: Frame) -> Iterator[str]:
    """The transformations that put what is drawn at the upper left where it is wanted."""
    kinds = {"both": ("", "matrix(-1 0 0 1 600 0)"), "right": ("matrix(-1 0 0 1 600 0)",)}
    yield from kinds.get(frame.side, ("",))


def _on_sides(drawn: str, frame: Frame) -> str:
    low = (
        f"translate(0 900) scale({frame.size:g} -{frame.size:g})" if frame.side == "bottom" else ""
    )
    grown = f"scale({frame.size:g})"
    return "".join(f'<g transform="{place} {low or grown}">{drawn}</g>' for place in _sides(frame))


def _leaf(at: Spot, way: float, long: float) -> str:
    tip = going(at, way, long)
    a, b = (
        going(going(at, way, long * 0.45), way + 90, long * 0.27),
        going(going(at, way, long * 0.45), way - 90, long * 0.27),
    )
    return (
        f"M{n(at[0])},{n(at[1])}Q{n(a[0])},{n(a[1])} {n(tip[0])},{n(tip[1])}"
        f"Q{n(b[0])},{n(b[1])} {n(at[0])},{n(at[1])}Z"
    )


def branches(pen: Pen, frame: Frame) -> str:
    """Boughs with leaves that reach into the picture from a corner."""
    tone, chance = pen.tone(frame.coat), Random("bough")
    drawn, leaf = "", ""
    for points, wide in (
        (((-40, 60), (90, 96), (210, 70), (330, 104)), 15),
        (((60, 90), (130, 150), (170, 230), (240, 268)), 9),
        (((-40, 10), (120, 20), (280, -6)), 10),
    ):
        spots = [(float(x), float(y)) for x, y in points]
        drawn += pen.form(
            smooth(tube(spots, [wide, wide * 0.7, wide * 0.4, 2]), closed=True), tone, wide * 1.4
        )
        for a, b in itertools.pairwise(spots):
            for part in (0.2, 0.5, 0.8, 1.0):
                at = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
                leaf += _leaf(
                    at,
                    chance.choice((30, -20, 60, 140, 100, 170)) + chance.random() * 30,
                    44 + 30 * chance.random(),
                )
    return _on_sides(drawn + pen.form(leaf, tone, 22), frame)


def leaves(pen: Pen, frame: Frame) -> str:
    """Large leaves at the edge, as somebody sees who hides behind them."""
    tone, drawn = pen.tone(frame.coat), ""
    for x, y, way, long in (
        (-20, 260, 120, 240),
        (-30, 120, 80, 270),
        (40, -30, 50, 250),
        (170, -40, 20, 190),
        (-40, 420, 104, 190),
    ):
        drawn += pen.form(_leaf((x, y), way, long), tone, 50)
        a, b = going((x, y), way, long * 0.86)
        drawn += pen.line(f"M{x},{y}L{n(a)},{n(b)}", pen.tone("soft"), 2, 0.4)
    return _on_sides(drawn, frame)


def curtain(pen: Pen, frame: Frame) -> str:
    """A curtain drawn aside."""
    cloth = pen.form(
        "M-40,-40H210C200,160 190,300 120,440C150,560 170,720 150,940H-40Z",
        pen.tone(frame.coat),
        60,
    )
    cloth += pen.line(
        (
            "M40,-20C44,200 40,330 20,430M100,-20C110,180 100,320 62,436"
            "M160,-20C158,140 150,280 96,436M50,470C70,600 70,760 60,930"
            "M100,466C120,600 124,760 116,930"
        ),
        pen.palette.ink,
        5,
        0.3,
    )
    band = pen.form(
        "M-40,424C30,452 90,452 130,430L136,462C90,486 30,486 -40,460Z", pen.tone("glow"), 12
    )
    return _on_sides(cloth + band, frame)


def railing(pen: Pen, frame: Frame) -> str:
    """The railing of a balcony, a bridge or a ship, at the lower edge."""
    y = 900 - 170 * frame.size
    posts = "".join(f"M{x},{n(y)}h12V940h-12Z" for x in range(-4, 620, 62))
    tone = pen.tone(frame.coat)
    return pen.form(posts, tone, 10) + pen.form(f"M-40,{n(y - 16)}H640V{n(y + 14)}H-40Z", tone, 24)


def sill(pen: Pen, frame: Frame) -> str:
    """A window sill with its frame left and right, from inside a dark room."""
    tone, y = pen.tone(frame.coat), 900 - 110 * frame.size
    sides = f"M-40,-40H{n(56 * frame.size)}V940H-40ZM640,-40H{n(600 - 56 * frame.size)}V940H640Z"
    return (
        pen.form(sides, tone, 40)
        + pen.form(f"M-40,{n(y)}H640V940H-40Z", tone, 30)
        + pen.line(f"M-40,{n(y)}H640", pen.tone("soft"), 4, 0.7)
    )


def grass(pen: Pen, frame: Frame) -> str:
    """Tall grass before our eyes."""
    tone, chance, path = pen.tone(frame.coat), Random("blades"), ""
    for _ in range(34):
        x, tall = chance.random() * 640 - 20, (130 + 190 * chance.random()) * frame.size
        lean = (chance.random() - 0.5) * 120
        path += (
            f"M{n(x - 6)},930Q{n(x + lean * 0.2)},{n(930 - tall * 0.6)}"
            f" {n(x + lean)},{n(930 - tall)}"
            f"Q{n(x + lean * 0.3 + 7)},{n(930 - tall * 0.5)} {n(x + 8)},930Z"
        )
    return pen.flat(path, tone) + tufts(pen, 880, pen.tone("soft"), "blades", size=30, count=10)


def bars(pen: Pen, frame: Frame) -> str:
    """The bars of a cage or a cell."""
    step = 104 * frame.size
    rods = "".join(
        f"M{n(x)},-40h{n(16 * frame.size)}V940h{n(-16 * frame.size)}Z"
        for x in (step * at - 30 for at in range(int(700 / step) + 1))
    )
    return pen.form(rods, pen.tone(frame.coat), 14)


def hand(pen: Pen, frame: Frame) -> str:
    """A large hand at the lower edge that holds the scene, the thumb before it."""
    tone = pen.tone(frame.coat)
    fingers = "".join(
        smooth(
            tube([(x, 960.0), (x + 6, 880.0 - lift), (x + 16, 820.0 - lift)], [36, 34, 26]),
            closed=True,
        )
        for x, lift in ((70, 10), (148, 40), (226, 34))
    )
    palm = smooth(hull([(120, 960, 110), (330, 980, 120), (470, 990, 90)]), closed=True)
    thumb = smooth(
        tube([(600.0, 980.0), (500.0, 880.0), (400.0, 826.0)], [70, 46, 30]), closed=True
    )
    nail = pen.flat("M392,808q22,-12 34,6q-14,16 -30,14q-10,-8 -4,-20z", pen.tone("glow"), 0.5)
    return _on_sides(
        pen.form(fingers, tone, 30) + pen.form(palm, tone, 60) + pen.form(thumb, tone, 40) + nail,
        Frame("hand", side=frame.side if frame.side != "bottom" else "left"),
    )


def shelf(pen: Pen, frame: Frame) -> str:
    """The boards between which we look out, as a mouse does."""
    tone, t = pen.tone(frame.coat), 90 * frame.size
    return pen.form(f"M-40,-40H640V{n(t)}H-40ZM-40,{n(900 - t)}H640V940H-40Z", tone, 30) + pen.line(
        f"M-40,{n(t)}H640M-40,{n(900 - t)}H640", pen.tone("soft"), 3, 0.5
    )


def rope(pen: Pen, frame: Frame) -> str:
    """A rope across the picture, and one that hangs into it."""
    line = "M-40,90C160,230 400,60 640,180M150,160C170,300 140,420 168,560"
    return pen.line(line, pen.tone(frame.coat), 12 * frame.size) + pen.line(
        line, pen.tone("soft"), 2, 0.5
    )


FRAMES: dict[str, Draws] = {
    "branches": branches, "leaves": leaves, "curtain": curtain, "railing": railing, "sill": sill,
    "keyhole": keyhole, "porthole": porthole, "hole": hole, "doorway": doorway, "window": window,
    "arch": arch, "grass": grass, "bars": bars, "hand": hand, "shelf": shelf, "rope": rope,
}  # fmt: skip
