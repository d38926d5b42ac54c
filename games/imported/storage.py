"""The files of uploaded pictures. A name is a hash of the content, so a file never changes."""

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
"""Files younger than this may belong to a deck that is just being imported."""

log = logging.getLogger(__name__)


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def file_name(content: bytes, secret: bytes) -> str:
    """The content's hash, keyed with the deck's secret, so that nobody can test who has a picture.

    For the same reason no two decks share a file, and each deletes its own.
    """
    return f"{hmac.new(secret, content, hashlib.sha256).hexdigest()}.webp"


def save(name: str, content: bytes) -> None:
    kept = default_storage.save(name, ContentFile(content))
    assert kept == name


def delete_files(names: Iterable[str]) -> int:
    """Deletes files, and counts them; the nightly clean-up tries again where one could not be."""
    return sum(_deleted(name) for name in names)


def orphans(now: datetime) -> Iterator[str]:
    """Files of no card, as after an import that was killed or a deletion that failed."""
    try:
        _, files = default_storage.listdir("")
    except FileNotFoundError:  # nobody has brought anything yet
        return
    cards = ImportedCard.objects.values_list("large", "small")
    known = {name for names in cards.iterator() for name in names}
    for name in files:
        if name not in known and default_storage.get_modified_time(name) < now - STILL_COMING:
            yield name


def _deleted(name: str) -> bool:
    try:
        default_storage.delete(name)
    except Exception:  # each storage has its own
        log.exception("deleting picture %s", name)
        return False
    return True
