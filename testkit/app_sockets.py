"""Sockets of the application inside the test's own process, on an event loop of the test's."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta, tzinfo
from typing import ParamSpec, TypeVar

from django.db import connection

from games.live.asgi import Sockets
from testkit.api_callers import Caller, OpenTable
from testkit.sockets import Message

Given = ParamSpec("Given")
Result = TypeVar("Result")


class AppSocket:
    """A connection straight to the ASGI application, whose client takes messages in at will."""

    def __init__(self, sockets: Sockets, table: OpenTable | None, caller: Caller) -> None:
        """A socket in the table's room; without a table, one that follows the caller."""
        scope = {
            "type": "websocket",
            "path": f"/ws/rooms/{table.code}" if table else "/ws/me",
            "query_string": b"",
            "headers": [(b"authorization", f"Bearer {caller.token}".encode())],
            "subprotocols": [],
        }
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        self.taken_in: list[Message] = []
        self.listens = asyncio.Event()
        self._took_in = asyncio.Event()
        self.task = asyncio.create_task(sockets(scope, self._sent.get, self._send))

    def say(self, message: Message) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hang_up(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first wanted message of all those taken in."""
        async with asyncio.timeout(10):
            while not (found := [message for message in self.taken_in if wanted(message)]):
                self._took_in.clear()
                await self._took_in.wait()
        return found[0]

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.listens.wait()
            self.taken_in.append(json.loads(message["text"]))
            self._took_in.set()


class ClockSetBack:
    """The clock of a machine that is set again and again, mostly back."""

    @staticmethod
    def now(tz: tzinfo) -> datetime:
        return datetime.now(tz) - timedelta(milliseconds=random.choice((0, 0, 1, 40)))


@asynccontextmanager
async def open_sockets() -> AsyncIterator[Sockets]:
    sockets = Sockets(threads=1)
    try:
        yield sockets
    finally:
        await sockets.close()


async def in_thread(
    function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
) -> Result:
    """Calls a function that asks the database, and closes the thread's connection after it."""

    def call() -> Result:
        try:
            return function(*args, **kwargs)
        except StopIteration as error:
            raise LookupError from error  # a future can't hold the other, and would never be done
        finally:
            connection.close()

    return await asyncio.to_thread(call)


def reaches(version: int) -> Callable[[Message], bool]:
    return lambda message: message["type"] == "game" and message["version"] >= version
