"""The decks that tables can play with."""

from collections.abc import Sequence

import msgspec
from django.templatetags.static import static
from django.utils.translation import get_language, gettext_noop

from games.decks import built_in
from games.rules.names import Card
from games.rules.settings import Deck
from web.problems import Refused

NO_SUCH_DECK = gettext_noop("There is no deck {deck}.")


class DeckSeen(msgspec.Struct, frozen=True):
    slug: str
    title: str
    cards: int
    cover: str
    """The address of the picture of one of its cards."""
    author: str
    licence: str


class CardSeen(msgspec.Struct, frozen=True):
    card: Card
    picture: str
    """The address of its picture. What lies there never changes."""
    text: str
    """What is to be seen on it, in the language of Accept-Language; "" if nobody has said."""


BUILT_IN = {deck.slug: deck for deck in built_in.BUILT_IN}
USUAL_DECK = built_in.BUILT_IN[0].slug


def all_decks() -> list[DeckSeen]:
    return [_seen(deck) for deck in BUILT_IN.values()]


def deck_named(slug: str) -> DeckSeen:
    return _seen(_built_in(slug))


def cards_of(slug: str) -> tuple[CardSeen, ...]:
    deck = _built_in(slug)
    language = get_language() or "en"
    numbers = Deck(deck.slug, len(deck.cards)).cards()
    return tuple(
        CardSeen(number, static(deck.pictures[card.name]), deck.texts[card.name][language])
        for number, card in zip(numbers, deck.cards, strict=True)
    )


def decks_named(slugs: Sequence[str]) -> tuple[Deck, ...]:
    return tuple(Deck(slug, len(_built_in(slug).cards)) for slug in slugs)


def _built_in(slug: str) -> built_in.BuiltIn:
    if slug not in BUILT_IN:
        raise Refused(404, "no_such_deck", NO_SUCH_DECK, deck=slug)
    return BUILT_IN[slug]


def _seen(deck: built_in.BuiltIn) -> DeckSeen:
    return DeckSeen(
        slug=deck.slug,
        title=deck.title,
        cards=len(deck.cards),
        cover=static(deck.pictures[deck.cover]),
        author=deck.author,
        licence=deck.licence,
    )
