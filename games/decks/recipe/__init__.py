"""The parts of a card's recipe. A picture is 600 wide and 900 high; y points down."""

from dataclasses import dataclass

from games.decks.recipe.figures import Beast, Bird, Figure, Hand, Held
from games.decks.recipe.places import (
    HEIGHT,
    WIDTH,
    Light,
    Options,
    Plane,
    Point,
    Points,
    View,
    World,
    spots,
)
from games.decks.recipe.things import (
    Air,
    Beam,
    Blob,
    Cast,
    Frame,
    Glow,
    Inside,
    Line,
    Moon,
    Patch,
    Put,
    Reflected,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    Within,
)

__all__ = [
    "HEIGHT", "WIDTH", "Air", "Beam", "Beast", "Bird", "Blob", "Card", "Cast", "Figure", "Frame",
    "Glow", "Hand", "Held", "Inside", "Light", "Line", "Moon", "Options", "Patch", "Plane",
    "Point", "Points", "Put", "Reflected", "Shape", "Spread", "Taper", "Thing", "Turned",
    "View", "Within", "World", "box", "disc", "spots",
]  # fmt: skip


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
