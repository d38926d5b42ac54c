"""Regular reconciliation of a process's sockets, which makes up for announcements that got lost.

Every other second the versions of all rooms are compared with the database. Each time one part of
the rooms also has its presence refreshed, its sockets checked and a heartbeat sent; and one part of
the people has all its topics read, and one part of the stories that are open.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import timedelta
from typing import Any, TypeVar
from uuid import UUID

from games.live import queries
from games.live.database_threads import STORAGE_ERRORS
from games.live.followed import Followed as AnyFollowed
from games.live.hub import Hub
from games.live.person import LivePerson
from games.live.room import LiveRoom
from games.live.stories import LiveReader
from games.live.topics import close_ended_sessions
from games.play import ask_the_clock
from games.upcasting import FromNewerVersion
from web.clock import clock

INTERVAL_SECONDS = 2.0
PARTS = 5
"""Each round takes another part of the rooms and the people: all have their turn in ten seconds."""
STALLED_SECONDS = 10.0
"""Seconds that a client may take to take in a message."""
OVERDUE = timedelta(seconds=2)
"""The lateness of a deadline that shows that no clock is running."""

Followed = TypeVar("Followed", LiveRoom, LivePerson, LiveReader)

log = logging.getLogger(__name__)


async def reconcile_forever(hub: Hub) -> None:
    part = 0
    while True:
        await asyncio.sleep(INTERVAL_SECONDS)
        for followed in hub.all_followed:
            followed.abort_stalled(since=time.monotonic() - STALLED_SECONDS)
        part = (part + 1) % PARTS
        rooms = list(hub.rooms.values())
        due = [room for room in rooms if room.id.int % PARTS == part]
        people = [person for person in hub.people.here if person.id.int % PARTS == part]
        await _attempt(_reconcile_versions, hub, rooms)
        await _attempt(_reconcile_presence, hub, due)
        await _attempt(_reconcile_access, hub, due)
        readers = [one for one in hub.stories.here if one.reader.game.int % PARTS == part]
        await _attempt(_reconcile_people, hub, people)
        await _attempt(_reconcile_stories, hub, readers)
        told: list[AnyFollowed[Any]] = [*due, *people, *readers]
        for followed in told:
            followed.post_heartbeat()


async def _attempt(
    step: Callable[[Hub, Sequence[Followed]], Coroutine[Any, Any, None]],
    hub: Hub,
    followed: Sequence[Followed],
) -> None:
    try:
        if followed:
            await step(hub, followed)
    except STORAGE_ERRORS as error:
        log.warning("%s: %s", step.__name__.strip("_"), error)
    except Exception:
        log.exception("%s", step.__name__.strip("_"))


async def _reconcile_versions(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    heads = await hub.database.run(queries.heads, [room.id for room in rooms])
    for room in rooms:
        head = heads.get(room.id)
        if head is None:  # its node is away, and those of others are not
            continue
        if head.mark != room.snapshot.mark or room.names_missing:
            room.mark_stale("room")
        if head.game == room.game.id and head.version > room.game.table.version:
            room.mark_stale("game")
        if room.stale:  # a reading has failed before
            room.became_stale.set()
        if head.deadline is not None and head.deadline + OVERDUE < clock.now():
            await _end_phase(hub, head.game)


async def _end_phase(hub: Hub, game: UUID) -> None:
    """Ends an overdue phase; a game whose log can't be read keeps no other waiting."""
    try:
        await hub.database.run(ask_the_clock, game)
    except STORAGE_ERRORS:
        raise
    except FromNewerVersion:  # a server that can read it will
        log.info("game %s is left to a later version", game)
    except Exception:
        log.exception("the clock of game %s", game)


async def _reconcile_presence(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    await hub.presence.refresh({room.id: room.people for room in rooms})
    present = await hub.presence.present_in([room.id for room in rooms])
    for room in rooms:
        if present[room.id] != room.present:
            room.mark_stale("here")


async def _reconcile_access(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    await hub.reader.close_lost_access(rooms)


async def _reconcile_people(hub: Hub, people: Sequence[LivePerson]) -> None:
    hub.people.mark_all_stale([person.id for person in people])
    await close_ended_sessions(hub.database, people)


async def _reconcile_stories(hub: Hub, readers: Sequence[LiveReader]) -> None:
    hub.stories.mark_stale(one.reader.game for one in readers)
    signed_in = [one for one in readers if one.reader.person is not None]
    await close_ended_sessions(hub.database, signed_in)
