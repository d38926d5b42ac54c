"""Draws things together with their image in water."""

from dataclasses import replace
from random import Random

from games.decks.draw.base import all_of, draw
from games.decks.paths import n
from games.decks.pen import Pen
from games.decks.recipe import Reflected


@draw.register
def _(thing: Reflected, pen: Pen) -> str:
    name = pen.sheet.define(f'<g id="{{}}">{all_of(thing.things, replace(pen, on_page=False))}</g>')
    y, squash = thing.line, thing.squash
    image = (
        f'<g transform="matrix(1 0 0 {n(-squash)} 0 {n(y * (1 + squash))})" '
        f'opacity="{thing.fade:g}"><use href="#{name}"/></g>'
    )
    return f'{image}{_strokes(pen, thing)}<use href="#{name}"/>'


def _strokes(pen: Pen, thing: Reflected) -> str:
    """Bright strokes that lie over the image, longer and rarer towards us."""
    chance, path, y, step = Random("reflected"), "", thing.line + 10, 9.0
    while y < 900:  # noqa: PLR2004
        for _ in range(int(240 / step)):
            x, wide = chance.random() * 620 - 10, step * (1.6 + 2 * chance.random())
            path += f"M{n(x)},{n(y)}q{n(wide / 2)},{n(-step * 0.25)} {n(wide)},0"
        y, step = y + step * 1.25, step * 1.16
    return pen.line(path, pen.tone(thing.tone), 3, 0.4)
