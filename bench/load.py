"""Requests from a process of its own, over connections that stay open.

Reads a plan as JSON from standard input and writes the milliseconds of every answer to standard
output. A closed load has each connection ask again as soon as it is answered; an open one asks so
many times a second, however long the answers take.
"""

import asyncio
import sys
import time
import uuid

import msgspec
import uvloop


class Ask(msgspec.Struct):
    """One connection's requests, asked in turn."""

    method: str
    path: str
    headers: dict[str, str]
    bodies: list[str]


class Plan(msgspec.Struct):
    port: int
    seconds: float
    asks: list[Ask]
    rate: float | None = None
    """Requests each second over all connections; as many as will go, if not said."""


class Report(msgspec.Struct):
    seconds: float
    statuses: dict[int, int]
    milliseconds: list[float]


class Connection:
    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.asked = 0
        self.statuses: dict[int, int] = {}
        self.milliseconds: list[float] = []

    async def open(self, port: int) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port)

    async def once(self, since: float) -> None:
        self._writer.write(self._request())
        head = await self._reader.readuntil(b"\r\n\r\n")
        status = int(head[9:12])
        self.statuses[status] = self.statuses.get(status, 0) + 1
        await self._reader.readexactly(_length(head))
        self.milliseconds.append((time.perf_counter() - since) * 1000)

    async def closed(self, end: float) -> None:
        while (now := time.perf_counter()) < end:
            await self.once(now)

    async def open_at(self, first: float, every: float, end: float) -> None:
        due = first
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.once(due)
            due += every

    def _request(self) -> bytes:
        body = self.ask.bodies[self.asked % len(self.ask.bodies)]
        self.asked += 1
        headers = {
            **self.ask.headers,
            "Host": "127.0.0.1",
            "Idempotency-Key": uuid.uuid4().hex,
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"{self.ask.method} {self.ask.path} HTTP/1.1\r\n{lines}\r\n{body}".encode()


def _length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.split(b":")[1])
    return 0


async def load(plan: Plan) -> Report:
    connections = [Connection(ask) for ask in plan.asks]
    for connection in connections:
        await connection.open(plan.port)
    begin = time.perf_counter()
    end = begin + plan.seconds
    if plan.rate is None:
        await asyncio.gather(*(connection.closed(end) for connection in connections))
    else:
        every = len(connections) / plan.rate
        await asyncio.gather(
            *(
                connection.open_at(begin + number / plan.rate, every, end)
                for number, connection in enumerate(connections)
            )
        )
    statuses: dict[int, int] = {}
    for connection in connections:
        for status, times in connection.statuses.items():
            statuses[status] = statuses.get(status, 0) + times
    milliseconds = [each for connection in connections for each in connection.milliseconds]
    return Report(time.perf_counter() - begin, statuses, milliseconds)


if __name__ == "__main__":
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(load(plan))))
