"""Draws what is close to us and frames the picture."""

from games.decks.draw.base import draw
from games.decks.pen import Pen
from games.decks.recipe import Frame
from games.decks.scenes.frames import FRAMES


@draw.register
def _(thing: Frame, pen: Pen) -> str:
    return FRAMES[thing.kind](pen, thing)
