"""The knowledge of guessers: how well clues fit cards, by meaning and by the words themselves."""

import math
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from operator import mul

import msgspec

from bots.glossary import Glossary, Reading
from bots.table import SCALE, WordTable
from bots.words import Language, stem, telling, tokens
from games.rules.names import Card

TOLD_BEFORE = 0.5
"""The weight left to a word each time that it has been told before in a room."""
COMMON = 60
"""The place in the table of a word that weighs half, being so common."""
LIKENED = 3.0
"""The fit of a clue to a card that is exactly like it, if known by likeness alone."""
_OTHER_MEANINGS = 0.5
"""The weight of a word's second meaning beside its first."""
IN_TEXTS = 0.7
"""The weight of a word of a card's texts beside one of its associations."""


class Ear(msgspec.Struct, frozen=True):
    """The way in which somebody hears clues."""

    of: str = ""
    """The name of its owner, which says which associations are theirs."""
    meaning: float = 1.0
    wording: float = 1.0
    share: float = 1.0
    """The part of all associations that they have."""

    def has(self, card: Card, number: int) -> bool:
        if self.share >= 1:
            return True
        drawn = zlib.crc32(f"{self.of} {card} {number}".encode())
        return drawn < self.share * 2**32


EVERY_EAR = Ear()


class CardWords(msgspec.Struct, frozen=True):
    texts: frozenset[str]
    """The stems of all words of a card's title and descriptions."""
    associations: Mapping[str, int]
    """The stems of its associations, each with its association's number."""


class Heard(msgspec.Struct, frozen=True):
    """A clue as it was understood."""

    meanings: tuple[tuple[int, float], ...]
    """Places in the table of words, with their weights."""
    stems: tuple[tuple[str, float], ...]


class Sense(msgspec.Struct, frozen=True):
    language: Language
    table: WordTable
    glossary: Glossary | None
    """None for English, which is the language of the table."""
    words: Mapping[Card, CardWords]
    rarity: Mapping[str, float]
    """Stems by how much they say: 0 where all cards have it, 1 where a single one does."""
    columns: Mapping[Card, tuple[str, int]]
    """The deck and the column of each card that the table has."""
    likened: Mapping[Card, tuple[float, ...]] = {}
    """The likeness of other cards, by their descriptions, to each card that the table has."""

    def hear(self, clue: str, told: Sequence[str] = ()) -> Heard:
        words = telling(tokens(clue), self.language)
        heard_before = [set(tokens(one)) for one in told]
        meanings: dict[int, float] = {}
        stems: dict[str, float] = {}
        for word, english, certainty in self._read(words):
            times = sum(not set(word.split()).isdisjoint(one) for one in heard_before)
            weight = TOLD_BEFORE**times
            for place, part in self._places(english):
                meanings[place] = meanings.get(place, 0.0) + weight * certainty * part
            for piece in word.split():
                stems[stem(piece, self.language)] = weight
        return Heard(tuple(meanings.items()), tuple(stems.items()))

    def fits(self, heard: Heard, cards: Sequence[Card], ear: Ear = EVERY_EAR) -> list[float]:
        """The fit of each card: about 0 where nothing speaks for it, above 1 where much does."""
        meant = self._meanings(heard, cards)
        return [
            ear.meaning * fit + ear.wording * self._wording(heard, card, ear)
            for card, fit in zip(cards, meant, strict=True)
        ]

    def _read(self, words: Sequence[str]) -> Iterable[Reading]:
        if self.glossary is None:
            return (Reading(word, (word,)) for word in words)
        return self.glossary.read(words)

    def _places(self, english: Sequence[str]) -> list[tuple[int, float]]:
        found = [place for word in english if (place := self.table.place(word)) is not None]
        shares = [_OTHER_MEANINGS**number for number in range(len(found))]
        total = sum(shares)
        return [
            (place, share / total * (place + 3) / (place + COMMON + 3))
            for place, share in zip(found, shares, strict=True)
        ]

    def _meanings(self, heard: Heard, cards: Sequence[Card]) -> list[float]:
        if not heard.meanings:
            return [0.0] * len(cards)
        size = math.sqrt(sum(weight * weight for _, weight in heard.meanings)) * SCALE
        rows = {
            deck: [(self.table.row(deck, place), weight) for place, weight in heard.meanings]
            for deck in self.table.decks
        }
        liking = self.likeness(heard) if self.likened else ()
        fits = []
        for card in cards:
            if card in self.columns:
                deck, column = self.columns[card]
                fit = sum(row[column] * weight for row, weight in rows[deck]) / size
            else:
                fit = LIKENED * sum(map(mul, liking, self.likened[card]))
            fits.append(fit)
        return fits

    def likeness(self, heard: Heard) -> tuple[float, ...]:
        """How much a text is like each card that the table has, as a vector of length 1."""
        rows = [
            (array("b", b"".join(self.table.row(deck, place) for deck in self.table.decks)), weight)
            for place, weight in heard.meanings
        ]
        width = len(self.columns)
        like = [sum(row[column] * weight for row, weight in rows) for column in range(width)]
        length = math.sqrt(sum(map(mul, like, like))) or 1.0
        return tuple(part / length for part in like)

    def _wording(self, heard: Heard, card: Card, ear: Ear) -> float:
        known = self.words[card]
        fit, size = 0.0, 0.0
        for word, weight in heard.stems:
            size += weight * weight
            number = known.associations.get(word)
            if number is not None and ear.has(card, number):
                fit += weight * self.rarity[word]
            elif word in known.texts:
                fit += weight * self.rarity[word] * IN_TEXTS
        return 2 * fit / math.sqrt(size) if size else 0.0
