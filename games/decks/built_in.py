"""The built-in decks, and what their players see: the pictures and texts of each revision."""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from games.decks import first_light, long_way_round
from games.decks.recipe import Card

HERE = Path(__file__).parent
STATIC = HERE.parent / "static"


@dataclass(frozen=True)
class CardFiles:
    """A card as players saw it in one revision. Files are paths below the static files."""

    name: str
    drawing: str
    """The SVG, in any size and for print."""
    large: str
    small: str
    placeholder: str
    """The BlurHash of the picture, to be shown while the picture is on its way."""
    texts: dict[str, str]
    """A description of the picture in each language."""


@dataclass(frozen=True)
class Revision:
    """The pictures of a deck at one time. Whoever began a game with it sees these to the end."""

    number: int
    cards: tuple[CardFiles, ...]

    @property
    def files(self) -> Iterator[str]:
        for card in self.cards:
            yield from (card.drawing, card.large, card.small)

    def card(self, name: str) -> CardFiles:
        return next(card for card in self.cards if card.name == name)

    def as_json(self) -> str:
        return f"{json.dumps(asdict(self), ensure_ascii=False, indent=1)}\n"


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
        """The folder of all pictures."""
        return STATIC / "decks" / self.slug

    @cached_property
    def texts(self) -> dict[str, dict[str, str]]:
        """A description of each picture, by the card's name and the language."""
        return tomllib.loads((self.source / "texts.toml").read_text("utf-8"))

    @cached_property
    def revisions(self) -> dict[int, Revision]:
        found = (read_revision(path) for path in self.source.glob("revision_*.json"))
        return {revision.number: revision for revision in found}

    @property
    def newest(self) -> Revision:
        return self.revisions[max(self.revisions)]

    def write(self, revision: Revision) -> None:
        path = self.source / f"revision_{revision.number}.json"
        path.write_text(revision.as_json(), "utf-8")

    @property
    def source(self) -> Path:
        """The folder of the recipes, with their texts and the revisions."""
        return HERE / self.slug.replace("-", "_")


def read_revision(path: Path) -> Revision:
    told = json.loads(path.read_text("utf-8"))
    return Revision(told["number"], tuple(CardFiles(**card) for card in told["cards"]))


BUILT_IN = (
    BuiltIn("first-light", "First Light", first_light.CARDS, cover="egg-sunrise"),
    BuiltIn("long-way-round", "The Long Way Round", long_way_round.CARDS, cover="beam-walk"),
)
