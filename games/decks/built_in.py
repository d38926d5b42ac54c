"""The built-in decks, their texts, and the files of their pictures."""

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from games.decks import first_light, long_way_round
from games.decks.recipe import Card
from games.decks.render import render

HERE = Path(__file__).parent
STATIC = HERE.parent / "static"


@dataclass(frozen=True)
class BuiltIn:
    slug: str
    title: str
    cards: tuple[Card, ...]
    cover: str
    """The name of the card that stands for the deck."""
    author: str = "the Dixit server authors"
    licence: str = "MIT"

    @property
    def folder(self) -> Path:
        return STATIC / "decks" / self.slug

    @cached_property
    def texts(self) -> dict[str, dict[str, str]]:
        """A description of each picture, by the card's name and the language."""
        folder = HERE / self.slug.replace("-", "_")
        return tomllib.loads((folder / "texts.toml").read_text("utf-8"))

    @cached_property
    def pictures(self) -> dict[str, str]:
        """Paths of the pictures below the static files, by the card's name."""
        return {
            path.name.partition(".")[0]: path.relative_to(STATIC).as_posix()
            for path in self.folder.glob("*.svg")
        }


BUILT_IN = (
    BuiltIn("first-light", "First Light", first_light.CARDS, cover="egg-sunrise"),
    BuiltIn("long-way-round", "The Long Way Round", long_way_round.CARDS, cover="beam-walk"),
)


def drawn(deck: BuiltIn) -> Iterator[tuple[str, str]]:
    """All pictures with the names of their files, which change with the picture."""
    for card in deck.cards:
        picture = render(card)
        mark = hashlib.sha256(picture.encode()).hexdigest()[:12]
        yield f"{card.name}.{mark}.svg", picture
