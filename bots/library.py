"""The knowledge of bots about the cards on a table, with the texts of decks that people upload."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bots.knowledge import Knowledge, knowledge_for
from bots.refusals import BotRefusal
from games.decks.built_in import BUILT_IN
from games.models import ImportedCard
from games.rules.names import Card
from games.rules.settings import Deck, Settings
from web.refusals import Refused

DRAWN = frozenset(deck.slug for deck in BUILT_IN)


def refuse_unknown_cards(settings: Settings) -> None:
    """Refuses a table with a deck that has cards without a text. Reads nothing into memory."""
    for deck in settings.decks:
        if deck.name not in DRAWN and not _has_all_texts(deck):
            raise Refused(BotRefusal.CARDS_UNKNOWN, deck=deck.name)


def _has_all_texts(deck: Deck) -> bool:
    cards = ImportedCard.objects.filter(deck=deck.name)
    return not cards.filter(texts={}).exists()


def knowledge_at(settings: Settings, language: str) -> Knowledge | None:
    """The knowledge of all decks on a table; none if there are cards without a text."""
    drawn = tuple(deck for deck in settings.decks if deck.name in DRAWN)
    if drawn == settings.decks:
        return knowledge_for(drawn, language)
    return _with_uploaded(settings.decks, language)


@lru_cache(maxsize=20)
def _with_uploaded(decks: Sequence[Deck], language: str) -> Knowledge | None:
    """The same where people have uploaded decks, whose texts stay once they are played with."""
    return knowledge_for(decks, language, _descriptions(decks, language))


def _descriptions(decks: Iterable[Deck], language: str) -> dict[Card, str]:
    uploaded = [deck.name for deck in decks if deck.name not in DRAWN]
    rows = ImportedCard.objects.filter(deck__in=uploaded).values_list("deck", "number", "texts")
    told = {Card(f"{slug}:{number}"): _text(texts, language) for slug, number, texts in rows}
    return {card: text for card, text in told.items() if text}


def _text(texts: dict[str, str], language: str) -> str:
    return texts.get(language) or texts.get("") or next(iter(texts.values()), "")
