"""The colours of a figure: each tone of its parts, in this light."""

from dataclasses import dataclass

from games.decks.figures.parts import Part
from games.decks.palettes import brightness, mix
from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.recipe import Beast, Bird, Figure, Hand

SKINS = {"pale": "#f4cfae", "tan": "#e0a878", "brown": "#a86a45", "dark": "#734730"}
"""Skins, before they take on the colours of the picture."""


@dataclass(frozen=True)
class Tones:
    colours: dict[str, str]
    ink: str
    silhouette: str = ""

    def of(self, name: str, *, far: bool = False) -> str:
        if self.silhouette:
            return self.silhouette
        colour = self.colours[name]
        return mix(colour, self.ink, 0.23) if far else colour

    def line(self, pen: Pen, path: str, tone: str, part: Part) -> str:
        if self.silhouette and part.tone not in ("trim", "cloth", "hair"):
            return ""
        seen = f' opacity="{part.fade:g}"' if part.fade < 1 else ""
        return f'<path d="{path}" stroke="{tone}" stroke-width="{n(part.width)}"{seen}/>'

    def printed(self, pen: Pen, path: str, part: Part) -> str:
        """The pattern printed on a part."""
        if self.silhouette:
            return ""
        size = max(6.0, min(22.0, part.width * 0.22))
        tone, half = self.colours["trim"], n(size / 2)
        drawn = {
            "stripes": f'<path d="M0,0h{n(size)}v{n(size * 0.38)}h-{n(size)}z" fill="{tone}"/>',
            "dots": f'<circle cx="{half}" cy="{half}" r="{n(size * 0.24)}" fill="{tone}"/>',
            "checks": f'<path d="M0,0h{half}v{half}h-{half}zM{half},{half}h{half}v{half}h-{half}z" '
            f'fill="{tone}"/>',
        }[part.print]
        name = pen.sheet.define(
            f'<pattern id="{{}}" width="{n(size)}" height="{n(size)}" '
            f'patternUnits="userSpaceOnUse" patternTransform="rotate(6)">{drawn}</pattern>'
        )
        return pen.flat(path, f"url(#{name})", 0.85)


def tones_of(thing: Figure | Hand | Beast | Bird, pen: Pen) -> Tones:
    cloth_name, _, trim_name = thing.coat.partition("/")
    palette = pen.palette
    cloth, trim = _worn(cloth_name, pen), _worn(trim_name or "spark", pen)
    of_skin, of_hair, haze = "tan", "ink", 0.0
    if person := isinstance(thing, Figure | Hand):
        of_skin = thing.skin
    if isinstance(thing, Figure):
        of_hair, haze = thing.hair.partition("/")[2] or "ink", thing.haze
    near = palette.pale if of_skin in ("pale", "tan") else palette.mid
    skin = mix(mix(SKINS[of_skin], near, 0.3), palette.pale, 0.6 * haze)
    hair = pen.tone(of_hair)
    fold = mix(skin if person else cloth, palette.ink, 0.3)
    return Tones(
        {
            "cloth": cloth, "trim": trim, "skin": skin, "hair": hair, "shoe": palette.ink,
            "dark": palette.ink, "light": palette.glow, "fold": fold,
            "blush": mix(skin, "#d8483c", 0.55), "dim": _fold(cloth, pen),
            "mouth": mix(skin, palette.ink, 0.8), "nail": mix(skin, palette.glow, 0.5),
            "sole": mix(palette.ink, palette.soft, 0.55),
            "dim-trim": _fold(trim, pen),
            "hair-line": mix(hair, palette.ink, 0.4),
            "strand": mix(hair, palette.soft if of_hair == "ink" else palette.ink, 0.24),
        },
        palette.ink,
        pen.tone(thing.silhouette) if thing.silhouette else "",
    )  # fmt: skip


def _worn(name: str, pen: Pen) -> str:
    """The colour of cloth, which in the darkest tone is a little lighter, so that it has shade."""
    tone = pen.tone(name)
    return mix(tone, pen.palette.mid, 0.24) if tone == pen.palette.ink else tone


def _fold(cloth: str, pen: Pen) -> str:
    """The colour of folds and seams: darker than light cloth, lighter than dark cloth."""
    if brightness(cloth) < DARK:
        return mix(cloth, pen.palette.soft, 0.4)
    return mix(cloth, pen.palette.ink, 0.3)


DARK = 260
"""Cloth that is less bright is dark."""
