"""Sends requests over open connections, in a process of its own.

It reads a plan as JSON from standard input and prints the milliseconds of every answer. In a
closed load each connection asks again as soon as it is answered; an open load asks at a fixed
rate, however long the answers take.

It shares its cores with the measured server, so it does as little as possible: requests are put
together beforehand, and answers are only read to their end.
"""

import asyncio
import re
import secrets
import sys
import time
from collections import Counter
from itertools import cycle
from typing import cast

import msgspec
import uvloop

LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class Ask(msgspec.Struct):
    """The requests of one connection, sent in turn."""

    method: str
    path: str
    headers: dict[str, str]
    bodies: list[str]


class Plan(msgspec.Struct):
    port: int
    seconds: float
    asks: list[Ask]
    rate: float | None = None
    """Requests each second over all connections; none is a closed load."""


class Report(msgspec.Struct):
    seconds: float
    statuses: dict[int, int]
    milliseconds: list[float]


class Asker(asyncio.Protocol):
    """An open connection that reads one answer after the other."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self._received = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._received += data
        head = self._received.find(b"\r\n\r\n")
        if head < 0:
            return
        length = LENGTH.search(self._received, 0, head)
        if len(self._received) < head + 4 + (int(length[1]) if length else 0):
            return
        self.statuses[int(self._received[9:12])] += 1
        answer, self._received = self._received[: head + 2], b""
        self.answered(answer, time.perf_counter())

    def answered(self, head: bytes, now: float) -> None:
        raise NotImplementedError


class Connection(Asker):
    """A connection that asks again when answered: at once, or when the next request is due."""

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self.milliseconds: list[float] = []
        self.over = asyncio.get_running_loop().create_future()
        self._requests = cycle([_request(ask, body) for body in ask.bodies])
        self._asked = 0

    def begin(self, first: float, end: float, every: float | None) -> None:
        self._due, self._end, self._every = first, end, every
        self._ask_when_due()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.over.done():
            self.over.set_exception(error or ConnectionResetError())

    def answered(self, head: bytes, now: float) -> None:
        self.milliseconds.append((now - self._due) * 1000)
        self._due = now if self._every is None else self._due + self._every
        if self._due >= self._end:
            self.over.set_result(None)
        elif self._due <= now:
            self._ask()
        else:
            self._ask_when_due()

    def _ask_when_due(self) -> None:
        asyncio.get_running_loop().call_later(self._due - time.perf_counter(), self._ask)

    def _ask(self) -> None:
        before, after = next(self._requests)
        self._asked += 1
        assert self._transport
        self._transport.write(b"%b%d%b" % (before, self._asked, after))


def _request(ask: Ask, body: str) -> tuple[bytes, bytes]:
    """The bytes of the request before and after a number that makes each key a new one."""
    headers = {
        **ask.headers,
        "Host": "127.0.0.1",
        "Content-Type": "application/json",
        "Content-Length": str(len(body.encode())),
        "Idempotency-Key": f"{secrets.token_hex(8)}-",
    }
    lines = "\r\n".join(f"{name}: {value}" for name, value in headers.items())
    return f"{ask.method} {ask.path} HTTP/1.1\r\n{lines}".encode(), f"\r\n\r\n{body}".encode()


async def _connected(ask: Ask, port: int) -> Connection:
    connection = Connection(ask)
    await asyncio.get_running_loop().create_connection(lambda: connection, "127.0.0.1", port)
    return connection


async def load(plan: Plan) -> Report:
    connections = [await _connected(ask, plan.port) for ask in plan.asks]
    begin = time.perf_counter()
    between = 0.0 if plan.rate is None else 1 / plan.rate
    every = None if plan.rate is None else len(connections) * between
    for number, connection in enumerate(connections):
        connection.begin(begin + number * between, begin + plan.seconds, every)
    await asyncio.gather(*(connection.over for connection in connections))
    seconds = time.perf_counter() - begin
    statuses = sum((connection.statuses for connection in connections), Counter[int]())
    milliseconds = [each for connection in connections for each in connection.milliseconds]
    return Report(seconds, dict(statuses), milliseconds)


if __name__ == "__main__":
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(load(plan))))
