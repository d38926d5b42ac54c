"""The way to Redis, for whatever may not wait long for it."""

from functools import cache

from django.conf import settings
from redis import Redis
from redis.backoff import NoBackoff
from redis.retry import Retry


def redis_within(patience: float) -> Redis:
    """A client that gives up after so many seconds; one lost connection it makes up for."""
    return _client(settings.REDIS_URL, patience)


@cache
def _client(url: str, patience: float) -> Redis:
    return Redis.from_url(
        url,
        socket_timeout=patience,
        socket_connect_timeout=patience,
        retry=Retry(NoBackoff(), retries=1),
    )
