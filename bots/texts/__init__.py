"""Thoughts that each picture calls to mind: 20 associations, alike in each language, and sayings.

Sayings are idioms, proverbs, titles, moods and lines that somebody might tell the card by. Each
language has its own, as few of them can be translated.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from bots.words import Language

HERE = Path(__file__).parent

Thoughts = Mapping[str, Sequence[str]]
"""The thoughts about a deck's cards, by the card's name."""


def associations_of(deck: str, language: Language) -> Thoughts:
    """Empty for a deck that nobody has written any for."""
    return _read(deck, language, "associations")


def sayings_of(deck: str, language: Language) -> Thoughts:
    """Empty for a deck that nobody has written any for."""
    return _read(deck, language, "sayings")


def _read(deck: str, language: Language, kind: Literal["associations", "sayings"]) -> Thoughts:
    path = HERE / deck / f"{language}.toml"
    if not path.exists():
        return {}
    told = tomllib.loads(path.read_text("utf-8"))
    return {name: tuple(card[kind]) for name, card in told.items()}
