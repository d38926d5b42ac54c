"""Announcements to every process that holds sockets: ended sessions, and new names."""

import logging
from functools import partial
from hashlib import sha256
from uuid import UUID

import msgspec
from django.db import transaction
from redis import RedisError

from web.redis import redis_within

CHANNEL = "people"
PATIENCE = 0.5

log = logging.getLogger(__name__)


class SessionEnded(msgspec.Struct, frozen=True, tag=True):
    digest: str


class Renamed(msgspec.Struct, frozen=True, tag=True):
    person: UUID


Announcement = SessionEnded | Renamed


def digest(session_key: str) -> str:
    """A digest of a session's key, which names the session but can't be used as a token."""
    return sha256(session_key.encode()).hexdigest()


def announce(announcement: Announcement) -> None:
    """Publishes after the transaction's commit. A process that misses it finds out before long."""
    transaction.on_commit(partial(_publish, announcement))


def _publish(announcement: Announcement) -> None:
    try:
        redis_within(PATIENCE).publish(CHANNEL, msgspec.json.encode(announcement))
    except RedisError as error:
        log.warning("could not announce %s: %s", type(announcement).__name__, error)
