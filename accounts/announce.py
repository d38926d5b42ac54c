"""Announcements to all processes with sockets: ended sessions, changed people, stale topics."""

import logging
from collections.abc import Iterable
from functools import partial
from hashlib import sha256
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction

from web.redis import REDIS_ERRORS, news_within, publishing

CHANNEL = "people"
PATIENCE = 0.5

log = logging.getLogger(__name__)


class SessionEnded(msgspec.Struct, frozen=True, tag=True):
    digest: str


class PersonChanged(msgspec.Struct, frozen=True, tag=True):
    """Others see somebody differently: under another name, with another avatar, or erased."""

    person: UUID


class TopicStale(msgspec.Struct, frozen=True, tag=True):
    """One of `accounts.topics` has changed for these people."""

    topic: str
    people: tuple[UUID, ...]


Announcement = SessionEnded | PersonChanged | TopicStale


def digest(session_key: str) -> str:
    """A digest of a session's key, which names the session but can't be used as a token."""
    return sha256(session_key.encode()).hexdigest()


def announce(announcement: Announcement) -> None:
    """Publishes after the transaction's commit. A process that misses it finds out before long."""
    transaction.on_commit(partial(_publish, announcement))


def announce_stale(topic: str, people: Iterable[UUID]) -> None:
    """Tells the people's own sockets that the topic has changed for them, after the commit."""
    if told := tuple(people):
        announce(TopicStale(topic, told))


def _publish(announcement: Announcement) -> None:
    try:
        news: Any = news_within(PATIENCE)
        news.execute_command(publishing(), CHANNEL, msgspec.json.encode(announcement))
    except REDIS_ERRORS as error:
        log.warning("could not announce %s: %s", type(announcement).__name__, error)
