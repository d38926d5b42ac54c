"""The things that a recipe can have."""

from dataclasses import dataclass
from typing import Literal

from games.decks.recipe.figures import Beast, Bird, Figure, Hand
from games.decks.recipe.places import Plane, Point, Points, World


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
    shadow: float | None = None
    """The length of its shadow; otherwise as the light says, if the motif stands on the ground."""
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

    points: Points
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
class Blob:
    """A soft form through some points: a stone, a puddle, a pillow."""

    points: Points
    coat: str = "deep"
    corners: tuple[int, ...] = ()
    """The numbers of the points where it is sharp, from 0."""
    flat: bool = False
    fade: float = 1
    depth: float = 40
    plane: Plane = "mid"


@dataclass(frozen=True)
class Taper:
    """A line with a thickness that changes: a tentacle, a branch, a finger, a hose."""

    points: Points
    widths: tuple[float, ...]
    """Half of its thickness, evenly from its beginning to its end."""
    coat: str = "deep"
    flat: bool = False
    fade: float = 1
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
    world: World | None = None
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
    world: World | None = None
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


@dataclass(frozen=True)
class Reflected:
    """Some things, and their image in water or on a wet floor below a line."""

    things: tuple["Thing", ...]
    line: float
    tone: str = "soft"
    """The tone of the bright strokes in the water."""
    fade: float = 0.45
    squash: float = 0.8
    plane: Plane = "mid"


@dataclass(frozen=True)
class Frame:
    """Something close to us that the picture is seen past or through."""

    kind: str
    """branches, leaves, curtain, railing, sill, keyhole, doorway, window, arch, porthole, grass,
    bars, hole, hand, shelf or rope."""
    coat: str = "ink"
    side: str = "left"
    """left, right, top, bottom or both, as the kind allows."""
    size: float = 1
    at: Point = (300, 430)
    """The middle of what is seen through an opening."""
    plane: Plane = "near"


@dataclass(frozen=True)
class Patch:
    """Light that falls through a window onto a wall or a floor, in four corners."""

    corners: tuple[Point, Point, Point, Point]
    tone: str = "glow"
    fade: float = 0.5
    bars: int = 2
    """The bars of the window, each way: 0 for none."""
    plane: Plane = "mid"


Thing = (
    Put | Cast | Spread | Line | Shape | Blob | Taper | Glow | Beam | Moon | Air | Inside | Within
    | Turned | Figure | Hand | Beast | Bird | Reflected | Frame | Patch
)  # fmt: skip
