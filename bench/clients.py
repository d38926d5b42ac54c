"""Clients that take as little time as possible: a socket, and a connection that makes moves.

They know only as much of WebSocket as a server's frames need, and read only the version of a
message.
"""

import asyncio
import base64
import re
import secrets
from collections.abc import Callable
from typing import cast

from bench.load import Asker

TAG = re.compile(rb'\r\netag: *"(\d+)-', re.IGNORECASE)
GAME = b'{"type":"game"'
VERSION = re.compile(rb'"version":(\d+)')
TEXT, PING, PONG = 0x81, 0x89, 0x8A

Seen = Callable[[int, int], None]


class Socket(asyncio.Protocol):
    """A WebSocket that calls back with each version it receives."""

    def __init__(self, place: int, code: str, token: str, seen: Seen) -> None:
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pushed = self.pushed_bytes = 0
        self._place, self._seen = place, seen
        self._received = b""
        self._is_open = False
        self._hello = (
            f"GET /ws/rooms/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        data = self._received + data if self._received else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._received = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open = True
        self._received = self._taken_in(data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(error or ConnectionResetError())

    def _taken_in(self, data: bytes) -> bytes:
        """Reads all whole frames; returns the rest, which is the beginning of a frame."""
        at = 0
        while len(data) >= (head := at + 2):
            length = data[at + 1]
            if length > 125:  # noqa: PLR2004 (so says the protocol)
                head += 2 if length == 126 else 8  # noqa: PLR2004
                if len(data) < head:
                    break
                length = int.from_bytes(data[at + 2 : head], "big")
            if len(data) < head + length:
                break
            self._take_in(data[at], data, head, head + length)
            at = head + length
        return data[at:] if at else data

    def _take_in(self, kind: int, data: bytes, begin: int, end: int) -> None:
        if kind == TEXT and data.startswith(GAME, begin):
            found = VERSION.search(data, begin, end)
            assert found
            self.pushed += 1
            self.pushed_bytes += end - begin
            self._seen(self._place, int(found[1]))
            if not self.greeted.done():
                self.greeted.set_result(None)
        elif kind == PING:
            masked = bytes([PONG, 0x80 | (end - begin), 0, 0, 0, 0])
            self._transport.write(masked + data[begin:end])


class Mover(Asker):
    """A connection that makes moves, and returns version and time of each answer."""

    async def connect(self, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def hang_up(self) -> None:
        if self._transport:
            self._transport.close()

    def ask(self, request: bytes) -> "asyncio.Future[tuple[int, float]]":
        self._answer: asyncio.Future[tuple[int, float]]
        self._answer = asyncio.get_running_loop().create_future()
        assert self._transport
        self._transport.write(request)
        return self._answer

    def answered(self, head: bytes, now: float) -> None:
        tag = TAG.search(head)
        self._answer.set_result((int(tag[1]) if tag else 0, now))
