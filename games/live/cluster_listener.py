"""One listener to a cluster of Redis for a whole process, on one thread, as slots move about.

A message that is published to a slot reaches those who have subscribed at the node that has the
slot. So there is a connection to each node that has channels of ours.
"""

import logging
import selectors
import socket
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, NamedTuple

from redis.exceptions import MovedError
from redis.exceptions import TimeoutError as RedisTimeout

from games.live.redis_listener import RECONNECT_SECONDS, TIMEOUT_SECONDS
from web.redis import REDIS_ERRORS
from web.redis_cluster import cluster_at, slot_of

IDLE_SECONDS = 4.0
"""Seconds without a word from a node after which a PING shows whether it is still there."""

log = logging.getLogger(__name__)


class Change(NamedTuple):
    is_wanted: bool
    channel: str


@dataclass
class Link:
    """A connection to one node, and the channels that were subscribed over it."""

    node: str
    connection: Any
    socket: socket.socket
    """The connection's, which redis-py takes from it once sending has failed."""
    channels: set[str] = field(default_factory=set)
    heard: float = field(default_factory=monotonic)
    is_asked: bool = False
    """True if a PING has not been answered yet."""


class ClusterListener:
    """Receives the messages of its channels, and subscribes anew wherever their slots have gone.

    Channels may be changed on any thread. The callbacks run on the listener's thread:
    `on_subscribed` with those channels whose messages may have been missed, `on_message` for each
    message, `on_stopped` at the end. While `on_message` runs, later messages wait.
    """

    def __init__(
        self,
        url: str,
        *channels: str,
        on_subscribed: Callable[[Collection[str]], None],
        on_message: Callable[[str, bytes], None],
        on_stopped: Callable[[], None],
    ) -> None:
        self._url = url
        self._on_subscribed = on_subscribed
        self._on_message = on_message
        self._on_stopped = on_stopped
        self._changes: SimpleQueue[Change] = SimpleQueue()
        self._woken, self._waker = socket.socketpair()
        self._waker.setblocking(False)
        self._stopping = threading.Event()
        # All that follows belongs to the thread.
        self._links: dict[str, Link] = {}
        self._at: dict[str, Link] = {}
        """The channels that are subscribed, and where."""
        self._nowhere = set(channels)
        """The channels that are wanted, and are to be subscribed yet."""
        self._missed = set(channels)
        """The channels to be told of once they are confirmed."""
        self._try_at = 0.0
        """The time from which `_nowhere` is tried again, by slots that are read anew."""
        self._is_failing = False
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._run, name="redis-listener", daemon=True)
        self._thread.start()

    def subscribe(self, *channels: str) -> None:
        self._change(True, channels)

    def unsubscribe(self, *channels: str) -> None:
        self._change(False, channels)

    def close(self) -> None:
        """Waits until the thread has ended."""
        self._stopping.set()
        self._wake()
        self._thread.join(2 * TIMEOUT_SECONDS)

    def _change(self, is_wanted: bool, channels: Iterable[str]) -> None:
        for channel in channels:
            self._changes.put(Change(is_wanted, channel))
        self._wake()

    def _wake(self) -> None:
        with suppress(OSError):  # full of reasons to wake up, or closed
            self._waker.send(b".")

    # On the listener's thread

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._find_places()
                self._read_what_comes()
            except Exception:
                log.exception("listening to the cluster")
                self._stopping.wait(RECONNECT_SECONDS)
        for link in list(self._links.values()):
            self._lose(link)
        self._selector.close()
        self._woken.close()
        self._waker.close()
        self._on_stopped()

    def _read_what_comes(self) -> None:
        """Waits for messages or changes, but no longer than until something else is to be done."""
        for key, _ in self._selector.select(RECONNECT_SECONDS):
            if key.fileobj is self._woken:
                self._woken.recv(4096)
                self._take_changes()
            elif key.data.node in self._links:
                self._read(key.data)
        for link in list(self._links.values()):
            self._see_that_it_is_there(link)

    def _take_changes(self) -> None:
        try:
            while True:
                is_wanted, channel = self._changes.get_nowait()
                if is_wanted:
                    self._want(channel)
                else:
                    self._want_no_more(channel)
        except Empty:
            pass

    def _want(self, channel: str) -> None:
        if channel not in self._at and channel not in self._nowhere:
            self._nowhere.add(channel)
            if not self._is_failing:
                self._subscribe({channel})

    def _want_no_more(self, channel: str) -> None:
        self._nowhere.discard(channel)
        self._missed.discard(channel)
        if link := self._at.pop(channel, None):
            link.channels.discard(channel)
            self._send(link, ("SUNSUBSCRIBE", channel))

    # Where the slots are

    def _find_places(self) -> None:
        """Subscribes what is nowhere, where the cluster says now that it belongs."""
        if not self._nowhere or monotonic() < self._try_at:
            return
        self._try_at = monotonic() + RECONNECT_SECONDS
        try:
            _cluster(self._url).nodes_manager.initialize()
        except (*REDIS_ERRORS, OSError) as error:
            self._fail(error)
        else:
            self._subscribe(set(self._nowhere))
            self._is_failing = bool(self._nowhere)

    def _subscribe(self, channels: set[str]) -> None:
        """Subscribes the channels whose slots are known and whose nodes are there."""
        try:
            cluster = _cluster(self._url)
        except (*REDIS_ERRORS, OSError) as error:
            self._fail(error)
            return
        of_nodes: defaultdict[Any, list[str]] = defaultdict(list)
        for channel in channels:
            if nodes := cluster.nodes_manager.slots_cache.get(slot_of(channel)):
                of_nodes[nodes[0]].append(channel)
        for node, here in of_nodes.items():
            if link := self._links.get(node.name) or self._connect(cluster, node):
                self._subscribe_at(link, here)

    def _subscribe_at(self, link: Link, channels: Sequence[str]) -> None:
        self._nowhere.difference_update(channels)
        link.channels.update(channels)
        self._at.update(dict.fromkeys(channels, link))
        # One by one, as a command is about one slot.
        self._send(link, *(("SSUBSCRIBE", channel) for channel in channels))

    def _connect(self, cluster: Any, node: Any) -> Link | None:
        pool = cluster.get_redis_connection(node).connection_pool
        connection = pool.connection_class(**pool.connection_kwargs)
        try:
            connection.connect()
        except (*REDIS_ERRORS, OSError) as error:
            connection.disconnect()
            self._fail(error)
            return None
        link = Link(node.name, connection, connection._sock)
        self._selector.register(link.socket, selectors.EVENT_READ, link)
        self._links[node.name] = link
        return link

    def _fail(self, error: Exception) -> None:
        if not self._is_failing:
            log.warning("no messages from a part of Redis: %s", error)
        self._is_failing = True

    def _lose(self, link: Link) -> None:
        """Gives up a connection; its channels are to be subscribed anew."""
        self._links.pop(link.node, None)
        self._selector.unregister(link.socket)
        link.connection.disconnect()
        self._lose_channels(set(link.channels))

    def _lose_channels(self, channels: Collection[str]) -> None:
        for channel in channels:
            if link := self._at.pop(channel, None):
                link.channels.discard(channel)
        self._nowhere.update(channels)
        self._missed.update(channels)

    # What the nodes say

    def _read(self, link: Link) -> None:
        confirmed = set[str]()
        try:
            while link.connection.can_read():
                self._handle(link, _next_reply(link), confirmed)
                link.heard, link.is_asked = monotonic(), False
        except (*REDIS_ERRORS, OSError) as error:
            self._fail(error)
            self._lose(link)
        if told := confirmed & self._missed:
            self._missed -= told
            self._on_subscribed(told)

    def _handle(self, link: Link, reply: Any, confirmed: set[str]) -> None:
        match reply:
            case [b"smessage", channel, payload]:
                self._hand_over(channel.decode(), payload)
            case [b"ssubscribe", channel, _]:
                confirmed.add(channel.decode())
            case [b"sunsubscribe", channel, _] if self._at.get(channel.decode()) is link:
                self._lose_channels({channel.decode()})  # the slot has left this node
            case MovedError():
                here = link.channels
                self._lose_channels({one for one in here if slot_of(one) == reply.slot_id})
            case _:
                pass

    def _hand_over(self, channel: str, payload: bytes) -> None:
        try:
            self._on_message(channel, payload)
        except Exception:
            log.exception("could not handle a message on %s", channel)

    def _see_that_it_is_there(self, link: Link) -> None:
        quiet = monotonic() - link.heard
        if link.is_asked and quiet > IDLE_SECONDS + TIMEOUT_SECONDS:
            self._fail(RedisTimeout(f"{link.node} says nothing"))
            self._lose(link)
        elif not link.is_asked and quiet > IDLE_SECONDS:
            link.is_asked = True
            self._send(link, ("PING",))

    def _send(self, link: Link, *commands: tuple[str, ...]) -> None:
        try:
            link.connection.send_packed_command(link.connection.pack_commands(commands))
        except (*REDIS_ERRORS, OSError) as error:
            self._fail(error)
            self._lose(link)


def _cluster(url: str) -> Any:
    """The cluster, in a protocol in which messages are answers like others."""
    return cluster_at(url, TIMEOUT_SECONDS, protocol=2)


def _next_reply(link: Link) -> Any:
    try:
        return link.connection.read_response(disconnect_on_error=False)
    except MovedError as moved:
        return moved
