"""Rooms, passages, shelves, stairs."""

import itertools
from collections.abc import Callable
from random import Random

from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, fill, sky

FLOOR = 660


def boards(pen: Pen, top: float, tone: str, joint: str) -> str:
    """Floorboards that run into the distance."""
    path = "".join(
        f"M{n(300 + step * 60)},{n(top)}L{n(300 + step * 150)},930" for step in range(-7, 8)
    )
    return pen.flat(f"M-30,{n(top)}H630V930H-30Z", tone) + pen.line(path, joint, 2.5, 0.6)


def checks(pen: Pen, top: float, light: str, dark: str, rows: int = 9) -> str:
    """A floor of squares in perspective."""
    drawn = pen.flat(f"M-30,{n(top)}H630V930H-30Z", light)
    edges = [top + (930 - top) * (step / rows) ** 1.7 for step in range(rows + 1)]
    path = ""
    for row, (y, below) in enumerate(itertools.pairwise(edges)):
        near, far = (0.35 + 0.65 * (at - top) / (930 - top) for at in (below, y))
        for column in range(-6, 6):
            if (row + column) % 2:
                continue
            a, b = column * 150, (column + 1) * 150
            path += (
                f"M{n(300 + a * far)},{n(y)}L{n(300 + b * far)},{n(y)}"
                f"L{n(300 + b * near)},{n(below)}L{n(300 + a * near)},{n(below)}Z"
            )
    return drawn + pen.flat(path, dark)


def room(
    pen: Pen, *, window: str = "", paper: str = "stripes", floor: str = "boards", dark: bool = False
) -> Planes:
    """A room with a wall, a skirting board and a floor; `window` is the hour outside."""
    wall = between(pen, "deep", "mid", 0.35) if dark else between(pen, "soft", "pale", 0.35)
    mark = between(pen, "deep", "mid", 0.55) if dark else between(pen, "soft", "pale", 0.1)
    far = pen.flat("M-30,-30H630V930H-30Z", wall)
    far += _paper(pen, paper, mark)
    if window:
        far += _window(pen, window, dark)
    board = pen.tone("ink") if dark else pen.tone("mid")
    far += pen.form(
        f"M-30,{FLOOR - 44}H630V{FLOOR}H-30Z",
        between(pen, "deep", "ink", 0.2) if dark else between(pen, "mid", "soft", 0.4),
        16,
    )
    if floor == "checks":
        mid = checks(
            pen, FLOOR, pen.tone("soft" if dark else "pale"), pen.tone("deep" if dark else "mid")
        )
    else:
        mid = boards(
            pen,
            FLOOR,
            between(pen, "deep", "mid", 0.6) if dark else between(pen, "mid", "soft", 0.35),
            board,
        )
    gloom = pen.fading(
        [(0, pen.palette.ink, 0.5), (1, pen.palette.ink, 0)], (0, FLOOR), (0, FLOOR + 90)
    )
    mid += pen.flat(f"M-30,{FLOOR}H630V{FLOOR + 90}H-30Z", gloom)
    return far, mid, ""


def _paper(pen: Pen, pattern: str, tone: str) -> str:
    if pattern == "stripes":
        return pen.flat("".join(f"M{x},-30h26V{FLOOR}h-26Z" for x in range(-10, 620, 62)), tone)
    spots = (
        (x + (34 if row % 2 else 0), 30 + row * 62) for row in range(11) for x in range(10, 620, 68)
    )
    return pen.flat("".join(f"M{x},{y}q9,14 0,28q-9,-14 0,-28z" for x, y in spots), tone)


def _window(pen: Pen, hour: str, dark: bool) -> str:
    outside = {"day": ("pale", "glow"), "dusk": ("mid", "pale"), "night": ("ink", "mid")}[hour]
    a, b = (pen.tone(tone) for tone in outside)
    view = pen.fading([(0, a, 1), (1, b, 1)], (0, 120), (0, 460))
    frame = pen.tone("ink") if dark else pen.tone("mid")
    drawn = pen.form("M176,96H424V490H176Z", frame, 20)
    drawn += pen.flat("M194,114H406V462H194Z", view)
    bars = pen.form("M294,114h12V462h-12ZM194,270h212v12H194Z", frame, 8)
    return drawn + bars + pen.form("M156,478H444V502H156Z", frame, 14)


def corridor(pen: Pen) -> Planes:
    """A passage with doors on both sides and a light at its end."""
    far = fill(pen, "deep", "ink")
    far += pen.flat("M-30,-30L236,330H364L630,-30Z", pen.tone("ink"))
    far += pen.flat("M-30,-30L236,330V560L-30,930Z", between(pen, "deep", "mid", 0.5))
    far += pen.flat("M630,-30L364,330V560L630,930Z", between(pen, "deep", "mid", 0.25))
    far += pen.flat("M236,330H364V560H236Z", pen.tone("pale"))
    far += checks_between(pen)
    glow = pen.glowing(
        [(0, pen.tone("glow"), 1), (0.4, pen.tone("glow"), 0.5), (1, pen.tone("glow"), 0)]
    )
    far += pen.oval(300, 450, 210, glow)
    mid = ""
    for near, away in ((0.02, 0.3), (0.42, 0.6), (0.68, 0.8)):
        for side in (-1, 1):
            a, b = (300 + side * (330 - 266 * at) for at in (near, away))
            low_a, low_b = (930 - 370 * at for at in (near, away))
            high_a, high_b = (low - (700 - 520 * at) for low, at in ((low_a, near), (low_b, away)))
            door = f"M{n(a)},{n(low_a)}V{n(high_a)}L{n(b)},{n(high_b)}V{n(low_b)}Z"
            mid += pen.form(door, pen.tone("mid"), 30 * (1 - near))
            x, y = b + (a - b) * 0.18, (low_a + high_a) / 2 + 20
            mid += pen.oval(x, y, 7 * (1.1 - near), pen.tone("glow"))
    return far, mid, ""


def checks_between(pen: Pen) -> str:
    """The floor of the passage."""
    drawn = pen.flat("M236,560H364L630,930H-30Z", between(pen, "mid", "soft", 0.6))
    edges = [560 + 370 * (step / 8) ** 1.8 for step in range(9)]
    path = ""
    for row, (y, below) in enumerate(itertools.pairwise(edges)):
        far, near = (64 + 266 * (at - 560) / 370 for at in (y, below))
        for column in range(-2, 2):
            if (row + column) % 2:
                path += (
                    f"M{n(300 + far * column / 2)},{n(y)}h{n(far / 2)}"
                    f"L{n(300 + near * (column + 1) / 2)},{n(below)}h{n(-near / 2)}Z"
                )
    return drawn + pen.flat(path, pen.tone("deep"))


def library(pen: Pen) -> Planes:
    """Walls of books on both sides, and between them a gap of light or of sky."""
    far = fill(pen, "mid", "soft", "glow", bottom=760)
    mid = boards(pen, 760, between(pen, "deep", "mid", 0.5), pen.tone("ink"))
    chance = Random("books")
    for side in (0, 1):
        mid += _shelves(pen, chance, side)
    gloom = pen.fading([(0, pen.palette.ink, 0.55), (1, pen.palette.ink, 0)], (0, 0), (0, 420))
    return far, mid + pen.flat("M-30,-30H630V420H-30Z", gloom), ""


def _shelves(pen: Pen, chance: Random, side: int) -> str:
    inner, outer = (196, -30) if side == 0 else (404, 630)
    drawn = pen.flat(f"M{outer},-30H{inner}V812L{outer},930Z", pen.tone("ink"))
    tones: dict[str, str] = dict.fromkeys(("mid", "soft", "spark", "deep+mid", "pale"), "")
    step = (inner - outer) / 14
    for row in range(6):
        y = 128 + row * 138
        for book in range(14):
            a = outer + book * step
            tall = 78 + chance.random() * 36
            drop = 26 * (1 - (book + 0.5) / 14) * row / 6
            tone = list(tones)[int(chance.random() ** 1.3 * len(tones))]
            width = step * (0.72 + chance.random() * 0.2)
            tones[tone] += f"M{n(a)},{n(y + drop)}v{n(-tall)}h{n(width)}v{n(tall)}z"
    drawn += "".join(pen.flat(path, pen.tone(tone)) for tone, path in tones.items() if path)
    for row in range(6):
        y = 128 + row * 138
        drop = 26 * row / 6
        drawn += pen.form(
            f"M{outer},{n(y + drop)}L{inner},{y}v14L{outer},{n(y + drop + 20)}Z",
            between(pen, "deep", "mid", 0.3),
            8,
        )
    x = inner - 12 if side == 0 else inner
    return drawn + pen.form(f"M{x},-30h12V812h-12Z", between(pen, "deep", "mid", 0.5), 12)


def stairs(pen: Pen, *, hour: str = "dusk") -> Planes:
    """A stair without walls that climbs from the lower left to a landing in the sky."""
    far = sky(pen, hour, 860)
    path, x, y = "M-30,930V850", -30.0, 850.0
    for step in range(8):
        x, y = x + 56 - step * 1.4, y - 50 + step * 1.2
        path += f"H{n(x)}V{n(y)}"
    path += f"H640V{n(y + 70)}C520,{n(y + 90)} 440,760 320,930Z"
    mid = pen.form(path, between(pen, "mid", "soft", 0.35), 44)
    return far, mid, ""


def attic(pen: Pen) -> Planes:
    """Beams under a roof, a round window, dust."""
    far = fill(pen, "deep", "deep+mid", "mid")
    slant = pen.line(
        "".join(f"M300,{y}L{n(-60)},{y + 520}M300,{y}L660,{y + 520}" for y in range(-300, 400, 60)),
        pen.tone("ink"),
        2.5,
        0.35,
    )
    far += slant
    a, b = pen.tone("ink"), pen.tone("mid")
    far += pen.form(
        "M188,300a112,112 0 1 1 224,0a112,112 0 1 1 -224,0Z", between(pen, "ink", "deep", 0.5), 20
    )
    outside = pen.fading([(0, a, 1), (1, b, 1)], (0, 200), (0, 400))
    far += pen.oval(300, 300, 94, outside)
    mid = pen.form("M300,-40L-60,500V600L300,90L660,600V500Z", between(pen, "ink", "deep", 0.3), 30)
    mid += boards(pen, 690, between(pen, "deep", "mid", 0.5), pen.tone("ink"))
    near = pen.form("M-30,-30H60V930H-30ZM540,-30H630V930H540Z", pen.tone("ink"), 30)
    return far, mid, near


SCENES: dict[str, Callable[..., Planes]] = {
    "room": room,
    "corridor": corridor,
    "library": library,
    "stairs": stairs,
    "attic": attic,
}
