"""Many sockets and the moves they watch, in a process of its own.

Reads a plan as JSON in one line of standard input, opens all sockets and says `ready`. To the
next line it moves, and writes a report. It goes when its input ends.

The server is measured on the cores that this takes from it.
"""

import asyncio
import resource
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle

import msgspec
import uvloop

from bench.bare import Word, bare, by_library
from bench.clients import Mover, Socket

AT_THE_DOOR = 16
"""So many come in at the same time."""
PATIENCE = 10.0
"""Seconds after which a view counts as having come that late."""


class Move(msgspec.Struct):
    path: str
    token: str
    body: str


class Table(msgspec.Struct):
    code: str
    tokens: list[str]
    """Of all who watch, each by a socket."""
    moves: list[Move]
    """Made in turn, over and over, each one event."""


class Plan(msgspec.Struct):
    port: int
    tables: list[Table]
    seconds: float = 0.0
    every: float | None = None
    """Seconds from one move of a table to its next; where not said, it comes when all have seen."""
    redis: str = ""
    """If said, a PUBLISH follows each move, to as many bare subscribers and redis-py's."""


class Report(msgspec.Struct):
    seconds: float
    statuses: dict[int, int]
    answered: list[float]
    """Milliseconds from when a move was due to its answer."""
    seen: list[float]
    """And to when the last socket had its view."""
    published: list[list[float]]
    """And of a PUBLISH to its last subscriber, for each kind of them."""
    pushed: int
    pushed_bytes: int


class Party:
    """A table, all who watch it, and the moves made there."""

    def __init__(self, table: Table) -> None:
        self.answered: list[float] = []
        self.seen: list[float] = []
        self.mover = Mover()
        self.sockets = [
            Socket(place, table.code, token, self._has_seen)
            for place, token in enumerate(table.tokens)
        ]
        self._requests = cycle([_request(move) for move in table.moves])
        self._versions = [0] * len(table.tokens)
        self._seen_by: Counter[int] = Counter()
        self._seen_by_all: dict[int, float] = {}
        self._waiting: dict[int, asyncio.Future[float]] = {}

    async def begin(self, port: int) -> None:
        self.answered, self.seen = [], []
        self.mover.hang_up()
        self.mover = Mover()
        await self.mover.connect(port)

    async def move(self, due: float) -> None:
        before, after = next(self._requests)
        version, answered = await self.mover.ask(before + secrets.token_hex(8).encode() + after)
        self.answered.append((answered - due) * 1000)
        if self.sockets and version:
            self.seen.append((await self._by_all(version) - due) * 1000)

    async def keep_moving(self, begin: float, end: float, every: float | None) -> None:
        due = begin
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move(due)
            due = time.perf_counter() if every is None else due + every

    async def _by_all(self, version: int) -> float:
        if version in self._seen_by_all:
            return self._seen_by_all.pop(version)
        waiting = self._waiting[version] = asyncio.get_running_loop().create_future()
        await asyncio.wait([waiting], timeout=PATIENCE)
        return waiting.result() if waiting.done() else time.perf_counter()

    def _has_seen(self, place: int, version: int) -> None:
        before = self._versions[place] or version - 1
        self._versions[place] = version
        for each in range(before + 1, version + 1):
            self._seen_by[each] += 1
            if self._seen_by[each] == len(self.sockets):
                del self._seen_by[each]
                self._have_all_seen(each, time.perf_counter())

    def _have_all_seen(self, version: int, now: float) -> None:
        if waiting := self._waiting.pop(version, None):
            waiting.set_result(now)
        else:
            self._seen_by_all[version] = now


def _request(move: Move) -> tuple[bytes, bytes]:
    """What comes before and after the key."""
    head = (
        f"POST {move.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {move.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(move.body)}\r\nIdempotency-Key: "
    )
    return head.encode(), f"\r\n\r\n{move.body}".encode()


async def opened(plan: Plan) -> list[Party]:
    parties = [Party(table) for table in plan.tables]
    door = asyncio.Semaphore(AT_THE_DOOR)
    loop = asyncio.get_running_loop()

    async def come_in(socket: Socket) -> None:
        async with door:
            await loop.create_connection(lambda: socket, "127.0.0.1", plan.port)
            await socket.greeted

    await asyncio.gather(*(come_in(socket) for party in parties for socket in party.sockets))
    return parties


async def moved(plan: Plan, parties: list[Party]) -> Report:
    for party in parties:
        await party.begin(plan.port)
    before = sum(_pushed(parties)), sum(_pushed_bytes(parties))
    begin = time.perf_counter()
    end, every = begin + plan.seconds, plan.every
    published: list[list[float]] = []
    if plan.redis:
        alike = plan.redis, len(parties[0].sockets), before[1] // before[0]
        words = [await bare(*alike), await by_library(*alike)]
        published = await by_turns(parties[0], words, end)
    else:
        # At a pace of their own, tables do not move at the same instant.
        late = 0.0 if every is None else every / len(parties)
        await asyncio.gather(
            *(
                party.keep_moving(begin + place * late, end, every)
                for place, party in enumerate(parties)
            )
        )
    return Report(
        seconds=time.perf_counter() - begin,
        statuses=dict(sum((party.mover.statuses for party in parties), Counter[int]())),
        answered=[each for party in parties for each in party.answered],
        seen=[each for party in parties for each in party.seen],
        published=published,
        pushed=sum(_pushed(parties)) - before[0],
        pushed_bytes=sum(_pushed_bytes(parties)) - before[1],
    )


async def by_turns(party: Party, words: list[Word], end: float) -> list[list[float]]:
    published: list[list[float]] = [[] for _ in words]
    while time.perf_counter() < end:
        await party.move(time.perf_counter())
        for word, took in zip(words, published, strict=True):
            took.append(await word.publish())
    return published


def _pushed(parties: list[Party]) -> Iterator[int]:
    return (socket.pushed for party in parties for socket in party.sockets)


def _pushed_bytes(parties: list[Party]) -> Iterator[int]:
    return (socket.pushed_bytes for party in parties for socket in party.sockets)


async def attend() -> None:
    plan = msgspec.json.decode(await asyncio.to_thread(sys.stdin.buffer.readline), type=Plan)
    parties = await opened(plan)
    _say(b"ready")
    while await asyncio.to_thread(sys.stdin.buffer.readline):
        _say(msgspec.json.encode(await moved(plan, parties)))


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(attend())
