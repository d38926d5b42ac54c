"""The socket: one client's stay in a room."""

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

from games.live.handshake import Handshake, let_in
from games.live.hub import Hub
from games.live.messages import Ping, Pong, Refusal, Said, text
from games.live.room import LiveRoom
from games.live.subscriber import Subscriber
from web.problems import Trouble, in_words, problem_of
from web.refusals import WebRefusal

CLOSED = 4000
"""And the status that HTTP would answer: the code that a socket is closed with."""
PINGS, PINGS_SECONDS = 20, 10.0

log = logging.getLogger(__name__)


class BaseConsumer(AsyncWebsocketConsumer):
    language = settings.LANGUAGE_CODE

    async def say(self, message: Said) -> None:
        await self.send(text_data=text(message))

    async def say_no(self, error: Exception) -> Trouble:
        trouble = problem_of(error)
        with override(self.language):
            problem = in_words(trouble)
        await self.say(Refusal(problem=problem))
        return trouble

    async def turn_away(self, error: Exception) -> None:
        trouble = await self.say_no(error)
        await self.close(CLOSED + trouble.refusal.status, trouble.refusal.code)


class UnknownPathConsumer(BaseConsumer):
    async def connect(self) -> None:
        await self.accept()
        await self.turn_away(NotFound())


class RoomConsumer(BaseConsumer):
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self._hub: Hub = scope["hub"]
        self._room: LiveRoom | None = None
        self._talk: asyncio.Task[None] | None = None
        self._stay = asyncio.current_task()
        self._is_stuck = False
        self._pings: deque[float] = deque(maxlen=PINGS)
        try:
            await super().__call__(scope, receive, send)
        except asyncio.CancelledError:
            if not self._is_stuck:
                raise
        finally:
            self._leave()

    async def connect(self) -> None:
        knock = Handshake.of(self.scope)
        self.language = knock.language
        await self.accept(knock.subprotocol)
        try:
            guest = await self._hub.ask(let_in, knock)
            self._onlooker = Subscriber(
                guest.person,
                guest.session,
                after=guest.after,
                game=guest.game,
                cut_off=self._cut_off,
            )
            self._room = await self._hub.enter(guest.room, self._onlooker)
        except Exception as error:
            if problem_of(error).refusal is WebRefusal.SERVER_ERROR:
                log.exception("a socket could not be opened")
            await self.turn_away(error)
        else:
            self._talk = asyncio.create_task(self._tell_the_news(self._room))

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self._room is None:
            return
        if self._asks_too_often():
            self._onlooker.dismiss(Throttled(PINGS_SECONDS))
            return
        try:
            msgspec.json.decode(text_data or b"", type=Ping)
        except msgspec.DecodeError as error:
            await self.say_no(error)
        else:
            await self.say(Pong(now=datetime.now(UTC)))

    async def _tell_the_news(self, room: LiveRoom) -> None:
        try:
            while self._onlooker.goes is None:
                if news := room.news_for(self._onlooker):
                    self._onlooker.takes_in_since = time.monotonic()
                    await self.send(text_data=news)
                    self._onlooker.takes_in_since = None
                else:
                    await self._onlooker.news()
            self._onlooker.takes_in_since = time.monotonic()
            await self.turn_away(self._onlooker.goes)
        except OSError:
            pass  # the client has gone, and the server says so to `disconnect` as well

    def _cut_off(self) -> None:
        """Nothing can be said to somebody who takes nothing in, not even why they have to go."""
        self._is_stuck = True
        if self._stay:
            self._stay.cancel()

    def _leave(self) -> None:
        if self._talk:
            self._talk.cancel()
        if self._room:
            self._hub.leave(self._room, self._onlooker)
            self._room = None

    def _asks_too_often(self) -> bool:
        now = time.monotonic()
        is_too_often = len(self._pings) == PINGS and now - self._pings[0] < PINGS_SECONDS
        self._pings.append(now)
        return is_too_often
