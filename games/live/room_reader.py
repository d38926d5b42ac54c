"""Reading what has become stale of rooms, from the database and from Redis."""

import logging
from collections.abc import Sequence
from uuid import UUID

from accounts.people import PersonSeen, names_of
from games import store
from games.live import queries
from games.live.announcement_receiver import AnnouncementReceiver
from games.live.database_threads import STORAGE_ERRORS, DatabaseThreads
from games.live.game_feed import GameFeed
from games.live.presence import Presence
from games.live.room import TOPICS, LiveRoom, Topic
from games.live.subscriber import RoomSubscriber
from games.upcasting import FromNewerVersion

log = logging.getLogger(__name__)


class RoomReader:
    """Brings rooms up to date; like them it belongs to the event loop."""

    def __init__(
        self, database: DatabaseThreads, presence: Presence, receiver: AnnouncementReceiver
    ) -> None:
        self._database = database
        self._presence = presence
        self._receiver = receiver

    async def open_room(self, room_id: UUID) -> LiveRoom:
        snapshot = await self._database.run(queries.read_room, room_id)
        return LiveRoom(room_id, snapshot, GameFeed(snapshot.game, snapshot.table))

    async def read_forever(self, room: LiveRoom) -> None:
        """Reads whatever is marked as stale, whenever something is."""
        while True:
            await room.became_stale.wait()
            room.became_stale.clear()
            for topic in TOPICS:
                if topic in room.stale:
                    room.stale.discard(topic)
                    await self._read(room, topic)

    async def catch_up(self, room: LiveRoom) -> None:
        """Reads what no announcement came of: a client may know more from another process."""
        head = await self._database.run(queries.head, room.id)
        if head.mark != room.snapshot.mark:
            await self._read_room(room)
        if head.version > room.game.table.version:
            await self._read_game(room)

    async def read_earlier_events(self, game: GameFeed, subscriber: RoomSubscriber) -> None:
        """Reads the events after the subscriber's version that the feed begins too late for."""
        has = subscriber.delivered_version(game.id)
        while has < (until := game.events_begin_after):
            earlier = await self._database.run(store.history, game.id, has, until)
            if game.events_begin_after == until:
                game.prepend(earlier)

    async def close_lost_access(self, rooms: Sequence[LiveRoom]) -> None:
        """Closes the sockets of people who may no longer be in their room."""
        accesses = [room.access_of(one) for room in rooms for one in room.subscribers]
        if accesses:
            lost = await self._database.run(queries.lost_access, accesses)
            for room in rooms:
                for subscriber in room.subscribers:
                    error = lost.get(room.access_of(subscriber))
                    if error := error or room.refusal_of(subscriber.person):
                        subscriber.close_with(error)

    async def _read(self, room: LiveRoom, topic: Topic) -> None:
        try:
            match topic:
                case "room":
                    await self._read_room(room)
                case "game":
                    await self._read_game(room)
                case "here":
                    await self._read_presence(room)
        except STORAGE_ERRORS as error:
            log.warning("could not read the %s of room %s: %s", topic, room.id, error)
            room.stale.add(topic)  # for the next reconciliation
        except FromNewerVersion as error:  # their next socket may be at a server that can read it
            room.close_sockets(lambda _: True, error)
        except Exception:
            log.exception("could not read the %s of room %s", topic, room.id)

    async def _read_room(self, room: LiveRoom) -> None:
        async with room.reading:
            snapshot = await self._database.run(queries.read_room, room.id)
            before = room.game
            room.apply_snapshot(snapshot)
            if room.game is not before:
                self._receiver.follow(room.id, room.game.id, room.game.table)
                self._receiver.unfollow_game(before.id)
                room.mark_stale("game")
        await self.close_lost_access([room])

    async def _read_game(self, room: LiveRoom) -> None:
        async with room.reading:
            game = room.game
            room.apply_update(await self._database.run(queries.read_game, game.id, game.table))
            self._receiver.follow(room.id, game.id, game.table)

    async def _read_presence(self, room: LiveRoom) -> None:
        present = (await self._presence.present_in([room.id]))[room.id]
        people = await self._database.run(names_of, present)
        room.apply_presence(sorted(people.values(), key=_by_name))


def _by_name(person: PersonSeen) -> tuple[str, UUID]:
    return person.name, person.id
