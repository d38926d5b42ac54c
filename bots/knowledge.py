"""The texts that bots know of the cards on a table."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from bots.words import LANGUAGES, Language, tokens
from games.decks.built_in import BUILT_IN, BuiltIn
from games.rules.names import Card
from games.rules.settings import Deck


class Knowledge(msgspec.Struct, frozen=True):
    language: Language
    words: Mapping[Card, frozenset[str]]
    """The words of each card's title and texts."""
    titles: Mapping[Card, str]

    def fit(self, clue: str, card: Card) -> float:
        """The share of the clue's words that the card's texts have."""
        asked = set(tokens(clue))
        return len(asked & self.words.get(card, frozenset())) / max(1, len(asked))


def knowledge_for(
    decks: Sequence[Deck], language: Language, descriptions: Mapping[Card, str] | None = None
) -> Knowledge | None:
    """All that a bot knows of these decks, or none if there are cards that it can't see.

    The descriptions are those of cards that people have uploaded. All else is in this package, and
    stays in memory once it has been read.
    """
    language = language if language in LANGUAGES else "en"
    known = _of_built_in(language)
    told = descriptions or {}
    cards = [card for deck in decks for card in deck.cards()]
    if not all(card in known.words or told.get(card) for card in cards):
        return None
    if not told:
        return known
    return Knowledge(
        language,
        {**known.words, **{card: frozenset(tokens(text)) for card, text in told.items()}},
        {**known.titles, **told},
    )


@lru_cache(maxsize=len(LANGUAGES))
def _of_built_in(language: Language) -> Knowledge:
    words: dict[Card, frozenset[str]] = {}
    titles: dict[Card, str] = {}
    for deck in BUILT_IN:
        for number, drawn in enumerate(deck.cards, start=1):
            card = Card(f"{deck.slug}:{number}")
            text = deck.texts[drawn.name]
            words[card] = frozenset(
                tokens(f"{drawn.title} {drawn.idea} {text['en']} {text[language]}")
            )
            titles[card] = _title(deck, number, language)
    return Knowledge(language, words, titles)


def _title(deck: BuiltIn, number: int, language: Language) -> str:
    drawn = deck.cards[number - 1]
    if language == "en":
        return drawn.title
    return deck.texts[drawn.name][language].split(". ")[0][:60]
