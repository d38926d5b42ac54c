"""Opens many sockets, and makes the moves that they watch, in a process of its own.

It reads a plan as a line of JSON from standard input, opens all sockets and prints `ready`. For
each further line it makes the moves and prints a report. It ends when its input ends.

It shares its cores with the measured server, so it does as little as possible.
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

from bench.clients import Mover, Socket
from bench.redis_publish import TimedPublish, bare, by_library

OPENING_AT_ONCE = 16
"""The number of sockets being opened at the same time."""
PATIENCE = 10.0
"""Seconds to wait for a view; a view that never comes counts as this late."""


class Move(msgspec.Struct):
    path: str
    token: str
    body: str


class Table(msgspec.Struct):
    code: str
    tokens: list[str]
    """The tokens of all watchers; each opens a socket."""
    moves: list[Move]
    """The moves to make in turn, again and again; each must be one event."""


class Plan(msgspec.Struct):
    port: int
    tables: list[Table]
    seconds: float = 0.0
    every: float | None = None
    """Seconds from one move of a table to the next; none waits until all have seen it."""
    redis: str = ""
    """A server to publish to after each move, with as many subscribers of both kinds; or empty."""


class Report(msgspec.Struct):
    seconds: float
    statuses: dict[int, int]
    answered: list[float]
    """Milliseconds from the time a move was due to its answer."""
    seen: list[float]
    """Milliseconds from that time until the last socket had its view."""
    published: list[list[float]]
    """Milliseconds from a PUBLISH to its last subscriber, for each kind of subscriber."""
    pushed: int
    pushed_bytes: int


class WatchedTable:
    """A table with its watchers and the moves made there."""

    def __init__(self, table: Table) -> None:
        self.answered: list[float] = []
        self.seen: list[float] = []
        self.mover = Mover()
        self.sockets = [
            Socket(place, table.code, token, self._has_seen)
            for place, token in enumerate(table.tokens)
        ]
        self._round = [_request(move) for move in table.moves]
        self._versions = [0] * len(table.tokens)
        self._seen_by: Counter[int] = Counter()
        self._seen_by_all: dict[int, float] = {}
        self._waiting: dict[int, asyncio.Future[float]] = {}

    async def begin(self, port: int) -> None:
        """Makes a whole round of moves, so that the first one measured changes something."""
        await self.connect(port)
        self._requests = cycle(self._round)
        for _ in self._round:
            await self.move(time.perf_counter())
        self.answered, self.seen = [], []

    async def connect(self, port: int) -> None:
        """Takes a new connection for moves: a server closes those that are idle for some time."""
        self.mover.hang_up()
        self.mover = Mover()
        await self.mover.connect(port)

    async def move(self, due: float) -> None:
        before, after = next(self._requests)
        version, answered = await self.mover.ask(before + secrets.token_hex(8).encode() + after)
        self.answered.append((answered - due) * 1000)
        if self._is_told(version):
            self.seen.append((await self._by_all(version) - due) * 1000)

    async def keep_moving(self, begin: float, end: float, every: float | None) -> None:
        due = begin
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move(due)
            due = time.perf_counter() if every is None else due + every

    def _is_told(self, version: int) -> bool:
        """Says if sockets hear of a version; they never do where a move changed nothing."""
        return version in self._seen_by_all or any(seen < version for seen in self._versions)

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
    """The bytes of the request before and after its key."""
    head = (
        f"POST {move.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {move.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(move.body)}\r\nIdempotency-Key: "
    )
    return head.encode(), f"\r\n\r\n{move.body}".encode()


async def open_sockets(plan: Plan) -> list[WatchedTable]:
    watched = [WatchedTable(table) for table in plan.tables]
    limit = asyncio.Semaphore(OPENING_AT_ONCE)
    loop = asyncio.get_running_loop()

    async def open_socket(socket: Socket) -> None:
        async with limit:
            await loop.create_connection(lambda: socket, "127.0.0.1", plan.port)
            await socket.greeted

    await asyncio.gather(*(open_socket(socket) for table in watched for socket in table.sockets))
    return watched


async def run_moves(plan: Plan, watched: list[WatchedTable]) -> Report:
    for table in watched:
        await table.begin(plan.port)
    for table in watched:
        await table.connect(plan.port)
    before = sum(_pushed(watched)), sum(_pushed_bytes(watched))
    begin = time.perf_counter()
    end, every = begin + plan.seconds, plan.every
    published: list[list[float]] = []
    if plan.redis:
        alike = plan.redis, len(watched[0].sockets), before[1] // before[0]
        publishes = [await bare(*alike), await by_library(*alike)]
        published = await move_and_publish(watched[0], publishes, end)
    else:
        # At a pace of their own, tables do not move at the same instant.
        late = 0.0 if every is None else every / len(watched)
        await asyncio.gather(
            *(
                table.keep_moving(begin + place * late, end, every)
                for place, table in enumerate(watched)
            )
        )
    return Report(
        seconds=time.perf_counter() - begin,
        statuses=dict(sum((table.mover.statuses for table in watched), Counter[int]())),
        answered=[each for table in watched for each in table.answered],
        seen=[each for table in watched for each in table.seen],
        published=published,
        pushed=sum(_pushed(watched)) - before[0],
        pushed_bytes=sum(_pushed_bytes(watched)) - before[1],
    )


async def move_and_publish(
    table: WatchedTable, publishes: list[TimedPublish], end: float
) -> list[list[float]]:
    published: list[list[float]] = [[] for _ in publishes]
    while time.perf_counter() < end:
        await table.move(time.perf_counter())
        for publish, took in zip(publishes, published, strict=True):
            took.append(await publish.run())
    return published


def _pushed(watched: list[WatchedTable]) -> Iterator[int]:
    return (socket.pushed for table in watched for socket in table.sockets)


def _pushed_bytes(watched: list[WatchedTable]) -> Iterator[int]:
    return (socket.pushed_bytes for table in watched for socket in table.sockets)


async def main() -> None:
    plan = msgspec.json.decode(await asyncio.to_thread(sys.stdin.buffer.readline), type=Plan)
    watched = await open_sockets(plan)
    _say(b"ready")
    while await asyncio.to_thread(sys.stdin.buffer.readline):
        _say(msgspec.json.encode(await run_moves(plan, watched)))


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(main())
