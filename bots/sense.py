"""The knowledge of guessers: how well clues fit cards, by meaning and by the words themselves."""

import math
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
AS_A_PHRASE = 1.5
"""The weight of a phrase of the table, beside its words."""
LONGEST_PHRASE = 8
LIKE_A_SAYING = 3.0
"""The fit of a clue to a card that has the clue among its sayings."""
ASSOCIATIONS = 20
"""The number of a card's associations, after which its sayings are counted."""
HARDLY_LIKE = 0.35
"""The likeness of a clue and a saying below which they have nothing to do with each other."""


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


class Sayings(msgspec.Struct, frozen=True):
    """The sayings of all cards, to be found by their words."""

    words: Mapping[str, Sequence[tuple[Card, int, float]]] = {}
    """Stems, with the card and the number of each saying that they are in, and their part in it."""
    rarity: Mapping[str, float] = {}

    def like(self, stems: Mapping[str, float]) -> dict[Card, list[tuple[float, int]]]:
        """The sayings that have these words in them; one of just these words is like them by 1."""
        alike: dict[tuple[Card, int], float] = {}
        size = 0.0
        for word, weight in stems.items():
            rarity = self.rarity.get(word, 1.0)
            size += rarity * rarity
            for card, number, part in self.words.get(word, ()):
                alike[card, number] = alike.get((card, number), 0.0) + rarity * weight * part
        enough = HARDLY_LIKE * math.sqrt(size)
        found: dict[Card, list[tuple[float, int]]] = {}
        for (card, number), likeness in alike.items():
            if likeness > enough:
                found.setdefault(card, []).append((likeness / math.sqrt(size), number))
        return found


class Heard(msgspec.Struct, frozen=True):
    """A clue as it was understood."""

    meanings: tuple[tuple[int, float], ...]
    """Places in the table of words, with their weights."""
    stems: tuple[tuple[str, float], ...]
    sayings: Mapping[Card, Sequence[tuple[float, int]]] = {}
    """The likeness to sayings of cards, and the sayings' numbers."""


class Sense(msgspec.Struct, frozen=True):
    language: Language
    table: WordTable
    glossary: Glossary | None
    """None for English, which is the language of the table."""
    words: Mapping[Card, CardWords]
    rarity: Mapping[str, float]
    """Stems by how much they say: 0 where all cards have it, 1 where a single one does."""
    sayings: Sayings
    columns: Mapping[Card, tuple[str, int]]
    """The deck and the column of each card that the table has."""
    likened: Mapping[Card, tuple[float, ...]] = {}
    """The likeness of other cards, by their descriptions, to each card that the table has."""

    def hear(self, clue: str, told: Sequence[str] = ()) -> Heard:
        every = tokens(clue)
        heard_before = [set(tokens(one)) for one in told]

        def freshness(words: str) -> float:
            parts = telling(words.split(), self.language)
            return TOLD_BEFORE ** sum(not one.isdisjoint(parts) for one in heard_before)

        meanings: dict[int, float] = {}
        stems: dict[str, float] = {}
        for word, english, certainty in self._read(telling(every, self.language)):
            weight = freshness(word)
            for place, part in self._places(english):
                meanings[place] = meanings.get(place, 0.0) + weight * certainty * part
            for piece in word.split():
                stems[stem(piece, self.language)] = weight
        for phrase, place in self._phrases(every):
            meanings[place] = AS_A_PHRASE * freshness(phrase)
        all_stems = {stem(word, self.language): freshness(word) for word in every}
        return Heard(tuple(meanings.items()), tuple(stems.items()), self.sayings.like(all_stems))

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

    def _phrases(self, words: Sequence[str]) -> Iterator[tuple[str, int]]:
        """The longest phrases of the table that these words have in them, none within another."""
        if self.glossary is not None:
            return
        stemmed = [stem(word, self.language) for word in words]
        first = 0
        while first < len(words) - 1:
            for last in range(min(len(words), first + LONGEST_PHRASE), first + 1, -1):
                place = self.table.phrases.get(" ".join(stemmed[first:last]))
                if place is not None:
                    yield " ".join(words[first:last]), place
                    first = last - 1
                    break
            first += 1

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
        worded = 2 * fit / math.sqrt(size) if size else 0.0
        alike = (
            likeness
            for likeness, number in heard.sayings.get(card, ())
            if ear.has(card, ASSOCIATIONS + number)
        )
        return worded + LIKE_A_SAYING * max(alike, default=0.0)
