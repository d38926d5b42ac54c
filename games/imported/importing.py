"""Imports a deck: all of it, or nothing."""

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple
from uuid import UUID

from django.conf import settings
from django.db import InterfaceError, OperationalError, transaction
from django.utils.text import slugify
from rest_framework.exceptions import NotAuthenticated, Throttled

from accounts.keyed_requests import Keyed, make_once
from accounts.people import lock_active_account
from games.imported import storage
from games.imported.bundle import Bundle, open_bundle
from games.imported.drawing import Draw, drawing_process
from games.imported.errors import BadDeck, Fault, fault
from games.imported.manifest import About, Manifest, complete_manifest, texts_by_language
from games.imported.pictures import Drawn
from games.models import ImportedCard, ImportedDeck
from games.refusals import FaultKind, GameRefusal
from games.rules.editions import FEWEST_PLAYERS
from games.rules.settings import Settings
from web.refusals import Refused

FEWEST_CARDS = Settings(decks=()).cards_needed(FEWEST_PLAYERS)
"""The cards that three players need with the default settings."""
SECONDS_FOR_A_DECK = 30
OF_THE_WHOLE = (FaultKind.TOO_MUCH, FaultKind.TOO_MUCH_WORK)
"""Faults for which no further picture of a deck is looked at."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"

_one_at_a_time = threading.Lock()


class Card(NamedTuple):
    file: str
    pictures: Drawn


def import_deck(
    source: Path | IO[bytes], owner: UUID | None, about: About, asked: Keyed | None = None
) -> str:
    """Keeps the deck, for its owner alone; raises BadDeck with all its faults.

    Returns its slug, or that of the deck which the same request has brought in the meantime.
    """
    _refuse_too_many_decks(owner)
    with _one_deck_at_a_time(), open_bundle(source) as bundle:
        manifest = complete_manifest(bundle, about)
        _refuse_too_few(bundle)
        with drawing_process() as draw:
            cards = _cards(bundle, draw)
        return _save(cards, manifest, owner, asked)


@contextmanager
def _one_deck_at_a_time() -> Iterator[None]:
    """Lets a process work on one deck at a time, as pictures take memory; others are refused."""
    if not _one_at_a_time.acquire(blocking=False):
        raise Throttled(SECONDS_FOR_A_DECK)
    try:
        yield
    finally:
        _one_at_a_time.release()


def _refuse_too_few(bundle: Bundle) -> None:
    if len(bundle.pictures) < FEWEST_CARDS:
        raise BadDeck(
            [fault(FaultKind.TOO_FEW_CARDS, fewest=FEWEST_CARDS, given=len(bundle.pictures))]
        )


def _cards(bundle: Bundle, draw: Draw) -> list[Card]:
    """The cards of the deck. All pictures are checked, so that all faults are reported at once."""
    cards: list[Card] = []
    faults: list[Fault] = []
    first: dict[bytes, str] = {}
    for entry in bundle.pictures:
        try:
            drawn = draw(entry.read(), entry.name)
        except BadDeck as bad:
            if any(fault.kind in OF_THE_WHOLE for fault in bad.faults):
                raise
            faults += bad.faults
            continue
        if (other := first.setdefault(drawn.large, entry.name)) != entry.name:
            faults.append(fault(FaultKind.SAME_TWICE, entry.name, other=other))
        cards.append(Card(entry.name, drawn))
    if faults:
        raise BadDeck(faults)
    return cards


def _save(cards: list[Card], manifest: Manifest, owner: UUID | None, asked: Keyed | None) -> str:
    secret, slug = storage.new_secret(), _new_slug(manifest.title)
    files = {
        storage.file_name(content, secret): content
        for card in cards
        for content in (card.pictures.large, card.pictures.small)
    }

    @transaction.atomic
    def make() -> str:
        if owner is not None and not lock_active_account(owner):
            raise NotAuthenticated
        _refuse_too_many_decks(owner)
        _create_rows(slug, cards, manifest, owner, secret)
        return slug

    try:
        for name, content in files.items():
            storage.save(name, content)
        made = make_once(asked, make)
    except (OperationalError, InterfaceError):
        raise  # the rows may be committed; the nightly clean-up deletes files that no row names
    except BaseException:
        storage.delete_files(files)
        raise
    if made != slug:
        storage.delete_files(files)
    return made


def _refuse_too_many_decks(owner: UUID | None) -> None:
    most = settings.MOST_DECKS_EACH
    kept = ImportedDeck.objects.filter(owner=owner, retired_at=None)
    if owner is not None and kept.count() >= most:
        raise Refused(GameRefusal.TOO_MANY_DECKS, most=most)


def _create_rows(
    slug: str, cards: list[Card], manifest: Manifest, owner: UUID | None, secret: bytes
) -> None:
    names = [card.file for card in cards]
    deck = ImportedDeck.objects.create(
        slug=slug,
        title=manifest.title,
        author=manifest.author,
        licence=manifest.licence,
        size=len(cards),
        cover=names.index(manifest.cover) + 1 if manifest.cover else 1,
        owner=owner,
    )
    ImportedCard.objects.bulk_create(
        ImportedCard(
            deck=deck,
            number=number,
            large=storage.file_name(card.pictures.large, secret),
            small=storage.file_name(card.pictures.small, secret),
            placeholder=card.pictures.placeholder,
            texts=texts_by_language(manifest, card.file),
        )
        for number, card in enumerate(cards, 1)
    )


def _new_slug(title: str) -> str:
    """The title with a random end, so that a name already taken tells nothing of others' decks."""
    words = slugify(title).replace("_", "-").strip("-")[:39].strip("-")
    return "-".join(filter(None, [words or "deck", "".join(map(secrets.choice, [LETTERS] * 10))]))
