"""The events of a game, as a viewer may see them."""

from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from typing import Annotated, NamedTuple
from uuid import UUID

import msgspec
from msgspec import Meta

from games import store
from games.rules.event_view import ShownEvent, event_for, event_in_full
from games.rules.events import AnyEvent
from games.rules.state import Seat, Table
from games.rules.view import Viewer
from web.endpoint import encode
from web.schema import component

PAGE = 500
EVENT = component("Event", ShownEvent)


class EventLine(msgspec.Struct, frozen=True):
    seq: int
    """The version of the game with this event."""
    at: datetime
    by: UUID | None
    """The player who caused the event; null for the clock, a moderator, and what just follows."""
    event: Annotated[msgspec.Raw, Meta(extra_json_schema=EVENT)]
    """The event as you may see it; once the game is over, in full but for hidden clues."""


class EventPage(msgspec.Struct, frozen=True):
    version: int
    over: bool
    """True once the game is over and nothing but hidden clues is left out."""
    events: list[EventLine]
    next: int | None
    """The value of `after` for the next page, or null."""


def events_page(game_id: UUID, table: Table, viewer: Viewer, after: int) -> EventPage:
    history = store.history(game_id, after, until=min(table.version, after + PAGE))
    lines = lines_for(history, viewer, Telling.at(table))
    last = lines[-1].seq if lines else after
    more = last if last < table.version else None
    return EventPage(table.version, table.is_over, lines, more)


class Telling(NamedTuple):
    """The part of a table that decides how its events are told, whoever looks."""

    authors: frozenset[UUID]
    """Those who are named as authors: all who ever sat at the table, and no moderator."""
    hidden_clues: frozenset[int]
    is_over: bool

    @classmethod
    def at(cls, table: Table) -> "Telling":
        return cls(_ids_of(table.everybody), table.hidden_clues, table.is_over)


@lru_cache(maxsize=2_000)
def _ids_of(seats: tuple[Seat, ...]) -> frozenset[UUID]:
    """The ids of these players, kept because a table has the same seats for most of its events."""
    return frozenset(UUID(seat.player) for seat in seats)


def lines_for(
    history: Iterable[store.Recorded], viewer: Viewer, telling: Telling
) -> list[EventLine]:
    return [
        EventLine(
            line.seq,
            line.at,
            line.actor if line.actor in telling.authors else None,
            event_seen(
                line.event,
                viewer,
                is_over=telling.is_over,
                clue_hidden=line.seq in telling.hidden_clues,
            ),
        )
        for line in history
    ]


def event_seen(event: AnyEvent, viewer: Viewer, *, is_over: bool, clue_hidden: bool) -> msgspec.Raw:
    """The event as the viewer may see it; once the game is over, in full but for hidden clues."""
    seen = (
        event_in_full(event, clue_hidden=clue_hidden)
        if is_over
        else event_for(event, viewer, clue_hidden=clue_hidden)
    )
    return msgspec.Raw(encode(seen))
