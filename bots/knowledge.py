"""All that bots know of the cards on a table."""

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

import msgspec

from bots.clues import AuthoredClue, clues_of
from bots.glossary import glossary_of
from bots.sense import CardWords, Sayings, Sense
from bots.table import word_table
from bots.texts import associations_of, sayings_of
from bots.words import LANGUAGES, Language, said, stem, telling, tokens
from games.decks.built_in import BUILT_IN
from games.rules.names import Card
from games.rules.settings import Deck, DeckName


class Tellable(msgspec.Struct, frozen=True):
    """The clues and words that a card can be told by."""

    clues: tuple[AuthoredClue, ...]
    associations: tuple[str, ...]


class Knowledge(msgspec.Struct, frozen=True):
    language: Language
    sense: Sense
    """The part that guessers use; it holds no clues."""
    tellable: Mapping[Card, Tellable]

    def cards_of(self, decks: Sequence[DeckName]) -> list[Card]:
        return [card for card in self.tellable if card.partition(":")[0] in decks]


def knowledge_for(
    decks: Sequence[Deck], language: Language, descriptions: Mapping[Card, str] | None = None
) -> Knowledge | None:
    """All that a bot knows of these decks, or none if there are cards that it can't see.

    The descriptions are those of cards that people have uploaded. All else is in this package, and
    stays in memory once it has been read.
    """
    known = _of_built_in(language if language in LANGUAGES else "en")
    told = descriptions or {}
    cards = [card for deck in decks for card in deck.cards()]
    if not all(card in known.tellable or told.get(card) for card in cards):
        return None
    return _with_described(known.language, tuple(sorted(told.items()))) if told else known


@lru_cache(maxsize=len(LANGUAGES))
def _of_built_in(language: Language) -> Knowledge:
    words: dict[Card, CardWords] = {}
    columns: dict[Card, tuple[str, int]] = {}
    tellable: dict[Card, Tellable] = {}
    sayings: dict[Card, Sequence[str]] = {}
    for deck in BUILT_IN:
        called, clues = associations_of(deck.slug, language), clues_of(deck.slug, language)
        said_of = sayings_of(deck.slug, language)
        titles = {said(drawn.title) for drawn in deck.cards}
        for column, drawn in enumerate(deck.cards):
            card = Card(f"{deck.slug}:{column + 1}")
            text = deck.texts[drawn.name][language]
            if language == "en":
                text = f"{text} {drawn.title} {drawn.idea}"
            associations = tuple(called.get(drawn.name, ()))
            words[card] = card_words(text, associations, language)
            sayings[card] = said_of.get(drawn.name, ())
            columns[card] = (deck.slug, column)
            own = (clue for clue in clues.get(drawn.name, ()) if said(clue.text) not in titles)
            tellable[card] = Tellable(tuple(own), associations)
    glossary = None if language == "en" else glossary_of(language)
    sense = Sense(
        language,
        word_table(),
        glossary,
        words,
        rarity_in(words),
        sayings_by_words(sayings, language),
        columns,
    )
    return Knowledge(language, sense, tellable)


@lru_cache(maxsize=4)
def _with_described(language: Language, descriptions: tuple[tuple[Card, str], ...]) -> Knowledge:
    """The same with the cards that people have uploaded, by what is said of them."""
    known = _of_built_in(language)
    sense = known.sense
    described = {card: card_words(text, (), language) for card, text in descriptions}
    words = {**sense.words, **described}
    likened = {card: sense.likeness(sense.hear(text)) for card, text in descriptions}
    tellable = {card: Tellable((), _words_to_tell(text, language)) for card, text in descriptions}
    return Knowledge(
        language,
        msgspec.structs.replace(sense, words=words, rarity=rarity_in(words), likened=likened),
        {**known.tellable, **tellable},
    )


def card_words(text: str, associations: Sequence[str], language: Language) -> CardWords:
    return CardWords(
        frozenset(stem(word, language) for word in tokens(text)),
        {
            stem(word, language): number
            for number, one in enumerate(associations)
            for word in tokens(one)
        },
    )


def rarity_in(words: Mapping[Card, CardWords]) -> dict[str, float]:
    """How much each stem says: 1 where it belongs to one card alone, 0 where all have it."""
    return _rarity([card.texts.union(card.associations) for card in words.values()])


def _rarity(texts: Sequence[Collection[str]]) -> dict[str, float]:
    having = Counter(word for text in texts for word in text)
    most = math.log(len(texts) + 1)
    return {word: 1 - math.log(number) / most for word, number in having.items()}


def sayings_by_words(sayings: Mapping[Card, Sequence[str]], language: Language) -> Sayings:
    told = [
        (card, number, frozenset(stem(word, language) for word in tokens(saying)))
        for card, own in sayings.items()
        for number, saying in enumerate(own)
    ]
    rarity = _rarity([words for _, _, words in told])
    found: dict[str, list[tuple[Card, int, float]]] = {}
    for card, number, words in told:
        size = math.sqrt(sum(rarity[word] ** 2 for word in words))
        for word in words:
            found.setdefault(word, []).append((card, number, rarity[word] / size))
    return Sayings(found, rarity)


def _words_to_tell(text: str, language: Language) -> tuple[str, ...]:
    return tuple(telling(tokens(text), language))
