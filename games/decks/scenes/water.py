"""The sea, from above and from below, and still water."""

from collections.abc import Callable
from random import Random

from games.decks.paths import ground, n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, cloud, falling, fill, mist, rain, rays, sky


def waves(y: float, swell: float, step: float, shift: float) -> list[tuple[float, float]]:
    """A line of waves across the picture."""
    return [
        (at * step - 90 + shift, y + (swell if at % 2 else -swell)) for at in range(int(800 / step))
    ] + [(700, y)]


def ripples(pen: Pen, top: float, bottom: float, tone: str, fade: float = 0.5) -> str:
    """Small arcs in rows, wider towards us."""
    chance = Random("ripples")
    path, y, step = "", top + 8, 9.0
    while y < bottom:
        wide = step * 2.4
        for _ in range(int(420 / wide)):
            x = chance.random() * 620 - 10
            path += f"M{n(x)},{n(y)}q{n(wide / 2)},{n(-step * 0.7)} {n(wide)},0"
        y, step = y + step * 1.6, step * 1.24
    return pen.line(path, tone, 2.2, fade)


def sea(
    pen: Pen, *, horizon: float = 520, hour: str = "dusk", storm: bool = False, calm: bool = False
) -> Planes:
    far = sky(pen, hour, horizon)
    if hour != "night":
        far += cloud(pen, 60, horizon - 30, 150, "pale", shade=0.12)
        far += cloud(pen, 400, horizon - 12, 190, "pale", shade=0.12)
    deep = pen.fading(
        [
            (0, between(pen, "soft", "mid", 0.3), 1),
            (0.4, pen.tone("mid"), 1),
            (1, pen.tone("deep"), 1),
        ],
        (0, horizon),
        (0, 900),
    )
    height = 900 - horizon
    swell = 16 if storm else 3 if calm else 9
    mid = pen.flat(f"M-30,{n(horizon)}H630V930H-30Z", deep)
    mid += ripples(pen, horizon, 880, pen.tone("pale"), 0.45)
    for part, tone in ((0.3, pen.tone("mid")), (0.58, between(pen, "mid", "deep", 0.5))):
        line = waves(horizon + height * part, swell * (0.4 + part), 60 + 60 * part, part * 90)
        mid += pen.form(ground(line), tone, 34)
        mid += ripples(pen, horizon + height * part + 22, 900, pen.tone("soft"), 0.25)
    near = pen.form(
        ground(waves(horizon + height * 0.86, swell * 1.5, 124, 20)), pen.tone("deep"), 50
    )
    return far, mid, near + (rain(pen) if storm else "")


def bubbles(pen: Pen, seed: str, count: int = 24) -> str:
    chance = Random(seed)
    path = ""
    for _ in range(count):
        x, y, r = chance.random() * 600, chance.random() * 800, n(2 + chance.random() ** 3 * 10)
        path += f"M{n(x)},{n(y)}a{r},{r} 0 1 1 .1,.1"
    return pen.line(path, pen.tone("pale"), 1.8, 0.6)


def weed(x: float, y: float, tall: float, sway: float) -> str:
    """A ribbon of seaweed."""
    return (
        f"M{n(x - 7)},{n(y)}C{n(x - sway)},{n(y - tall * 0.3)} {n(x + sway * 1.4)},"
        f"{n(y - tall * 0.6)} {n(x)},{n(y - tall)}C{n(x + sway * 2)},{n(y - tall * 0.55)} "
        f"{n(x - sway * 0.4)},{n(y - tall * 0.3)} {n(x + 8)},{n(y)}Z"
    )


def underwater(pen: Pen, *, weeds: bool = True) -> Planes:
    far = fill(pen, "pale", "soft", "mid", "deep", "ink")
    far += rays(pen, (250, -60), (-90, 40, 130, 250, 330, 390, 500, 690), 800, 0.55)
    far += pen.form(
        ground([(-60, 700), (80, 640), (220, 720), (420, 690), (540, 610), (680, 680)]),
        between(pen, "mid", "deep", 0.45),
        60,
    )
    mid = pen.form(
        ground([(-60, 800), (140, 770), (330, 806), (500, 770), (680, 800)]), pen.tone("deep"), 60
    )
    mid += bubbles(pen, "below")
    near = ""
    if weeds:
        for x, tall, sway in (
            (20, 380, 26),
            (58, 250, -20),
            (92, 150, 16),
            (590, 330, -28),
            (548, 190, 20),
        ):
            near += pen.form(weed(x, 900, tall, sway), between(pen, "ink", "deep", 0.4), 14)
    near += pen.form(ground([(-60, 872), (160, 852), (380, 880), (680, 846)]), pen.tone("ink"), 40)
    return far, mid, near


def lake(pen: Pen, *, hour: str = "dusk", horizon: float = 450, reeds: bool = True) -> Planes:
    """Mountains over their own image."""
    peaks = [
        (-60, 40),
        (40, -60),
        (130, 0),
        (240, -150),
        (330, -60),
        (420, -110),
        (540, -10),
        (680, -70),
    ]
    hills = [(-60, -10), (120, -46), (300, -14), (460, -40), (680, -8)]
    far = sky(pen, hour, horizon)
    line = [(x, horizon + y) for x, y in peaks]
    far += pen.form(ground(line, horizon), between(pen, "soft", "mid", 0.4), 60)
    far += mist(pen, horizon, 110)
    line = [(x, horizon + y) for x, y in hills]
    far += pen.form(ground(line, horizon), between(pen, "mid", "deep", 0.4), 30)
    top, bottom = ("mid", "deep") if hour == "night" else ("pale", "mid")
    water = pen.fading([(0, pen.tone(top), 1), (1, pen.tone(bottom), 1)], (0, horizon), (0, 900))
    mid = pen.flat(f"M-30,{n(horizon)}H630V930H-30Z", water)
    mirrored = ground([(x, horizon - y * 1.15) for x, y in peaks], horizon)
    mid += pen.flat(mirrored, between(pen, "soft", "mid", 0.5), 0.45)
    mirrored = ground([(x, horizon - y) for x, y in hills], horizon)
    mid += pen.flat(mirrored, between(pen, "mid", "deep", 0.4), 0.6)
    mid += ripples(pen, horizon + 30, 880, pen.tone("glow"), 0.35)
    near = ""
    if reeds:
        for x, tall, lean in (
            (30, 190, 14),
            (54, 240, 24),
            (76, 150, 30),
            (572, 210, -22),
            (548, 150, -34),
            (592, 270, -10),
        ):
            near += pen.line(
                f"M{x},930Q{x},{n(900 - tall * 0.6)} {x + lean},{900 - tall}", pen.tone("ink"), 5
            )
            near += pen.flat(
                f"M{x + lean - 6},{900 - tall}q0,-54 7,-60q8,6 7,60q-7,8 -14,0z", pen.tone("ink")
            )
    return far, mid, near


def ice(pen: Pen, *, hour: str = "day") -> Planes:
    """A frozen sea with floes, and snow in the air."""
    far = sky(pen, hour, 480)
    far += pen.form("M-30,470L60,330L120,400L190,300L260,470Z", pen.tone("pale"), 50)
    far += pen.form("M330,470L430,360L500,420L560,350L660,470Z", pen.tone("pale"), 50)
    mid = pen.flat("M-30,466H630V930H-30Z", pen.tone("mid"))
    mid += ripples(pen, 470, 880, pen.tone("soft"))
    for x, y, w in ((90, 520, 90), (390, 540, 130), (180, 610, 190), (470, 690, 200)):
        mid += pen.form(
            f"M{x - w},{y}L{n(x - w * 0.6)},{n(y - w * 0.13)}L{n(x + w * 0.7)},{n(y - w * 0.16)}"
            f"L{x + w},{y}L{n(x + w * 0.6)},{n(y + w * 0.2)}L{n(x - w * 0.5)},{n(y + w * 0.16)}Z",
            pen.tone("glow"),
            18,
        )
    mid += pen.form("M20,800L150,740L430,756L560,810L470,880L120,876Z", pen.tone("glow"), 40)
    return far, mid, falling(pen, 90, "ice")


SCENES: dict[str, Callable[..., Planes]] = {
    "sea": sea,
    "underwater": underwater,
    "lake": lake,
    "ice": ice,
}
