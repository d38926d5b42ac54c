"""Places seen from straight above or from straight below."""

import math
from collections.abc import Callable
from random import Random

from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.scenes.air import ALL, Planes, between, fill, stars
from games.decks.scenes.close import sponged


def floor(pen: Pen, *, kind: str = "boards", tilt: float = 28) -> Planes:
    """A floor seen from straight above: boards, tiles, cobbles or a carpet."""
    far = pen.flat(ALL, between(pen, "soft", "mid", 0.45))
    dark = between(pen, "mid", "ink", 0.35)
    if kind == "tiles":
        path = "".join(
            f"M{x},{y}h75v75h-75z"
            for row, y in enumerate(range(-450, 1350, 75))
            for x in range(-450 + 75 * (row % 2), 1050, 150)
        )
        drawn = pen.flat(path, between(pen, "deep", "mid", 0.4))
    elif kind == "cobbles":
        stone = between(pen, "mid", "soft", 0.2)
        paint = pen.sheet.define(
            '<pattern id="{}" width="104" height="88" patternUnits="userSpaceOnUse">'
            f'<path d="M4,5q12,-4 36,0q8,16 0,33q-20,4 -37,0q-6,-16 1,-33zM56,4h38q10,14 2,34'
            "q-18,5 -40,1q-8,-20 0,-35zM-22,50q18,-5 40,-1q6,18 -2,34h-38q-7,-18 0,-33zM30,49"
            "q20,-3 38,0q8,18 1,34q-22,4 -40,0q-6,-20 1,-34zM82,50q18,-5 40,-1q6,18 -2,34h-38"
            f'q-7,-18 0,-33z" fill="{stone}"/></pattern>'
        )
        drawn = f'<path d="M-500,-500H1200V1500H-500Z" fill="url(#{paint})"/>'
    else:
        chance = Random("planks")
        path = "".join(
            f"M-500,{y}H1100"
            + "".join(f"M{n(chance.random() * 1500 - 450)},{y}v60" for _ in range(3))
            for y in range(-500, 1400, 60)
        )
        drawn = pen.line(path, dark, 3, 0.7)
    turned = f'<g transform="rotate({n(tilt)} 300 450)">{drawn}</g>'
    if kind == "carpet":
        turned += f'<g transform="rotate({n(tilt)} 300 450)">{_carpet(pen)}</g>'
    return far + turned + sponged(pen, between(pen, "mid", "ink", 0.5)), "", ""


def _carpet(pen: Pen) -> str:
    drawn = pen.form("M40,110H560V800H40Z", pen.tone("spark"), 40)
    drawn += pen.line("M74,144H526V766H74Z", pen.tone("glow"), 6, 0.8)
    drawn += pen.line("M96,166H504V744H96Z", pen.tone("deep"), 3, 0.8)
    fringe = "".join(f"M{x},110v-22M{x},800v22" for x in range(48, 560, 14))
    return drawn + pen.line(fringe, pen.tone("glow"), 3, 0.8)


def pool(pen: Pen, *, shore: str = "", rings: bool = True) -> Planes:
    """Water seen from straight above; a shore may lie on one side."""
    far = fill(pen, "mid", "deep") + sponged(pen, pen.tone("ink"))
    chance, path = Random("pool"), ""
    for _ in range(46):
        x, y, w = chance.random() * 600, chance.random() * 900, 20 + chance.random() * 46
        path += f"M{n(x)},{n(y)}q{n(w / 2)},{n(-w * 0.22)} {n(w)},0"
    far += pen.line(path, pen.tone("soft"), 3, 0.5)
    if rings:
        far += "".join(
            (
                f'<ellipse cx="300" cy="470" rx="{r}" ry="{n(r * 0.8)}"'
                f' stroke="{pen.tone("pale")}" stroke-width="{n(5 - r / 90)}" opa'
                'city=".5"/>'
            )
            for r in (90, 150, 220, 300)
        )
    mid = ""
    if shore:
        edge = "M-40,-40H250C300,140 180,260 220,420S150,700 240,940H-40Z"
        flip = ' transform="matrix(-1 0 0 1 600 0)"' if shore == "right" else ""
        bank = pen.form(edge, between(pen, "soft", "pale", 0.4), 60)
        mid = f"<g{flip}>{bank}{pen.line(edge, pen.tone('glow'), 6, 0.6)}</g>"
    return far, mid, ""


def fields(pen: Pen, *, trees: bool = True) -> Planes:
    """Fields, hedges, a road and single trees from high above."""
    far = pen.flat(ALL, pen.tone("soft"))
    chance = Random("fields")
    tones = ("soft+pale", "mid+soft", "pale", "mid", "soft", "spark+pale")
    for row in range(6):
        for column in range(4):
            x, y = column * 190 - 60 + chance.random() * 40, row * 170 - 50 + chance.random() * 30
            spots = [
                (x, y),
                (x + 180, y - 20 + chance.random() * 40),
                (x + 196, y + 160),
                (x - 10, y + 150 + chance.random() * 30),
            ]
            path = "M" + "L".join(f"{n(a)},{n(b)}" for a, b in spots) + "Z"
            far += pen.flat(path, pen.tone(tones[chance.randrange(len(tones))]))
            furrow = (
                "".join(f"M{n(x + d)},{n(y + 10)}l14,130" for d in range(20, 170, 24))
                if (row + column) % 2
                else ""
            )
            far += pen.line(furrow, pen.tone("mid"), 2, 0.4) if furrow else ""
    far += pen.line(
        "M-30,760C120,700 160,560 300,520S520,330 640,260", pen.tone("glow"), 20
    ) + pen.line("M-30,760C120,700 160,560 300,520S520,330 640,260", pen.tone("mid"), 2, 0.6)
    hedge = "".join(
        f"M{n(chance.random() * 600)},{n(chance.random() * 900)}a13,11 0 1 0 .1,0z"
        for _ in range(40 if trees else 0)
    )
    far += pen.flat(hedge, pen.tone("deep"), 0.85) if trees else ""
    return far + sponged(pen, pen.tone("mid")), "", ""


def skyward(pen: Pen, *, kind: str = "houses", hour: str = "dusk") -> Planes:
    """Looking straight up: between houses, between trees, or out of a well."""
    far = fill(pen, *(("deep", "mid", "soft") if hour == "night" else ("soft", "pale", "glow")))
    if hour == "night":
        far += stars(pen, 90, 900, "up")
    around = {"houses": _houses_above, "trees": _trees_above, "well": _well_above}[kind]
    return far, around(pen), ""


def _ring(r: float) -> str:
    return f"M{n(300 - r)},420a{n(r)},{n(r)} 0 1 1 {n(2 * r)},0a{n(r)},{n(r)} 0 1 1 {n(-2 * r)},0Z"


def _well_above(pen: Pen) -> str:
    drawn = ""
    for step, r in enumerate((560, 470, 392, 326, 270)):
        inner = r * 0.83
        outside = ALL if step == 0 else _ring(r)
        wall = pen.flat(outside + _ring(inner), between(pen, "ink", "mid", 0.16 * step))
        drawn += f'<g fill-rule="evenodd">{wall}</g>'
        angles = (math.tau * (at + 0.5 * (step % 2)) / 14 for at in range(14))
        joints = "".join(
            f"M{n(300 + math.cos(a) * inner)},{n(420 + math.sin(a) * inner)}"
            f"L{n(300 + math.cos(a) * r)},{n(420 + math.sin(a) * r)}"
            for a in angles
        )
        drawn += pen.line(joints, pen.palette.ink, 4 - step * 0.4, 0.5)
    return drawn


def _trees_above(pen: Pen) -> str:
    """Trunks that lean together, and their leaves around the sky."""
    chance, trunks, leaves = Random("crowns"), "", ["", ""]
    for number in range(11):
        a = math.tau * number / 11 + 0.2
        x, y, w = 300 + math.cos(a) * 620, 450 + math.sin(a) * 820, 46 + 16 * (number % 3)
        ex = 300 + math.cos(a) * (150 + 40 * (number % 2))
        ey = 430 + math.sin(a) * (210 + 50 * (number % 3))
        px, py = -math.sin(a) * w, math.cos(a) * w
        trunk = (
            f"M{n(x + px)},{n(y + py)}L{n(ex + px * 0.1)},{n(ey + py * 0.1)}"
            f"L{n(ex - px * 0.1)},{n(ey - py * 0.1)}L{n(x - px)},{n(y - py)}Z"
        )
        trunks += pen.form(trunk, between(pen, "deep", "ink", 0.2 + 0.2 * (number % 3)), 30)
        for at in range(5):
            cx, cy = ex + (chance.random() - 0.5) * 190, ey + (chance.random() - 0.5) * 190
            r = 26 + 34 * chance.random()
            leaves[at % 2] += f"M{n(cx - r)},{n(cy)}a{n(r)},{n(r * 0.8)} 0 1 1 .1,.1z"
    under = pen.form(leaves[0], between(pen, "deep", "mid", 0.6), 30)
    return under + trunks + pen.form(leaves[1], pen.tone("mid"), 30)


def _houses_above(pen: Pen) -> str:
    walls = (
        "M-30,-30L210,250V620L-30,930Z",
        "M630,-30L410,230V600L630,930Z",
        "M-30,-30L210,250H410L630,-30Z",
        "M-30,930L210,620L410,600L630,930Z",
    )
    drawn = "".join(
        pen.form(path, between(pen, "deep", "mid", 0.12 + 0.22 * number), 60)
        for number, path in enumerate(walls)
    )
    lit = (
        "M20,180l70,60v90l-70,-20zM20,520l70,-30v80l-70,50zM120,330l44,30"
        "v60l-44,-10zM580,200l-70,60v80l70,-30zM480,380l-36,16v60l36,-10z"
        "M580,540l-70,-20v70l70,50z"
    )
    return drawn + pen.flat(lit, pen.tone("glow"), 0.9)


def stairwell(pen: Pen) -> Planes:
    """A winding stair seen from its top: step under step into the dark."""
    far = pen.flat(ALL, pen.tone("ink"))
    drawn = ""
    for turn in range(4):
        r = 470 - turn * 108
        for step in range(16):
            a, b = math.tau * step / 16, math.tau * (step + 1) / 16
            inner = r - 92
            spots = [(r, a), (r, b), (inner, b), (inner, a)]
            path = (
                "M"
                + "L".join(
                    f"{n(300 + q * math.cos(c))},{n(450 + q * 1.25 * math.sin(c))}"
                    for q, c in spots
                )
                + "Z"
            )
            tone = between(
                pen, "pale", "ink", min(0.95, 0.06 + 0.2 * turn + 0.02 * step + step % 2 * 0.07)
            )
            drawn += pen.flat(path, tone)
    rail = "".join(
        (
            f"M{n(300 - r)},450a{n(r)},{n(r * 1.25)} 0 1 1 {n(2 * r)},0"
            f"a{n(r)},{n(r * 1.25)} 0 1 1 {n(-2 * r)},0"
        )
        for r in (380, 272, 164, 58)
    )
    return far, drawn + pen.line(rail, pen.tone("spark"), 7, 0.9), ""


SCENES: dict[str, Callable[..., Planes]] = {
    "floor": floor,
    "pool": pool,
    "fields": fields,
    "skyward": skyward,
    "stairwell": stairwell,
}
