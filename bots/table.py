"""The table of words and cards: how well each of many English words fits each built-in card.

It has phrases too, such as idioms and their parts, which mean more than their words. The script
`tools/bot_words.py` makes the files: `words.txt` has the words, commonest first, `phrases.txt` the
phrases, as stems, and the file of a deck has a byte with a sign for each word and card, word by
word, and then for each phrase and card. They are mapped and not read, so all processes of a
machine share them.
"""

import hashlib
import json
import mmap
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from bots.texts import associations_of, sayings_of
from bots.words import stem
from games.decks.built_in import BUILT_IN, BuiltIn

DATA = Path(__file__).parent / "data"
WORDS = DATA / "words.txt"
PHRASES = DATA / "phrases.txt"
MADE_FROM = DATA / "made_from.json"
SCALE = 16
"""The bytes that make 1, the usual distance from a card that a word says nothing about."""


class WordTable:
    def __init__(
        self, words: list[str], phrases: list[str], rows: Mapping[str, memoryview]
    ) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.phrases = {phrase: place for place, phrase in enumerate(phrases, len(words))}
        self.stems: dict[str, int] = {}
        for place, word in enumerate(words):
            self.stems.setdefault(stem(word, "en"), place)
        self.decks = rows

    def place(self, word: str) -> int | None:
        """The word's place, or that of the commonest other form of it."""
        place = self.places.get(word)
        return self.stems.get(stem(word, "en")) if place is None else place

    def row(self, deck: str, place: int) -> memoryview:
        """The fit to each card of a deck, in sixteenths."""
        cards = len(self.decks[deck]) // (len(self.places) + len(self.phrases))
        return self.decks[deck][place * cards : (place + 1) * cards]


@lru_cache(maxsize=1)
def word_table() -> WordTable:
    words = WORDS.read_text("utf-8").split()
    phrases = PHRASES.read_text("utf-8").splitlines()
    rows = {deck.slug: _mapped(DATA / f"{deck.slug}.i8") for deck in BUILT_IN}
    return WordTable(words, phrases, rows)


def _mapped(path: Path) -> memoryview:
    with path.open("rb") as file:
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)).cast("b")


def digests_of_texts(deck: BuiltIn) -> dict[str, str]:
    """A hash for each card, by its name, of all texts that its column is made from."""
    called, sayings = associations_of(deck.slug, "en"), sayings_of(deck.slug, "en")
    return {
        card.name: _digest(
            card.title,
            card.idea,
            deck.texts[card.name]["en"],
            *called.get(card.name, ()),
            *sayings.get(card.name, ()),
        )
        for card in deck.cards
    }


def _digest(*texts: str) -> str:
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]
