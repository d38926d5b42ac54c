"""Cliffs, mountains, clouds, and the sky itself."""

from collections.abc import Callable

from games.decks.paths import ground, n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, cloud, fill, mist, rain, sky, stars, tufts
from games.decks.scenes.water import ripples


def cliff(pen: Pen, *, hour: str = "dusk", flip: bool = False) -> Planes:
    """A headland high over the sea; it comes from the left, or else from the right."""
    far = sky(pen, hour, 620) + cloud(pen, 40 if flip else 450, 590, 180, "pale", shade=0.15)
    sea = pen.fading([(0, pen.tone("soft"), 1), (1, pen.tone("deep"), 1)], (0, 600), (0, 900))
    far += pen.flat("M-30,600H630V930H-30Z", sea) + ripples(pen, 606, 880, pen.tone("pale"))

    def rock(points: str) -> str:
        if not flip:
            return points
        return (
            "M"
            + "L".join(
                f"{n(600 - float(x))},{y}"
                for x, y in (corner.split(",") for corner in points[1:-1].split("L"))
            )
            + "Z"
        )

    mid = pen.form(
        rock(
            "M-30,566L60,560L150,572L250,560L330,576L392,570L404,590L372,624L384,668L340,706"
            "L348,760L300,800L310,860L270,930L-30,930Z"
        ),
        between(pen, "deep", "mid", 0.4),
        70,
    )
    cracks = "M120,600L140,690L110,760M250,590L232,660L262,730L240,820M330,600L318,650"
    mid += pen.line(
        cracks if not flip else "M480,600L460,690L490,760M350,590L368,660L338,730",
        pen.tone("ink"),
        3,
        0.5,
    )
    mid += pen.form(
        rock(
            "M-30,560L60,552L150,562L250,552L330,566L400,566L384,584L320,592L230,580L140,592"
            "L60,578L-30,590Z"
        ),
        between(pen, "mid", "soft", 0.5),
        20,
    )
    near = ""
    for x, y, w in ((350, 880, 120), (500, 910, 160)):
        near += cloud(pen, 600 - x - 90 if flip else x, y, w, "pale", shade=0.2)
    return far, mid, near


def mountains(pen: Pen) -> Planes:
    far = sky(pen, "dusk", 620)
    far += pen.form(
        "M-60,640L50,420L110,480L210,300L300,450L380,380L470,500L560,400L680,640Z",
        between(pen, "soft", "pale", 0.35),
        60,
    )
    far += pen.flat("M210,300L176,362L200,384L216,362L236,390L248,364Z", pen.tone("glow"), 0.9)
    far += mist(pen, 620, 200)
    far += pen.form(
        "M-60,720L90,560L170,640L300,520L400,630L520,540L680,720Z",
        between(pen, "mid", "soft", 0.4),
        60,
    )
    far += mist(pen, 720, 160)
    mid = pen.form(
        ground([(-60, 740), (140, 700), (330, 744), (520, 700), (680, 730)]), pen.tone("mid"), 60
    )
    near = pen.form(ground([(-60, 850), (180, 826), (420, 866), (680, 826)]), pen.tone("deep"), 50)
    near += tufts(pen, 846, pen.tone("deep"), "high", size=20)
    return far, mid, near


def clouds(pen: Pen, *, hour: str = "dusk", floor: float = 600) -> Planes:
    """A sky above clouds that carry whatever stands on them."""
    far = sky(pen, hour, floor + 60)
    for x, y, w, tone in (
        (-40, 0, 260, "pale+soft"),
        (260, -14, 240, "pale+soft"),
        (440, 10, 300, "pale+soft"),
    ):
        far += cloud(pen, x, floor + y, w, tone, shade=0.2)
    far += pen.flat(f"M-30,{n(floor - 4)}H630V930H-30Z", pen.tone("pale"))
    mid = ""
    for x, y, w in ((-90, 60, 330), (210, 80, 300), (420, 56, 330)):
        mid += cloud(pen, x, floor + y, w, "pale", shade=0.3)
    mid += pen.flat(f"M-30,{n(floor + 70)}H630V930H-30Z", pen.tone("pale"))
    near = ""
    for x, y, w, tone in (
        (-60, 210, 360, "glow"),
        (250, 230, 400, "glow"),
        (-120, 300, 420, "glow"),
        (240, 320, 460, "glow"),
    ):
        near += cloud(pen, x, floor + y, w, tone, shade=0.35)
    return far, mid, near


def night(pen: Pen, *, hills: bool = True) -> Planes:
    """A night sky full of stars."""
    far = fill(pen, "ink", "deep", "mid", "soft")
    far += stars(pen, 190, 860, "many")
    way = between(pen, "soft", "glow", 0.3)
    veil = mist(pen, 300, 330, "soft", 0.35)
    far += f'<g transform="rotate(-32 300 300) translate(-300) scale(2 1)">{veil}</g>'
    far += stars(pen, 60, 500, way)
    mid = near = ""
    if hills:
        mid = pen.form(
            ground([(-60, 800), (150, 760), (360, 800), (680, 740)]), pen.tone("deep"), 60
        )
        near = pen.form(
            ground([(-60, 870), (200, 850), (400, 876), (680, 850)]), pen.tone("ink"), 50
        )
    return far, mid, near


def planet(pen: Pen, *, radius: float = 330, top: float = 600) -> Planes:
    """A world so small that its roundness shows, among the stars."""
    far = fill(pen, "ink", "deep", "mid") + stars(pen, 200, 900, "space")
    y, r = top + radius, radius
    disc = (
        f"M{n(300 - r)},{n(y)}a{n(r)},{n(r)} 0 1 1 {n(2 * r)},0a{n(r)},{n(r)} 0 1 1 {n(-2 * r)},0Z"
    )
    glow = pen.tone("pale")
    halo = pen.glowing([(0.7, glow, 0.6), (1, glow, 0)])
    far += pen.oval(300, y, r * 1.35, halo)
    mid = pen.form(disc, between(pen, "mid", "soft", 0.6), 120)
    for x, at, rx, ry in (
        (190, 120, 50, 16),
        (390, 90, 34, 10),
        (420, 220, 60, 24),
        (250, 260, 36, 14),
    ):
        mid += pen.oval(x, top + at, rx, pen.tone("mid"), ry=ry)
    return far, mid, ""


def storm(pen: Pen) -> Planes:
    """Black clouds over a bare heath, and rain."""
    far = fill(pen, "ink", "deep", "mid", "pale", bottom=720)
    for x, y, w, tone in (
        (240, 150, 420, "ink+deep"),
        (-140, 190, 420, "deep"),
        (120, 260, 300, "deep+mid"),
        (380, 290, 340, "deep+mid"),
    ):
        far += cloud(pen, x, y, w, tone, shade=0.5)
    far += pen.form(
        ground([(-60, 690), (200, 660), (420, 690), (680, 660)]),
        between(pen, "mid", "soft", 0.3),
        40,
    )
    mid = pen.form(ground([(-60, 740), (180, 760), (380, 730), (680, 760)]), pen.tone("mid"), 50)
    mid += tufts(pen, 760, pen.tone("deep"), "heath", size=22, count=40)
    near = pen.form(ground([(-60, 860), (180, 840), (420, 870), (680, 840)]), pen.tone("deep"), 40)
    return far, mid, near + rain(pen)


SCENES: dict[str, Callable[..., Planes]] = {
    "cliff": cliff,
    "mountains": mountains,
    "clouds": clouds,
    "night": night,
    "planet": planet,
    "storm": storm,
}
