"""Associations with each picture: 20 of them, the same thoughts in each language."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from bots.words import Language

HERE = Path(__file__).parent

Associations = Mapping[str, Sequence[str]]
"""The associations of a deck's cards by the card's name."""


def associations_of(deck: str, language: Language) -> Associations:
    """Empty for a deck that nobody has written any for."""
    path = HERE / deck / f"{language}.toml"
    if not path.exists():
        return {}
    told = tomllib.loads(path.read_text("utf-8"))
    return {name: tuple(card["associations"]) for name, card in told.items()}
