"""Things in people's hands: how they are taken, and how they are drawn there."""

from collections.abc import Sequence
from itertools import pairwise

from games.decks.figures.grips import GRIPS, Grip
from games.decks.figures.hand_shapes import HOLDING
from games.decks.figures.poses import POSES
from games.decks.geometry import Spot, along, between, distance, heading, turned
from games.decks.motifs import motifs
from games.decks.paths import placing
from games.decks.pen import Pen
from games.decks.recipe import Figure, Hand, Held, Line, Point, Taper, Thing, spots


def all_held(holds: str | Held | tuple[Held, ...]) -> tuple[Held, ...]:
    if isinstance(holds, str):
        return (Held(holds),) if holds else ()
    return (holds,) if isinstance(holds, Held) else holds


def hand_of(held: Held) -> str:
    return held.hand or _grip(held).hand


def _grip(held: Held) -> Grip:
    return GRIPS.get(held.motif, Grip())


def ways_of_holding(thing: Figure) -> tuple[str, str]:
    """How the near and the far hand hold something, if they do."""
    ways = {hand_of(one): _grip(one).way for one in all_held(thing.holds)}
    if "both" in ways and POSES[thing.pose].view == "front":
        return "clasp", "clasp"
    passing = ""
    if thing.through:
        passing = thing.hands if thing.hands in HOLDING else "grip"
    return ways.get("near", passing), ways.get("far", passing)


def axes_of_holding(thing: Figure) -> tuple[float | None, float | None]:
    """The directions, on the page, of what the near and the far hand close around."""
    axes = {hand_of(one): _axis(one, thing) for one in all_held(thing.holds)}
    near, far = (
        _axis_at(thing.through, aim) if way == "grip" else None
        for way, aim in zip(ways_of_holding(thing), (thing.hand, thing.other_hand), strict=True)
    )
    return axes.get("near", near), axes.get("far", far)


def _axis(held: Held, thing: Figure) -> float | None:
    grip = _grip(held)
    if grip.way != "grip":
        return None
    return grip.axis - _turn(held, thing)


def _turn(held: Held, thing: Figure | Hand) -> float:
    return held.turn or _grip(held).turn * (-1 if thing.flip else 1)


def _axis_at(things: Sequence[Thing], aim: Point | None) -> float | None:
    """The direction in which lines pass a point."""
    rows = [along(spots(thing.points), 4) for thing in things if isinstance(thing, Line | Taper)]
    pieces = [piece for row in rows for piece in pairwise(row)]
    if not pieces or aim is None:
        return None
    start, end = min(pieces, key=lambda piece: distance(between(*piece), aim))
    return heading(start, end)


def in_hand(held: Held, thing: Figure | Hand, spot: Spot, pen: Pen) -> str:
    """A motif that is held at a point."""
    grip, turn = _grip(held), _turn(held, thing)
    size = held.size or thing.size * grip.size
    motif = motifs()[held.motif]
    u, v = held.grip or grip.at
    flip = held.flip != thing.flip
    scale = size / motif.height
    wide = (u - 0.5) * motif.width * scale * (-1 if flip else 1)
    off = turned((wide, (v - 0.5) * size), (0, 0), turn)
    foot = spot[0] - off[0], spot[1] - off[1] + size / 2
    placed, scale = placing(motif, foot, size, turn, flip=flip)
    if thing.silhouette:
        return pen.motif(motif, placed, scale, f"{thing.silhouette}/{thing.silhouette}", flat=True)
    return pen.motif(motif, placed, scale, held.coat or "spark/glow")
