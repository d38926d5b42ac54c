"""Places on the way: compartments, gorges, arcades, maps, platforms."""

from collections.abc import Callable
from random import Random

from games.decks.paths import ground, n, smooth
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, cloud, fill, mist, sky, tufts


def compartment(pen: Pen) -> Planes:
    """Two seats and the window of a train; what passes outside is put in far away."""
    far = fill(pen, "mid", "soft", "glow", bottom=560)
    wall = "M-30,-30H630V930H-30ZM120,110V560H480V110Z"
    mid = f'<g fill-rule="evenodd">{pen.form(wall, between(pen, "deep", "mid", 0.4), 40)}</g>'
    mid += pen.form(
        "M104,94H496V116H104ZM104,556H496V584H104Z", between(pen, "mid", "soft", 0.5), 12
    )
    mid += pen.form(
        "M104,94H124V584H104ZM476,94H496V584H476Z", between(pen, "mid", "soft", 0.5), 12
    )
    mid += pen.form("M60,40H540V60H60Z", pen.tone("ink"), 8)
    mid += pen.flat("M-30,760H630V930H-30Z", between(pen, "deep", "ink", 0.4))
    for flip in ("", ' transform="matrix(-1 0 0 1 600 0)"'):
        seat = pen.form(
            "M-30,420C40,410 84,430 92,480L110,680H190C206,680 210,700 206,720L196,800H-30Z",
            pen.tone("spark"),
            50,
        )
        seat += pen.line("M110,684L40,690M30,470L52,680", pen.tone("ink"), 3, 0.4)
        mid += f"<g{flip}>{seat}</g>"
    return far, mid, ""


def canyon(pen: Pen) -> Planes:
    """Layered walls, and a narrow gap full of light between them."""
    far = sky(pen, "dusk", 760)
    far += mist(pen, 640, 460, "glow", 0.7)
    steps = (
        ("soft", "pale", 0.3, (232, 250, 226, 244, 236, 256)),
        ("soft", "mid", 0.4, (180, 200, 172, 196, 178, 214)),
        ("mid", "deep", 0.3, (120, 146, 108, 140, 118, 160)),
        ("deep", "ink", 0.2, (60, 84, 40, 74, 50, 96)),
    )
    mid = ""
    for one, other, part, edge in steps:
        left = [(x, -60 + at * 200) for at, x in enumerate(edge)]
        right = [(600 - x + (14 if at % 2 else -10), y) for at, (x, y) in enumerate(left)]
        tone = between(pen, one, other, part)
        mid += pen.form(f"{smooth(left)}L-60,960L-60,-60Z", tone, 46)
        mid += pen.form(f"{smooth(right)}L660,960L660,-60Z", tone, 46)
    near = pen.form(ground([(-60, 850), (160, 868), (430, 846), (680, 866)]), pen.tone("ink"), 40)
    return far, mid, near


def arcade(pen: Pen) -> Planes:
    """A square in low light, an arcade on the left, long shadows."""
    far = fill(pen, "mid", "soft", "glow", bottom=520)
    far += pen.form("M360,520V440H420V410H450V440H640V520Z", between(pen, "soft", "mid", 0.4), 14)
    square = pen.fading([(0, pen.tone("pale"), 1), (1, pen.tone("soft"), 1)], (0, 520), (0, 900))
    mid = pen.flat("M-30,520H630V930H-30Z", square)
    mid += pen.flat("M-30,930V700L250,540L330,540L60,930Z", pen.tone("deep"), 0.45)
    wall = "M-30,-30L230,210V548L-30,760Z"
    mid += pen.form(wall, between(pen, "pale", "soft", 0.5), 30)
    mid += pen.flat("M-30,-30L230,210L246,204L10,-30Z", pen.tone("deep"))
    for x, w in ((-10, 66), (74, 54), (142, 42), (194, 26)):
        low, top = 744 - (x + 30) * 0.82, 300 + (x + 30) * 0.42
        mid += pen.flat(
            f"M{x},{n(low)}V{n(top)}Q{n(x + w * 0.5)},{n(top - w * 0.8)} {x + w},{n(top + w * 0.3)}"
            f"V{n(low - w * 0.82)}Z",
            pen.tone("deep"),
        )
    return far, mid, ""


def chart(pen: Pen) -> Planes:
    """A map that lies there like a country: contours, a coast, a dotted way."""
    far = fill(pen, "pale", "pale", "soft")
    chance = Random("chart")
    rings = ""
    for x, y, size in ((150, 260, 4), (450, 180, 3), (420, 620, 5), (120, 720, 4)):
        for ring in range(1, size + 1):
            r = ring * 26
            points = [
                (x + r * (1 + chance.random() * 0.3), y),
                (x, y + r * (0.8 + chance.random() * 0.3)),
                (x - r * (1 + chance.random() * 0.3), y),
                (x, y - r * (0.8 + chance.random() * 0.3)),
            ]
            rings += smooth(points, closed=True)
    far += pen.line(rings, pen.tone("mid"), 2, 0.45)
    coast = (
        "M640,300C540,330 560,420 470,440C400,460 430,540 350,560"
        "C280,590 330,660 270,720C220,780 260,840 200,930H640Z"
    )
    mid = pen.form(coast, between(pen, "mid", "soft", 0.4), 30)
    path = "".join(f"M{-60 + 60 * at},-30V930" for at in range(12))
    path += "".join(f"M-30,{60 * at}H630" for at in range(16))
    mid += pen.line(path, pen.tone("deep"), 1.2, 0.16)
    folds = "M200,-30V930M400,-30V930M-30,300H630M-30,600H630"
    mid += pen.line(folds, pen.tone("ink"), 5, 0.12) + pen.line(folds, pen.tone("glow"), 2, 0.5)
    return far, mid, ""


def platform(pen: Pen) -> Planes:
    """A platform under an iron roof."""
    far = sky(pen, "dusk", 640)
    hills = [(-60, 640), (130, 590), (330, 636), (520, 590), (680, 630)]
    far += pen.form(ground(hills), between(pen, "soft", "mid", 0.4), 40)
    far += cloud(pen, 320, 420, 180, "pale", shade=0.15)
    mid = pen.flat("M-30,640H630V930H-30Z", between(pen, "mid", "deep", 0.4))
    mid += pen.line("M-30,668H630M-30,700H630", between(pen, "glow", "soft", 0.4), 4)
    ties = "".join(f"M{x},660l-8,48" for x in range(-20, 640, 34))
    mid += pen.line(ties, pen.tone("ink"), 6, 0.6)
    mid += pen.form("M-30,720H630V930H-30Z", between(pen, "soft", "mid", 0.3), 40)
    mid += pen.flat("M-30,740H630V750H-30Z", pen.tone("glow"), 0.8)
    near = ""
    for x in (60, 540):
        near += pen.form(f"M{x - 8},190H{x + 8}V850H{x - 8}Z", pen.tone("ink"), 12)
        arch = f"M{x},330C{x + 40},300 {x + 70},250 {x + 80},190"
        arch += f"M{x},330C{x - 40},300 {x - 70},250 {x - 80},190"
        near += pen.line(arch, pen.tone("ink"), 8)
    near += pen.form("M-30,120H630V190H-30Z", pen.tone("ink"), 20)
    teeth = "".join(f"M{x},188h26l-13,30z" for x in range(-20, 630, 26))
    near += pen.flat(teeth, pen.tone("ink"))
    near += tufts(pen, 900, pen.tone("deep"), "platform", size=20, count=6)
    return far, mid, near


SCENES: dict[str, Callable[..., Planes]] = {
    "compartment": compartment,
    "canyon": canyon,
    "arcade": arcade,
    "chart": chart,
    "platform": platform,
}
