"""The rooms whose sockets one process holds.

Redis carries the word that something is new; what it is gets read from the database, once for all
the sockets of a room. Redis may lose a word, or be away: `rounds` sees to that.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import Error as DatabaseTrouble
from django.db import close_old_connections, connection
from prometheus_client import Gauge
from redis import RedisError
from rest_framework.exceptions import AuthenticationFailed

from accounts.announce import CHANNEL as PEOPLE_CHANNEL
from accounts.announce import Announcement, Renamed, SessionEnded
from accounts.people import names_of
from games import announce, store
from games.live import queries
from games.live.game_feed import GameFeed
from games.live.presence import GRACE_SECONDS, Presence
from games.live.redis_listener import RedisListener, redis_for_sockets
from games.live.room import LiveRoom, Part
from games.live.subscriber import Subscriber
from games.refusals import GameRefusal
from games.timing import timing
from web.refusals import Refused

Result = TypeVar("Result")

PARTS: tuple[Part, ...] = ("room", "game", "here")
HURRY_SECONDS = 10.0
A_HAIR = 0.01
"""By which a timer rather comes late than early."""
TROUBLE = (DatabaseTrouble, RedisError, OSError)
"""What happens to databases."""

_open = Gauge("dixit_sockets", "Sockets that are open.", multiprocess_mode="livesum")

log = logging.getLogger(__name__)


class Hub:
    """Belongs to the event loop that it is made on."""

    def __init__(self, threads: int) -> None:
        self.rooms: dict[UUID, LiveRoom] = {}
        self._redis = redis_for_sockets()
        self.presence = Presence(self._redis, secrets.token_hex(4))
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="live")
        self._channels: dict[str, LiveRoom] = {}
        self._loop = asyncio.get_running_loop()
        self._radio = RedisListener(
            self._wanted, on_air=self._catch_up_soon, hear=self._hear, off_air=_hang_up
        )
        announce.listeners.append(self._overhear)
        self._opening: dict[UUID, asyncio.Task[None]] = {}
        self._following: dict[UUID, asyncio.Task[None]] = {}
        self._hurries: dict[UUID, asyncio.TimerHandle] = {}
        self._sockets: Counter[UUID] = Counter()
        self._background: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        announce.listeners.remove(self._overhear)
        for task in self._background:
            task.cancel()
        with suppress(*TROUBLE):
            for room in self.rooms.values():
                await self.presence.let_go(room.id, room.people)
        await self.ask(self._radio.close)
        await self._redis.aclose()
        await self.ask(_hang_up)
        self._pool.shutdown(wait=False)

    async def ask(self, what: Callable[..., Result], *given: Any) -> Result:
        """Something that waits for the database, on a thread that keeps its connection."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(_on_a_good_connection, what, *given))

    # Coming and going

    async def enter(self, room_id: UUID, onlooker: Subscriber) -> LiveRoom:
        if self._sockets[onlooker.person] >= settings.SOCKETS_EACH:
            raise Refused(GameRefusal.TOO_MANY_SOCKETS, most=settings.SOCKETS_EACH)
        room = await self._room(room_id)
        room.let_in(onlooker)
        _open.inc()
        self._sockets[onlooker.person] += 1
        try:
            await self._introduce(room, onlooker.person)
            await self._look_anew(room)
            onlooker.brief(room.game.id, room.game.table.version)
            await self._reach_back(room.game, onlooker)
        except BaseException:
            self.leave(room, onlooker)
            raise
        return room

    def leave(self, room: LiveRoom, onlooker: Subscriber) -> None:
        room.onlookers.discard(onlooker)
        _open.dec()
        self._sockets[onlooker.person] -= 1
        if not self._sockets[onlooker.person]:
            del self._sockets[onlooker.person]
        if onlooker.person not in room.people:
            self._in_the_background(self._see_off(room.id, onlooker.person))
        if not room.onlookers:
            self._close(room)

    async def _room(self, id: UUID) -> LiveRoom:
        """Nothing is awaited between this and coming in, so that nobody comes into a closed one."""
        while id not in self.rooms:
            if id not in self._opening:
                self._opening[id] = self._in_the_background(self._open(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            await asyncio.shield(self._opening[id])
        return self.rooms[id]

    async def _open(self, id: UUID) -> None:
        read = await self.ask(queries.room, id)
        table = await self.ask(store.load, read.game)
        room = self.rooms[id] = LiveRoom(id, read, GameFeed(read.game, table))
        self._following[id] = self._in_the_background(self._follow(room))
        self._listen_for(room)
        room.mark_stale(*PARTS)  # something may have happened before we listened
        self._hurry_in_time(room)

    def _close(self, room: LiveRoom) -> None:
        del self.rooms[room.id]
        self._following.pop(room.id).cancel()
        self._do_not_hurry(room)
        for channel in self._channels_of(room):
            del self._channels[channel]
        self._radio.tune()

    async def _look_anew(self, room: LiveRoom) -> None:
        """Whoever comes may know more than we do, from another process, if word was lost."""
        head = (await self.ask(queries.heads, [room.id]))[room.id]
        if head.mark != room.read.mark:
            await self._read_room(room)
        if head.version > room.game.table.version:
            await self._read_game(room)

    async def _reach_back(self, game: GameFeed, onlooker: Subscriber) -> None:
        """Makes sure that the events are there that the onlooker has yet to hear of."""
        has = onlooker.knows_until(game.id)
        while has < (until := game.tail_begins_after):
            earlier = await self.ask(store.history, game.id, has, until)
            if game.tail_begins_after == until:
                game.take_earlier(earlier)

    async def _introduce(self, room: LiveRoom, person: UUID) -> None:
        with suppress(*TROUBLE):
            await self.presence.vouch({room.id: [person]})
            if person not in room.here:
                await self._redis.publish(announce.room_channel(room.id), announce.HERE)

    async def _see_off(self, room_id: UUID, person: UUID) -> None:
        """They may be back in a moment."""
        with suppress(*TROUBLE):
            await self.presence.let_go(room_id, [person])
            await asyncio.sleep(GRACE_SECONDS)
            await self._redis.publish(announce.room_channel(room_id), announce.HERE)

    def _in_the_background(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    # Hearing of news

    def _channels_of(self, room: LiveRoom) -> tuple[str, str]:
        return announce.room_channel(room.id), announce.channel(room.game.id)

    def _listen_for(self, room: LiveRoom) -> None:
        self._channels.update(dict.fromkeys(self._channels_of(room), room))
        self._radio.tune()

    def _wanted(self) -> set[str]:
        return {PEOPLE_CHANNEL, *self._channels}

    def _overhear(self, game: UUID, version: int) -> None:
        """On the thread that made the move in this process; from Redis the word comes once more."""
        if room := self._channels.get(announce.channel(game)):
            self._loop.call_soon_threadsafe(self._hear_of_our_own, room, version)

    def _hear_of_our_own(self, room: LiveRoom, version: int) -> None:
        """Whatever was made in this process needs no reading."""
        known = room.game.table
        if version > known.version and self.rooms.get(room.id) is room:
            if read := queries.made_here(room.game.id, known, version):
                self._take_game(room, read)
            else:
                room.mark_stale("game")

    def _hear(self, channel: str, word: bytes) -> None:
        """On the radio's thread, where a move is read at once."""
        room = self._channels.get(channel)
        if room and word.isdigit():
            self._read_ahead(room, room.game, int(word))
        else:
            self._loop.call_soon_threadsafe(self._hear_of_else, channel, word)

    def _read_ahead(self, room: LiveRoom, game: GameFeed, version: int) -> None:
        known = max(game.table, game.ahead, key=lambda table: table.version)
        if version <= known.version or queries.made_here(game.id, known, version):
            return
        try:
            read = _on_a_good_connection(queries.game, game.id, known)
        except TROUBLE:
            self._loop.call_soon_threadsafe(room.mark_stale, "game")
        else:
            game.ahead = read.table
            self._loop.call_soon_threadsafe(self._take_what_was_ahead, room, game, read)

    def _take_what_was_ahead(self, room: LiveRoom, game: GameFeed, read: queries.GameRead) -> None:
        if self.rooms.get(room.id) is room and room.game is game:
            self._take_game(room, read)

    def _hear_of_else(self, channel: str, word: bytes) -> None:
        if channel == PEOPLE_CHANNEL:
            self._hear_of_people(msgspec.json.decode(word, type=Announcement))
        elif room := self._channels.get(channel):
            room.mark_stale("here" if word == announce.HERE else "room")

    def _hear_of_people(self, told: Announcement) -> None:
        match told:
            case SessionEnded(digest):
                for room in self.rooms.values():
                    room.dismiss(lambda one: one.digest == digest, AuthenticationFailed())
            case Renamed(person):
                for room in self.rooms.values():
                    if person in room.here or person in room.game.players:
                        room.mark_stale("room", "here")

    def _catch_up_soon(self) -> None:
        self._loop.call_soon_threadsafe(self._catch_up)

    def _catch_up(self) -> None:
        """Whatever was said while nobody listened."""
        for room in self.rooms.values():
            room.mark_stale(*PARTS)

    # Reading what is new

    async def _follow(self, room: LiveRoom) -> None:
        while True:
            await room.something_is_stale.wait()
            room.something_is_stale.clear()
            for part in PARTS:
                if part in room.stale:
                    room.stale.discard(part)
                    await self._read(room, part)

    async def _read(self, room: LiveRoom, part: Part) -> None:
        try:
            match part:
                case "room":
                    await self._read_room(room)
                case "game":
                    await self._read_game(room)
                case "here":
                    await self._read_here(room)
        except TROUBLE as error:
            log.warning("could not read the %s of room %s: %s", part, room.id, error)
            room.stale.add(part)  # for the next round
        except Exception:
            log.exception("could not read the %s of room %s", part, room.id)

    async def _read_room(self, room: LiveRoom) -> None:
        async with room.reading:
            read = await self.ask(queries.room, room.id)
            if read.game != room.game.id:
                del self._channels[announce.channel(room.game.id)]
                room.take_room(read)
                self._listen_for(room)
                room.mark_stale("game")
            else:
                room.take_room(read)
        await self.check([room])

    async def _read_game(self, room: LiveRoom) -> None:
        async with room.reading:
            self._take_game(room, await self.ask(queries.game, room.game.id, room.game.table))

    def _take_game(self, room: LiveRoom, read: queries.GameRead) -> None:
        if read.happened:
            room.take_game(read)
            self._hurry_in_time(room)
        if room.names_others:
            room.mark_stale("room")

    async def _read_here(self, room: LiveRoom) -> None:
        here = (await self.presence.here([room.id]))[room.id]
        people = await self.ask(names_of, here)
        room.take_here(sorted(people.values(), key=lambda person: (person.name, person.id)))

    async def check(self, rooms: Sequence[LiveRoom]) -> None:
        """Dismisses whoever may no longer be where they are."""
        standings = [room.standing(onlooker) for room in rooms for onlooker in room.onlookers]
        if standings:
            goes = await self.ask(queries.who_must_go, standings)
            for room in rooms:
                for onlooker in room.onlookers:
                    if why := goes.get(room.standing(onlooker)):
                        onlooker.dismiss(why)

    # The end of a phase

    def _hurry_in_time(self, room: LiveRoom) -> None:
        self._do_not_hurry(room)
        left = timing(room.game.table.deadline).seconds_left
        if left is not None and left > HURRY_SECONDS:
            loop = asyncio.get_running_loop()
            self._hurries[room.id] = loop.call_later(left - HURRY_SECONDS + A_HAIR, room.hurry)

    def _do_not_hurry(self, room: LiveRoom) -> None:
        if hurry := self._hurries.pop(room.id, None):
            hurry.cancel()


def _on_a_good_connection(what: Callable[..., Result], *given: Any) -> Result:
    close_old_connections()
    return what(*given)


def _hang_up() -> None:
    connection.close()
