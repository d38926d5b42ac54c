"""Draws forms in one style: one hand, one light, one grain.

A form is filled with its tone, dappled with shade on the side away from the light, and gets a thin
edge of light on the other.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from games.decks.motifs import Motif
from games.decks.palettes import Palette, channels, mix

Spot = tuple[float, float]

LIGHTS: dict[str, Spot] = {
    "left": (-0.8, -0.6),
    "right": (0.8, -0.6),
    "above": (0.0, -1.0),
    "below": (0.0, 1.0),
    "low-left": (-1.0, 0.1),
}
PAPER = "#f7efdd"
SMALL = 70
BRIGHT = 450


def n(number: float) -> str:
    """The number, rounded and written as short as can be."""
    return f"{round(number, 1):g}" if abs(number) < 10 else f"{round(number):g}"  # noqa: PLR2004


@dataclass
class Sheet:
    """The definitions of one picture, each written once."""

    definitions: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def define(self, xml: str) -> str:
        """Adds a definition, unless it is there, and returns its name, put in place of `{}`."""
        if xml not in self.names:
            self.names[xml] = name = f"d{len(self.names)}"
            self.definitions[name] = xml.replace("{}", name, 1)
        return self.names[xml]


@dataclass(frozen=True)
class Pen:
    sheet: Sheet
    palette: Palette
    light: Spot
    seed: int = 0

    def tone(self, name: str) -> str:
        return self.palette.tone(name)

    def hazed(self, amount: float) -> "Pen":
        if not amount:
            return self
        return replace(self, palette=self.palette.hazed(self.palette.pale, amount))

    # Light

    def fading(self, stops: list[tuple[float, str, float]], start: Spot, end: Spot) -> str:
        """Defines a linear gradient through some tones, and returns the fill that uses it."""
        return self._gradient(
            f'linearGradient id="{{}}" gradientUnits="userSpaceOnUse" x1="{n(start[0])}" '
            f'y1="{n(start[1])}" x2="{n(end[0])}" y2="{n(end[1])}"',
            stops,
        )

    def glowing(self, stops: list[tuple[float, str, float]]) -> str:
        return self._gradient('radialGradient id="{}"', stops)

    def _gradient(self, head: str, stops: list[tuple[float, str, float]]) -> str:
        marks = "".join(
            f'<stop offset="{round(at, 2):g}" stop-color="{tone}"'
            + (f' stop-opacity="{round(fade, 2):g}"' if fade < 1 else "")
            + "/>"
            for at, tone, fade in stops
        )
        return f"url(#{self.sheet.define(f'<{head}>{marks}</{head.split(maxsplit=1)[0]}>')})"

    def dapple(self, tone: str, blur: float, fade: float) -> str:
        """Defines a filter for soft edges with grains, as from a sponge; returns its name."""
        return self.sheet.define(
            '<filter id="{}" x="-.3" y="-.3" width="1.6" height="1.6" '
            'color-interpolation-filters="sRGB">'
            f'<feGaussianBlur in="SourceAlpha" stdDeviation="{n(blur)}" result="b"/>'
            '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1"/>'
            '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -.8"/>'
            '<feComposite in2="b" operator="arithmetic" k2="3" k3="3" k4="-3" result="g"/>'
            f'<feFlood flood-color="{tone}" flood-opacity="{round(fade, 2):g}"/>'
            '<feComposite in2="g" operator="in"/></filter>'
        )

    # Forms

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
        """A silhouette in the light, with `over` drawn on it. Tones here are colours."""
        name = self.sheet.define(f'<path id="{{}}" d="{path}"/>')
        placed = f' transform="{matrix}"' if matrix else ""
        use = f'<use href="#{name}"{placed}'
        clip = self.sheet.define(f'<clipPath id="{{}}">{use}/></clipPath>')
        x, y = self.light
        grain = self.dapple(self._shade(tone), depth * 0.2, shade)
        away, edge = depth * 0.3, max(1.2, depth * 0.07)
        lit = mix(tone, self.palette.glow, 0.6)
        return (
            f'<g clip-path="url(#{clip})">{use} fill="{lit}"/>'
            f'<g transform="translate({n(-x * edge)} {n(-y * edge)})">{use} fill="{tone}"/></g></g>'
            f'{over}<g clip-path="url(#{clip})" fill="none"><g filter="url(#{grain})" '
            f'transform="translate({n(x * away)} {n(y * away)})">'
            f'{use} stroke="#000" stroke-width="{n(depth * 0.75 / scale)}"/></g></g>'
        )

    def _shade(self, tone: str) -> str:
        """The shade of a tone; light tones have coloured shadows."""
        if sum(channels(tone)) > BRIGHT:
            return mix(self.palette.mid, self.palette.deep, 0.3)
        return self.palette.ink

    def flat(self, path: str, tone: str, fade: float = 1) -> str:
        """A form without light or shade. The tone is a colour or a gradient."""
        seen = f' opacity="{fade:g}"' if fade < 1 else ""
        return f'<path d="{path}" fill="{tone}"{seen}/>'

    def oval(self, x: float, y: float, rx: float, fill: str, *, ry: float = 0) -> str:
        """An ellipse, or a circle where `ry` is not given."""
        return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry or rx)}" fill="{fill}"/>'

    def line(self, path: str, tone: str, width: float, fade: float = 1) -> str:
        seen = f' opacity="{fade:g}"' if fade < 1 else ""
        return (
            f'<path d="{path}" fill="none" stroke="{tone}" stroke-width="{n(width)}" '
            f'stroke-linecap="round"{seen}/>'
        )

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


def _stroke(shape: str, tone: str, line: bool) -> str:
    if line:
        return f'<{shape} fill="none" stroke="{tone}" stroke-linecap="round"/>'
    return f'<{shape} fill="{tone}"/>'


def smooth(points: Sequence[Spot], closed: bool = False) -> str:
    """The path of a curve through all the points."""
    if closed:
        around = [points[-1], *points, points[0], points[1]]
    else:
        around = [points[0], *points, points[-1]]
    path = f"M{n(around[1][0])},{n(around[1][1])}"
    for before, a, b, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        c = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        d = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        path += f"C{n(c[0])},{n(c[1])} {n(d[0])},{n(d[1])} {n(b[0])},{n(b[1])}"
    return path + ("Z" if closed else "")


def ground(points: Sequence[Spot], bottom: float = 930) -> str:
    """The path of everything below a line: a hill, a wave, a shore."""
    first, last = points[0], points[-1]
    return f"{smooth(points)}L{n(last[0])},{n(bottom)}L{n(first[0])},{n(bottom)}Z"


def matrix(*six: float) -> str:
    return f"matrix({' '.join(f'{number:.4g}' for number in six)})"


def placing(
    motif: Motif, foot: Spot, size: float, turn: float = 0, *, flip: bool = False
) -> tuple[str, float]:
    """The matrix that puts a motif's foot at a point, turned about its middle; and its scale."""
    scale = size / motif.height
    sx, sy = -scale if flip else scale, scale
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    a, b, c, d = cos * sx, sin * sx, -sin * sy, cos * sy
    x, y = foot[0], foot[1] - size / 2
    middle = motif.width / 2, motif.height / 2
    e = x - a * middle[0] - c * middle[1]
    f = y - b * middle[0] - d * middle[1]
    return matrix(a, b, c, d, e, f), scale
