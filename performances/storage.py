"""The files of recordings, under names that nobody can guess and nobody is told."""

import logging
import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import IO, Any

from django.core.files.base import File
from django.core.files.storage import Storage, storages

log = logging.getLogger(__name__)


def storage() -> Storage:
    return storages["performances"]


def keep(file: IO[Any], ending: str = "") -> str:
    """The name under which the file is kept."""
    return storage().save(secrets.token_urlsafe(32) + ending, File(file))


def names() -> list[str]:
    """The names of all files."""
    try:
        _, files = storage().listdir("")
    except FileNotFoundError:  # nobody has performed anything yet
        return []
    return files


def kept_since(name: str) -> datetime:
    return storage().get_modified_time(name)


def content_of(name: str) -> bytes:
    with storage().open(name) as file:
        content: bytes = file.read()
    return content


def delete_files(names: Iterable[str]) -> None:
    """Deletes files; the nightly clean-up tries again where one could not be."""
    for name in names:
        try:
            storage().delete(name)
        except Exception:  # each storage has its own
            log.exception("deleting a file of a recording")
