"""Deserts, fields, gardens, tracks, caves."""

from collections.abc import Callable
from random import Random

from games.decks.paths import ground, n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, cloud, falling, mist, sky, tufts


def desert(pen: Pen, *, hour: str = "day") -> Planes:
    far = sky(pen, hour, 560)
    far += pen.form(
        ground([(-60, 560), (90, 520), (230, 556), (390, 500), (520, 545), (680, 510)]),
        between(pen, "pale", "soft", 0.4),
        40,
    )
    mid = pen.form(
        "M-60,640C60,640 180,560 330,575C250,620 300,660 420,650C520,640 600,590 680,600V930H-60Z",
        between(pen, "soft", "mid", 0.25),
        60,
    )
    mid += pen.form(ground([(-60, 740), (140, 690), (360, 735), (680, 660)]), pen.tone("soft"), 70)
    combs = "".join(
        f"M{n(x)},{n(y)}q{n(w / 2)},{n(w * 0.12)} {n(w)},{n(-w * 0.06)}"
        for x, y, w in (
            (60, 760, 120),
            (220, 770, 150),
            (90, 785, 200),
            (400, 740, 130),
            (430, 765, 110),
            (40, 810, 140),
        )
    )
    mid += pen.line(combs, pen.tone("pale"), 2, 0.5)
    near = pen.form(
        ground([(-60, 820), (120, 836), (330, 870), (680, 810)]),
        between(pen, "mid", "soft", 0.3),
        60,
    )
    return far, mid, near


def field(pen: Pen, *, hour: str = "dusk") -> Planes:
    """Furrows of corn that run to the horizon."""
    far = sky(pen, hour, 540) + cloud(pen, 80, 430, 170, "pale", shade=0.15)
    far += pen.form(
        ground([(-60, 530), (120, 500), (330, 530), (680, 490)]),
        between(pen, "soft", "mid", 0.3),
        30,
    )
    mid = pen.flat("M-30,540H630V930H-30Z", pen.tone("soft"))
    for step in range(-6, 7):
        a, b = 300 + step * 46, 300 + step * 190
        mid += pen.flat(
            f"M{n(a - 5)},540L{n(b - 60)},930H{n(b + 30)}L{n(a + 8)},540Z",
            between(pen, "soft", "mid", 0.55),
        )
    ears = Random("ears")
    path = ""
    for _ in range(110):
        part = ears.random() ** 0.6
        x, y, tall = ears.random() * 600, 550 + 330 * part, 6 + 22 * part
        path += f"M{n(x)},{n(y)}q{n(tall * 0.1)},{n(-tall * 0.6)} {n(tall * 0.4)},{n(-tall)}"
    mid += pen.line(path, pen.tone("pale"), 3, 0.75)
    near = tufts(pen, 884, pen.tone("deep"), "stalks", size=60, count=34)
    return far, mid, near


def meadow(pen: Pen, *, hour: str = "day", flowers: bool = True) -> Planes:
    far = (
        sky(pen, hour, 560)
        + cloud(pen, 90, 300, 170, "glow", shade=0.15)
        + cloud(pen, 380, 220, 130, "glow", shade=0.15)
    )
    far += pen.form(
        ground([(-60, 560), (80, 500), (240, 550), (430, 480), (680, 560)]),
        between(pen, "soft", "pale", 0.4),
        50,
    )
    far += pen.form(
        ground([(-60, 620), (160, 570), (360, 620), (680, 560)]),
        between(pen, "soft", "mid", 0.25),
        50,
    )
    mid = pen.form(
        ground([(-60, 680), (220, 640), (460, 690), (680, 640)]),
        between(pen, "soft", "mid", 0.55),
        60,
    )
    mid += tufts(pen, 720, pen.tone("mid"), "meadow", size=20, count=40)
    near = pen.form(ground([(-60, 850), (160, 830), (420, 856), (680, 820)]), pen.tone("mid"), 50)
    near += tufts(pen, 866, pen.tone("deep"), "grass", size=44, count=30)
    if flowers:
        chance = Random("flowers")
        for tone in ("spark", "glow"):
            path = "".join(
                f"M{n(chance.random() * 600)},{n(800 + chance.random() * 90)}a6,6 0 1 0 .1,0z"
                for _ in range(14)
            )
            near += pen.flat(path, pen.tone(tone))
    return far, mid, near


def snow(pen: Pen, *, hour: str = "dusk") -> Planes:
    far = sky(pen, hour, 560)
    far += pen.form(
        ground([(-60, 560), (100, 490), (260, 560), (430, 470), (680, 560)]),
        between(pen, "soft", "pale", 0.5),
        50,
    )
    for x, y, s in ((60, 560, 70), (100, 570, 50), (500, 560, 80), (550, 572, 56), (455, 572, 46)):
        far += pen.form(fir(x, y, s), between(pen, "mid", "soft", 0.4), 14)
    mid = pen.form(ground([(-60, 630), (180, 580), (400, 640), (680, 580)]), pen.tone("pale"), 60)
    mid += pen.form(
        ground([(-60, 760), (220, 700), (430, 750), (680, 690)]),
        between(pen, "pale", "glow", 0.5),
        60,
    )
    near = pen.form(ground([(-60, 850), (180, 870), (380, 836), (680, 870)]), pen.tone("glow"), 60)
    return far, mid, near + falling(pen, 120, "snow")


def fir(x: float, y: float, size: float) -> str:
    w = size * 0.32
    return (
        f"M{n(x)},{n(y - size)}L{n(x + w * 0.6)},{n(y - size * 0.6)}L{n(x + w * 0.3)},"
        f"{n(y - size * 0.6)}L{n(x + w)},{n(y - size * 0.12)}H{n(x + w * 0.16)}"
        f"V{n(y)}H{n(x - w * 0.16)}"
        f"V{n(y - size * 0.12)}H{n(x - w)}L{n(x - w * 0.3)},{n(y - size * 0.6)}H{n(x - w * 0.6)}Z"
    )


def garden(pen: Pen, *, hour: str = "day") -> Planes:
    """Clipped hedges, a path, balls and cones of box."""
    far = sky(pen, hour, 520)
    for x, w in ((-20, 150), (140, 90), (400, 100), (510, 140)):
        far += pen.form(
            f"M{x},560V470q{w / 2},-40 {w},0V560Z", between(pen, "soft", "mid", 0.35), 30
        )
    far += mist(pen, 540, 130)
    far += pen.form(
        "M-30,560H240V600H-30ZM360,560H630V600H360Z", between(pen, "mid", "soft", 0.3), 20
    )
    mid = pen.flat("M-30,598H630V930H-30Z", between(pen, "soft", "mid", 0.3))
    mid += pen.flat("M262,598H338L470,930H130Z", pen.tone("pale"))
    mid += pen.form("M-30,630H190V700H-30ZM410,630H630V700H410Z", pen.tone("mid"), 34)
    for x in (110, 490):
        mid += pen.form(
            f"M{x - 10},690V640A60,60 0 1 1 {x + 10},640V690Z",
            between(pen, "mid", "deep", 0.35),
            40,
        )
    near = pen.form(
        "M-30,790L110,790L60,930H-30ZM630,790L490,790L540,930H630Z", pen.tone("deep"), 50
    )
    for x in (36, 564):
        near += pen.form(f"M{x},520L{x + 62},792H{x - 62}Z", between(pen, "deep", "ink", 0.3), 44)
    return far, mid, near


def railway(pen: Pen, *, end: float = 470) -> Planes:
    """A track over the plain, straight to where it vanishes."""
    far = sky(pen, "dusk", end) + cloud(pen, 350, end - 90, 190, "pale", shade=0.15)
    far += pen.form(
        ground([(-60, end - 6), (130, end - 46), (330, end - 8), (500, end - 30), (680, end)]),
        between(pen, "soft", "mid", 0.4),
        30,
    )
    mid = pen.flat(
        f"M-30,{n(end)}H630V930H-30Z",
        pen.fading([(0, pen.tone("soft"), 1), (1, pen.tone("mid"), 1)], (0, end), (0, 900)),
    )
    mid += pen.flat(f"M290,{n(end)}H310L520,930H80Z", between(pen, "mid", "deep", 0.4))
    part = 0.03
    while part < 1.1:  # noqa: PLR2004
        y, half = end + (900 - end) * part, 8 + 215 * part
        mid += pen.flat(
            f"M{n(300 - half)},{n(y)}h{n(half * 2)}l{n(6 * part)},{n(30 * part)}"
            f"H{n(300 - half - 6 * part)}Z",
            pen.tone("ink"),
            0.8,
        )
        part = part * 1.22 + 0.012
    rail = between(pen, "glow", "soft", 0.3)
    mid += pen.flat(
        f"M297,{n(end)}L150,930H176L298,{n(end)}ZM303,{n(end)}L450,930H424L302,{n(end)}Z", rail
    )
    mid += tufts(pen, end + 90, pen.tone("deep"), "sleepers", size=16, count=14)
    near = tufts(pen, 900, pen.tone("ink"), "line", size=50, count=12)
    return far, mid, near


def cave(pen: Pen) -> Planes:
    """A dark cave, with its floor leading out into the light."""
    far = sky(pen, "dusk", 700)
    far += pen.form(
        ground([(-60, 690), (150, 640), (330, 690), (680, 630)]),
        between(pen, "soft", "mid", 0.4),
        40,
    )
    mid = pen.form(ground([(-60, 790), (200, 760), (420, 790), (680, 750)]), pen.tone("mid"), 50)
    hole = (
        "M300,170C420,150 500,270 510,420C520,560 500,700 470,820C360,850"
        " 230,846 120,830C90,700 70,560 96,420C116,280 190,180 300,170"
        "Z"
    )
    rock = pen.form("M-60,-60H660V960H-60Z" + hole, pen.tone("deep"), 80)
    near = f'<g fill-rule="evenodd">{rock}</g>'
    hang = "".join(
        f"M{x},{y}l{w},{h}l{w},{-h}Z"
        for x, y, w, h in (
            (130, 300, 12, 70),
            (210, 190, 16, 90),
            (330, 150, 13, 66),
            (420, 200, 18, 110),
            (478, 290, 10, 60),
        )
    )
    near += pen.form(hang, pen.tone("deep"), 18)
    near += pen.form(
        ground([(-60, 840), (120, 850), (320, 876), (500, 850), (680, 830)]), pen.tone("ink"), 50
    )
    return far, mid, near


SCENES: dict[str, Callable[..., Planes]] = {
    "desert": desert,
    "field": field,
    "meadow": meadow,
    "snow": snow,
    "garden": garden,
    "railway": railway,
    "cave": cave,
}
