"""Word that a game or a room has moved on. It carries the number of a version and never a card."""

import logging
from collections.abc import Callable
from functools import partial
from uuid import UUID

from django.db import transaction
from redis import RedisError

from web.redis import wire

CHANGED = b"changed"
HERE = b"here"
"""Of a room: somebody came or went."""

log = logging.getLogger(__name__)

listeners: list[Callable[[UUID, int], None]] = []
"""Whoever in this process hears of moves at once, Redis or no Redis; called on any thread."""


def channel(game_id: UUID) -> str:
    return f"game:{game_id}"


def room_channel(room_id: UUID) -> str:
    return f"room:{room_id}"


def announce(game_id: UUID, version: int) -> None:
    """The move is kept by now, so that Redis may fail: whoever missed the word will catch up."""
    for listener in listeners:
        listener(game_id, version)
    _publish(channel(game_id), version)


def announce_room(room_id: UUID) -> None:
    """Once what has changed of the room is kept."""
    transaction.on_commit(partial(_publish, room_channel(room_id), CHANGED))


def _publish(channel: str, word: int | bytes) -> None:
    try:
        wire().tell(("PUBLISH", channel, word))
    except RedisError as error:
        log.warning("could not announce %s of %s: %s", word, channel, error)
