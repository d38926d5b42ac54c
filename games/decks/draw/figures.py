"""Draws people and animals: their parts in tones, what they hold, and their shadows."""

from collections.abc import Callable, Sequence

from games.decks.draw.base import contact, draw, faded, fallen
from games.decks.draw.tones import Tones, tones_of
from games.decks.figures.beasts import beast
from games.decks.figures.birds import bird
from games.decks.figures.grips import GRIPS, Grip
from games.decks.figures.large_hands import large_hand
from games.decks.figures.parts import Part
from games.decks.figures.people import Cut, Wanted, cut
from games.decks.geometry import Spot, between, going, heading, turned
from games.decks.motifs import motifs
from games.decks.paths import placing
from games.decks.pen import Pen
from games.decks.recipe import Beast, Bird, Figure, Hand, Held, Point

FLAT = 10
"""Forms that are thinner than so many pixels have no shade."""
FLAT_FINE = 18
"""The same for hands and shoes."""
APART = 0.009
"""The distance of the points of an outline, by the size of the figure."""
NEAREST = 1.5
"""The distance of the points of small outlines, in pixels."""
SEEN = 1.8
"""Marks on figures that are smaller than so many pixels are left out."""


@draw.register
def _(thing: Figure, pen: Pen) -> str:
    pen = pen.hazed(thing.haze)
    tones = tones_of(thing, pen)
    sign = -1 if thing.flip else 1

    def place(spot: Spot) -> Spot:
        x, y = turned(spot, (0, 0), thing.turn * sign)
        return thing.at[0] + x * sign, thing.at[1] + y

    def local(point: Point | None) -> Spot | None:
        if point is None:
            return None
        spot = (point[0] - thing.at[0]) * sign, point[1] - thing.at[1]
        return turned(spot, (0, 0), -thing.turn * sign)

    person = cut(
        Wanted(
            thing.who, thing.pose, thing.size, thing.shape, thing.wears,
            thing.hair.partition("/")[0], thing.hat, thing.face, thing.look, thing.print,
            thing.extras, thing.hands, _holding(thing), thing.back,
            (local(thing.hand), local(thing.other_hand)), thing.flip,
        )
    )  # fmt: skip
    parts = Parts(pen, tones, place, max(NEAREST, thing.size * APART))
    held = {where: _held(thing, where, person, place, pen) for where in ("far", "near", "both")}
    drawn = (
        parts.drawn([*([] if held["far"] else person.far_hand), *person.behind])
        + held["far"] + (parts.drawn(person.far_hand) if held["far"] else "")
        + parts.drawn(person.body) + held["both"] + parts.drawn(person.arms)
        + held["near"] + parts.drawn(person.hands)
    )  # fmt: skip
    grounded = person.rest == "ground"
    shadow = ""
    length = thing.shadow if thing.shadow is not None else pen.lamp.shadow if grounded else 0
    if length and grounded:
        shadow = parts.shadow(thing.at, thing.size, length, 0.5 * (1 - thing.haze))
    return shadow + faded(drawn, thing.fade)


class Parts:
    """Draws parts, and remembers their outlines for the shadow."""

    def __init__(self, pen: Pen, tones: Tones, place: Callable[[Spot], Spot], apart: float) -> None:
        self.pen, self.tones, self.place, self.apart = pen, tones, place, apart
        self.outlines: list[str] = []

    def drawn(self, parts: Sequence[Part]) -> str:
        return "".join(self._part(part) for part in parts)

    def _part(self, part: Part) -> str:
        if self.pen.on_page and part.is_outside(self.place):
            return ""
        path = part.path(self.place, self.apart)
        tone = self.tones.of(part.tone, far=part.far)
        if part.kind == "line":
            return self.tones.line(self.pen, path, tone, part)
        if part.kind == "flat":
            hidden = self.tones.silhouette or part.extent < SEEN
            return "" if hidden else self.pen.flat(path, tone, part.fade)
        self.outlines.append(path)
        over = self.tones.printed(self.pen, path, part) if part.print else ""
        if self.tones.silhouette or part.width < (FLAT_FINE if part.fine else FLAT):
            name = self.pen.sheet.define(self._definition(path))
            return f'<use href="#{name}" fill="{tone}"/>{over}'
        return self.pen.body(path, tone, part.width, over, grain=part.tone != "skin")

    def shadow(self, foot: Spot, size: float, length: float, dark: float) -> str:
        pen = self.pen
        tone = pen.tone(pen.lamp.shade) if pen.lamp.shade else pen.palette.ink
        uses = "".join(
            f'<use href="#{pen.sheet.define(self._definition(path))}"/>' for path in self.outlines
        )
        return (
            contact(pen, (foot[0], foot[1] - size * 0.008), size * 0.15, dark * 0.9)
            + f'<g transform="{fallen(pen, foot, length)}" opacity="{dark:.2g}" fill="{tone}">'
            f"{uses}</g>"
        )

    @staticmethod
    def _definition(path: str) -> str:
        return f'<path id="{{}}" d="{path}"/>'


def _all_held(holds: str | Held | tuple[Held, ...]) -> tuple[Held, ...]:
    if isinstance(holds, str):
        return (Held(holds),) if holds else ()
    return (holds,) if isinstance(holds, Held) else holds


def _holding(thing: Figure) -> tuple[bool, bool]:
    """Tells whether the near hand and the far hand hold something by themselves."""
    where = {one.hand or GRIPS.get(one.motif, Grip()).hand for one in _all_held(thing.holds)}
    return "near" in where, "far" in where


def _held(thing: Figure, where: str, person: Cut, place: Callable[[Spot], Spot], pen: Pen) -> str:
    near, far = person.grips
    spot = place({"near": near, "far": far}.get(where, between(near, far)))
    return "".join(
        _in_hand(held, thing, spot, pen)
        for held in _all_held(thing.holds)
        if (held.hand or GRIPS.get(held.motif, Grip()).hand) == where
    )


def _in_hand(held: Held, thing: Figure | Hand, spot: Spot, pen: Pen) -> str:
    grip = GRIPS.get(held.motif, Grip())
    size = held.size or thing.size * grip.size
    motif = motifs()[held.motif]
    u, v = held.grip or grip.at
    flip = held.flip != thing.flip
    scale = size / motif.height
    off = turned(
        ((u - 0.5) * motif.width * scale * (-1 if flip else 1), (v - 0.5) * size), (0, 0),
        held.turn or grip.turn * (-1 if thing.flip else 1),
    )  # fmt: skip
    turn = held.turn or grip.turn * (-1 if thing.flip else 1)
    foot = spot[0] - off[0], spot[1] - off[1] + size / 2
    placed, scale = placing(motif, foot, size, turn, flip=flip)
    if thing.silhouette:
        return pen.motif(motif, placed, scale, f"{thing.silhouette}/{thing.silhouette}", flat=True)
    return pen.motif(motif, placed, scale, held.coat or "spark/glow")


@draw.register
def _(thing: Hand, pen: Pen) -> str:
    def same(spot: Spot) -> Spot:
        return spot

    way = heading(thing.start, thing.at) + thing.bend
    cut_parts = large_hand(
        thing.kind, thing.at, thing.start, thing.size, way, thumb=-1 if thing.flip else 1
    )
    parts = Parts(pen, tones_of(thing, pen), same, max(NEAREST, thing.size * APART))
    spot = going(thing.at, way, thing.size * 0.55)
    held = "".join(_in_hand(one, thing, spot, pen) for one in _all_held(thing.holds))
    return held + parts.drawn(cut_parts)


@draw.register
def _(thing: Beast, pen: Pen) -> str:
    return _animal(thing, pen, *beast(thing.kind, thing.pose, thing.size, thing.look))


@draw.register
def _(thing: Bird, pen: Pen) -> str:
    return _animal(thing, pen, *bird(thing.kind, thing.pose, thing.size, thing.look))


def _animal(thing: Beast | Bird, pen: Pen, cut_parts: Sequence[Part], rest: str) -> str:
    pen = pen.hazed(thing.haze)
    sign = -1 if thing.flip else 1

    def place(spot: Spot) -> Spot:
        x, y = turned(spot, (0, 0), thing.turn * sign)
        return thing.at[0] + x * sign, thing.at[1] + y

    parts = Parts(pen, tones_of(thing, pen), place, max(NEAREST, thing.size * APART))
    drawn = parts.drawn(cut_parts)
    length = thing.shadow if thing.shadow is not None else pen.lamp.shadow
    shadow = ""
    if length and rest == "ground" and not thing.silhouette:
        shadow = parts.shadow(thing.at, thing.size * 1.6, length, 0.5 * (1 - thing.haze))
    return shadow + faded(drawn, thing.fade)
