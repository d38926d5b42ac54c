"""Places without a horizon: close before us, or aslant."""

from collections.abc import Callable
from random import Random

from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, fill, mist, stars


def backdrop(pen: Pen, *, tone: str = "soft", to: str = "pale", spot: bool = True) -> Planes:
    """Nothing but colour, with a pool of light: for a subject that fills the picture."""
    far = fill(pen, tone, to, bottom=900)
    if spot:
        glow = pen.tone("glow")
        far += pen.oval(
            300, 430, 400, pen.glowing([(0, glow, 0.75), (0.6, glow, 0.25), (1, glow, 0)])
        )
    far += sponged(pen, between(pen, tone, "ink", 0.12))
    return far, "", ""


SPONGE = "M300-30C690-90 520,300 610,600S500,920 300,920-50,860 20,600-90-9 300-30"
"""The way of the sponge around the picture."""


def sponged(pen: Pen, tone: str) -> str:
    """Specks along the edges, as where a sponge was lifted: fainter and fainter, without a seam."""
    way = pen.sheet.define(f'<path id="{{}}" d="{SPONGE}" opacity=".17"/>')
    return "".join(
        f'<g stroke="{pen.stipple(tone, turn=turn)}">'
        + "".join(f'<use href="#{way}" stroke-width="{wide}"/>' for wide in wides)
        + "</g>"
        for turn, wides in enumerate((range(140, 400, 50), range(90, 260, 50)))
    )


def wall(pen: Pen, *, tone: str = "soft", bricks: bool = False, cracks: bool = True) -> Planes:
    """A wall close before us, of plaster or of bricks."""
    far = fill(pen, tone, between_name(tone)) + sponged(pen, between(pen, tone, "ink", 0.2))
    if bricks:
        path = ""
        for row in range(24):
            y = row * 40
            path += f"M-30,{y}H630" + "".join(
                f"M{x + (40 if row % 2 else 0)},{y}v40" for x in range(-40, 640, 80)
            )
        far += pen.line(path, between(pen, tone, "ink", 0.35), 3, 0.5)
    elif cracks:
        far += pen.line(
            "M70,-10l24,80l-18,60l34,90M540,930l-30,-90l22,-70l-16,-60M430,-10l-14,50l20,46",
            between(pen, tone, "ink", 0.4),
            2.5,
            0.5,
        )
    return far, "", ""


def between_name(tone: str) -> str:
    return f"{tone}+mid" if "+" not in tone else tone


def slope(pen: Pen, *, side: str = "left", hour: str = "dusk", grass: bool = True) -> Planes:
    """A steep hillside from corner to corner."""
    far = fill(
        pen, *(("deep", "mid", "soft") if hour == "night" else ("soft", "pale", "glow")), bottom=760
    )
    if hour == "night":
        far += stars(pen, 80, 700, "slope")
    far += mist(pen, 620, 300)
    flip = ' transform="matrix(-1 0 0 1 600 0)"' if side == "right" else ""
    back = pen.form(
        "M-40,560C120,600 420,760 660,800V940H-40Z", between(pen, "soft", "mid", 0.35), 60
    )
    hill = pen.form(
        "M-40,230C90,330 260,480 380,610S560,800 660,840V940H-40Z",
        between(pen, "mid", "deep", 0.25),
        90,
    )
    if grass:
        chance, path = Random("slope"), ""
        for _ in range(60):
            x = chance.random() * 560 - 20
            y = 250 + x * 1.06 + 20 + chance.random() * 260
            path += f"M{n(x)},{n(y)}q4,-12 12,-18M{n(x)},{n(y)}q-2,-12 -8,-16"
        hill += pen.line(path, between(pen, "deep", "ink", 0.3), 2.4, 0.8)
    return far, f"<g{flip}>{back}{hill}</g>", ""


def pane(pen: Pen, *, drops: bool = True) -> Planes:
    """A dim window pane close before us, with what is outside as blots of light."""
    far = fill(pen, "ink", "deep", "mid")
    chance = Random("pane")
    for _ in range(16):
        x, y, r = chance.random() * 600, 160 + chance.random() * 620, 26 + chance.random() * 52
        tone = pen.tone(chance.choice(("glow", "glow", "spark")))
        far += pen.oval(x, y, r, pen.glowing([(0, tone, 0.8), (0.7, tone, 0.55), (1, tone, 0)]))
    near = ""
    if drops:
        path = "".join(
            f"M{n(chance.random() * 600)},{n(chance.random() * 900)}a{r},{r} 0 1 0 .1,0z"
            for r in (3, 4, 5, 6) * 16
        )
        trails = "".join(
            (
                f"M{n(chance.random() * 600)},{n(chance.random() * 500)}q6,60"
                f" -4,{n(100 + 160 * chance.random())}"
            )
            for _ in range(9)
        )
        near = pen.flat(path, pen.tone("pale"), 0.5) + pen.line(trails, pen.tone("pale"), 4, 0.3)
    return far, "", near


SCENES: dict[str, Callable[..., Planes]] = {
    "backdrop": backdrop,
    "wall": wall,
    "slope": slope,
    "pane": pane,
}
