"""Paints for forms: gradients, specks, and the strokes of a broad brush."""

import math
from dataclasses import dataclass

from games.decks.geometry import Spot
from games.decks.palettes import Palette
from games.decks.paths import n
from games.decks.sheet import TILE, Sheet, specks


@dataclass(frozen=True)
class Paints:
    """The paints of one picture, each written once in its sheet."""

    sheet: Sheet
    palette: Palette

    def fading(self, stops: list[tuple[float, str, float]], start: Spot, end: Spot) -> str:
        """Defines a linear gradient through some tones, and returns the fill that uses it."""
        return self._gradient(
            f'linearGradient id="{{}}" gradientUnits="userSpaceOnUse" x1="{n(start[0])}" '
            f'y1="{n(start[1])}" x2="{n(end[0])}" y2="{n(end[1])}"',
            stops,
        )

    def glowing(self, stops: list[tuple[float, str, float]]) -> str:
        return self._gradient('radialGradient id="{}"', stops)

    def around(self, at: Spot, radius: float, stops: list[tuple[float, str, float]]) -> str:
        """Defines a gradient outwards from a point of the picture."""
        return self._gradient(
            f'radialGradient id="{{}}" gradientUnits="userSpaceOnUse" cx="{n(at[0])}" '
            f'cy="{n(at[1])}" r="{n(radius)}"',
            stops,
        )

    def _gradient(self, head: str, stops: list[tuple[float, str, float]]) -> str:
        marks = "".join(
            f'<stop offset="{round(at, 2):g}" stop-color="{tone}"'
            + (f' stop-opacity="{round(fade, 2):g}"' if fade < 1 else "")
            + "/>"
            for at, tone, fade in stops
        )
        return f"url(#{self.sheet.define(f'<{head}>{marks}</{head.split(maxsplit=1)[0]}>')})"

    def stipple(self, tone: str, scale: float = 1, turn: int = 0, ground: str = "") -> str:
        """Defines a pattern of specks, perhaps on a ground; returns the paint that uses it.

        Specks are equally large everywhere: `scale` is that of the form that is painted.
        """
        dots = self.sheet.define(f'<g id="{{}}" stroke-linecap="round">{specks()}</g>')
        size = 2.0 ** -round(math.log2(scale)) if scale else 1.0
        below = f'<path d="M0,0h{TILE}v{TILE}h-{TILE}z" fill="{ground}"/>' if ground else ""
        tile = self.sheet.define(
            f'<pattern id="{{}}" width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({23 + turn * 41}) scale({size:g})"/>'
        )
        pattern = self.sheet.define(
            f'<pattern id="{{}}" href="#{tile}">{below}<use href="#{dots}" stroke="{tone}"/>'
            "</pattern>"
        )
        return f"url(#{pattern})"

    def brushed(self) -> str:
        """The strokes of a broad brush over all that a clip leaves to be seen."""
        brush = self.sheet.define(
            '<filter id="{}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
            '<feTurbulence type="fractalNoise" baseFrequency=".004 .035" numOctaves="4" seed="9"/>'
            '<feColorMatrix values="30 0 0 0 -15 30 0 0 0 -15 30 0 0 0 -15 0 3.4 0 0 -1.55"/>'
            "</filter>"
        )
        strokes = self.sheet.define(
            f'<path id="{{}}" d="M-300-200H900V1100H-300Z" filter="url(#{brush})" opacity=".06" '
            'transform="rotate(-11 300 450)"/>'
        )
        return f'<use href="#{strokes}"/>'
