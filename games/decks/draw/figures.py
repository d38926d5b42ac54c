"""Draws people and animals: their parts in tones, what they hold, and their shadows."""

from collections.abc import Callable, Sequence

from games.decks.draw.base import all_of, contact, draw, faded, fallen
from games.decks.draw.holding import (
    all_held,
    axes_of_holding,
    hand_of,
    in_hand,
    ways_of_holding,
)
from games.decks.draw.tones import Tones, tones_of
from games.decks.figures.beasts import beast
from games.decks.figures.birds import bird
from games.decks.figures.large_hands import large_hand
from games.decks.figures.parts import Part
from games.decks.figures.people import Cut, Wanted, cut
from games.decks.figures.skeleton import PALM
from games.decks.geometry import Spot, between, going, heading, turned
from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.recipe import Beast, Bird, Figure, Hand, Point

FLAT = 10
"""Forms that are thinner than so many pixels have no shade."""
FLAT_FINE = 18
"""The same for hands and shoes."""
APART = 0.013
"""The distance of the points of an outline, by the size of the figure."""
NEAREST = 1.5
"""The distance of the points of small outlines, in pixels."""
SMOOTH = {"skin", "hair"}
"""The tones of forms that are shaded without specks, for these would dirty them."""
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

    def seen(axis: float | None) -> float | None:
        return None if axis is None else axis * sign + thing.turn * sign

    ways, (near_axis, far_axis) = ways_of_holding(thing), axes_of_holding(thing)
    person = cut(
        Wanted(
            thing.who, thing.pose, thing.size, thing.shape, thing.wears,
            thing.hair.partition("/")[0], thing.hat, thing.face, thing.look, thing.print,
            thing.extras, thing.hands, ways, thing.back,
            (local(thing.hand), local(thing.other_hand)), (seen(near_axis), seen(far_axis)),
            thing.flip,
        )
    )  # fmt: skip
    parts = Parts(pen, tones, place, max(NEAREST, thing.size * APART))
    held = {where: _held(thing, where, person, place, pen) for where in ("far", "near", "both")}
    between_hands = held["near"] + all_of(thing.through, pen)
    drawn = _layered(parts, person, held, between_hands, within=bool(thing.through))
    grounded = person.rest == "ground"
    shadow = ""
    length = thing.shadow if thing.shadow is not None else pen.lamp.shadow if grounded else 0
    if grounded and not thing.silhouette:
        dark = 0.5 * (1 - thing.haze)
        if length:
            shadow = parts.shadow(thing.at, length, dark)
        if length or thing.shadow is None:
            shadow += parts.contacts(thing.at, thing.size, dark, person.soles)
    return shadow + faded(drawn, thing.fade)


def _layered(
    parts: "Parts", person: Cut, held: dict[str, str], between_hands: str, *, within: bool
) -> str:
    """A person from the back to the front, with the things in each hand between its layers."""
    far_below, far_above = (parts.drawn(layer) for layer in person.far)
    near_below, near_above = (parts.drawn(layer) for layer in person.near)
    arms_behind, arms = parts.drawn(person.behind), parts.drawn(person.arms)
    body = parts.drawn(person.body)
    if person.seen_from_behind:
        hands = far_below + far_above + near_below + between_hands + near_above
        return hands + held["far"] + held["both"] + arms_behind + body
    if person.hides_far:  # what both hands hold is before the far one
        far = far_below + held["far"] + ("" if within else far_above)
        back = far + arms_behind if not held["far"] else arms_behind + far
        front = arms + near_below + between_hands + (far_above if within else "") + near_above
        return back + body + held["both"] + front
    below = arms + far_below + near_below
    return arms_behind + body + below + held["both"] + held["far"] + between_hands + (
        far_above + near_above
    )  # fmt: skip


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
        if not part.fine:
            self.outlines.append(path)
        return self._form(part, path, tone)

    def _form(self, part: Part, path: str, tone: str) -> str:
        over = self.tones.printed(self.pen, path, part) if part.print else ""
        name = self.pen.sheet.define(self._definition(path))
        edge = ""
        if part.edge and not self.tones.silhouette:
            colour = self.tones.of("fold", far=part.far)
            edge = f' stroke="{colour}" stroke-width="{n(part.edge)}"'
        if self.tones.silhouette or part.width < (FLAT_FINE if part.fine else FLAT):
            return f'<use href="#{name}" fill="{tone}"{edge}/>{over}'
        below = f'<use href="#{name}"{edge}/>' if edge else ""
        cap = ""
        if part.cap and not part.print:
            cap = self.pen.oval(*self.place((part.cap[0], part.cap[1])), part.cap[2], tone)
        grain = part.tone not in SMOOTH and not part.far
        return below + self.pen.body(path, tone, part.width, over, grain=grain, cap=cap)

    def shadow(self, foot: Spot, length: float, dark: float) -> str:
        """The shadow that falls on the ground."""
        pen = self.pen
        tone = pen.tone(pen.lamp.shade) if pen.lamp.shade else pen.palette.ink
        uses = "".join(
            f'<use href="#{pen.sheet.define(self._definition(path))}"/>' for path in self.outlines
        )
        return (
            f'<g transform="{fallen(pen, foot, length)}" opacity="{dark:.2g}" fill="{tone}">'
            f"{uses}</g>"
        )

    def contacts(self, foot: Spot, size: float, dark: float, soles: Sequence[Spot] = ()) -> str:
        """The dark spots below whatever touches the ground, which there are in any light."""
        touched = [self.place(spot) for spot in soles] or [foot]
        wide = size * (0.085 if soles else 0.15)
        return "".join(
            contact(self.pen, (x, y - size * 0.004), wide, dark * 1.2) for x, y in touched
        )

    @staticmethod
    def _definition(path: str) -> str:
        return f'<path id="{{}}" d="{path}"/>'


def _held(thing: Figure, where: str, person: Cut, place: Callable[[Spot], Spot], pen: Pen) -> str:
    near, far = person.grips
    spot = place({"near": near, "far": far}.get(where, between(near, far)))
    return "".join(
        in_hand(held, thing, spot, pen) for held in all_held(thing.holds) if hand_of(held) == where
    )


@draw.register
def _(thing: Hand, pen: Pen) -> str:
    def same(spot: Spot) -> Spot:
        return spot

    way = heading(thing.start, thing.at) + thing.bend
    below, above = large_hand(
        thing.kind, thing.at, thing.start, thing.size, way, thumb=-1 if thing.flip else 1
    )
    parts = Parts(pen, tones_of(thing, pen), same, max(NEAREST, thing.size * APART))
    spot = going(thing.at, way, thing.size * PALM)
    held = "".join(in_hand(one, thing, spot, pen) for one in all_held(thing.holds))
    return parts.drawn(below) + held + all_of(thing.through, pen) + parts.drawn(above)


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
    if rest == "ground" and not thing.silhouette:
        dark = 0.5 * (1 - thing.haze)
        if length:
            shadow = parts.shadow(thing.at, length, dark)
        if length or thing.shadow is None:
            shadow += parts.contacts(thing.at, thing.size * 1.6, dark)
    return shadow + faded(drawn, thing.fade)
