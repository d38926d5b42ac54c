"""One subscription to Redis for a whole process, read on a thread of its own."""

import logging
import threading
from collections.abc import Callable, Collection
from typing import Any

from redis import Redis
from redis import TimeoutError as RedisTimeout
from redis.asyncio import Redis as AsyncRedis
from redis.asyncio.cluster import RedisCluster as AsyncCluster
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from web.redis import REDIS_ERRORS
from web.redis_cluster import async_cluster_at, is_cluster

RECONNECT_SECONDS = 0.5
IDLE_SECONDS = 15.0
"""Seconds without a message after which a PING shows whether the connection is alive."""
TIMEOUT_SECONDS = 1.0

log = logging.getLogger(__name__)


def redis_for_sockets(url: str) -> AsyncRedis | AsyncCluster:
    """A client that never retries by itself: the next reconciliation does."""
    if is_cluster(url):
        return async_cluster_at(url, TIMEOUT_SECONDS)
    return AsyncRedis.from_url(
        url,
        socket_timeout=TIMEOUT_SECONDS,
        socket_connect_timeout=TIMEOUT_SECONDS,
        health_check_interval=10,
        retry=Retry(NoBackoff(), 0),
    )


class RedisListener:
    """Receives the messages of its channels, and reconnects whenever the connection is lost.

    Channels may be changed on any thread, connected or not. The callbacks run on the listener's
    thread: `on_subscribed` after each connecting, with all channels, as messages may have been
    missed; `on_message` for each message, `on_stopped` at the end. While `on_message` runs, later
    messages wait.
    """

    def __init__(
        self,
        url: str,
        *channels: str,
        on_subscribed: Callable[[Collection[str]], None],
        on_message: Callable[[str, bytes], None],
        on_stopped: Callable[[], None],
    ) -> None:
        self._on_subscribed = on_subscribed
        self._on_message = on_message
        self._on_stopped = on_stopped
        self._redis = Redis.from_url(
            url,
            protocol=2,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
        )
        self._lock = threading.Lock()
        """Guards the channels and the connection that is told of them."""
        self._channels = set(channels)
        self._connection: Any = None  # redis-py gives it no types
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="redis-listener", daemon=True)
        self._thread.start()

    def subscribe(self, *channels: str) -> None:
        with self._lock:
            if added := set(channels) - self._channels:
                self._channels |= added
                self._send_under_lock("SUBSCRIBE", *added)

    def unsubscribe(self, *channels: str) -> None:
        with self._lock:
            if removed := set(channels) & self._channels:
                self._channels -= removed
                self._send_under_lock("UNSUBSCRIBE", *removed)

    def close(self) -> None:
        """Waits until the thread has ended."""
        self._stopping.set()
        with self._lock:
            self._send_under_lock("PING")  # its answer ends the thread's wait for a message
        self._thread.join(2 * TIMEOUT_SECONDS)

    def _send_under_lock(self, *command: str) -> None:
        """Sends nothing while disconnected: connecting subscribes to all channels anyway."""
        if self._connection:
            try:
                self._connection.send_command(*command)
            except (*REDIS_ERRORS, OSError):
                # Or else redis-py would reconnect by itself, subscribed to nothing.
                self._disconnect_under_lock()

    def _run(self) -> None:
        is_failing = False
        while not self._stopping.is_set():
            try:
                connection = self._connect()
                is_failing = False
                while not self._stopping.is_set():
                    self._handle(self._next_reply(connection))
            except (*REDIS_ERRORS, OSError) as error:
                if not is_failing:
                    log.warning("no messages from Redis: %s", error)
                is_failing = True
            finally:
                with self._lock:
                    self._disconnect_under_lock()
            self._stopping.wait(RECONNECT_SECONDS)
        self._on_stopped()

    def _connect(self) -> Any:
        connection: Any = self._redis.connection_pool.make_connection()
        connection.connect()
        with self._lock:
            self._connection = connection
            channels = frozenset(self._channels)
            self._send_under_lock("SUBSCRIBE", *channels)
        self._next_reply(connection)  # confirms all channels, for they came in one command
        self._on_subscribed(channels)
        return connection

    def _disconnect_under_lock(self) -> None:
        if self._connection:
            self._connection.disconnect()
        self._connection = None

    def _next_reply(self, connection: Any) -> Any:
        try:
            return connection.read_response(timeout=IDLE_SECONDS, disconnect_on_error=False)
        except RedisTimeout:
            with self._lock:
                self._send_under_lock("PING")
            return connection.read_response(disconnect_on_error=False)

    def _handle(self, reply: Any) -> None:
        match reply:
            case [b"message", channel, payload]:
                try:
                    self._on_message(channel.decode(), payload)
                except Exception:
                    log.exception("could not handle a message on %s", channel)
