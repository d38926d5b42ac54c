"""The rooms and the people whose sockets one process holds.

The hub belongs to the event loop that it is made on, with all its rooms, people and subscribers:
each of its methods runs there and nowhere else, so that between two awaits nothing else happens.
Other threads do two things for it: the receiver hears of what is new and calls back on the event
loop, and the database's threads run the queries that it awaits.
"""

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any
from uuid import UUID

from django.conf import settings
from prometheus_client import Gauge
from rest_framework.exceptions import AuthenticationFailed

from accounts.announce import Announcement, PersonChanged, SessionEnded, TopicStale
from games.finished_games import Reader
from games.live.announcement_receiver import AnnouncementReceiver
from games.live.database_threads import STORAGE_ERRORS, DatabaseThreads
from games.live.followed import Followed
from games.live.people import LivePeople
from games.live.person import LivePerson
from games.live.presence import GRACE_SECONDS, Presence
from games.live.queries import GameUpdate
from games.live.redis_listener import redis_for_sockets
from games.live.room import TOPICS, LiveRoom, Topic
from games.live.room_reader import RoomReader
from games.live.stories import LiveReader, LiveStories
from games.live.subscriber import RoomSubscriber, Subscriber
from games.refusals import GameRefusal
from web.redis import counters_url, news_url
from web.refusals import Refused, WebRefusal

TO_BE_TOLD = 0.8
"""The part of a drain's time in which sockets are told; the rest is for the last to close."""

AGAIN_SECONDS = 0.2
"""Seconds after which a task that was cancelled, and goes on, is cancelled again."""

_open_sockets = Gauge("dixit_sockets", "Sockets that are open.", multiprocess_mode="livesum")


class Hub:
    def __init__(self, threads: int) -> None:
        self.rooms: dict[UUID, LiveRoom] = {}
        self.database = DatabaseThreads(threads)
        counters, news = counters_url(), news_url()
        self._redis = {url: redis_for_sockets(url) for url in {counters, news}}
        """A client for each of these addresses, which may be the same."""
        self.presence = Presence(self._redis[counters], self._redis[news], secrets.token_hex(4))
        self._receiver = AnnouncementReceiver(self)
        self.reader = RoomReader(self.database, self.presence, self._receiver)
        self.people = LivePeople(self.database, self._receiver)
        self.stories = LiveStories(self.database, self._receiver)
        self._opening: dict[UUID, asyncio.Task[None]] = {}
        self._reading: dict[UUID, asyncio.Task[None]] = {}
        self._sockets: Counter[UUID] = Counter()
        """The open sockets of each person."""
        self._nobody_here = asyncio.Event()
        self._nobody_here.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._start_task(self.people.read_forever())
        self._start_task(self.stories.read_forever())

    @property
    def all_followed(self) -> list[Followed[Any]]:
        return [*self.rooms.values(), *self.people.here, *self.stories.here]

    async def close(self) -> None:
        await end_tasks(self._tasks)
        with suppress(*STORAGE_ERRORS):
            for room in self.rooms.values():
                await self.presence.expire_soon(room.id, room.people)
        await self.database.run(self._receiver.close)
        for redis in self._redis.values():
            await redis.aclose()
        await self.database.close()

    async def send_away(self, seconds: float) -> None:
        """Tells all sockets within that time to come again, at moments that chance decides.

        Those that hold other sockets are not stormed then. It ends once all have gone.
        """
        loop = asyncio.get_running_loop()
        for followed in self.all_followed:
            for subscriber in followed.subscribers:
                wait = random.uniform(0, seconds * TO_BE_TOLD)
                loop.call_later(wait, subscriber.close_with, Refused(WebRefusal.DRAINING))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._nobody_here.wait()

    # Coming and going

    async def enter(self, room_id: UUID, subscriber: RoomSubscriber) -> LiveRoom:
        self._take_place(subscriber.person)
        try:
            room = await self._room(room_id)
        except BaseException:
            self._give_place_back(subscriber.person)
            raise
        room.add(subscriber)
        try:
            await self._begin_presence(room, subscriber.person)
            await self.reader.catch_up(room)
            if refusal := room.refusal_of(subscriber.person):
                raise refusal
            subscriber.start_at(room.game.id, room.game.table.version)
            await self.reader.read_earlier_events(room.game, subscriber)
        except BaseException:
            self.leave(room, subscriber)
            raise
        return room

    def leave(self, room: LiveRoom, subscriber: RoomSubscriber) -> None:
        room.remove(subscriber)
        self._give_place_back(subscriber.person)
        if subscriber.person not in room.people:
            self._start_task(self._end_presence(room.id, subscriber.person))
        if not room.subscribers:
            self._close(room)

    def enter_own(self, subscriber: Subscriber) -> LivePerson:
        """Takes in a socket that follows its own person, whatever room they are in."""
        self._take_place(subscriber.person)
        return self.people.enter(subscriber)

    def leave_own(self, person: LivePerson, subscriber: Subscriber) -> None:
        self.people.leave(person, subscriber)
        self._give_place_back(person.id)

    def enter_story(self, who: Reader, subscriber: Subscriber) -> LiveReader:
        """Takes in a socket of somebody who may read that story."""
        self._take_place(subscriber.person)
        return self.stories.enter(who, subscriber)

    def leave_story(self, reader: LiveReader, subscriber: Subscriber) -> None:
        self.stories.leave(reader, subscriber)
        self._give_place_back(subscriber.person)

    def _take_place(self, person: UUID) -> None:
        """Counts one more socket of the person before anything is awaited, or refuses it."""
        if self._sockets[person] >= settings.SOCKETS_EACH:
            raise Refused(GameRefusal.TOO_MANY_SOCKETS, most=settings.SOCKETS_EACH)
        self._sockets[person] += 1
        self._nobody_here.clear()
        _open_sockets.inc()

    def _give_place_back(self, person: UUID) -> None:
        _open_sockets.dec()
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
        if not self._sockets:
            self._nobody_here.set()

    async def _room(self, id: UUID) -> LiveRoom:
        """The room, opened if need be; it stays open if a subscriber is added before any await."""
        while id not in self.rooms:
            if id not in self._opening:
                self._opening[id] = self._start_task(self._open(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            await asyncio.shield(self._opening[id])
        return self.rooms[id]

    async def _open(self, id: UUID) -> None:
        room = self.rooms[id] = await self.reader.open_room(id)
        self._reading[id] = self._start_task(self.reader.read_forever(room))
        self._receiver.follow(id, room.game.id, room.game.table)
        room.mark_stale(*TOPICS)  # something may have happened before it was followed

    def _close(self, room: LiveRoom) -> None:
        del self.rooms[room.id]
        reading = self._reading.pop(room.id)
        reading.cancel()  # it takes no further step, and follows nothing any more
        self._start_task(end_tasks([reading]))
        self._receiver.unfollow_game(room.game.id)
        self._receiver.unfollow_room(room.id)
        room.close()

    async def _begin_presence(self, room: LiveRoom, person: UUID) -> None:
        with suppress(*STORAGE_ERRORS):
            await self.presence.refresh({room.id: [person]})
            if person not in room.present:
                await self.presence.announce_change(room.id)

    async def _end_presence(self, room_id: UUID, person: UUID) -> None:
        with suppress(*STORAGE_ERRORS):
            await self.presence.expire_soon(room_id, [person])
            await asyncio.sleep(GRACE_SECONDS)
            await self.presence.announce_change(room_id)

    def _start_task(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Callbacks of the receiver

    def on_connected(self) -> None:
        for room in self.rooms.values():
            room.mark_stale(*TOPICS)
        self.people.mark_all_stale([person.id for person in self.people.here])
        self.stories.mark_stale(reader.reader.game for reader in self.stories.here)

    def on_game_update(self, room_id: UUID, game_id: UUID, update: GameUpdate) -> None:
        room = self.rooms.get(room_id)
        if room and room.game.id == game_id:
            room.apply_update(update)

    def on_move(self, game_id: UUID) -> None:
        self.people.mark_moved(game_id)
        self.stories.mark_stale([game_id])

    def on_story_stale(self, game_id: UUID) -> None:
        self.stories.mark_stale([game_id])

    def on_stale(self, room_id: UUID, topic: Topic) -> None:
        if room := self.rooms.get(room_id):
            room.mark_stale(topic)

    def on_ephemeral_message(self, room_id: UUID, text: str) -> None:
        if room := self.rooms.get(room_id):
            room.post_ephemeral(text)

    def on_people_announcement(self, announcement: Announcement) -> None:
        match announcement:
            case SessionEnded(digest):
                for followed in self.all_followed:
                    followed.close_sockets(
                        lambda one: one.session_digest == digest, AuthenticationFailed()
                    )
            case PersonChanged(person):
                for room in self.rooms.values():
                    if room.names(person):
                        room.mark_stale("room", "here")
            case TopicStale(topic, people):
                self.people.mark_stale(topic, people)


async def end_tasks(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancels tasks again and again until all have ended.

    One cancellation can get lost within redis-py: until Python 3.12 in `asyncio.wait_for`, if it
    comes as the sending ends, and on a cluster if another node's command has just failed.
    """
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN_SECONDS)
