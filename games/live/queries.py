"""Queries of the database for sockets, each of them one for all who need the answer."""

from collections.abc import Collection, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple
from uuid import UUID

from django.db import OperationalError, connection
from django.utils.translation import override
from rest_framework.exceptions import AuthenticationFailed

from accounts.authentication import SESSIONS, is_session
from games import rooms, store
from games.distributed import bringing, rows_with_games
from games.models import IN_FORCE, Room
from games.refusals import GameRefusal
from games.rules.state import Table, fold
from games.serializers.rooms import RoomSeen, room_from_inside
from games.store import Recorded
from web.clock import clock
from web.refusals import Refused, WebRefusal


class Access(NamedTuple):
    """A person in a room, and the session by which they are there."""

    room: UUID
    person: UUID
    session: str


class RoomSnapshot(NamedTuple):
    mark: str
    """A value that is another after each change of the room's row or queue."""
    game: UUID
    spectators: bool
    seen: RoomSeen
    table: Table
    """The game's table at the time, all of whose people are named."""


class Head(NamedTuple):
    """How far a room and its game have come: a process that knows less has missed something."""

    mark: str
    game: UUID
    version: int
    deadline: datetime | None


class GameUpdate(NamedTuple):
    """A newer table, and the events that led there from an older one."""

    table: Table
    happened: Sequence[Recorded]


def read_room(id: UUID) -> RoomSnapshot:
    mark = head(id).mark  # before the rest, so that it can only be too old
    found = bringing(Room.objects.all(), "current_game").get(pk=id)
    game = rooms.current(found)
    table = store.load(game.id, game.version)
    with override(found.language):  # of the stand-ins for former players, as all get the same
        seen = room_from_inside(found, table)
    return RoomSnapshot(mark, game.id, found.spectators, seen, table)


def read_game(id: UUID, known: Table) -> GameUpdate:
    """The table as it is now, and what has happened since the known one."""
    happened = store.history(id, known.version)
    table = fold((recorded.event for recorded in happened), known)
    store.recent_tables.put(id, table)
    return GameUpdate(table, happened)


def moves_made_here(id: UUID, known: Table, version: int) -> GameUpdate | None:
    """The update to that version or a later one, if this process made all moves since the known."""
    made = store.recent_moves.since(id, known.version)
    return GameUpdate(*made) if made and made[0].version >= version else None


def heads(rooms: Sequence[UUID]) -> dict[UUID, Head]:
    """The heads of rooms, but for those whose game is out of reach.

    The mark is the xmin of the room's row, which changes when the row does, with the queue.
    """
    clock.keep_right()
    rows = rows_with_games(_HEADS, {"rooms": list(rooms)}, partial(_current_games, rooms))
    return {row[0]: Head(*row[1:]) for row in rows}


def _current_games(rooms: Sequence[UUID]) -> list[UUID]:
    found = Room.objects.filter(pk__in=rooms, current_game__isnull=False)
    return list(found.values_list("current_game_id", flat=True))


def head(room: UUID) -> Head:
    found = heads([room])
    if room not in found:
        raise OperationalError("the game of the room is out of reach")
    return found[room]


_HEADS = """
SELECT room.id, concat(room.xmin, (
    SELECT string_agg(person::text, ',' ORDER BY since, person)
    FROM games_placeinqueue WHERE room_id = room.id AND until > now()
)), game.id, game.version, game.deadline_at
FROM games_room AS room JOIN games_game AS game ON game.id = room.current_game_id
WHERE room.id = ANY(%(rooms)s)
"""


def lost_access(accesses: Sequence[Access]) -> dict[Access, Exception]:
    """The accesses that no longer hold, each with the error that HTTP would answer with."""
    asked = zip(("rooms", "people", "sessions"), zip(*accesses, strict=True), strict=True)
    parameters = {name: list(column) for name, column in asked}
    here = [access.room for access in accesses]
    rows = rows_with_games(_LOST_ACCESS, parameters, partial(_current_games, here))
    return {Access(*row[:3]): _refusal(*row[3:]) for row in rows}


def ended_sessions(sessions: Collection[str]) -> set[str]:
    with connection.cursor() as cursor:
        cursor.execute(_ENDED_SESSIONS, [list(sessions)])
        return {session for (session,) in cursor.fetchall()}


def _refusal(signed_in: bool, banned: bool, closed_to_bots: bool) -> Exception:
    if not signed_in:
        return AuthenticationFailed()
    if banned:
        return Refused(GameRefusal.BANNED)
    if closed_to_bots:
        return Refused(GameRefusal.CLOSED_TO_BOTS)
    return Refused(WebRefusal.WRONG_PASSWORD)


_LOST_ACCESS = f"""
SELECT here.*, signed_in, banned, closed_to_bots
FROM unnest(%(rooms)s::uuid[], %(people)s::uuid[], %(sessions)s::text[])
    AS here (room, person, session)
JOIN games_room AS room ON room.id = here.room
JOIN games_game AS game ON game.id = room.current_game_id
CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT FROM {SESSIONS} WHERE {is_session("here.session")}),
           EXISTS (
               SELECT FROM games_ban WHERE room_id = room.id AND person = here.person
               AND {IN_FORCE}),
           room.password = '' OR EXISTS (
               SELECT FROM games_admission WHERE room_id = room.id AND person = here.person),
           NOT room.outside_bots AND NOT here.person = ANY(game.players) AND EXISTS (
               SELECT FROM accounts_account WHERE id = here.person AND is_bot)
) AS access (signed_in, banned, admitted, closed_to_bots)
WHERE NOT (signed_in AND admitted) OR banned OR closed_to_bots
"""  # noqa: S608
_ENDED_SESSIONS = f"""
SELECT key FROM unnest(%s::text[]) AS here (key)
WHERE NOT EXISTS (SELECT FROM {SESSIONS} WHERE {is_session("here.key")})
"""  # noqa: S608
