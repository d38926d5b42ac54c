"""Word that a game has moved on. It carries the number of the version and never a card."""

from functools import cache
from uuid import UUID

from django.conf import settings
from redis import Redis

PATIENCE = 0.5
"""Seconds that a player's move may wait for a Redis that doesn't answer."""


def channel(game_id: UUID) -> str:
    return f"game:{game_id}"


def announce(game_id: UUID, version: int) -> None:
    _redis().publish(channel(game_id), version)


@cache
def _redis() -> Redis:
    return Redis.from_url(
        settings.REDIS_URL, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
    )
