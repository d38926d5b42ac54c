"""Clients that take in slowly what they are sent, or not at all."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from django.db import connection

from games.live import reconcile
from games.live.asgi import Sockets
from testkit.api_callers import Caller, OpenTable, a_game, act
from testkit.sockets import Message

pytestmark = pytest.mark.usefixtures("committed_db")


class Line:
    """A connection to the application itself, whose client takes in a message when it likes."""

    def __init__(self, sockets: Sockets, table: OpenTable, caller: Caller) -> None:
        self._scope = {
            "type": "websocket",
            "path": f"/ws/rooms/{table.code}",
            "query_string": b"",
            "headers": [(b"authorization", f"Bearer {caller.token}".encode())],
            "subprotocols": [],
        }
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self.taken_in: list[Message] = []
        self.listens = asyncio.Event()
        self._more = asyncio.Event()
        self.stay = asyncio.create_task(sockets(self._scope, self._coming.get, self._send))

    async def hang_up(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.stay

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        async with asyncio.timeout(10):
            while not (found := [message for message in self.taken_in if wanted(message)]):
                self._more.clear()
                await self._more.wait()
        return found[0]

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            await self.listens.wait()
            self.taken_in.append(json.loads(message["text"]))
            self._more.set()


@asynccontextmanager
async def open_sockets() -> AsyncIterator[Sockets]:
    sockets = Sockets(threads=1)
    try:
        yield sockets
    finally:
        await sockets.close()


async def aside(do: Callable[..., Any], *given: Any) -> Any:
    def done_and_hung_up() -> Any:
        try:
            return do(*given)
        finally:
            connection.close()

    return await asyncio.to_thread(done_and_hung_up)


def reaches(version: int) -> Callable[[Message], bool]:
    return lambda message: message["type"] == "game" and message["version"] >= version


def test_whoever_is_slow_gets_the_newest_view_and_all_that_happened() -> None:
    asyncio.run(_whoever_is_slow(a_game(4)))


async def _whoever_is_slow(table: OpenTable) -> None:
    async with open_sockets() as sockets:
        slow, quick = (Line(sockets, table, caller) for caller in table.players[1:3])
        slow.listens.set()
        quick.listens.set()
        first = await slow.until(reaches(1))
        slow.listens.clear()
        for caller in table.players:
            before = (await aside(table.view))["version"]
            await aside(act, table, caller)
            await quick.until(reaches(before + 1))
        head = (await aside(table.view))["version"]
        await quick.until(reaches(head))
        slow.listens.set()
        await slow.until(reaches(head))
        told = [message for message in slow.taken_in if message["type"] == "game"]
        # One view was on its way when they stopped listening; all others came together.
        assert len(told) <= 3
        assert [line["seq"] for message in told[1:] for line in message["happened"]] == list(
            range(first["version"] + 1, head + 1)
        )
        await slow.hang_up()
        await quick.hang_up()


def test_whoever_takes_nothing_in_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconcile, "PATIENCE", 0.2)
    asyncio.run(_whoever_takes_nothing_in(a_game(4)))


async def _whoever_takes_nothing_in(table: OpenTable) -> None:
    async with open_sockets() as sockets:
        stuck, other = (Line(sockets, table, caller) for caller in table.players[1:3])
        other.listens.set()
        await other.until(lambda m: m["type"] == "here" and len(m["people"]) == 2)
        async with asyncio.timeout(10):
            await stuck.stay
        await other.until(lambda m: m["type"] == "here" and len(m["people"]) == 1)
        await other.hang_up()
