"""One subscription to Redis for all that a process wants to hear."""

import asyncio
import logging
from collections.abc import Callable, Collection

from django.conf import settings
from redis import RedisError
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

RECONNECT_SECONDS = 0.5

Hear = Callable[[str, bytes], None]

log = logging.getLogger(__name__)


def redis_for_sockets(patience: float | None = None) -> Redis:
    """A client that leaves it to us when to try again."""
    return Redis.from_url(
        settings.REDIS_URL,
        socket_timeout=patience,
        socket_connect_timeout=1.0,
        health_check_interval=10,
        retry=Retry(NoBackoff(), 0),
    )


class Radio:
    """Hears the channels that `wanted` names at any time, as long as Redis is there."""

    def __init__(
        self, wanted: Callable[[], Collection[str]], hear: Hear, on_air: Callable[[], None]
    ) -> None:
        self._wanted = wanted
        self._hear = hear
        self._on_air = on_air
        self._redis = redis_for_sockets()
        self._heard: frozenset[str] = frozenset()
        self._receiver: PubSub | None = None
        self._tuning = asyncio.Lock()
        self._listening = asyncio.create_task(self._listen())

    async def tune(self) -> None:
        """To be called after what is wanted has changed."""
        async with self._tuning:
            if self._receiver is None:
                return
            wanted = frozenset(self._wanted())
            try:
                if more := wanted - self._heard:
                    await self._receiver.subscribe(*more)
                if less := self._heard - wanted:
                    await self._receiver.unsubscribe(*less)
            except (RedisError, OSError):
                return  # whoever listens finds out too, and begins anew
            self._heard = wanted

    async def close(self) -> None:
        self._listening.cancel()
        await self._redis.aclose()

    async def _listen(self) -> None:
        is_silent = False
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as receiver:
                    await self._switch_on(receiver)
                    is_silent = False
                    while True:
                        if word := await receiver.get_message(timeout=15):
                            self._hear(word["channel"].decode(), word["data"])
            except (RedisError, OSError) as error:
                if not is_silent:
                    log.warning("no word from Redis: %s", error)
                is_silent = True
            finally:
                self._receiver, self._heard = None, frozenset()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _switch_on(self, receiver: PubSub) -> None:
        wanted = frozenset(self._wanted())
        await receiver.subscribe(*wanted)
        self._receiver, self._heard = receiver, wanted
        await self.tune()
        self._on_air()
