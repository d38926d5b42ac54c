"""Decks that users have uploaded: who sees them, who may choose them, how they are deleted."""

from collections.abc import Collection, Iterable
from functools import partial
from uuid import UUID

from django.db import transaction
from django.db.models import OuterRef, Prefetch, Q, QuerySet, Subquery
from django.utils import timezone

from games.imported import storage
from games.imported.errors import BadDeck
from games.imported.manifest import fault_of
from games.models import ImportedCard, ImportedDeck
from games.refusals import GameRefusal
from web.refusals import Refused

NOBODY = UUID(int=0)


def visible_decks(person: UUID | None) -> QuerySet[ImportedDeck]:
    """The decks that a person may see: those approved, and their own."""
    return ImportedDeck.objects.filter(Q(approved_at__isnull=False) | Q(owner=person or NOBODY))


def choosable_decks(person: UUID | None) -> list[tuple[ImportedDeck, str]]:
    """The decks that a person may choose for a game, each with the file of its cover."""
    covers = ImportedCard.objects.filter(deck=OuterRef("pk"), number=OuterRef("cover"))
    there = visible_decks(person).filter(retired_at=None).order_by("title", "slug")
    return [(deck, deck.file) for deck in there.annotate(file=Subquery(covers.values("small")))]


def with_pictures(decks: QuerySet[ImportedDeck]) -> QuerySet[ImportedDeck]:
    return decks.prefetch_related(Prefetch("pictures", ImportedCard.objects.order_by("number")))


def decks_by_slug(slugs: Iterable[str]) -> QuerySet[ImportedDeck]:
    return ImportedDeck.objects.filter(slug__in=list(slugs))


def lock_decks(slugs: Collection[str]) -> dict[str, ImportedDeck]:
    """Locks the decks, so that nobody retires or deletes them before this transaction ends."""
    if not slugs:
        return {}
    found = decks_by_slug(slugs).select_for_update(no_key=True).order_by("slug")
    return {deck.slug: deck for deck in found}


def may_choose(deck: ImportedDeck, person: UUID) -> bool:
    return deck.approved_at is not None or deck.owner == person


# For owners


def retitle(slug: str, owner: UUID, title: str) -> None:
    with transaction.atomic():
        deck = _lock_own_deck(slug, owner)
        if deck.used_at is not None or deck.approved_at is not None:
            raise Refused(GameRefusal.DECK_FIXED)
        deck.title = title.strip()
        if fault := fault_of("title", deck.title):
            raise BadDeck([fault])
        deck.save(update_fields=["title"])


def delete_or_retire(slug: str, owner: UUID) -> None:
    """Deletes the deck with its files, or retires it if a game was opened with it."""
    with transaction.atomic():
        deck = _lock_own_deck(slug, owner)
        if deck.used_at is None:
            _delete(deck)
        else:
            retire(slug)


def _lock_own_deck(slug: str, owner: UUID) -> ImportedDeck:
    """Locks a deck of the owner's; refuses where it is somebody else's, or can't be seen."""
    deck = lock_decks([slug]).get(slug)
    if deck is None or not may_choose(deck, owner):
        raise Refused(GameRefusal.NO_SUCH_DECK, deck=slug)
    if deck.owner != owner:
        raise Refused(GameRefusal.NOT_YOUR_DECK)
    return deck


# For moderators


def approve(slug: str, by: UUID | None) -> None:
    """Approves the deck, unless it has been retired or deleted meanwhile."""
    waiting = decks_by_slug([slug]).filter(approved_at=None, retired_at=None)
    waiting.update(approved_at=timezone.now(), approved_by=by)


def retire(slug: str) -> None:
    decks_by_slug([slug]).filter(retired_at=None).update(retired_at=timezone.now())


# For the erasure of an account


def forget_owner(owner: UUID) -> None:
    """Deletes the owner's decks, but those played with or approved stay, without an owner."""
    slugs = list(ImportedDeck.objects.filter(owner=owner).values_list("slug", flat=True))
    for deck in lock_decks(slugs).values():
        if deck.used_at is None and deck.approved_at is None:
            _delete(deck)
        else:
            deck.owner = None
            deck.save(update_fields=["owner"])


def _delete(deck: ImportedDeck) -> None:
    cards = deck.pictures.values_list("large", "small")
    files = [name for names in cards for name in names]
    deck.delete()
    transaction.on_commit(partial(storage.delete_files, files))
