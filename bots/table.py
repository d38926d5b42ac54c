"""The table of words and cards: how well each of many English words fits each built-in card.

`tools/bot_words.py` makes the files: `words.txt` has the words, commonest first, and the file of
a deck has a byte with a sign for each word and card, word by word. They are mapped and not read,
so all processes of a machine share them.
"""

import hashlib
import json
import mmap
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from bots.texts import associations_of
from bots.words import stem
from games.decks.built_in import BUILT_IN, BuiltIn

DATA = Path(__file__).parent / "data"
WORDS = DATA / "words.txt"
MADE_FROM = DATA / "made_from.json"
SCALE = 16
"""The bytes that make 1, the usual distance from a card that a word says nothing about."""


class WordTable:
    def __init__(self, words: list[str], rows: Mapping[str, memoryview], width: int) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.stems: dict[str, int] = {}
        for place, word in enumerate(words):
            self.stems.setdefault(stem(word, "en"), place)
        self.decks = rows
        self.width = width

    def place(self, word: str) -> int | None:
        """The word's place, or that of the commonest other form of it."""
        place = self.places.get(word)
        return self.stems.get(stem(word, "en")) if place is None else place

    def row(self, deck: str, place: int) -> memoryview:
        """The fit to each card of a deck, in sixteenths."""
        cards = len(self.decks[deck]) // len(self.places)
        return self.decks[deck][place * cards : (place + 1) * cards]


@lru_cache(maxsize=1)
def word_table() -> WordTable:
    words = WORDS.read_text("utf-8").split()
    rows = {deck.slug: _mapped(DATA / f"{deck.slug}.i8") for deck in BUILT_IN}
    return WordTable(words, rows, sum(map(len, rows.values())) // len(words))


def _mapped(path: Path) -> memoryview:
    with path.open("rb") as file:
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)).cast("b")


def digests_of_texts(deck: BuiltIn) -> dict[str, str]:
    """A hash for each card, by its name, of all texts that its column is made from."""
    called = associations_of(deck.slug, "en")
    return {
        card.name: _digest(
            card.title, card.idea, deck.texts[card.name]["en"], *called.get(card.name, ())
        )
        for card in deck.cards
    }


def _digest(*texts: str) -> str:
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]
