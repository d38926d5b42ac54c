"""One subscription to Redis for all that a process wants to hear, on a thread of its own."""

import logging
import threading
from collections.abc import Callable, Iterable
from typing import Any

from django.conf import settings
from redis import Redis, RedisError
from redis import TimeoutError as Silence
from redis.asyncio import Redis as AsyncRedis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

RECONNECT_SECONDS = 0.5
SILENCE_SECONDS = 15.0
"""After which Redis is asked whether it is still there."""
PATIENCE = 1.0

Hear = Callable[[str, bytes], None]

log = logging.getLogger(__name__)


def redis_for_sockets() -> AsyncRedis:
    """A client that leaves it to us when to try again."""
    return AsyncRedis.from_url(
        settings.REDIS_URL,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        health_check_interval=10,
        retry=Retry(NoBackoff(), 0),
    )


class RedisListener:
    """Hears the channels that `wanted` names at any time, as long as Redis is there.

    What it is given is called on its thread. `hear` may take the time to read what the word is
    about: the words that come meanwhile wait.
    """

    def __init__(
        self,
        wanted: Callable[[], Iterable[str]],
        *,
        on_air: Callable[[], None],
        hear: Hear,
        off_air: Callable[[], None],
    ) -> None:
        self._wanted, self._on_air, self._hear, self._off_air = wanted, on_air, hear, off_air
        self._redis = Redis.from_url(
            settings.REDIS_URL, protocol=2, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
        self._receiver: Any = None  # a connection, to which redis-py gives no types
        self._heard: frozenset[str] = frozenset()
        self._tuning = threading.Lock()
        self._is_off = threading.Event()
        self._thread = threading.Thread(target=self._stay_on_air, name="radio", daemon=True)
        self._thread.start()

    def tune(self) -> None:
        """To be called after what is wanted has changed; on any thread."""
        with self._tuning:
            wanted = frozenset(self._wanted())
            if more := wanted - self._heard:
                self._ask("SUBSCRIBE", *more)
            if less := self._heard - wanted:
                self._ask("UNSUBSCRIBE", *less)
            self._heard = wanted

    def close(self) -> None:
        self._is_off.set()
        with self._tuning:
            self._ask("PING")  # it wakes whoever waits for a word
        self._thread.join(2 * PATIENCE)

    def _ask(self, *command: str) -> None:
        """If this fails, whoever listens finds out too, and begins anew."""
        if self._receiver:
            try:
                self._receiver.send_command(*command)
            except (RedisError, OSError):
                # Or else redis-py would connect again by itself, and know of no channel.
                self._hang_up()

    def _stay_on_air(self) -> None:
        is_silent = False
        while not self._is_off.is_set():
            try:
                receiver = self._switch_on()
                is_silent = False
                while not self._is_off.is_set():
                    self._take_in(self._next_reply(receiver))
            except (RedisError, OSError) as error:
                if not is_silent:
                    log.warning("no word from Redis: %s", error)
                is_silent = True
            finally:
                self._switch_off()
            self._is_off.wait(RECONNECT_SECONDS)
        self._off_air()

    def _switch_on(self) -> Any:
        receiver: Any = self._redis.connection_pool.make_connection()
        receiver.connect()
        with self._tuning:
            self._receiver, self._heard = receiver, frozenset()
        self.tune()
        self._next_reply(receiver)  # says that we are heard of from now on
        self._on_air()
        return receiver

    def _switch_off(self) -> None:
        with self._tuning:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._receiver:
            self._receiver.disconnect()
        self._receiver = None

    def _next_reply(self, receiver: Any) -> Any:
        try:
            return receiver.read_response(timeout=SILENCE_SECONDS, disconnect_on_error=False)
        except Silence:
            with self._tuning:
                self._ask("PING")
            return receiver.read_response(disconnect_on_error=False)

    def _take_in(self, reply: Any) -> None:
        match reply:
            case [b"message", channel, word]:
                try:
                    self._hear(channel.decode(), word)
                except Exception:
                    log.exception("could not make sense of the word on %s", channel)
