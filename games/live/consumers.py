"""Channels consumers: each is one client's connection."""

import asyncio
import logging
import time
from collections import deque
from datetime import UTC, datetime
from typing import Any

import msgspec
from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.utils.translation import override
from rest_framework.exceptions import NotFound, Throttled

from games.live.handshake import Handshake, authorize
from games.live.hub import Hub
from games.live.messages import Ping, Pong, Refusal, ServerMessage, to_json
from games.live.room import LiveRoom
from games.live.subscriber import Subscriber
from web.problems import Trouble, in_words, problem_of
from web.refusals import WebRefusal

CLOSED = 4000
"""Added to the status that HTTP would answer, this is the code that a socket is closed with."""
PINGS, PINGS_SECONDS = 20, 10.0
"""More pings than so many within so many seconds close a socket."""

log = logging.getLogger(__name__)


class BaseConsumer(AsyncWebsocketConsumer):
    language = settings.LANGUAGE_CODE

    async def send_message(self, message: ServerMessage) -> None:
        await self.send(text_data=to_json(message))

    async def send_problem(self, error: Exception) -> Trouble:
        trouble = problem_of(error)
        with override(self.language):
            problem = in_words(trouble)
        await self.send_message(Refusal(problem=problem))
        return trouble

    async def close_with_problem(self, error: Exception) -> None:
        trouble = await self.send_problem(error)
        await self.close(CLOSED + trouble.refusal.status, trouble.refusal.code)


class UnknownPathConsumer(BaseConsumer):
    async def connect(self) -> None:
        await self.accept()
        await self.close_with_problem(NotFound())


class RoomConsumer(BaseConsumer):
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self._hub: Hub = scope["hub"]
        self._room: LiveRoom | None = None
        self._sending: asyncio.Task[None] | None = None
        self._task = asyncio.current_task()
        self._is_aborted = False
        self._pings: deque[float] = deque(maxlen=PINGS)
        try:
            await super().__call__(scope, receive, send)
        except asyncio.CancelledError:
            if not self._is_aborted:
                raise
        finally:
            self._leave()

    async def connect(self) -> None:
        handshake = Handshake.of(self.scope)
        self.language = handshake.language
        await self.accept(handshake.subprotocol)
        try:
            admission = await self._hub.database.run(authorize, handshake)
            self._subscriber = Subscriber(
                admission.person,
                admission.session,
                after=admission.after,
                game=admission.game,
                abort=self._abort,
            )
            self._room = await self._hub.enter(admission.room, self._subscriber)
        except Exception as error:
            if problem_of(error).refusal is WebRefusal.SERVER_ERROR:
                log.exception("a socket could not be opened")
            await self.close_with_problem(error)
        else:
            self._sending = asyncio.create_task(self._send_messages(self._room))

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self._room is None:
            return
        if self._pings_too_often():
            self._subscriber.close_with(Throttled(PINGS_SECONDS))
            return
        try:
            msgspec.json.decode(text_data or b"", type=Ping)
        except msgspec.DecodeError as error:
            await self.send_problem(error)
        else:
            await self.send_message(Pong(now=datetime.now(UTC)))

    async def _send_messages(self, room: LiveRoom) -> None:
        """Sends whatever the room has for the subscriber, until the socket is to be closed."""
        subscriber = self._subscriber
        try:
            while subscriber.close_error is None:
                if text := room.next_message_for(subscriber):
                    subscriber.sending_since = time.monotonic()
                    await self.send(text_data=text)
                    subscriber.sending_since = None
                else:
                    await subscriber.wait()
            subscriber.sending_since = time.monotonic()
            await self.close_with_problem(subscriber.close_error)
        except OSError:
            pass  # the client has gone, and the server says so to `disconnect` as well

    def _abort(self) -> None:
        """Ends the connection without a reason: a stalled client would not take it in."""
        self._is_aborted = True
        if self._task:
            self._task.cancel()

    def _leave(self) -> None:
        if self._sending:
            self._sending.cancel()
        if self._room:
            self._hub.leave(self._room, self._subscriber)
            self._room = None

    def _pings_too_often(self) -> bool:
        now = time.monotonic()
        is_too_often = len(self._pings) == PINGS and now - self._pings[0] < PINGS_SECONDS
        self._pings.append(now)
        return is_too_often
