"""The drain of a server process: when it is asked to end, others take over before it goes.

From then on `/readyz` says 503, so that a proxy sends nobody here any more; new sockets are
refused, and open ones told to come again, each at a moment of its own. Requests are answered as
ever, each of them as the last of its connection. Only then does the server end, or at the latest
after the time that `DRAIN_SECONDS` gives it.
"""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from types import FrameType

from web.refusals import Refused, WebRefusal
from web.wsgi_bridge import Message, Receive, Scope, Send

TO_BE_NOTICED = 0.3
"""The part of the time in which proxies notice, before the first socket is told."""

log = logging.getLogger(__name__)

SendAway = Callable[[float], Awaitable[None]]
"""Sends all sockets away within so many seconds."""


class Drain:
    """The drain of this process, which is on once, and until the end."""

    def __init__(self) -> None:
        self.is_on = False
        self._under_way: asyncio.Task[None] | None = None

    def refuse_what_is_new(self) -> None:
        if self.is_on:
            raise Refused(WebRefusal.DRAINING)

    async def begin_with_sigterm(self, seconds: float, send_away: SendAway) -> None:
        """Has SIGTERM begin the drain, after which it reaches whatever took it so far.

        A second one ends the drain at once. Without any seconds there is no drain at all.
        """
        if not seconds:
            return
        loop, end = asyncio.get_running_loop(), signal.getsignal(signal.SIGTERM)
        assert callable(end)

        async def drain() -> None:
            log.info("draining for up to %g seconds", seconds)
            await asyncio.sleep(seconds * TO_BE_NOTICED)
            try:
                await send_away(seconds * (1 - TO_BE_NOTICED))
            finally:
                end(signal.SIGTERM, None)

        def start() -> None:
            self._under_way = loop.create_task(drain())

        def begin(number: int, frame: FrameType | None) -> None:
            if self.is_on:
                end(number, frame)
            else:
                self.is_on = True
                loop.call_soon_threadsafe(start)

        signal.signal(signal.SIGTERM, begin)


drain = Drain()


class LastAnswers:
    """Serves HTTP as the application does; while the process drains, connections end with it."""

    def __init__(self, application: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
            await send(message)

        await self._application(scope, receive, send_last if drain.is_on else send)
