"""Clues for each picture, to be told: those who guess never read them.

An import contract keeps this package from everything that guesses.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from bots.words import Language

HERE = Path(__file__).parent

Distance = Literal["near", "middling", "far"]
DISTANCES: tuple[Distance, ...] = ("near", "middling", "far")


class AuthoredClue(msgspec.Struct, frozen=True):
    text: str
    distance: Distance
    """The way from the picture to the clue: all, most or half of those who look will find it. A far
    one would be good for other cards of the deck too."""


def clues_of(deck: str, language: Language) -> Mapping[str, tuple[AuthoredClue, ...]]:
    """The clues for a deck's cards by the card's name, none for a deck without any."""
    path = HERE / deck / f"{language}.toml"
    if not path.exists():
        return {}
    told = tomllib.loads(path.read_text("utf-8"))
    return {
        name: tuple(AuthoredClue(text, far) for far in DISTANCES for text in card[far])
        for name, card in told.items()
    }
