"""Draws lines, shapes and lights."""

from dataclasses import replace

from games.decks.draw.base import all_of, draw, faded, opacity
from games.decks.draw.worlds import elsewhere
from games.decks.geometry import along, contour, tube
from games.decks.paths import n, smooth
from games.decks.pen import Pen
from games.decks.recipe import (
    Air,
    Beam,
    Blob,
    Glow,
    Line,
    Moon,
    Patch,
    Shape,
    Taper,
    Turned,
    Within,
    disc,
    spots,
)
from games.decks.scenes.air import falling, mist, rain
from games.decks.scenes.water import bubbles


@draw.register
def _(thing: Line, pen: Pen) -> str:
    dash = f' stroke-dasharray="{thing.dash}"' if thing.dash else ""
    return (
        f'<path d="{smooth(spots(thing.points))}" stroke="{pen.tone(thing.tone)}" '
        f'stroke-width="{n(thing.width)}"{dash}{opacity(thing.fade)}/>'
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
    return faded(pen.form(thing.path, colour, thing.depth), thing.fade)


@draw.register
def _(thing: Blob, pen: Pen) -> str:
    row = spots(thing.points)
    path = contour(row, corners=[row[at] for at in thing.corners])
    return _solid(path, thing, pen, thing.depth)


@draw.register
def _(thing: Taper, pen: Pen) -> str:
    path = contour(tube(along(spots(thing.points)), thing.widths))
    return _solid(path, thing, pen, 2 * sum(thing.widths) / len(thing.widths))


def _solid(path: str, thing: Blob | Taper, pen: Pen, depth: float) -> str:
    tone = pen.tone(thing.coat)
    if thing.flat:
        return pen.flat(path, tone, thing.fade)
    return faded(pen.body(path, tone, depth), thing.fade)


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
def _(thing: Within, pen: Pen) -> str:
    clip = pen.sheet.define(f'<clipPath id="{{}}"><path d="{thing.path}"/></clipPath>')
    within = elsewhere(pen, thing.world, thing.things, thing.move, thing.zoom)
    edge = pen.line(thing.path, pen.tone(thing.edge), 4) if thing.edge else ""
    return f'<g clip-path="url(#{clip})">{within}</g>{edge}'


@draw.register
def _(thing: Turned, pen: Pen) -> str:
    x, y = thing.about
    sx = -thing.zoom if thing.flip == "x" else thing.zoom
    sy = -thing.zoom if thing.flip == "y" else thing.zoom
    steps = (
        f"translate({n(x + thing.move[0])} {n(y + thing.move[1])}) rotate({n(thing.turn)}) "
        f"scale({sx:g} {sy:g}) translate({n(-x)} {n(-y)})"
    )
    parts = all_of(thing.things, replace(pen, on_page=False))
    return f'<g transform="{steps}"{opacity(thing.fade)}>{parts}</g>'


@draw.register
def _(thing: Patch, pen: Pen) -> str:
    """The light of a window, with the shadows of its bars."""
    a, b, c, d = thing.corners

    def at(u: float, v: float) -> str:
        x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v
        y = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v
        return f"{n(x)},{n(y)}"

    parts = thing.bars + 1
    gap = 0.035 if thing.bars else 0
    panes = ""
    for row in range(parts):
        for column in range(parts):
            left, right = column / parts + gap, (column + 1) / parts - gap
            top, low = row / parts + gap, (row + 1) / parts - gap
            panes += f"M{at(left, top)}L{at(right, top)}L{at(right, low)}L{at(left, low)}Z"
    return pen.flat(panes, pen.tone(thing.tone), thing.fade)
