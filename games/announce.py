"""Word that a game has moved on. It carries the number of the version and never a card."""

import logging
from uuid import UUID

from redis import RedisError

from web.redis import redis_within

PATIENCE = 0.5
"""Seconds that a player's move may wait for a Redis that doesn't answer."""

log = logging.getLogger(__name__)


def channel(game_id: UUID) -> str:
    return f"game:{game_id}"


def announce(game_id: UUID, version: int) -> None:
    """The move is kept by now, so that Redis may fail: whoever missed the word will catch up."""
    try:
        redis_within(PATIENCE).publish(channel(game_id), version)
    except RedisError as error:
        log.warning("could not announce version %d of game %s: %s", version, game_id, error)
