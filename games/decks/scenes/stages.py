"""Places that are made to be looked at, and places inside of things."""

import math
from collections.abc import Callable

from games.decks.paths import ground, n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, fill
from games.decks.scenes.indoors import boards, checks


def theatre(pen: Pen, *, dark: bool = True) -> Planes:
    """A stage between red curtains."""
    cloth = pen.tone("spark")
    far = fill(pen, *(("ink", "deep", "mid") if dark else ("soft", "pale", "glow")), bottom=700)
    mid = boards(pen, 690, between(pen, "mid", "soft", 0.5), pen.tone("deep"))
    drape = "M-30,-30H{a}C{b},200 {c},420 {d},560C{e},680 {f},760 {g},830H-30Z"
    left = drape.format(a=190, b=176, c=150, d=84, e=96, f=128, g=136)
    folds = (
        "M30,40C36,300 20,520 10,820M80,60C84,300 70,460 44,560M130,60"
        "C128,260 110,420 66,550M40,600C60,680 80,760 84,830"
    )
    near = ""
    for flip in ("", ' transform="matrix(-1 0 0 1 600 0)"'):
        near += (
            f"<g{flip}>{pen.form(left, cloth, 46)}{pen.line(folds, pen.palette.ink, 5, 0.3)}</g>"
        )
    top = (
        "M-30,-30H630V96"
        + "".join(
            f"Q{n(630 - 110 * at - 55)},{168} {n(630 - 110 * (at + 1))},96" for at in range(6)
        )
        + "Z"
    )
    near += pen.form(top, cloth, 40)
    near += pen.line(
        "M-30,92"
        + "".join(f"Q{n(-30 + 110 * at + 55)},164 {n(80 + 110 * at)},92" for at in range(6)),
        pen.tone("glow"),
        5,
        0.9,
    )
    near += pen.form("M-30,836H630V930H-30Z", between(pen, "ink", "deep", 0.5), 24)
    for x in range(50, 600, 100):
        near += pen.form(f"M{x - 26},842q26,-40 52,0z", pen.tone("glow"), 10)
    return far, mid, near


def arena(pen: Pen) -> Planes:
    """A ring under a tent of stripes."""
    far = fill(pen, "deep", "ink")
    path = "".join(
        f"M300,20L{n(300 + math.tan(a) * 520)},540L{n(300 + math.tan(a + 0.157) * 520)},540Z"
        for a in map(math.radians, range(-63, 63, 18))
    )
    far += pen.flat(path, pen.tone("spark"), 0.8)
    far += pen.form("M-30,540H630V610H-30Z", between(pen, "deep", "ink", 0.3), 20)
    heads = "".join(
        f"M{x},{y}a13,13 0 1 1 26,0z"
        for x, y in zip(range(-10, 600, 34), [548, 540, 552] * 7, strict=False)
    )
    far += pen.flat(heads, pen.tone("ink"))
    glow = pen.tone("glow")
    mid = pen.form(
        "M-60,720C100,590 500,590 660,720V930H-60Z", between(pen, "soft", "pale", 0.3), 70
    )
    mid += pen.flat(
        "M250,20H350L520,800H80Z",
        pen.fading([(0, glow, 0.6), (1, glow, 0)], (300, 0), (300, 620)),
    )
    near = pen.form("M-60,880C120,810 480,810 660,880V930H-60Z", pen.tone("spark"), 30)
    return far, mid, near


def shell(pen: Pen) -> Planes:
    """The inside of a shell: one room that winds into itself."""
    far = fill(pen, "pale", "soft", "mid")
    x, y, r = 300.0, 420.0, 590.0
    for turn, (tone, part) in enumerate(
        (
            ("soft", 0.1),
            ("pale", 0.3),
            ("soft", 0.6),
            ("pale", 0.5),
            ("glow", 0.5),
            ("soft", 0.4),
            ("pale", 0.0),
            ("mid", 0.2),
        )
    ):
        # Each turn leans on the one around it, a quarter of the way further.
        smaller = r * 0.72
        angle = math.radians(100 + 90 * turn)
        x, y = x + (r - smaller) * 0.8 * math.cos(angle), y + (r - smaller) * 0.8 * math.sin(angle)
        r = smaller
        squeezed = r * 1.18
        top, low = n(y - squeezed), n(y + squeezed)
        ring = (
            f"M{n(x - r)},{n(y)}C{n(x - r)},{top} {n(x + r)},{n(y - squeezed * 0.9)} {n(x + r)},"
            f"{n(y + r * 0.1)}C{n(x + r)},{low} {n(x - r * 0.7)},{low} {n(x - r)},{n(y)}Z"
        )
        far += pen.form(ring, between(pen, tone, "pale", part), r * 0.3, shade=0.6)

    def out(radius: float, angle: float) -> str:
        return f"{n(x + radius * math.cos(angle))},{n(y + radius * 1.06 * math.sin(angle))}"

    ribs = "".join(
        f"M{out(60, a)}Q{out(340, a + 0.5)} {out(820, a + 0.2)}"
        for a in (step * math.pi / 11 for step in range(22))
    )
    far += pen.line(ribs, pen.tone("mid"), 2, 0.3)
    mid = pen.form(
        ground([(-60, 760), (130, 800), (330, 790), (500, 752), (680, 690)]),
        between(pen, "pale", "glow", 0.4),
        60,
    )
    near = pen.form(
        ground([(-60, 850), (150, 876), (380, 870), (680, 800)]),
        between(pen, "soft", "pale", 0.3),
        50,
    )
    return far, mid, near


def table(pen: Pen, *, dark: bool = False, cloth: bool = True) -> Planes:
    """A table seen from its edge: what stands on it may be a landscape."""
    far = fill(pen, *(("ink", "deep", "mid") if dark else ("soft", "pale", "pale")), bottom=640)
    top = pen.flat("M-30,620H630V930H-30Z", between(pen, "mid", "soft", 0.4))
    mid = top
    if cloth:
        mid = checks(
            pen,
            620,
            pen.tone("glow" if not dark else "pale"),
            between(pen, "pale", "spark", 0.45),
            8,
        )
    gloom = pen.fading([(0, pen.palette.ink, 0.35), (1, pen.palette.ink, 0)], (0, 620), (0, 720))
    mid += pen.flat("M-30,620H630V720H-30Z", gloom)
    return far, mid, ""


def chess(pen: Pen) -> Planes:
    """A board that goes on to the horizon."""
    far = fill(pen, "mid", "soft", "pale", bottom=540)
    mid = checks(pen, 540, pen.tone("pale"), pen.tone("deep"), 11)
    pale = pen.tone("pale")
    haze = pen.fading([(0, pale, 1), (1, pale, 0)], (0, 540), (0, 660))
    return far, mid + pen.flat("M-30,538H630V680H-30Z", haze), ""


def ribs(pen: Pen) -> Planes:
    """The inside of something very large that has swallowed a little sea."""
    far = fill(pen, "ink", "deep", "mid", "soft", bottom=700)
    glow = pen.glowing([(0, pen.tone("pale"), 0.8), (1, pen.tone("pale"), 0)])
    far += pen.oval(300, 520, 230, glow, ry=280)
    mid = ""
    for step in range(5):
        wide, top = 110 + step * 62, 330 - step * 84
        w = 9 + step * 6
        tone = between(pen, "soft", "pale", 0.8 - step * 0.16)
        for side in (-1, 1):
            x = 300 + side * wide
            mid += pen.form(
                f"M300,{top}C{n(300 + side * wide * 0.7)},{top} {n(x + side * 30)},{n(top + 170)}"
                f" {n(x)},780"
                f"L{n(x - side * w)},780C{n(x - side * w + side * 20)},{n(top + 190)}"
                f" {n(300 + side * wide * 0.6)},{n(top + w * 1.4)} 300,{n(top + w)}"
                "Z",
                tone,
                w * 1.4,
            )
    water = pen.fading([(0, pen.tone("soft"), 1), (1, pen.tone("ink"), 1)], (0, 700), (0, 900))
    near = pen.flat(
        ground([(-60, 746), (60, 736), (180, 748), (300, 736), (420, 748), (540, 736), (680, 748)]),
        water,
        0.92,
    )
    return far, mid, near


SCENES: dict[str, Callable[..., Planes]] = {
    "theatre": theatre,
    "arena": arena,
    "shell": shell,
    "table": table,
    "chess": chess,
    "ribs": ribs,
}
