"""Going round the rooms of a process, for whatever no word came of.

Every other second it looks at where all rooms stand; each time it is also the turn of some of them
to have their people vouched for and checked, and to be told that all is well.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from uuid import UUID

from games.live import queries
from games.live.hub import TROUBLE, Hub
from games.live.room import LiveRoom
from games.play import ask_the_clock

LOOK_SECONDS = 2.0
TURNS = 5
PATIENCE = 10.0
"""Seconds that a client may take to take in what it is sent."""
OVERDUE = timedelta(seconds=2)
"""A clock that is alive has ended the phase by then."""

log = logging.getLogger(__name__)


async def reconcile_forever(hub: Hub) -> None:
    turn = 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        rooms = list(hub.rooms.values())
        for room in rooms:
            room.cut_off_the_stuck(since=time.monotonic() - PATIENCE)
        turn = (turn + 1) % TURNS
        mine = [room for room in rooms if room.id.int % TURNS == turn]
        for look, which in ((_at_heads, rooms), (_at_presence, mine), (_at_standings, mine)):
            try:
                if which:
                    await look(hub, which)
            except TROUBLE as error:
                log.warning("could not look %s: %s", look.__name__.strip("_"), error)
            except Exception:
                log.exception("could not look %s", look.__name__.strip("_"))
        for room in mine:
            room.beat()


async def _at_heads(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    heads = await hub.ask(queries.heads, [room.id for room in rooms])
    for room in rooms:
        head = heads[room.id]
        if head.mark != room.read.mark:
            room.mark_stale("room")
        if head.game == room.game.id and head.version > room.game.table.version:
            room.mark_stale("game")
        if room.stale:
            room.something_is_stale.set()
        if head.deadline is not None and head.deadline + OVERDUE < datetime.now(UTC):
            await _end_phase(hub, head.game)


async def _end_phase(hub: Hub, game: UUID) -> None:
    """A game that can't answer keeps no other waiting."""
    try:
        await hub.ask(ask_the_clock, game)
    except TROUBLE:
        raise
    except Exception:
        log.exception("the clock of game %s", game)


async def _at_presence(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    await hub.presence.vouch({room.id: room.people for room in rooms})
    here = await hub.presence.here([room.id for room in rooms])
    for room in rooms:
        if here[room.id] != room.here:
            room.mark_stale("here")


async def _at_standings(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    await hub.check(rooms)
