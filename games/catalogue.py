"""The decks that tables can play with."""

from collections.abc import Sequence

import msgspec
from django.utils.translation import gettext_noop

from games.rules.settings import Deck
from web.problems import Refused

NO_SUCH_DECK = gettext_noop("There is no deck {deck}.")


class DeckSeen(msgspec.Struct, frozen=True):
    slug: str
    title: str
    cards: int
    author: str
    licence: str


BUILT_IN = (DeckSeen("first-light", "First Light", 84, "the Dixit server authors", "MIT"),)
DECKS = {deck.slug: deck for deck in BUILT_IN}


def deck_named(slug: str) -> DeckSeen:
    if slug not in DECKS:
        raise Refused(404, "no_such_deck", NO_SUCH_DECK, deck=slug)
    return DECKS[slug]


def decks_named(slugs: Sequence[str]) -> tuple[Deck, ...]:
    return tuple(Deck(deck.slug, deck.cards) for deck in map(deck_named, slugs))
