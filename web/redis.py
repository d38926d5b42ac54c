"""Connections to Redis for code that must not wait long."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import hiredis
from django.conf import settings
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

PATIENCE = 0.2

MOST_UNREAD = 100

Command = tuple[str | int | bytes, ...]

packed: Any = hiredis.pack_command  # its stubs know of commands of one word only


def redis_within(patience: float) -> Redis:
    """A client that gives up after `patience` seconds, and tries once more on a lost connection."""
    return _client(settings.REDIS_URL, patience)


@cache
def _client(url: str, patience: float) -> Redis:
    return Redis.from_url(
        url,
        socket_timeout=patience,
        socket_connect_timeout=patience,
        retry=Retry(NoBackoff(), retries=1),
    )


class RedisConnection:
    """A bare connection without a client's overhead, for the commands of every move."""

    def __init__(self, url: str) -> None:
        self.url = url
        pool = _client(url, PATIENCE).connection_pool
        # Not by the pool: it never forgets a connection, and makes a limited number of them.
        self._connection: Any = pool.connection_class(**pool.connection_kwargs)
        self._unread = 0

    def ask(self, *commands: Command) -> list[Any]:
        """Sends commands and returns their answers; tries once more on a lost connection."""
        try:
            return self._answers(commands)
        except RedisError:
            return self._answers(commands)

    def tell(self, command: Command) -> None:
        """Sends a command without waiting; its answer is read and dropped later."""
        with self._closed_on_error():
            if self._unread >= MOST_UNREAD:
                self._read_down_to(0)
            self._send((command,))

    def _answers(self, commands: tuple[Command, ...]) -> list[Any]:
        with self._closed_on_error():
            self._send(commands)
            self._read_down_to(len(commands))
            return [self._read() for _ in commands]

    @contextmanager
    def _closed_on_error(self) -> Iterator[None]:
        """Closes the connection after an error, as unread answers would be taken for others."""
        try:
            yield
        except BaseException:
            self._connection.disconnect()
            self._unread = 0
            raise

    def _read_down_to(self, number: int) -> None:
        while self._unread > number:
            self._read()

    def _send(self, commands: tuple[Command, ...]) -> None:
        self._connection.send_packed_command([b"".join(map(packed, commands))])
        self._unread += len(commands)

    def _read(self) -> Any:
        self._unread -= 1
        return self._connection.read_response()


_of_thread = threading.local()


def redis_connection() -> RedisConnection:
    """The connection of this thread."""
    mine: RedisConnection | None = getattr(_of_thread, "redis_connection", None)
    if mine is None or mine.url != settings.REDIS_URL:
        mine = _of_thread.redis_connection = RedisConnection(settings.REDIS_URL)
    return mine
