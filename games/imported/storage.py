"""The files of brought-along pictures, by names that say nothing but that they never change."""

import hashlib
import hmac
import logging
import secrets
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from games.models import ImportedCard

STILL_COMING = timedelta(days=1)
"""A file so young may belong to a deck that is being brought along just now."""

log = logging.getLogger(__name__)


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def name_of(content: bytes, secret: bytes) -> str:
    """Its hash, under a secret of the deck: whoever has the same picture can't find out here.

    So no two decks share a file either, and one may go without the other.
    """
    return f"{hmac.new(secret, content, hashlib.sha256).hexdigest()}.webp"


def keep(name: str, content: bytes) -> None:
    kept = default_storage.save(name, ContentFile(content))
    assert kept == name


def throw_away(names: Iterable[str]) -> int:
    """How many are gone; what stays although it should not is left to the broom."""
    return sum(_goes(name) for name in names)


def orphans(now: datetime) -> Iterator[str]:
    """Files that no card has: of imports that were killed, and of deletions that failed."""
    try:
        _, files = default_storage.listdir("")
    except FileNotFoundError:  # nobody has brought anything yet
        return
    cards = ImportedCard.objects.values_list("large", "small")
    known = {name for names in cards.iterator() for name in names}
    for name in files:
        if name not in known and default_storage.get_modified_time(name) < now - STILL_COMING:
            yield name


def _goes(name: str) -> bool:
    try:
        default_storage.delete(name)
    except Exception:  # each storage has its own
        log.exception("deleting picture %s", name)
        return False
    return True
