"""People and animals in a recipe."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.decks.recipe.places import Plane, Point

if TYPE_CHECKING:
    from games.decks.recipe.things import Thing


@dataclass(frozen=True)
class Held:
    """A motif in somebody's hand; what isn't said follows from the motif."""

    motif: str
    size: float = 0
    coat: str = ""
    turn: float = 0
    flip: bool = False
    hand: str = ""
    """near, far or both."""
    grip: Point | None = None
    """The point of the motif that is held: (0, 0) is its upper left, (1, 1) its lower right."""


@dataclass(frozen=True)
class Figure:
    """Somebody in a pose. `at` is the ground below the hips, or the seat, or the middle in the air.

    Figures face right, or left with `flip`. Their near arm is the one on our side.
    """

    who: str
    pose: str
    at: Point
    size: float
    """The height that they have when they stand."""
    coat: str = "deep/spark"
    """The tone of what they wear, and after a slash that of its trimmings."""
    face: str = "calm"
    look: str = ""
    """us, half, left, right, up, down, behind, over or away, and two of them as left-up."""
    flip: bool = False
    holds: str | Held | tuple[Held, ...] = ()
    through: tuple["Thing", ...] = ()
    """Things that pass through the hands, between palm and fingers: a rope, an oar, a rail."""
    hand: Point | None = None
    """The point that the near hand goes to."""
    other_hand: Point | None = None
    wears: str = ""
    hair: str = ""
    """The hair, and after a slash its tone."""
    hat: str = ""
    skin: str = "tan"
    print: str = ""
    """stripes, dots or checks on what is worn."""
    extras: tuple[str, ...] = ()
    """Also worn: scarf, belt, collar, buttons, apron, braces, hood, cape."""
    hands: str = ""
    """open, flat, point, grip, clasp or mitt, where the pose doesn't know better."""
    shape: str = ""
    """stout or thin."""
    back: bool = False
    """Seen from behind, for the poses that are seen from the front."""
    turn: float = 0
    shadow: float | None = None
    """The length of the shadow; otherwise as the light says."""
    silhouette: str = ""
    """The one tone that everything has."""
    haze: float = 0
    fade: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Hand:
    """A hand with its arm, for somebody who is larger than the picture."""

    kind: str
    """open, flat, point, grip, clasp, pinch or mitt."""
    at: Point
    """The wrist."""
    start: Point
    """The other end of the arm, which may be outside."""
    size: float
    """The length of the hand."""
    coat: str = "deep/spark"
    """The tone of the sleeve and, after a slash, of its cuff."""
    skin: str = "tan"
    bend: float = 0
    """Degrees by which the hand turns off its arm."""
    flip: bool = False
    """The thumb is on the other side."""
    holds: str | Held = ""
    through: tuple["Thing", ...] = ()
    """Things that pass through the hand, between the palm and the fingers or the thumb."""
    silhouette: str = ""
    plane: Plane = "mid"


@dataclass(frozen=True)
class Animal:
    """An animal in a pose. It faces right, or left with `flip`."""

    kind: str
    pose: str
    at: Point
    size: float
    coat: str = "deep/spark"
    look: str = ""
    """up, down or back."""
    flip: bool = False
    turn: float = 0
    shadow: float | None = None
    silhouette: str = ""
    haze: float = 0
    fade: float = 1
    plane: Plane = "mid"


@dataclass(frozen=True)
class Beast(Animal):
    """An animal on four legs. `at` is the ground below its middle, its size its height there."""


@dataclass(frozen=True)
class Bird(Animal):
    """A bird. `at` is what it stands on, or its middle in the air; its size is its length."""
