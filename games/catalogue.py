"""All decks that tables can play with: built-in ones, and those that users upload."""

import re
from collections.abc import Iterable, Sequence
from typing import Literal
from uuid import UUID

import msgspec
from django.conf import settings as server
from django.core.files.storage import default_storage
from django.db.models import QuerySet
from django.templatetags.static import static
from django.utils.translation import gettext, gettext_noop
from msgspec.structs import replace

from games.decks import built_in
from games.imported import ownership
from games.models import ImportedCard, ImportedDeck
from games.refusals import GameRefusal
from games.rules.names import Card
from games.rules.settings import Deck, Settings
from web.languages import current_language
from web.refusals import Refused

SLUG = re.compile("[a-z0-9-]{1,50}")
NEUTRAL = gettext_noop("Card {number} of {title}")


DeckState = Literal["open", "private", "retired"]


class DeckSeen(msgspec.Struct, frozen=True):
    slug: str
    title: str
    cards: int
    cover: str
    """The address of the picture that stands for the deck."""
    author: str
    licence: str
    state: DeckState = "open"
    """The people who may choose it: everybody, its owner alone, or nobody any more."""
    yours: bool = False
    """True for a deck that you have uploaded."""


class CardSeen(msgspec.Struct, frozen=True):
    card: Card
    picture: str
    """The address of the card's picture. The picture at an address never changes."""
    picture_small: str
    """The address of a small picture for lists and hands; in built-in decks it is the same file."""
    text: str
    """A description of the picture, in the language of Accept-Language if there is one."""


class DeckWithCards(msgspec.Struct, frozen=True):
    deck: DeckSeen
    cards: tuple[CardSeen, ...]


BUILT_IN = {deck.slug: deck for deck in built_in.BUILT_IN}
USUAL_DECK = built_in.BUILT_IN[0].slug


# To look at


def all_decks(person: UUID | None) -> list[DeckSeen]:
    drawn = [_seen(deck) for deck in BUILT_IN.values()]
    imported = ownership.choosable_decks(person)
    return drawn + [_seen_imported(deck, cover, person) for deck, cover in imported]


def deck_seen(slug: str, person: UUID | None) -> DeckWithCards:
    found = _with_cards([slug], ownership.visible_decks(person).filter(slug=slug), person)
    if not found:
        raise Refused(GameRefusal.NO_SUCH_DECK, deck=slug)
    return found[0]


def decks_of(settings: Settings, person: UUID | None) -> list[DeckWithCards]:
    """The decks on a table, whosever they are, for a person who may see that table."""
    slugs = [deck.name for deck in settings.decks]
    return _with_cards(slugs, ownership.decks_by_slug(_brought(slugs)), person)


def _with_cards(
    slugs: Sequence[str], imported: QuerySet[ImportedDeck], person: UUID | None
) -> list[DeckWithCards]:
    there = (
        {deck.slug: deck for deck in ownership.with_pictures(imported)} if _brought(slugs) else {}
    )
    return [
        _drawn_with_cards(BUILT_IN[slug])
        if slug in BUILT_IN
        else _imported_with_cards(there[slug], person)
        for slug in slugs
        if slug in BUILT_IN or slug in there
    ]


def _brought(slugs: Iterable[str]) -> list[str]:
    return [slug for slug in slugs if slug not in BUILT_IN]


def _drawn_with_cards(deck: built_in.BuiltIn) -> DeckWithCards:
    language = current_language()
    numbers = Deck(deck.slug, len(deck.cards)).cards()
    cards = []
    for number, card in zip(numbers, deck.cards, strict=True):
        picture = static(deck.pictures[card.name])
        cards.append(CardSeen(number, picture, picture, deck.texts[card.name][language]))
    return DeckWithCards(_seen(deck), tuple(cards))


def _imported_with_cards(deck: ImportedDeck, person: UUID | None) -> DeckWithCards:
    pictures = {card.number: card for card in deck.pictures.all()}
    cards = tuple(_card(deck, card) for card in pictures.values())
    return DeckWithCards(_seen_imported(deck, pictures[deck.cover].small, person), cards)


def _card(deck: ImportedDeck, card: ImportedCard) -> CardSeen:
    return CardSeen(
        Card(f"{deck.slug}:{card.number}"),
        default_storage.url(card.large),
        default_storage.url(card.small),
        _text(card) or gettext(NEUTRAL).format(number=card.number, title=deck.title),
    )


def _text(card: ImportedCard) -> str:
    """The text in the caller's language, or else in any that there is."""
    said: dict[str, str] = card.texts
    for language in (current_language(), "", server.LANGUAGE_CODE, *said):
        if language in said:
            return said[language]
    return ""


def _seen(deck: built_in.BuiltIn) -> DeckSeen:
    return DeckSeen(
        slug=deck.slug,
        title=deck.title,
        cards=len(deck.cards),
        cover=static(deck.pictures[deck.cover]),
        author=deck.author,
        licence=deck.licence,
    )


def _seen_imported(deck: ImportedDeck, cover: str, person: UUID | None) -> DeckSeen:
    return DeckSeen(
        slug=deck.slug,
        title=deck.title,
        cards=deck.size,
        cover=default_storage.url(cover),
        author=deck.author,
        licence=deck.licence,
        state=_state(deck),
        yours=person is not None and deck.owner == person,
    )


def _state(deck: ImportedDeck) -> DeckState:
    if deck.retired_at is not None:
        return "retired"
    return "private" if deck.approved_at is None else "open"


# To play with


def decks_named(slugs: Sequence[str], person: UUID) -> tuple[Deck, ...]:
    """The decks in the form that the rules take; refuses slugs of decks that are not there."""
    there = {slug: len(deck.cards) for slug, deck in BUILT_IN.items()}
    if brought := [slug for slug in _brought(slugs) if SLUG.fullmatch(slug)]:
        found = ownership.visible_decks(person).filter(slug__in=brought)
        there |= {deck.slug: deck.size for deck in found}
    for slug in slugs:
        if slug not in there:
            raise Refused(GameRefusal.NO_SUCH_DECK, deck=slug)
    return tuple(Deck(slug, there[slug]) for slug in slugs)


def lock_chosen_decks(settings: Settings, person: UUID) -> None:
    """Locks the decks of a table, and refuses any that the person may not choose."""
    for deck, found in _held(settings):
        if found is None or not ownership.may_choose(found, person):
            raise Refused(GameRefusal.NO_SUCH_DECK, deck=deck.name)
        if found.retired_at is not None:
            raise Refused(GameRefusal.DECK_RETIRED, deck=deck.name)


def lock_remaining_decks(settings: Settings, person: UUID) -> Settings:
    """Locks the decks of a table, and leaves out those that the person may not choose any more.

    If any is left out, the usual deck is added, so that there are enough cards.
    """
    gone = [
        deck
        for deck, found in _held(settings)
        if found is None or found.retired_at is not None or not ownership.may_choose(found, person)
    ]
    if not gone:
        return settings
    left = tuple(deck for deck in settings.decks if deck not in gone)
    usual = Deck(USUAL_DECK, len(BUILT_IN[USUAL_DECK].cards))
    return replace(settings, decks=left if usual in left else (*left, usual))


def _held(settings: Settings) -> list[tuple[Deck, ImportedDeck | None]]:
    """The uploaded decks of a table with their locked rows; none for a deck that is gone."""
    brought = [deck for deck in settings.decks if deck.name not in BUILT_IN]
    held = ownership.lock_decks([deck.name for deck in brought])
    return [(deck, held.get(deck.name)) for deck in brought]
