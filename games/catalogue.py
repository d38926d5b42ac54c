"""All decks that tables can play with: built-in ones, and those that users upload."""

import re
from collections.abc import Collection, Iterable, Sequence
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
    """The address of a small picture for lists and hands."""
    placeholder: str
    """A BlurHash of the picture, to be shown while the picture is on its way."""
    drawing: str | None
    """The address of the drawing as SVG, for print; null for an uploaded deck."""
    text: str
    """A description of the picture, in the language of Accept-Language if there is one."""


class DeckWithCards(msgspec.Struct, frozen=True):
    deck: DeckSeen
    cards: tuple[CardSeen, ...]


def newest(deck: built_in.BuiltIn) -> Deck:
    """A built-in deck with its pictures of today, as games that are opened now play with it."""
    return Deck(deck.slug, len(deck.newest.cards), deck.newest.number)


BUILT_IN = {deck.slug: deck for deck in built_in.BUILT_IN}
USUAL_DECK = built_in.BUILT_IN[0].slug
USUAL_SETTINGS = Settings(decks=(newest(BUILT_IN[USUAL_DECK]),))


def usual_settings(*, is_public: bool) -> Settings:
    """The settings of a new room that people open, where clues are performed among friends."""
    return USUAL_SETTINGS if is_public else replace(USUAL_SETTINGS, clues="performed")


# To look at


def all_decks(person: UUID | None) -> list[DeckSeen]:
    drawn = [_seen(deck, deck.newest) for deck in BUILT_IN.values()]
    imported = ownership.choosable_decks(person)
    return drawn + [_seen_imported(deck, cover, person) for deck, cover in imported]


def deck_seen(slug: str, person: UUID | None) -> DeckWithCards:
    deck = newest(BUILT_IN[slug]) if slug in BUILT_IN else Deck(slug)
    found = _with_cards([deck], ownership.visible_decks(person).filter(slug=slug), person)
    if not found:
        raise Refused(GameRefusal.NO_SUCH_DECK, deck=slug)
    return found[0]


def built_in_card(card: str) -> CardSeen:
    """A card of a built-in deck, with its picture of today."""
    deck = newest(BUILT_IN[card.partition(":")[0]])
    return next(seen for seen in _drawn_with_cards(deck).cards if seen.card == card)


def decks_of(settings: Settings, person: UUID | None) -> list[DeckWithCards]:
    """The decks on a table, whosever they are, for a person who may see that table."""
    brought = _brought(deck.name for deck in settings.decks)
    return _with_cards(settings.decks, ownership.decks_by_slug(brought), person)


def visible_decks_of(settings: Settings, person: UUID | None) -> list[DeckWithCards]:
    """Those decks on a table that the person may see without sitting there."""
    visible = ownership.visible_decks(person)
    brought = _brought(deck.name for deck in settings.decks)
    return _with_cards(settings.decks, visible.filter(slug__in=brought), person)


def _with_cards(
    decks: Iterable[Deck], imported: QuerySet[ImportedDeck], person: UUID | None
) -> list[DeckWithCards]:
    there = (
        {deck.slug: deck for deck in ownership.with_pictures(imported)}
        if _brought(deck.name for deck in decks)
        else {}
    )
    return [
        _drawn_with_cards(deck)
        if deck.name in BUILT_IN
        else _imported_with_cards(there[deck.name], person)
        for deck in decks
        if deck.name in BUILT_IN or deck.name in there
    ]


def _brought(slugs: Iterable[str]) -> list[str]:
    return [slug for slug in slugs if slug not in BUILT_IN]


def _drawn_with_cards(deck: Deck) -> DeckWithCards:
    """A deck in its revision; in the newest, if a later version of the server knows that alone."""
    drawn = BUILT_IN[deck.name]
    revision = drawn.revisions.get(deck.revision, drawn.newest)
    cards = zip(deck.cards(), revision.cards, strict=True)
    return DeckWithCards(
        _seen(drawn, revision), tuple(_drawn_card(card, files) for card, files in cards)
    )


def _drawn_card(card: Card, files: built_in.CardFiles) -> CardSeen:
    return CardSeen(
        card=card,
        picture=static(files.large),
        picture_small=static(files.small),
        placeholder=files.placeholder,
        drawing=static(files.drawing),
        text=files.texts[current_language()],
    )


def _imported_with_cards(deck: ImportedDeck, person: UUID | None) -> DeckWithCards:
    pictures = {card.number: card for card in deck.pictures.all()}
    cards = tuple(_card(deck, card) for card in pictures.values())
    return DeckWithCards(_seen_imported(deck, pictures[deck.cover].small, person), cards)


def _card(deck: ImportedDeck, card: ImportedCard) -> CardSeen:
    return CardSeen(
        card=Card(f"{deck.slug}:{card.number}"),
        picture=default_storage.url(card.large),
        picture_small=default_storage.url(card.small),
        placeholder=card.placeholder,
        drawing=None,
        text=_text(card) or gettext(NEUTRAL).format(number=card.number, title=deck.title),
    )


def _text(card: ImportedCard) -> str:
    """The text in the caller's language, or else in any that there is."""
    said: dict[str, str] = card.texts
    for language in (current_language(), "", server.LANGUAGE_CODE, *said):
        if language in said:
            return said[language]
    return ""


def _seen(deck: built_in.BuiltIn, revision: built_in.Revision) -> DeckSeen:
    return DeckSeen(
        slug=deck.slug,
        title=deck.title,
        cards=len(revision.cards),
        cover=static(revision.card(deck.cover).small),
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


def small_pictures(settings: Settings, cards: Collection[Card]) -> dict[Card, bytes]:
    """The small pictures of these cards on a table; none for those that are drawings alone."""
    wanted = set(cards)
    found: dict[Card, bytes] = {}
    for deck in settings.decks:
        numbered = [card for card in deck.cards() if card in wanted]
        found |= _drawn_files(deck, numbered) if deck.name in BUILT_IN else _kept_files(numbered)
    return found


def _drawn_files(deck: Deck, cards: Iterable[Card]) -> dict[Card, bytes]:
    drawn = BUILT_IN[deck.name]
    files = drawn.revisions.get(deck.revision, drawn.newest).cards
    small = {card: built_in.STATIC / files[number_of(card) - 1].small for card in cards}
    return {card: path.read_bytes() for card, path in small.items() if path.suffix != ".svg"}


def _kept_files(cards: Collection[Card]) -> dict[Card, bytes]:
    numbers = {number_of(card): card for card in cards}
    slugs = {card.partition(":")[0] for card in cards}
    kept = ImportedCard.objects.filter(deck__slug__in=slugs, number__in=numbers)
    found = {}
    for card in kept:
        with default_storage.open(card.small) as file:
            found[numbers[card.number]] = file.read()
    return found


def number_of(card: Card) -> int:
    return int(card.partition(":")[2])


# To play with


def decks_named(
    slugs: Sequence[str], person: UUID, on_table: Collection[Deck] = ()
) -> tuple[Deck, ...]:
    """The decks in the form that the rules take; refuses slugs of decks that are not there.

    Those that lie on the table already are there, whosever they are, and stay as they are.
    """
    there = {slug: newest(deck) for slug, deck in BUILT_IN.items()}
    there |= {deck.name: deck for deck in on_table}
    if sought := [slug for slug in slugs if slug not in there and SLUG.fullmatch(slug)]:
        found = ownership.visible_decks(person).filter(slug__in=sought)
        there |= {deck.slug: Deck(deck.slug, deck.size) for deck in found}
    for slug in slugs:
        if slug not in there:
            raise Refused(GameRefusal.UNKNOWN_DECK, deck=slug)
    return tuple(there[slug] for slug in slugs)


def lock_chosen_decks(settings: Settings, person: UUID, on_table: Collection[Deck] = ()) -> None:
    """Locks the decks of a table, and refuses any that the person may not choose.

    Those that lie on the table already may stay, whosever they are, unless they have retired.
    """
    for deck, found in _held(settings):
        may_choose = found is not None and ownership.may_choose(found, person)
        if not (may_choose or deck in on_table):
            raise Refused(GameRefusal.UNKNOWN_DECK, deck=deck.name)
        if found is not None and found.retired_at is not None:
            raise Refused(GameRefusal.DECK_RETIRED, deck=deck.name)


def lock_remaining_decks(settings: Settings, person: UUID) -> Settings:
    """Locks the decks of a table, and leaves out those that the person may not choose any more.

    If any is left out, the usual deck is added, so that there are enough cards. Built-in decks
    come with their newest pictures.
    """
    gone = [
        deck
        for deck, found in _held(settings)
        if found is None or found.retired_at is not None or not ownership.may_choose(found, person)
    ]
    left = tuple(
        newest(BUILT_IN[deck.name]) if deck.name in BUILT_IN else deck
        for deck in settings.decks
        if deck not in gone
    )
    (usual,) = USUAL_SETTINGS.decks
    return replace(settings, decks=(*left, usual) if gone and usual not in left else left)


def _held(settings: Settings) -> list[tuple[Deck, ImportedDeck | None]]:
    """The uploaded decks of a table with their locked rows; none for a deck that is gone."""
    brought = [deck for deck in settings.decks if deck.name not in BUILT_IN]
    held = ownership.lock_decks([deck.name for deck in brought])
    return [(deck, held.get(deck.name)) for deck in brought]
