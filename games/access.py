"""Finds out who may see a game: what a person is to it, and what that allows."""

from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.db import connection

from accounts.authentication import IS_LET_IN
from games import distributed, store
from games.finished_games import may_see_finished, people_of
from games.models import IN_FORCE, IS_OVER
from games.rules.state import Table


class Access(NamedTuple):
    """The state of a game, and the standing of a person in it."""

    version: int
    deadline: datetime | None
    is_over: bool
    is_public: bool
    may_watch: bool
    """True if people without a seat may watch, or bots if they are one."""
    has_password: bool
    seated: bool
    admitted: bool
    banned: bool

    @property
    def may_see_running(self) -> bool:
        """True for those who may see the game while it is on."""
        open_to_watch = self.may_watch and (self.admitted or not self.has_password)
        return self.seated or (open_to_watch and not self.banned)

    @property
    def may_ask(self) -> bool:
        """True also for people who once sat there: they may repeat their moves of that time."""
        may_watch = self.may_see_running and not self.is_over
        return self.seated or may_watch or (self.admitted and not self.banned)


ACCESS_COLUMNS = f"""
    game.version, game.deadline_at, game.{IS_OVER}, game.is_public,
    room.spectators AND (room.outside_bots OR person.is_bot IS NOT TRUE), room.password <> '',
    person.id = ANY(game.players),
    EXISTS (SELECT FROM games_admission WHERE room_id = room.id AND person = person.id),
    EXISTS (SELECT FROM games_ban WHERE room_id = room.id AND person = person.id AND {IN_FORCE})
"""  # noqa: S608
JOINED_GAME = """
    LEFT JOIN games_game AS game ON game.id = %s::uuid
    LEFT JOIN games_room AS room ON room.id = game.room_id
"""
"""The join of a person with the game, whose id is the query's first parameter."""
_OF_A_PERSON = f"""
    SELECT {ACCESS_COLUMNS} FROM accounts_account AS person {JOINED_GAME}
    WHERE person.id = %s AND {IS_LET_IN}
"""  # noqa: S608
_OF_NOBODY = f"""
    SELECT {ACCESS_COLUMNS} FROM (SELECT NULL::uuid AS id, false AS is_bot) AS person {JOINED_GAME}
"""  # noqa: S608


def row_at_a_game(query: str, game_id: UUID, *who: str | UUID) -> tuple[Any, ...] | None:
    query, *of_game = distributed.at_game(query, game_id)
    with connection.cursor() as cursor:
        cursor.execute(query, [*of_game, *who])
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row


def access_in(columns: tuple[Any, ...]) -> Access | None:
    version = columns[0]
    return None if version is None else Access(*columns)


def access_of_person(person: UUID, game_id: UUID) -> Access | None:
    row = row_at_a_game(_OF_A_PERSON, game_id, person)
    return None if row is None else access_in(row)


def access_of_nobody(game_id: UUID) -> Access | None:
    """The access of whoever has not signed in, who has none to games that are on."""
    row = row_at_a_game(_OF_NOBODY, game_id)
    access = None if row is None else access_in(row)
    return access if access is not None and access.is_over else None


def may_see_game(person: UUID | None, game_id: UUID) -> bool:
    """True if the person may see the game now; none is whoever has not signed in."""
    access = access_of_nobody(game_id) if person is None else access_of_person(person, game_id)
    return access is not None and may_see(person, game_id, access)


def may_see(person: UUID | None, game_id: UUID, access: Access) -> bool:
    if not access.is_over:
        return access.may_see_running
    return may_see_table_over(person, game_id, access, store.load(game_id, access.version))


def may_see_table_over(person: UUID | None, game_id: UUID, access: Access, table: Table) -> bool:
    return may_see_finished(person, game_id, people_of(table), is_public=access.is_public)
