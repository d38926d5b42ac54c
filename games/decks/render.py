"""Draws a card's recipe as one SVG that needs nothing from outside."""

from games.decks.draw.worlds import pen_for, world
from games.decks.pen import PAPER, Pen
from games.decks.recipe import HEIGHT, WIDTH, Card, Point
from games.decks.sheet import Sheet


def render(card: Card) -> str:
    sheet = Sheet()
    pen = pen_for(sheet, card.world)
    picture = world(pen, card.world, card.things)
    finish = _finish(pen)
    definitions = "".join(sheet.definitions.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">'
        f"<defs>{CUT}{definitions}</defs>"
        f'<g filter="url(#cut)" {LINES}>{picture}</g>{finish}</svg>\n'
    )


LINES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
"""The attributes of lines, which are whatever has no tone: round ends and soft corners."""
CUT = (
    '<filter id="cut" filterUnits="userSpaceOnUse" x="0" y="0" width="600" height="900">'
    '<feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="2" seed="7"/>'
    '<feDisplacementMap in="SourceGraphic" scale="6" '
    'xChannelSelector="R" yChannelSelector="G"/></filter>'
)


def _finish(pen: Pen) -> str:
    """Darker corners, the grain of paper, and a margin as a brush leaves it."""
    at = pen.lamp.at
    corners = _lit_by_lamp(pen, at) if at else _lit_from_side(pen)
    tooth = pen.sheet.define(
        '<filter id="{}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".55 .7" numOctaves="2" seed="4"/>'
        '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .86 1.9 0 0 0 -.86"/></filter>'
    )
    return (
        f'<path d="M0,0H600V900H0Z" fill="{corners}"/>'
        f'<path d="M0,0H600V900H0Z" filter="url(#{tooth})" opacity=".3"/>'
        f'<path fill="{PAPER}" fill-rule="evenodd" d="{MARGIN}"/>'
    )


def _lit_by_lamp(pen: Pen, at: Point) -> str:
    """Light around the lamp, and dark where it doesn't reach."""
    tone, ink, reach = pen.tone(pen.lamp.tone), pen.palette.ink, pen.lamp.reach
    stops = [(0, tone, 0.14), (0.2, tone, 0), (0.3, ink, 0), (1, ink, 0.54)]
    return pen.around(at, reach * 2, stops)


def _lit_from_side(pen: Pen) -> str:
    """A little light on the side it comes from, and dark in the other corners."""
    (x, y), ink = CENTRE, pen.palette.ink
    at = x + pen.light[0] * 130, y + pen.light[1] * 170
    return pen.around(at, 760, [(0, pen.palette.glow, 0.05), (0.46, ink, 0), (1, ink, 0.42)])


CENTRE = (300, 450)
MARGIN = (
    "M0,0H600V900H0ZM20,22C60,17 98,20 141,18S240,21 302,18S420,16 471,20S560,17 579,21"
    "C584,60 580,122 582,180S579,300 582,371S578,520 581,602S583,760 580,880"
    "C540,884 470,879 402,882S260,878 190,882S70,879 19,881"
    "C16,820 21,742 18,661S20,520 17,431S21,260 18,171S21,60 20,22Z"
)
