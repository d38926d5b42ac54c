"""Word that a game has moved on. It carries the number of the version and never a card."""

import logging
from functools import cache
from uuid import UUID

from django.conf import settings
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

PATIENCE = 0.5
"""Seconds that a player's move may wait for a Redis that doesn't answer."""

log = logging.getLogger(__name__)


def channel(game_id: UUID) -> str:
    return f"game:{game_id}"


def announce(game_id: UUID, version: int) -> None:
    """The move is kept by now, so that Redis may fail: whoever missed the word will catch up."""
    try:
        redis_for_announcements().publish(channel(game_id), version)
    except RedisError as error:
        log.warning("could not announce version %d of game %s: %s", version, game_id, error)


@cache
def redis_for_announcements() -> Redis:
    return Redis.from_url(
        settings.REDIS_URL,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), retries=1),
    )
