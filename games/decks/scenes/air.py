"""Skies, stars, clouds, and the air between what is near and what is far."""

from random import Random

from games.decks.geometry import Spot
from games.decks.palettes import mix
from games.decks.paths import n
from games.decks.pen import Pen

Planes = tuple[str, str, str]
ALL = "M-30,-30H630V930H-30Z"


def fill(pen: Pen, *tones: str, top: float = 0, bottom: float = 900) -> str:
    """The whole picture filled, from tone to tone downwards."""
    last = len(tones) - 1
    stops = [(at / last, pen.tone(tone), 1.0) for at, tone in enumerate(tones)]
    return pen.flat(ALL, pen.fading(stops, (300, top), (300, bottom)))


def sky(pen: Pen, hour: str, horizon: float = 600) -> str:
    """The sky at an hour: day, dusk or night."""
    tones = {
        "day": ("soft", "pale", "glow"),
        "dusk": ("deep", "mid", "soft", "pale"),
        "night": ("ink", "deep", "mid"),
    }[hour]
    drawn = fill(pen, *tones, bottom=horizon)
    if hour == "night":
        drawn += stars(pen, 110, horizon * 0.95)
    if hour == "dusk":
        drawn += stars(pen, 40, horizon * 0.5)
    return drawn


def stars(pen: Pen, count: int, bottom: float, seed: str = "stars") -> str:
    chance = Random(seed)
    path = ""
    for _ in range(count):
        x, y = chance.random() * 600, chance.random() ** 1.3 * bottom
        s = n(0.7 + chance.random() ** 4 * 2.8)
        path += f"M{n(x)},{n(y)}l{s},{s}l{s},-{s}l-{s},-{s}z"
    return pen.flat(path, pen.tone("glow"), 0.85)


def cloud(pen: Pen, x: float, y: float, width: float, tone: str, *, shade: float = 0.25) -> str:
    w = width / 100
    steps = (
        (-14, -1, -16, -16, 2, -16),
        (2, -16, 24, -19, 30, -6),
        (8, -18, 36, -12, 34, 6),
        (16, -6, 26, 15, 8, 16),
    )
    curves = "c".join(" ".join(n(w * number) for number in step) for step in steps)
    return pen.form(f"M{n(x)},{n(y)}c{curves}z", pen.tone(tone), width * 0.16, shade=shade)


def mist(pen: Pen, y: float, height: float, tone: str = "pale", fade: float = 0.7) -> str:
    colour, half = pen.tone(tone), height / 2
    blend = pen.fading(
        [(0, colour, 0), (0.5, colour, fade), (1, colour, 0)], (0, y - half), (0, y + half)
    )
    return pen.flat(f"M-30,{n(y - half)}H630V{n(y + half)}H-30Z", blend)


def falling(pen: Pen, count: int, seed: str, tone: str = "glow", size: float = 5) -> str:
    """Snow, or ash, or petals: nearer flakes are larger."""
    chance = Random(seed)
    path = ""
    for _ in range(count):
        x, y, near = chance.random() * 600, chance.random() * 900, chance.random()
        r = n(0.8 + size * near**4)
        path += f"M{n(x)},{n(y)}a{r},{r} 0 1 0 .1,0z"
    return pen.flat(path, pen.tone(tone), 0.85)


def rain(pen: Pen, seed: str = "rain", slant: float = -14) -> str:
    chance = Random(seed)
    path = ""
    for _ in range(110):
        x, y, near = chance.random() * 640, chance.random() * 900, 0.4 + chance.random()
        path += f"M{n(x)},{n(y)}l{n(slant * near)},{n(52 * near)}"
    return pen.line(path, pen.tone("pale"), 1.6, 0.5)


def rays(pen: Pen, start: Spot, ends: tuple[float, ...], bottom: float, fade: float = 0.35) -> str:
    """Light through leaves or water: rays from one point, each between a pair of `ends`."""
    x, y = start
    path = "".join(
        f"M{n(x - 8)},{n(y)}L{n(a)},{n(bottom)}H{n(b)}L{n(x + 8)},{n(y)}Z"
        for a, b in zip(ends[::2], ends[1::2], strict=True)
    )
    glow = pen.tone("glow")
    return pen.flat(path, pen.fading([(0, glow, fade), (1, glow, 0)], start, (x, bottom)))


def tufts(pen: Pen, y: float, tone: str, seed: str, *, size: float = 18, count: int = 26) -> str:
    """Grass along a line."""
    chance = Random(seed)
    path = ""
    for _ in range(count):
        x, at = chance.random() * 600, y + chance.random() * size
        for lean in (-0.5, 0.05, 0.5):
            tall = size * (0.6 + chance.random() * 0.6)
            path += f"M{n(x)},{n(at)}q{n(lean * 4)},{n(-tall * 0.6)} {n(lean * tall)},{n(-tall)}"
    return pen.line(path, tone, 2.2)


def between(pen: Pen, one: str, other: str, part: float) -> str:
    return mix(pen.tone(one), pen.tone(other), part)
