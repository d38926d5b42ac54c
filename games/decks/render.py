"""Draws a card's recipe as one SVG that needs nothing from outside."""

import math
from dataclasses import replace
from functools import singledispatch

from games.decks.motifs import motifs
from games.decks.palettes import PALETTES
from games.decks.pen import LIGHTS, PAPER, Pen, Sheet, matrix, n, placing, smooth
from games.decks.recipe import (
    HEIGHT,
    WIDTH,
    Air,
    Beam,
    Card,
    Cast,
    Glow,
    Inside,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Thing,
    Turned,
    Within,
    World,
    disc,
)
from games.decks.scenes import SCENES
from games.decks.scenes.air import falling, mist, rain
from games.decks.scenes.water import bubbles


def render(card: Card) -> str:
    sheet = Sheet()
    pen = Pen(sheet, PALETTES[card.world.palette], LIGHTS[card.world.light])
    picture = world(pen, card.world, card.things)
    finish = _finish(pen)
    definitions = "".join(sheet.definitions.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">'
        f"<defs>{CUT}{definitions}</defs>"
        f'<g filter="url(#cut)">{picture}</g>{finish}</svg>\n'
    )


CUT = (
    '<filter id="cut" filterUnits="userSpaceOnUse" x="0" y="0" width="600" height="900">'
    '<feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="7"/>'
    '<feDisplacementMap in="SourceGraphic" scale="6" '
    'xChannelSelector="R" yChannelSelector="G"/></filter>'
)


def world(pen: Pen, place: World, things: tuple[Thing, ...]) -> str:
    """A scene with the things in it, from the back to the front."""
    planes = SCENES[place.scene](pen, **place.options)
    return "".join(
        part + "".join(draw(thing, pen) for thing in things if thing.plane == plane)
        for part, plane in zip(planes, ("far", "mid", "near"), strict=True)
    )


def elsewhere(pen: Pen, place: World | None, things: tuple[Thing, ...]) -> str:
    if place is None:
        return "".join(draw(thing, pen) for thing in things)
    there = replace(pen, palette=PALETTES[place.palette], light=LIGHTS[place.light])
    return world(there, place, things)


def _finish(pen: Pen) -> str:
    """Darker corners, the grain of paper, and a margin as a brush leaves it."""
    corners = pen.glowing([(0.55, pen.palette.ink, 0), (1, pen.palette.ink, 0.4)])
    tooth = pen.sheet.define(
        '<filter id="{}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="2" seed="4"/>'
        '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .86 1.9 0 0 0 -.86"/></filter>'
    )
    return (
        f"{pen.oval(300, 450, 440, corners, ry=640)}"
        f'<path d="M0,0H600V900H0Z" filter="url(#{tooth})" opacity=".3"/>'
        f'<path fill="{PAPER}" fill-rule="evenodd" d="{MARGIN}"/>'
    )


MARGIN = (
    "M0,0H600V900H0ZM20,22C60,17 98,20 141,18S240,21 302,18S420,16 471,20S560,17 579,21"
    "C584,60 580,122 582,180S579,300 582,371S578,520 581,602S583,760 580,880"
    "C540,884 470,879 402,882S260,878 190,882S70,879 19,881"
    "C16,820 21,742 18,661S20,520 17,431S21,260 18,171S21,60 20,22Z"
)


@singledispatch
def draw(thing: Thing, pen: Pen) -> str:
    raise TypeError(thing)


@draw.register
def _(thing: Put, pen: Pen) -> str:
    motif = motifs()[thing.motif]
    pen = pen.hazed(thing.haze)
    placed, scale = placing(motif, thing.at, thing.size, thing.turn, flip=thing.flip)
    drawn = pen.motif(motif, placed, scale, thing.coat, flat=thing.flat)
    shadow = _ground_shadow(thing, pen) if thing.shadow else ""
    return shadow + _faded(drawn, thing.fade)


def _ground_shadow(thing: Put, pen: Pen) -> str:
    (x, y), dark = thing.at, 0.45 * (1 - thing.haze)
    motif = motifs()[thing.motif]
    wide = motif.width / motif.height * thing.size * 0.46
    ink = pen.palette.ink
    under = pen.glowing([(0, ink, dark), (0.6, ink, dark * 0.7), (1, ink, 0)])
    return pen.oval(x, y - thing.size * 0.015, wide, under, ry=wide * 0.1) + draw(
        Cast(
            thing.motif,
            thing.at,
            thing.size,
            lean=62 if pen.light[0] <= 0 else -62,
            length=0.4 * thing.shadow,
            flip=thing.flip,
            fade=dark,
        ),
        pen,
    )


@draw.register
def _(thing: Cast, pen: Pen) -> str:
    motif = motifs()[thing.motif]
    scale = thing.size / motif.height
    tall = -scale * thing.length
    wide = -scale if thing.flip else scale
    slant = math.tan(math.radians(thing.lean)) * tall
    x = thing.at[0] - wide * motif.width / 2 - slant * motif.height
    y = thing.at[1] - tall * motif.height
    placed = matrix(wide, 0, slant, tall, x, y)
    body = pen.sheet.define(f'<path id="{{}}" d="{motif.outline}"/>')
    soft = pen.dapple(pen.tone(thing.tone), 3, thing.fade)
    return f'<g filter="url(#{soft})"><use href="#{body}" transform="{placed}"/></g>'


@draw.register
def _(thing: Spread, pen: Pen) -> str:
    return "".join(
        draw(
            Put(
                thing.motif,
                (x, y + size / 2),
                size,
                coat=thing.coat,
                turn=turn,
                haze=thing.haze,
                flat=thing.flat,
            ),
            pen,
        )
        for x, y, size, turn in thing.places
    )


@draw.register
def _(thing: Line, pen: Pen) -> str:
    dash = f' stroke-dasharray="{thing.dash}"' if thing.dash else ""
    return (
        f'<path d="{smooth(thing.points)}" fill="none" stroke="{pen.tone(thing.tone)}" '
        f'stroke-width="{n(thing.width)}" stroke-linecap="round"{dash}{_opacity(thing.fade)}/>'
    )


@draw.register
def _(thing: Shape, pen: Pen) -> str:
    colour = pen.tone(thing.coat)
    if thing.to:
        (top, bottom), end = thing.span, pen.tone(thing.to)
        blend = pen.fading([(0, colour, 1), (1, end, 1)], (0, top), (0, bottom))
        return pen.flat(thing.path, blend, thing.fade)
    if thing.flat:
        return pen.flat(thing.path, colour, thing.fade)
    return _faded(pen.form(thing.path, colour, thing.depth), thing.fade)


@draw.register
def _(thing: Air, pen: Pen) -> str:
    match thing.kind:
        case "snow":
            return falling(pen, 110, "air")
        case "rain":
            return rain(pen, "air")
        case "bubbles":
            return bubbles(pen, "air")
        case "mist":
            return mist(pen, 700, 340)


@draw.register
def _(thing: Glow, pen: Pen) -> str:
    tone = pen.tone(thing.tone)
    fill = pen.glowing([(0, tone, thing.fade), (0.4, tone, thing.fade * 0.4), (1, tone, 0)])
    return pen.oval(*thing.at, thing.radius, fill)


@draw.register
def _(thing: Beam, pen: Pen) -> str:
    (a, b), (c, d) = thing.start, thing.end
    tone = pen.tone(thing.tone)
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    far = (c[0] + d[0]) / 2, (c[1] + d[1]) / 2
    fill = pen.fading([(0, tone, thing.fade), (1, tone, 0)], middle, far)
    corners = "L".join(f"{n(x)},{n(y)}" for x, y in (a, b, d, c))
    return f'<path d="M{corners}Z" fill="{fill}"/>'


@draw.register
def _(thing: Moon, pen: Pen) -> str:
    (x, y), r = thing.at, thing.radius
    shape = disc(x, y, r)
    if thing.bite:
        inner = r / thing.bite
        shape = (
            f"M{n(x)},{n(y - r)}A{n(r)},{n(r)} 0 1 0 {n(x)},{n(y + r)}"
            f"A{n(inner)},{n(inner)} 0 0 1 {n(x)},{n(y - r)}Z"
        )
    halo = draw(Glow((x - r * thing.bite, y), r * 3.2, fade=0.75), pen)
    return halo + pen.form(shape, pen.tone("glow"), r * 0.55, shade=0.14)


@draw.register
def _(thing: Inside, pen: Pen) -> str:
    motif = motifs()[thing.motif]
    placed, scale = placing(motif, thing.at, thing.size, flip=thing.flip)
    seen = (motif.body, *motif.details)[thing.part].shape
    clip = pen.sheet.define(f'<clipPath id="{{}}"><{seen} transform="{placed}"/></clipPath>')
    within = _moved(elsewhere(pen, thing.world, thing.things), thing)
    edge = ""
    if thing.edge:
        edge = (
            f'<{seen} transform="{placed}" fill="none" stroke="{pen.tone(thing.edge)}" '
            f'stroke-width="{n(3 / scale)}" stroke-linejoin="round"/>'
        )
    return f'<g clip-path="url(#{clip})">{within}</g>{edge}'


@draw.register
def _(thing: Within, pen: Pen) -> str:
    clip = pen.sheet.define(f'<clipPath id="{{}}"><path d="{thing.path}"/></clipPath>')
    within = _moved(elsewhere(pen, thing.world, thing.things), thing)
    edge = pen.line(thing.path, pen.tone(thing.edge), 4) if thing.edge else ""
    return f'<g clip-path="url(#{clip})">{within}</g>{edge}'


def _moved(drawn: str, thing: Inside | Within) -> str:
    x, y = thing.move
    if x == y == 0 and thing.zoom == 1:
        return drawn
    return f'<g transform="translate({n(x)} {n(y)}) scale({thing.zoom:g})">{drawn}</g>'


@draw.register
def _(thing: Turned, pen: Pen) -> str:
    x, y = thing.about
    sx = -thing.zoom if thing.flip == "x" else thing.zoom
    sy = -thing.zoom if thing.flip == "y" else thing.zoom
    drawn = "".join(draw(part, pen) for part in thing.things)
    steps = (
        f"translate({n(x + thing.move[0])} {n(y + thing.move[1])}) rotate({n(thing.turn)}) "
        f"scale({sx:g} {sy:g}) translate({n(-x)} {n(-y)})"
    )
    return f'<g transform="{steps}"{_opacity(thing.fade)}>{drawn}</g>'


def _opacity(fade: float) -> str:
    return f' opacity="{fade:g}"' if fade < 1 else ""


def _faded(drawn: str, fade: float) -> str:
    return f"<g{_opacity(fade)}>{drawn}</g>" if fade < 1 else drawn
