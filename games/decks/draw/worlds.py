"""Draws scenes with what is in them, here and elsewhere."""

from dataclasses import replace

from games.decks.draw.lamps import all_in_lamplight
from games.decks.palettes import PALETTES
from games.decks.paths import n
from games.decks.pen import LIGHTS, Pen
from games.decks.recipe import Light, Point, Thing, View, World
from games.decks.scenes import SCENES
from games.decks.sheet import Sheet

PLANES = ("far", "mid", "near")


def pen_for(sheet: Sheet, place: World) -> Pen:
    lamp = place.light if isinstance(place.light, Light) else Light(place.light, shadow=0)
    return Pen(sheet, PALETTES[place.palette], LIGHTS[lamp.side], lamp)


def world(pen: Pen, place: World, things: tuple[Thing, ...]) -> str:
    """A scene with the things in it, from the back to the front."""
    planes = SCENES[place.scene](replace(pen, lamp=replace(pen.lamp, rim="")), **place.options)
    return "".join(
        _looked_at(part, place.view)
        + (pen.brushed() if part and plane != "near" else "")
        + all_in_lamplight((thing for thing in things if thing.plane == plane), pen)
        for part, plane in zip(planes, PLANES, strict=True)
    )


def _looked_at(part: str, view: View | None) -> str:
    if view is None or not part:
        return part
    x, y = view.at
    return (
        f'<g transform="translate(300 450) rotate({n(view.tilt)}) scale({view.zoom:g}) '
        f'translate({n(-x)} {n(-y)})">{part}</g>'
    )


def elsewhere(
    pen: Pen, place: World | None, things: tuple[Thing, ...], move: Point = (0, 0), zoom: float = 1
) -> str:
    """Another scene, or more of this one where there is none, moved and scaled."""
    x, y = move
    shifted = bool(x or y) or zoom != 1
    pen = replace(pen, on_page=pen.on_page and not shifted)
    if place is None:
        drawn = all_in_lamplight(things, pen)
    else:
        there = replace(pen_for(pen.sheet, place), on_page=pen.on_page)
        drawn = world(there, place, things)
    if not shifted:
        return drawn
    return f'<g transform="translate({n(x)} {n(y)}) scale({zoom:g})">{drawn}</g>'
