"""The place of a picture: its scene, its colours, its light, and how it is looked at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

WIDTH, HEIGHT = 600, 900

Point = tuple[float, float]
Points = tuple[Point, ...] | str
"""Some points, or as words: "520,-120 640,40"."""
Plane = Literal["far", "mid", "near"]
"""The part of the scene that a thing is drawn on: its distance, its ground or its foreground."""

Options = Mapping[str, float | str | bool]


@dataclass(frozen=True)
class Light:
    """The light of a picture. What stands in it throws a shadow by itself."""

    side: str = "left"
    """The side that it comes from: left, right, above, below, low-left or low-right."""
    shadow: float = 0.8
    """The length of the shadows, by the height of what throws them."""
    behind: bool = False
    """The light is behind the things: their shadows fall towards us."""
    rim: str = ""
    """The tone of a second light from the other side, which draws an edge on everything."""
    shade: str = ""
    """The tone of the shadows; otherwise ink."""
    at: Point | None = None
    """The place of a lamp in the picture: each thing is lit from there, and what is far is dark."""
    reach: float = 420
    """How far the lamp shines."""
    tone: str = "glow"
    """The tone of the lamp's light."""


@dataclass(frozen=True)
class View:
    """How the scene is looked at; the things in it stay where they are put."""

    at: Point = (300, 450)
    """The point of the scene that comes to the middle of the picture."""
    zoom: float = 1
    tilt: float = 0
    """Degrees by which the ground falls to the right."""


@dataclass(frozen=True)
class World:
    """A scene with its palette and light."""

    scene: str
    palette: str
    light: str | Light = "left"
    options: Options = field(default_factory=dict)
    view: View | None = None


def spots(points: Points) -> tuple[Point, ...]:
    """The points, also if they are given as words."""
    if not isinstance(points, str):
        return points
    pairs = (word.split(",") for word in points.split())
    return tuple((float(x), float(y)) for x, y in pairs)
