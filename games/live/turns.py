"""The games that wait for people, read from the database for all who need the answer at once."""

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple
from uuid import UUID

import msgspec

from accounts.topics import TopicNow
from games import store
from games.announce import TURNS
from games.distributed import rows_with_games
from games.models import IS_OVER, Admission
from games.rooms import Entrance
from games.rules.names import Player
from games.rules.settings import TimedPhase
from games.rules.state import Table

NEVER = datetime.max.replace(tzinfo=UTC)


class GameWaiting(msgspec.Struct, frozen=True):
    """A game that waits for you."""

    id: UUID
    room: Entrance
    turn: int
    to_do: TimedPhase
    deadline: datetime | None


class Turns(TopicNow, frozen=True, kw_only=True, tag=TURNS):
    """The games that wait for you, those whose time is up first before all others."""

    games: list[GameWaiting]


class Seats(NamedTuple):
    """The games in which a person sits and that are not over, and those that wait for them."""

    games: frozenset[UUID]
    waiting: list[GameWaiting]


class _Seat(NamedTuple):
    person: UUID
    game: UUID
    version: int
    room: Entrance


def read_seats(people: Collection[UUID]) -> dict[UUID, Seats]:
    seats: dict[UUID, list[_Seat]] = {person: [] for person in people}
    for seat in (rows := _read_rows(people)):
        seats[seat.person].append(seat)
    tables = store.load_all({seat.game: seat.version for seat in rows})
    return {person: _with_what_waits(mine, tables) for person, mine in seats.items()}


def _with_what_waits(mine: Collection[_Seat], tables: Mapping[UUID, Table]) -> Seats:
    waiting = [game for seat in mine if (game := _waiting(seat, tables.get(seat.game)))]
    waiting.sort(key=lambda game: (game.deadline or NEVER, game.id))
    return Seats(frozenset(seat.game for seat in mine), waiting)


def _waiting(seat: _Seat, table: Table | None) -> GameWaiting | None:
    to_do = None if table is None else table.to_do(Player(str(seat.person)))
    if table is None or to_do is None:
        return None
    return GameWaiting(seat.game, seat.room, table.turn.number, to_do, table.deadline)


def _read_rows(people: Collection[UUID]) -> list[_Seat]:
    rows = rows_with_games(_SEATS, {"people": list(people)}, partial(_current_games, people))
    return [
        _Seat(person, game, version, Entrance(code, title))
        for person, game, version, code, title in rows
    ]


def _current_games(people: Collection[UUID]) -> set[UUID]:
    """The current games of all rooms where these people have been."""
    there = Admission.objects.filter(person__in=people, room__current_game__isnull=False)
    return set(there.values_list("room__current_game_id", flat=True))


_SEATS = f"""
SELECT admission.person, game.id, game.version, room.code, room.title
FROM games_admission AS admission
JOIN games_room AS room ON room.id = admission.room_id
JOIN games_game AS game ON game.id = room.current_game_id
WHERE admission.person = ANY(%(people)s) AND admission.person = ANY(game.players)
    AND NOT game.{IS_OVER}
"""  # noqa: S608
