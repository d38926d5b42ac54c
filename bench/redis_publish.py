"""Times a PUBLISH of Redis to subscribers: bare connections that count bytes, or redis-py's."""

import asyncio
import time
from typing import cast
from urllib.parse import urlsplit

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

BARE, BY_LIBRARY = "bare", "by-library"
"""The channels, one for each kind of subscriber."""


class Subscriber(asyncio.Protocol):
    def __init__(self, publish: "TimedPublish") -> None:
        self._publish = publish
        self._subscribed = asyncio.get_running_loop().create_future()
        self._has = 0

    async def subscribe(self) -> None:
        self._transport.write(f"SUBSCRIBE {BARE}\r\n".encode())
        await self._subscribed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if not self._subscribed.done():
            self._subscribed.set_result(None)
            return
        self._has += len(data)
        if self._has == self._publish.size:
            self._has = 0
            self._publish.received()


class Publisher(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def write(self, data: bytes) -> None:
        self._transport.write(data)


class TimedPublish:
    """A message of a given length, published again and again to a number of subscribers."""

    def __init__(self, channel: str, length: int, subscribers: int) -> None:
        payload = b"x" * length
        self._command = b"*3\r\n$7\r\nPUBLISH\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n" % (
            len(channel),
            channel.encode(),
            length,
            payload,
        )
        self.size = len(self._command)  # a received message has `message` in place of `PUBLISH`
        self.publisher = Publisher()
        self._subscribers = subscribers
        self._missing = 0

    async def run(self) -> float:
        """Publishes the message; returns milliseconds until the last subscriber has it."""
        self._missing = self._subscribers
        self._all = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.publisher.write(self._command)
        received: float = await self._all
        return (received - began) * 1000

    def received(self) -> None:
        self._missing -= 1
        if not self._missing:
            self._all.set_result(time.perf_counter())


async def bare(url: str, subscribers: int, length: int) -> TimedPublish:
    publish = TimedPublish(BARE, length, subscribers)
    await _connect(url, publish.publisher)
    for _ in range(subscribers):
        subscriber = Subscriber(publish)
        await _connect(url, subscriber)
        await subscriber.subscribe()
    return publish


async def by_library(url: str, subscribers: int, length: int) -> TimedPublish:
    publish = TimedPublish(BY_LIBRARY, length, subscribers)
    await _connect(url, publish.publisher)
    for _ in range(subscribers):
        receiver = Redis.from_url(url).pubsub(ignore_subscribe_messages=True)
        await receiver.subscribe(BY_LIBRARY)
        await receiver.get_message(timeout=5)
        _listening.add(asyncio.create_task(_listen(receiver, publish)))
    return publish


_listening: set[asyncio.Task[None]] = set()


async def _listen(receiver: PubSub, publish: TimedPublish) -> None:
    async for _ in receiver.listen():
        publish.received()


async def _connect(url: str, protocol: asyncio.Protocol) -> None:
    loop, parts = asyncio.get_running_loop(), urlsplit(url)
    if parts.scheme == "unix":
        await loop.create_unix_connection(lambda: protocol, parts.path)
    else:
        await loop.create_connection(lambda: protocol, parts.hostname or "", parts.port or 6379)
