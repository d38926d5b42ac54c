"""Draws the things of a recipe, each kind in a module of its own."""

from games.decks.draw import arranged, figures, forms, frames, motifs
from games.decks.draw.base import draw

__all__ = ["arranged", "draw", "figures", "forms", "frames", "motifs"]
