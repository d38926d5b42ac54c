"""Announcements over Redis to every process that holds sockets.

An announcement that a game or a room has changed carries no more than a version number, never a
card: each process reads the change from the database. Only an ephemeral message travels whole.
"""

import logging
from collections.abc import Callable, Iterable
from functools import partial
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.announce import announce_stale
from web.redis import REDIS_ERRORS, news_connection

ROOM_CHANGED = b"changed"
PRESENCE_CHANGED = b"here"
"""Published on a room's channel when somebody came or went."""

STORY_CHANGED = b"changed"

TURNS = "turns"
"""The topic of the games that wait for somebody."""
INVITATIONS = "invitations"
"""The topic of the rooms to which somebody is invited."""
QUEUES = "queues"
"""The topic of the rooms in which somebody waits for a seat."""

log = logging.getLogger(__name__)

listeners: list[Callable[[UUID, int], None]] = []
"""Callbacks for each move made in this process, called on the thread that made it, Redis or not."""


class EphemeralMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of the messages to clients that are never stored and never sent again."""


def game_channel(game_id: UUID) -> str:
    return f"game:{game_id}"


def room_channel(room_id: UUID) -> str:
    return f"room:{room_id}"


def story_channel(game_id: UUID) -> str:
    return f"story:{game_id}"


def announce(game_id: UUID, version: int) -> None:
    """Announces a committed move. Redis may fail: a process that hears nothing catches up later."""
    for listener in listeners:
        listener(game_id, version)
    _publish(game_channel(game_id), version)


def announce_room(room_id: UUID) -> None:
    """Announces a change of the room once the transaction is committed."""
    transaction.on_commit(partial(_publish, room_channel(room_id), ROOM_CHANGED))


def announce_story(game_id: UUID) -> None:
    """Announces, after the commit, that something but a move has changed the story of a game."""
    transaction.on_commit(partial(_publish, story_channel(game_id), STORY_CHANGED))


def announce_seats(people: Iterable[UUID]) -> None:
    """Announces, after the commit, that these people have come to sit in a game.

    Their own sockets follow it from then on, and hear of its moves as all others do.
    """
    announce_stale(TURNS, people)


def broadcast(room_id: UUID, message: EphemeralMessage) -> None:
    """Shows the message to all who have the room open now and see its game, at whichever process.

    Nothing makes up for a lost one: clients that connect later or take in too slowly miss it.
    """
    _publish(room_channel(room_id), msgspec.json.encode(message))


def _publish(channel: str, payload: int | bytes) -> None:
    try:
        news_connection().publish(channel, payload)
    except REDIS_ERRORS as error:
        log.warning("could not announce on %s: %s", channel, error)
