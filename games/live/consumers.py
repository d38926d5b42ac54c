"""Channels consumers: each is one client's connection."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings
from django.utils.translation import override
from rest_framework.exceptions import AuthenticationFailed, NotFound, Throttled

from games.live.handshake import Handshake, authorize, identify, identify_reader
from games.live.hub import Hub
from games.live.messages import Ping, Pong, Refusal, ServerMessage, to_json
from games.live.subscriber import RoomSubscriber, Subscriber
from web.bodies import read_body
from web.draining import drain
from web.problems import Trouble, in_words, problem_of
from web.refusals import Refused, WebRefusal

CLOSED = 4000
"""Added to the status that HTTP would answer, this is the code that a socket is closed with."""
PINGS, PINGS_SECONDS = 20, 10.0
"""More pings than so many within so many seconds close a socket."""

log = logging.getLogger(__name__)


class BaseConsumer(AsyncWebsocketConsumer):
    language = settings.LANGUAGE_CODE

    async def send_message(self, message: ServerMessage) -> None:
        await self.send(text_data=to_json(message))

    def refusal_of(self, trouble: Trouble) -> Refusal:
        with override(self.language):
            return Refusal(problem=in_words(trouble))

    async def close_with_problem(self, error: Exception) -> None:
        trouble = problem_of(error)
        await self.send_message(self.refusal_of(trouble))
        await self.close(CLOSED + trouble.refusal.status, trouble.refusal.code)


class UnknownPathConsumer(BaseConsumer):
    async def connect(self) -> None:
        await self.accept()
        await self.close_with_problem(NotFound())


class Following(NamedTuple):
    """A socket that has come in, bound to what it follows: a room, or its own person."""

    subscriber: Subscriber
    next_message: Callable[[], str | None]
    farewell: Callable[[], str | None]
    leave: Callable[[], None]


class LiveConsumer(BaseConsumer):
    """A socket that stays open: it is told what is new, and may do no more than ping."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self._hub: Hub = scope["hub"]
        self._following: Following | None = None
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

    async def enter(self, handshake: Handshake) -> Following:
        """Lets the client in, or raises what HTTP would answer."""
        raise NotImplementedError

    async def connect(self) -> None:
        handshake = Handshake.of(self.scope)
        self.language = handshake.language
        await self.accept(handshake.subprotocol)
        try:
            drain.refuse_what_is_new()
            self._following = await self.enter(handshake)
        except Exception as error:
            if problem_of(error).refusal is WebRefusal.SERVER_ERROR:
                log.exception("a socket could not be opened")
            await self.close_with_problem(error)
        else:
            if drain.is_on:  # since it came
                self._following.subscriber.close_with(Refused(WebRefusal.DRAINING))
            self._sending = asyncio.create_task(self._send_messages(self._following))

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self._following is None:
            return
        subscriber = self._following.subscriber
        if self._pings_too_often():
            subscriber.close_with(Throttled(PINGS_SECONDS))
            return
        try:
            read_body(text_data or b"", Ping)
        except Refused as error:
            subscriber.reply(error)
        else:
            subscriber.reply("pong")

    async def _send_messages(self, following: Following) -> None:
        """Sends whatever there is for the subscriber, until the socket is to be closed.

        Once the socket is open all messages are made and sent here, one after the other.
        """
        subscriber, next_message = following.subscriber, following.next_message
        try:
            while subscriber.close_error is None:
                if text := self._next_reply(subscriber) or next_message():
                    subscriber.sending_since = time.monotonic()
                    await self.send(text_data=text)
                    subscriber.sending_since = None
                else:
                    await subscriber.wait()
            subscriber.sending_since = time.monotonic()
            await self._close(following, subscriber.close_error)
        except OSError:
            pass  # the client has gone, and the server says so to `disconnect` as well

    def _next_reply(self, subscriber: Subscriber) -> str | None:
        if not subscriber.replies:
            return None
        reply = subscriber.replies.pop(0)
        if isinstance(reply, Exception):
            return to_json(self.refusal_of(problem_of(reply)))
        return to_json(Pong(now=subscriber.time_to_tell()))

    async def _close(self, following: Following, error: Exception) -> None:
        is_signed_in = not isinstance(error, AuthenticationFailed)
        if is_signed_in and (text := following.farewell()):
            await self.send(text_data=text)
        await self.close_with_problem(error)

    def abort(self) -> None:
        """Ends the connection without a reason: a stalled client would not take it in."""
        self._is_aborted = True
        if self._task:
            self._task.cancel()

    def _leave(self) -> None:
        if self._sending:
            self._sending.cancel()
        if self._following:
            self._following.leave()
            self._following = None

    def _pings_too_often(self) -> bool:
        now = time.monotonic()
        is_too_often = len(self._pings) == PINGS and now - self._pings[0] < PINGS_SECONDS
        self._pings.append(now)
        return is_too_often


class RoomConsumer(LiveConsumer):
    async def enter(self, handshake: Handshake) -> Following:
        admission = await self._hub.database.run(authorize, handshake)
        subscriber = RoomSubscriber(
            admission.person,
            admission.session,
            after=admission.after,
            game=admission.game,
            abort=self.abort,
        )
        room = await self._hub.enter(admission.room, subscriber)
        return Following(
            subscriber,
            partial(room.next_message_for, subscriber),
            partial(room.farewell_for, subscriber),
            partial(self._hub.leave, room, subscriber),
        )


class PersonConsumer(LiveConsumer):
    async def enter(self, handshake: Handshake) -> Following:
        holder = await self._hub.database.run(identify, handshake)
        subscriber = Subscriber(holder.person, holder.session, abort=self.abort)
        person = self._hub.enter_own(subscriber)
        return Following(
            subscriber,
            partial(person.next_message_for, subscriber),
            partial(person.farewell_for, subscriber),
            partial(self._hub.leave_own, person, subscriber),
        )


class StoryConsumer(LiveConsumer):
    async def enter(self, handshake: Handshake) -> Following:
        holder = await self._hub.database.run(identify_reader, handshake)
        subscriber = Subscriber(holder.counted_as, holder.session, abort=self.abort)
        reader = self._hub.enter_story(holder.reader, subscriber)
        return Following(
            subscriber,
            partial(reader.next_message_for, subscriber),
            partial(reader.farewell_for, subscriber),
            partial(self._hub.leave_story, reader, subscriber),
        )
