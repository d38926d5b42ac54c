"""Roofs, streets, harbours, bridges."""

from collections.abc import Callable

from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, mist, sky
from games.decks.scenes.water import ripples


def house(pen: Pen, x: float, top: float, width: float, tone: str, *, lit: str = "") -> str:
    """A gable with a chimney and perhaps a window with a light in it."""
    peak = top - width * 0.42
    path = (
        f"M{n(x)},930V{n(top)}L{n(x - 8)},{n(top + 2)}L{n(x + width * 0.5)},{n(peak)}"
        f"L{n(x + width + 8)},{n(top + 2)}L{n(x + width)},{n(top)}V930Z"
        f"M{n(x + width * 0.7)},{n(top - width * 0.15)}v{n(-width * 0.32)}h{n(width * 0.14)}"
        f"v{n(width * 0.44)}z"
    )
    window = ""
    if lit:
        w = width * 0.17
        one = f"v{n(-w)}q{n(w / 2)},{n(-w * 0.8)} {n(w)},0v{n(w)}z"
        y = n(top + w * 1.2)
        window = pen.flat(f"M{n(x + width * 0.2)},{y}{one}M{n(x + width * 0.6)},{y}{one}", lit)
        bar = (
            f"M{n(x + width * 0.2 + w / 2)},{y}v{n(-w * 1.3)}M{n(x + width * 0.6 + w / 2)},{y}"
            f"v{n(-w * 1.3)}"
        )
        window += pen.line(bar, tone, max(1.5, w * 0.1))
    return pen.form(path, tone, width * 0.28, over=window)


def roofs(pen: Pen, *, hour: str = "night", low: float = 0, bare: bool = False) -> Planes:
    """A town from above its gutters; `low` moves it down, and `bare` leaves out the sky."""
    far = "" if bare else sky(pen, hour, 700 + low)
    for x, top, width in (
        (-20, 640, 80),
        (70, 600, 64),
        (150, 650, 90),
        (260, 620, 70),
        (350, 655, 84),
        (450, 610, 66),
        (530, 640, 90),
    ):
        far += house(pen, x, top + low, width, between(pen, "mid", "soft", 0.55))
    if not bare:
        far += mist(pen, 720 + low, 220, "soft", 0.6)
    dark = pen.tone("ink")
    mid = ""
    for x, top, width, lit in (
        (-40, 740, 130, 1),
        (104, 716, 110, 0),
        (226, 764, 140, 1),
        (380, 730, 112, 1),
        (504, 750, 130, 0),
    ):
        mid += house(
            pen,
            x,
            top + low,
            width,
            between(pen, "deep", "mid", 0.5),
            lit=pen.tone("glow") if lit else dark,
        )
    near = ""
    for x, top, width, lit in (
        (-70, 860, 190, 1),
        (140, 880, 170, 0),
        (330, 850, 180, 1),
        (500, 872, 190, 0),
    ):
        near += house(
            pen,
            x,
            top + low,
            width,
            between(pen, "ink", "deep", 0.4),
            lit=pen.tone("glow") if lit else dark,
        )
    return far, mid, near


def street(pen: Pen, *, hour: str = "dusk") -> Planes:
    """A street between two rows of houses that lean towards each other."""
    far = sky(pen, hour, 640)
    far += house(pen, 236, 560, 60, between(pen, "soft", "mid", 0.3)) + house(
        pen, 300, 530, 56, between(pen, "soft", "mid", 0.4)
    )
    far += mist(pen, 600, 200)
    mid = pen.flat("M262,650H338L640,930H-40Z", between(pen, "soft", "mid", 0.5))
    stones = "".join(
        f"M{n(300 - w)},{n(y)}q{n(w)},{n(w * 0.06)} {n(2 * w)},0"
        for y, w in ((672, 50), (700, 84), (738, 128), (786, 180), (846, 240))
    )
    mid += pen.line(stones, pen.tone("deep"), 2.5, 0.5)
    glow = pen.tone("glow")
    for tone, rows in (
        (
            between(pen, "mid", "soft", 0.35),
            ("M196,712V400L240,440V610L262,650Z", "M404,712V420L366,450V610L338,650Z"),
        ),
        (
            between(pen, "mid", "deep", 0.4),
            (
                "M96,804V270L150,220L204,360V704Z",
                "M504,804V290L452,230L396,380V704Z",
            ),
        ),
        (
            pen.tone("deep"),
            ("M-30,922V90L40,40L112,230V789Z", "M630,922V110L566,50L488,240V789Z"),
        ),
    ):
        mid += pen.form(rows[0], tone, 40) + pen.form(rows[1], tone, 40)
    mid += pen.flat(
        "M30,330l34,18v66l-34,-14zM124,440l26,12v52l-26,-8zM570,330l-34,18"
        "v66l34,-14zM476,560l-26,8v52l26,-6zM218,500l14,8v34l-14,-6z",
        glow,
        0.95,
    )
    mid += pen.flat(
        "M30,520l34,10v66l-34,-4zM124,300l26,14v48l-26,-10zM570,540l-34,10"
        "v66l34,-4zM476,420l-26,10v46l26,-8z",
        pen.tone("ink"),
        0.7,
    )
    return far, mid, ""


def harbour(pen: Pen) -> Planes:
    """Black water between quays, with the lights of the other side in it."""
    far = sky(pen, "dusk", 460)
    for x, top, width in (
        (-10, 420, 60),
        (60, 390, 50),
        (120, 410, 70),
        (200, 380, 54),
        (330, 400, 60),
        (400, 370, 50),
        (460, 405, 74),
        (545, 385, 60),
    ):
        far += house(pen, x, top, width, between(pen, "mid", "soft", 0.3), lit=pen.tone("glow"))
    deep = pen.fading(
        [(0, pen.tone("soft"), 1), (0.3, pen.tone("mid"), 1), (1, pen.tone("ink"), 1)],
        (0, 470),
        (0, 900),
    )
    mid = pen.flat("M-30,470H630V930H-30Z", deep)
    lights = "".join(
        f"M{x},482v{h}"
        for x, h in (
            (22, 70),
            (80, 110),
            (150, 80),
            (226, 130),
            (360, 100),
            (424, 140),
            (496, 90),
            (570, 120),
        )
    )
    mid += f'<g stroke-dasharray="14 7">{pen.line(lights, pen.tone("glow"), 7, 0.5)}</g>'
    mid += ripples(pen, 490, 850, pen.tone("pale"), 0.4)
    near = pen.form("M-30,812L630,786V930H-30Z", between(pen, "deep", "ink", 0.4), 30)
    near += pen.line(
        "M-30,842L630,818M90,808L84,930M240,802L238,930M400,796L404,930M540,790L548,930",
        pen.tone("ink"),
        3,
    )
    return far, mid, near


def bridge(pen: Pen) -> Planes:
    """A stone arch, high and thin, over a gorge full of mist."""
    far = sky(pen, "dusk", 640)
    far += pen.form(
        "M-60,930V380L60,330L120,420L150,640L220,930ZM660,930V350L560,310L500,430L460,650L400,930Z",
        between(pen, "soft", "mid", 0.35),
        60,
    )
    far += mist(pen, 800, 400, "pale", 0.9)
    arch = (
        "M-30,560C150,506 450,506 630,560V640C590,640 560,700 540,930"
        "H480C470,700 400,604 300,604S130,700 120,930H60C40,700 10,640"
        " -30,640Z"
    )
    mid = pen.form(arch, pen.tone("mid"), 46)
    joints = (
        "M30,560v70M100,545v60M170,536v60M240,530v66M300,528v70M360,530"
        "v66M430,536v60M500,545v60M570,560v70"
    )
    mid += pen.line(joints, pen.tone("deep"), 2.5, 0.6)
    mid += pen.form(
        "M-30,546C150,492 450,492 630,546V566C450,512 150,512 -30,566Z",
        between(pen, "mid", "soft", 0.5),
        14,
    )
    near = mist(pen, 880, 240, "pale", 0.95)
    return far, mid, near


SCENES: dict[str, Callable[..., Planes]] = {
    "roofs": roofs,
    "street": street,
    "harbour": harbour,
    "bridge": bridge,
}
