"""What a card is made of. The picture is 600 wide and 900 high; y points down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

WIDTH, HEIGHT = 600, 900

Point = tuple[float, float]
Plane = Literal["far", "mid", "near"]
"""Before which part of the setting something stands: its distance, its ground, its foreground."""

Options = Mapping[str, float | str | bool]


@dataclass(frozen=True)
class Put:
    """A motif that stands with its foot at `at`, so many pixels high."""

    motif: str
    at: Point
    size: float
    coat: str = "deep"
    """The tone it wears, and after a slash the one of its accents."""
    turn: float = 0
    flip: bool = False
    haze: float = 0
    """How much air lies before it: 0 is near, 1 is gone."""
    flat: bool = False
    """A silhouette without light upon it, as in a crowd or far away."""
    shadow: float = 0
    """How far its shadow falls; the light decides to which side."""
    fade: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Cast:
    """The shadow of a motif on the ground, whoever it is that throws it."""

    motif: str
    at: Point
    size: float
    lean: float = 0
    """How far it leans over, in degrees; the foot stays where it is."""
    length: float = 1
    flip: bool = False
    tone: str = "ink"
    fade: float = 0.55
    plane: Plane = "mid"


@dataclass(frozen=True)
class Spread:
    """One motif strewn over given places: a flock, leaves, snow of letters."""

    motif: str
    places: tuple[tuple[float, float, float, float], ...]
    """x, y of the middle, size, turn."""
    coat: str = "deep"
    haze: float = 0
    flat: bool = True
    plane: Plane = "mid"


@dataclass(frozen=True)
class Line:
    """A thread, a rope, a branch: smooth through its points."""

    points: tuple[Point, ...]
    width: float = 3
    tone: str = "ink"
    dash: str = ""
    fade: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Shape:
    """A form of its own, by SVG path data."""

    path: str
    coat: str = "deep"
    flat: bool = False
    fade: float = 1
    to: str = ""
    """The tone that it ends in below, over `span` of y."""
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
    """How much of it is dark, on the right."""
    plane: Plane = "far"


@dataclass(frozen=True)
class Air:
    """What fills the air: snow, rain, bubbles or mist."""

    kind: Literal["snow", "rain", "bubbles", "mist"]
    plane: Plane = "mid"


@dataclass(frozen=True)
class Inside:
    """Another scene, or more of this one, seen through a motif."""

    motif: str
    at: Point
    size: float
    things: tuple["Thing", ...] = ()
    world: "World | None" = None
    flip: bool = False
    part: int = 0
    """Which of its shapes it is seen through: 0 is the silhouette."""
    edge: str = ""
    """The tone of a line around it."""
    move: Point = (0, 0)
    zoom: float = 1
    """How the other world is moved and made smaller."""
    plane: Plane = "mid"


@dataclass(frozen=True)
class Within:
    """The same through a form of its own."""

    path: str
    things: tuple["Thing", ...] = ()
    world: "World | None" = None
    edge: str = ""
    move: Point = (0, 0)
    zoom: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Turned:
    """Some things together, turned, moved, made larger or seen in a mirror."""

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
    """A place, in a light."""

    setting: str
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
    """The path of a circle."""
    arc = f"a{radius:g},{radius:g} 0 1 1"
    return f"M{x - radius:g},{y:g}{arc} {radius * 2:g},0{arc} {-radius * 2:g},0Z"


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g},{y:g}h{width:g}v{height:g}h{-width:g}Z"
