"""Draws forms in one style: one hand, one light, one grain.

A form is filled with its tone, stippled with shade on the side away from the light, and gets a thin
edge of light on the other. It darkens a narrow edge of what is right behind it.
"""

from dataclasses import dataclass, replace

from games.decks.geometry import Spot
from games.decks.motifs import Motif
from games.decks.paints import Paints
from games.decks.palettes import brightness, mix
from games.decks.paths import n
from games.decks.recipe.places import Light

LIGHTS: dict[str, Spot] = {
    "left": (-0.8, -0.6),
    "right": (0.8, -0.6),
    "above": (0.0, -1.0),
    "below": (0.0, 1.0),
    "low-left": (-1.0, 0.1),
    "low-right": (1.0, 0.1),
}
NO_LAMP = Light(shadow=0)
PAPER = "#f7efdd"
SMALL = 70
TINY_FORM, SMALL_FORM, LARGE_FORM = 15, 24, 110
"""Forms that are thinner than so many pixels have plain shade, few specks, or some."""
RIMMED = 13
"""Motifs that are thinner than so many pixels are too small for the second light."""
SPECKED = 0.7
"""How much darker specks are than the form they lie on."""
ROUND, MODELLED = 48, 80
"""Forms that are thicker than so many pixels are modelled as a whole, a little or fully."""
BRIGHT = 450
CAST = 18
"""Forms that are thinner than so many pixels cast no shadow on what is right behind them."""


@dataclass(frozen=True)
class Pen(Paints):
    light: Spot
    lamp: Light = NO_LAMP
    """The light, with its shadows and its second colour."""
    on_page: bool = True
    """Coordinates are those of the page, so what lies outside need not be drawn."""

    def tone(self, name: str) -> str:
        return self.palette.tone(name)

    @property
    def rim(self) -> str:
        return self.lamp.rim

    def hazed(self, amount: float) -> "Pen":
        if not amount:
            return self
        return replace(self, palette=self.palette.hazed(self.palette.pale, amount))

    def form(
        self,
        path: str,
        tone: str,
        depth: float = 40,
        *,
        matrix: str = "",
        scale: float = 1,
        over: str = "",
        shade: float = 0.5,
    ) -> str:
        """A silhouette in light and shade, with `over` drawn on it. Tones here are colours."""
        use, clip = self._use(path, matrix)
        x, y = self.light
        away, edge = depth * 0.3, max(1.2, depth * 0.07)
        lit = mix(tone, self.palette.glow, 0.6)
        base, inner = lit, _moved(use, -x * edge, -y * edge, tone)
        if self.rim and depth > RIMMED:
            base, inner = self.tone(self.rim), self._beside_rim(use, clip, edge, lit, tone)
        brushed = self.brushed() if depth > ROUND and not matrix else ""
        return (
            f"{self._near_shadow(use, depth)}"
            f'<g clip-path="url(#{clip})">{use} fill="{base}"/>{inner}'
            f'<g transform="translate({n(x * away)} {n(y * away)})">'
            f"{self._strokes(use, tone, depth / scale, scale, shade)}</g>"
            f"{self._roundness(use, tone, depth)}{brushed}</g>{over}"
        )

    def _use(self, path: str, matrix: str = "") -> tuple[str, str]:
        """A shape to be painted, and the name of the clip that ends where it ends."""
        use = f'<use href="#{self.sheet.define(_named(path))}"'
        if not matrix:
            return use, self.sheet.define(f'<clipPath id="{{}}">{use}/></clipPath>')
        clip = self.sheet.define(f'<clipPath id="{{}}">{use} transform="{matrix}"/></clipPath>')
        placed = self.sheet.define(f'<use id="{{}}"{use[4:]} transform="{matrix}"/>')
        return f'<use href="#{placed}"', clip

    def _strokes(self, use: str, tone: str, depth: float, scale: float, shade: float) -> str:
        """Strokes along the outline, specked ever more densely towards it."""
        dark = mix(tone, self._shade(tone), SPECKED)
        strokes = [(dark, 0.42, 0.8)] if depth * scale > TINY_FORM else [(dark, 0.6, 0.9)]
        if depth * scale > TINY_FORM:
            strokes.insert(0, (self.stipple(dark, scale, 1), 0.8, 1.3))
        if depth * scale > SMALL_FORM:
            strokes.insert(0, (self.stipple(dark, scale), 1.15, 1.2))
        return "".join(
            f'{use} stroke="{paint}" stroke-width="{n(depth * wide)}" '
            f'stroke-opacity="{n(shade * part)}"/>'
            for paint, wide, part in strokes
        )

    def _beside_rim(self, use: str, clip: str, edge: float, lit: str, tone: str) -> str:
        """A form that leaves a thin edge free for the second light, which comes across."""
        x, y = self.light
        free = edge if x > 0 else -edge
        inner = _moved(use, -x * edge - free, -y * edge, tone)
        return (
            f'<g transform="translate({n(free)})" clip-path="url(#{clip})">{use} fill="{lit}"/>'
            f"{inner}</g>"
        )

    def body(
        self,
        path: str,
        tone: str,
        depth: float,
        over: str = "",
        *,
        grain: bool = True,
        cap: str = "",
    ) -> str:
        """A form of outlines that overlap: shaded as one, with `over` drawn on it.

        It is its own shape moved towards the light, step by step, from shade to tone. Without
        grain the shade is plain, for specks on a face would be a beard. A cap hides its edges.
        """
        use, clip = self._use(path)
        inner = self._in_light(use, clip, tone, depth, over, grain=grain) + cap
        return f'{self._near_shadow(use, depth)}<g clip-path="url(#{clip})">{inner}</g>'

    def _in_light(
        self, use: str, clip: str, tone: str, depth: float, over: str, *, grain: bool
    ) -> str:
        """All within a form: the second light, the first one, and what the form is like."""
        x, y = self.light
        dark = mix(tone, self._shade(tone), 0.42)
        if depth < SMALL_FORM:
            far = max(0.8, depth * 0.16)
            return f'{use} fill="{dark}"/>{_moved(use, x * far, y * far, tone)}{over}'

        def within(left: float, down: float, drawn: str) -> str:
            """The same form again, a little to the side."""
            off = f"translate({n(left)} {n(down)})"
            return f'<g transform="{off}" clip-path="url(#{clip})">{drawn}</g>'

        inner = f'{use} fill="{dark}"/>{self._steps(use, tone, dark, depth, grain=grain)}{over}'
        if not self.rim or depth >= LARGE_FORM:
            edge = max(0.9, min(4, depth * 0.035))
            lit = mix(tone, self.palette.glow, 0.6)
            inner = f'{use} fill="{lit}"/>{within(-x * edge, -y * edge, inner)}'
        if self.rim:
            rim = max(1.2, min(8, depth * 0.07)) * (1 if x > 0 else -1)
            inner = f'{use} fill="{self.tone(self.rim)}"/>{within(rim, 0, inner)}'
        return inner

    def _steps(self, use: str, tone: str, dark: str, depth: float, *, grain: bool) -> str:
        """The steps from the shade to the tone, and what large forms have besides."""

        def moved(far: float, paint: str) -> str:
            return _moved(use, self.light[0] * round(far), self.light[1] * round(far), paint)

        step = min(18, depth * 0.12)
        if dark == tone:
            return ""
        if not grain:
            return moved(step * 0.8, mix(dark, tone, 0.55)) + moved(step * 1.8, tone)
        large = depth > LARGE_FORM
        deepest = moved(step, self.stipple(dark, turn=1, ground=tone)) if large else ""
        return (
            deepest
            + moved(step * 1.9, self.stipple(dark, ground=tone))
            + moved(step * 3, tone)
            + self._roundness(use, tone, depth)
            + (self.brushed() if large else "")
        )

    def _near_shadow(self, use: str, depth: float) -> str:
        """The narrow shadow of a form on whatever is right behind it, as of cut paper."""
        if depth < CAST:
            return ""
        far = min(7, max(2.5, depth * 0.1))
        x, y = (round(-part * far) for part in self.light)
        ink = f'<stop stop-color="{self.palette.ink}" stop-opacity=".3"/>'
        dim = self.sheet.define(f'<linearGradient id="{{}}">{ink}</linearGradient>')
        return _moved(use, x, y, f"url(#{dim})")

    def _shade(self, tone: str) -> str:
        """The shade of a tone; light tones have coloured shadows."""
        if brightness(tone) > BRIGHT:
            return mix(self.palette.mid, self.palette.deep, 0.3)
        return self.palette.ink

    def _roundness(self, use: str, tone: str, depth: float) -> str:
        """Light and shade across the whole of a large form, so that it isn't a flat sheet."""
        if depth < ROUND:
            return ""
        x, y = self.light
        glow, strong = self.palette.glow, 1.0 if depth > MODELLED else 0.7
        stops = [(0, glow, 0.38 * strong), (0.45, glow, 0), (1, self._shade(tone), 0.55 * strong)]
        start, end = (0.5 + x * 0.46, 0.5 + y * 0.46), (0.5 - x * 0.5, 0.5 - y * 0.5)
        return f'{use} fill="{self._gradient(_across_box(start, end), stops)}"/>'

    def flat(self, path: str, tone: str, fade: float = 1) -> str:
        """A form without light or shade. The tone is a colour or a gradient."""
        seen = f' opacity="{fade:g}"' if fade < 1 else ""
        return f'<path d="{path}" fill="{tone}"{seen}/>'

    def oval(self, x: float, y: float, rx: float, fill: str, *, ry: float = 0) -> str:
        """An ellipse, or a circle where `ry` is not given."""
        return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry or rx)}" fill="{fill}"/>'

    def line(self, path: str, tone: str, width: float, fade: float = 1) -> str:
        seen = f' opacity="{fade:g}"' if fade < 1 else ""
        return f'<path d="{path}" stroke="{tone}" stroke-width="{n(width)}"{seen}/>'

    def coat(self, worn: str) -> dict[str, str]:
        """The colour of each of a motif's tones, when it wears this coat."""
        base, _, accent = worn.partition("/")
        tone, dark, light = self.tone(base), self.palette.ink, self.palette.glow
        return {
            "base": tone,
            "shade": mix(tone, dark, 0.38),
            "light": mix(tone, light, 0.45),
            "dark": mix(tone, dark, 0.78),
            "accent": self.tone(accent or "spark"),
            "glow": light,
        }

    def motif(
        self, motif: Motif, matrix: str, scale: float, worn: str, *, flat: bool = False
    ) -> str:
        coat = self.coat(worn)
        details = "".join(_stroke(s.shape, coat[s.tone], s.line) for s in motif.details)
        if flat:
            body = self.sheet.define(f'<path id="{{}}" d="{motif.outline}"/>')
            return (
                f'<g transform="{matrix}"><use href="#{body}" fill="{coat["base"]}"/>{details}</g>'
            )
        size = min(motif.width, motif.height) * scale
        return self.form(
            motif.outline,
            coat["base"],
            min(90, max(7, size * 0.3)),
            matrix=matrix,
            scale=scale,
            over=f'<g transform="{matrix}">{details}</g>',
            shade=0.36 if size < SMALL else 0.5,
        )


def _across_box(start: Spot, end: Spot) -> str:
    """The head of a gradient across the form itself, whatever its size."""
    marks = zip(("x1", "y1", "x2", "y2"), (*start, *end), strict=True)
    return 'linearGradient id="{}" ' + " ".join(f'{name}="{at:.2g}"' for name, at in marks)


def _moved(use: str, x: float, y: float, paint: str) -> str:
    """The shape again, a little to the side, in another tone."""
    right, down = n(x), n(y)
    places = (f' x="{right}"' if right != "0" else "") + (f' y="{down}"' if down != "0" else "")
    return f'{use}{places} fill="{paint}"/>'


def _named(path: str) -> str:
    return f'<path id="{{}}" d="{path}"/>'


def _stroke(shape: str, tone: str, line: bool) -> str:
    if line:
        return f'<{shape} stroke="{tone}"/>'
    return f'<{shape} fill="{tone}"/>'
