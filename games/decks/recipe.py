"""The parts of a card's recipe. A picture is 600 wide and 900 high; y points down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

WIDTH, HEIGHT = 600, 900

Point = tuple[float, float]
Plane = Literal["far", "mid", "near"]
"""The part of the scene that a thing is drawn on: its distance, its ground or its foreground."""

Options = Mapping[str, float | str | bool]


@dataclass(frozen=True)
class Put:
    """A motif with its foot at `at`; its size is its height in pixels."""

    motif: str
    at: Point
    size: float
    coat: str = "deep"
    """The motif's tone, and after a slash that of its accents."""
    turn: float = 0
    flip: bool = False
    haze: float = 0
    """The haze before it: 0 is near, 1 is out of sight."""
    flat: bool = False
    """Draws a silhouette without light or shade, as in a crowd or far away."""
    shadow: float = 0
    """The length of its shadow; the light decides the side."""
    fade: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Cast:
    """The shadow of a motif on the ground, which may differ from the motif that stands there."""

    motif: str
    at: Point
    size: float
    lean: float = 0
    """The slant in degrees; the foot stays where it is."""
    length: float = 1
    flip: bool = False
    tone: str = "ink"
    fade: float = 0.55
    plane: Plane = "mid"


@dataclass(frozen=True)
class Spread:
    """One motif at many places: a flock, leaves, snow of letters."""

    motif: str
    places: tuple[tuple[float, float, float, float], ...]
    """Each place is x and y of the middle, size, turn."""
    coat: str = "deep"
    haze: float = 0
    flat: bool = True
    plane: Plane = "mid"


@dataclass(frozen=True)
class Line:
    """A smooth line through some points: a thread, a rope, a branch."""

    points: tuple[Point, ...]
    width: float = 3
    tone: str = "ink"
    dash: str = ""
    fade: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Shape:
    """A form given by SVG path data."""

    path: str
    coat: str = "deep"
    flat: bool = False
    fade: float = 1
    to: str = ""
    """The tone at its lower end; the change is spread over `span`, which is two values of y."""
    span: Point = (0, 900)
    depth: float = 40
    plane: Plane = "mid"


@dataclass(frozen=True)
class Glow:
    """Light in the air."""

    at: Point
    radius: float
    tone: str = "glow"
    fade: float = 0.9
    plane: Plane = "mid"


@dataclass(frozen=True)
class Beam:
    """Light that falls between two edges, strongest where it comes from."""

    start: tuple[Point, Point]
    end: tuple[Point, Point]
    tone: str = "glow"
    fade: float = 0.6
    plane: Plane = "mid"


@dataclass(frozen=True)
class Moon:
    """The sun or the moon: a disc with its light around it."""

    at: Point
    radius: float
    bite: float = 0
    """The part of the disc that is dark, on the right."""
    plane: Plane = "far"


@dataclass(frozen=True)
class Air:
    """Snow, rain, bubbles or mist, all over the picture."""

    kind: Literal["snow", "rain", "bubbles", "mist"]
    plane: Plane = "mid"


@dataclass(frozen=True)
class Inside:
    """Another scene, or more of this one, seen through the shape of a motif."""

    motif: str
    at: Point
    size: float
    things: tuple["Thing", ...] = ()
    world: "World | None" = None
    flip: bool = False
    part: int = 0
    """The number of the motif's shape to see through: 0 is the silhouette."""
    edge: str = ""
    """The tone of an outline."""
    move: Point = (0, 0)
    zoom: float = 1
    """The scale of the other scene, as `move` is its shift."""
    plane: Plane = "mid"


@dataclass(frozen=True)
class Within:
    """Another scene, or more of this one, seen through a form given by SVG path data."""

    path: str
    things: tuple["Thing", ...] = ()
    world: "World | None" = None
    edge: str = ""
    move: Point = (0, 0)
    zoom: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Turned:
    """Some things together: turned, moved, made larger or mirrored."""

    things: tuple["Thing", ...]
    about: Point = (300, 450)
    turn: float = 0
    zoom: float = 1
    flip: Literal["", "x", "y"] = ""
    move: Point = (0, 0)
    fade: float = 1
    plane: Plane = "mid"


Thing = Put | Cast | Spread | Line | Shape | Glow | Beam | Moon | Air | Inside | Within | Turned


@dataclass(frozen=True)
class World:
    """A scene with its palette and light."""

    scene: str
    palette: str
    light: str = "left"
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    name: str
    title: str
    idea: str
    world: World
    things: tuple[Thing, ...]


def disc(x: float, y: float, radius: float) -> str:
    """The SVG path of a circle."""
    arc = f"a{radius:g},{radius:g} 0 1 1"
    return f"M{x - radius:g},{y:g}{arc} {radius * 2:g},0{arc} {-radius * 2:g},0Z"


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g},{y:g}h{width:g}v{height:g}h{-width:g}Z"
