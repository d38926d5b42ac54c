"""Draws motifs: put, thrown as a shadow, spread out, or seen through."""

import math

from games.decks.draw.base import contact, draw, faded, fallen
from games.decks.draw.worlds import elsewhere
from games.decks.motifs import Motif, motifs
from games.decks.paths import matrix, n, placing
from games.decks.pen import Pen
from games.decks.recipe import Cast, Inside, Put, Spread

UPRIGHT = 30


@draw.register
def _(thing: Put, pen: Pen) -> str:
    motif = motifs()[thing.motif]
    pen = pen.hazed(thing.haze)
    placed, scale = placing(motif, thing.at, thing.size, thing.turn, flip=thing.flip)
    drawn = pen.motif(motif, placed, scale, thing.coat, flat=thing.flat)
    return _shadow(thing, motif, pen, placed) + faded(drawn, thing.fade)


def _shadow(thing: Put, motif: Motif, pen: Pen, placed: str) -> str:
    """Motifs that stand on the ground throw a shadow; those that hang or fly do so if asked."""
    length = thing.shadow
    if length is None:
        stands = motif.stands and abs(thing.turn) < UPRIGHT and thing.plane == "mid"
        length = pen.lamp.shadow if stands and not thing.flat else 0
    if not length:
        return ""
    x, y = thing.at
    dark = 0.5 * (1 - thing.haze) * thing.fade
    wide = motif.width / motif.height * thing.size * 0.48
    body = pen.sheet.define(f'<path id="{{}}" d="{motif.outline}"/>')
    return (
        contact(pen, (x, y - thing.size * 0.01), wide, dark * 0.9)
        + f'<g transform="{fallen(pen, (x, y), length)}" opacity="{n(dark)}">'
        f'<use href="#{body}" transform="{placed}" fill="{_shade_tone(pen)}"/></g>'
    )


def _shade_tone(pen: Pen) -> str:
    return pen.tone(pen.lamp.shade) if pen.lamp.shade else pen.palette.ink


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
    tone = pen.tone(thing.tone)
    return (
        f'<g opacity="{thing.fade:g}"><use href="#{body}" transform="{placed}" fill="{tone}"/></g>'
    )


@draw.register
def _(thing: Spread, pen: Pen) -> str:
    return "".join(
        draw(
            Put(
                thing.motif, (x, y + size / 2), size, coat=thing.coat, turn=turn, haze=thing.haze,
                flat=thing.flat, shadow=0,
            ),
            pen,
        )
        for x, y, size, turn in thing.places
    )  # fmt: skip


@draw.register
def _(thing: Inside, pen: Pen) -> str:
    motif = motifs()[thing.motif]
    placed, scale = placing(motif, thing.at, thing.size, flip=thing.flip)
    seen = (motif.body, *motif.details)[thing.part].shape
    clip = pen.sheet.define(f'<clipPath id="{{}}"><{seen} transform="{placed}"/></clipPath>')
    within = elsewhere(pen, thing.world, thing.things, thing.move, thing.zoom)
    edge = ""
    if thing.edge:
        edge = (
            f'<{seen} transform="{placed}" stroke="{pen.tone(thing.edge)}" '
            f'stroke-width="{n(3 / scale)}"/>'
        )
    return f'<g clip-path="url(#{clip})">{within}</g>{edge}'
