"""Redis by its roles, for code that must not wait long.

Redis has four roles, and each may have servers of its own:

- **news**: word of moves, rooms and people, published to whoever has sockets, and kept nowhere;
- **counters**: what all processes note together and for a short time: throttles, who is present,
  tickets for sockets, and what the clock has seen and done;
- the **queue** of Celery, and the **cache**, which come here for nothing.

News and counters may be on a cluster (`web/redis_cluster.py`), where no command and no list of
commands that belong together spans slots: each has one key or one channel. Whoever needs several
keys in one command names them with the same part in braces, which alone decides the slot.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, Protocol

import hiredis
from django.conf import settings
from redis import Redis, RedisCluster, RedisError
from redis.backoff import NoBackoff
from redis.exceptions import RedisClusterException
from redis.retry import Retry

from web.redis_cluster import ClusterConnection, cluster_at, is_cluster

REDIS_ERRORS = (RedisError, RedisClusterException)
"""Errors of Redis, or of a part of a cluster, being away."""

PATIENCE = 0.2

MOST_UNREAD = 100

Command = tuple[str | int | bytes, ...]

packed: Any = hiredis.pack_command  # its stubs know of commands of one word only


def news_url() -> str:
    return str(settings.NEWS_REDIS_URL or settings.REDIS_URL)


def counters_url() -> str:
    return str(settings.COUNTERS_REDIS_URL or settings.REDIS_URL)


def news_within(patience: float) -> Redis | RedisCluster:
    """A client that gives up after `patience` seconds, and tries once more on a lost connection."""
    return redis_at(news_url(), patience)


def counters_within(patience: float) -> Redis | RedisCluster:
    """The same, of the counters."""
    return redis_at(counters_url(), patience)


def redis_at(url: str, patience: float) -> Redis | RedisCluster:
    return cluster_at(url, patience) if is_cluster(url) else _server_at(url, patience)


@cache
def _server_at(url: str, patience: float) -> Redis:
    return Redis.from_url(
        url,
        socket_timeout=patience,
        socket_connect_timeout=patience,
        retry=Retry(NoBackoff(), retries=1),
    )


def answers(url: str, patience: float) -> bool:
    """True if a server is there, or if one node of a cluster says that all together are."""
    redis = redis_at(url, patience)
    if isinstance(redis, Redis):
        return bool(redis.ping())
    cluster: Any = redis
    for node in cluster.get_primaries():
        with suppress(*REDIS_ERRORS):
            told = cluster.cluster_info(target_nodes=node)
            return bool(told["cluster_state"] == "ok")
    return False


def publishing() -> str:
    """The command that publishes news: on a cluster, to one shard of it and not to all nodes."""
    return "SPUBLISH" if is_cluster(news_url()) else "PUBLISH"


class Connection(Protocol):
    """A thread's own way to a server or a cluster, for the commands of every move."""

    def ask(self, *commands: Command) -> list[Any]:
        """Sends commands about one key, and returns their answers."""

    def publish(self, channel: str, payload: int | bytes) -> None:
        """Publishes news to whoever listens to the channel."""


class RedisConnection:
    """A bare connection without a client's overhead, for the commands of every move."""

    def __init__(self, url: str) -> None:
        pool = _server_at(url, PATIENCE).connection_pool
        # Not by the pool: it never forgets a connection, and makes a limited number of them.
        self._connection: Any = pool.connection_class(**pool.connection_kwargs)
        self._unread = 0

    def ask(self, *commands: Command) -> list[Any]:
        """Sends commands and returns their answers; tries once more on a lost connection."""
        try:
            return self._answers(commands)
        except REDIS_ERRORS:
            return self._answers(commands)

    def publish(self, channel: str, payload: int | bytes) -> None:
        self.tell(("PUBLISH", channel, payload))

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


def news_connection() -> Connection:
    """The connection of this thread."""
    return _connection_to(news_url())


def counters_connection() -> Connection:
    """The connection of this thread, which is the same if news and counters have one server."""
    return _connection_to(counters_url())


def _connection_to(url: str) -> Connection:
    mine: dict[str, Connection] = _of_thread.__dict__
    if url not in mine:
        mine[url] = ClusterConnection(url, PATIENCE) if is_cluster(url) else RedisConnection(url)
    return mine[url]
