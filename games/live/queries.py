"""What sockets ask of the database, each in one go for all that need it."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from django.db import connection
from rest_framework.exceptions import AuthenticationFailed

from accounts.authentication import SESSIONS, is_session
from games import rooms, store
from games.answers.rooms import RoomSeen, room_from_inside
from games.models import IN_FORCE, Room
from games.refusals import GameRefusal
from games.rules.state import Table, fold
from games.store import Recorded
from web.refusals import Refused, WebRefusal


class Standing(NamedTuple):
    """Somebody in a room, by a session."""

    room: UUID
    person: UUID
    session: str


class RoomRead(NamedTuple):
    mark: str
    game: UUID
    spectators: bool
    seen: RoomSeen


class Head(NamedTuple):
    """How far a room has come: whoever knows less has missed something."""

    mark: str
    game: UUID
    version: int
    deadline: datetime | None


class GameRead(NamedTuple):
    table: Table
    happened: Sequence[Recorded]


def room(id: UUID) -> RoomRead:
    mark = heads([id])[id].mark  # before the rest, so that it can only be too old
    found = Room.objects.select_related("current_game").get(pk=id)
    return RoomRead(mark, rooms.current(found).id, found.spectators, room_from_inside(found))


def game(id: UUID, known: Table) -> GameRead:
    """The table as it is now, and what has happened since the one that is known."""
    happened = store.history(id, known.version)
    table = fold((recorded.event for recorded in happened), known)
    store.recent_tables.put(id, table)
    return GameRead(table, happened)


def made_here(id: UUID, known: Table, version: int) -> GameRead | None:
    """The same without reading, if this process has made all moves since, to that version."""
    made = store.recent_moves.since(id, known.version)
    return GameRead(*made) if made and made[0].version >= version else None


def heads(rooms: Sequence[UUID]) -> dict[UUID, Head]:
    """A row's xmin is another after each change of the row."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT room.id, room.xmin::text, game.id, game.version, game.deadline_at
            FROM games_room AS room JOIN games_game AS game ON game.id = room.current_game_id
            WHERE room.id = ANY(%s)
            """,
            [list(rooms)],
        )
        return {row[0]: Head(*row[1:]) for row in cursor.fetchall()}


def who_must_go(standings: Sequence[Standing]) -> dict[Standing, Exception]:
    """Those who may no longer be where they are, and why."""
    with connection.cursor() as cursor:
        cursor.execute(_STANDINGS, [list(column) for column in zip(*standings, strict=True)])
        rows = cursor.fetchall()
    return {Standing(*row[:3]): _why(*row[3:]) for row in rows}


def _why(signed_in: bool, banned: bool) -> Exception:
    if not signed_in:
        return AuthenticationFailed()
    if banned:
        return Refused(GameRefusal.BANNED)
    return Refused(WebRefusal.WRONG_PASSWORD)


_STANDINGS = f"""
SELECT here.*, signed_in, banned
FROM unnest(%s::uuid[], %s::uuid[], %s::text[]) AS here (room, person, session)
JOIN games_room AS room ON room.id = here.room
CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT FROM {SESSIONS} WHERE {is_session("here.session")}),
           EXISTS (
               SELECT FROM games_ban WHERE room_id = room.id AND person = here.person
               AND {IN_FORCE}),
           room.password = '' OR EXISTS (
               SELECT FROM games_admission WHERE room_id = room.id AND person = here.person)
) AS standing (signed_in, banned, admitted)
WHERE NOT (signed_in AND admitted) OR banned
"""  # noqa: S608
