"""Access to games: one query finds the caller, the game, and what they are to each other."""

from datetime import datetime
from typing import Any, NamedTuple, cast
from uuid import UUID

from django.db import connection
from rest_framework.authentication import SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated
from rest_framework.request import Request

from accounts.authentication import (
    PERSON_COLUMNS,
    SESSIONS,
    BearerAuthentication,
    Person,
    is_session,
    recent_tokens,
    token_of,
)
from games import store
from games.finished_games import may_see_finished, people_of
from games.models import IN_FORCE, IS_OVER
from games.play import in_time
from games.rules.moves import Actor, player
from games.rules.state import Table
from games.rules.view import SPECTATOR, Viewer, as_player
from games.store import GameNotFound
from web.endpoint import Endpoint, caller_id


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


_ACCESS = f"""
    game.version, game.deadline_at, game.{IS_OVER}, game.is_public,
    room.spectators AND (room.outside_bots OR person.is_bot IS NOT TRUE), room.password <> '',
    person.id = ANY(game.players),
    EXISTS (SELECT FROM games_admission WHERE room_id = room.id AND person = person.id),
    EXISTS (SELECT FROM games_ban WHERE room_id = room.id AND person = person.id AND {IN_FORCE})
"""  # noqa: S608
_GAME = """
    LEFT JOIN games_game AS game ON game.id = %s
    LEFT JOIN games_room AS room ON room.id = game.room_id
"""
_OF_A_TOKEN = f"""
    SELECT {PERSON_COLUMNS}, {_ACCESS} FROM {SESSIONS} {_GAME} WHERE {is_session("%s")}
"""  # noqa: S608
_OF_A_PERSON = f"SELECT {_ACCESS} FROM accounts_account AS person {_GAME} WHERE person.id = %s"  # noqa: S608
_OF_NOBODY = f"SELECT {_ACCESS} FROM (SELECT NULL::uuid AS id, false AS is_bot) AS person {_GAME}"  # noqa: S608


class BearerAtAGame(BearerAuthentication):
    """Finds the game of the address together with the person of the token.

    What the person is to the game is the `auth` of the request.
    """

    def authenticate(self, request: Request) -> tuple[Person, Any] | None:
        token = token_of(request)
        if token is None:
            return None
        row = _row(_OF_A_TOKEN, request, token)
        if row is None:
            recent_tokens.drop(token)
            raise AuthenticationFailed
        person = Person(*row[: len(Person._fields)])
        if not person.is_bot:  # the moves of bots go the ordinary way, where their limits are
            recent_tokens.put(token, person.id)
        return person, _access(row[len(Person._fields) :])


class CookieAtAGame(SessionAuthentication):
    def authenticate(self, request: Request) -> tuple[Any, Any] | None:
        found = super().authenticate(request)
        if found is None:
            return None
        row = _row(_OF_A_PERSON, request, found[0].pk)
        return found[0], row and _access(row)


class GameEndpoint(Endpoint):
    """An endpoint whose address has the id of a game."""

    authentication_classes = (BearerAtAGame, CookieAtAGame)


def _game_id(request: Request) -> UUID:
    game_id: UUID = request.parser_context["kwargs"]["game_id"]
    return game_id


def _row(query: str, request: Request, *who: str | UUID) -> tuple[Any, ...] | None:
    with connection.cursor() as cursor:
        cursor.execute(query, [_game_id(request), *who])
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row


def _access(columns: tuple[Any, ...]) -> Access | None:
    version = columns[0]
    return None if version is None else Access(*columns)


def access_of(request: Request) -> Access:
    """The caller's access to a game they may see; any other game is not there."""
    access = cast("Access | None", request.auth)
    if access is None or not _may_see(request, access):
        raise GameNotFound
    return access


def access_of_anybody(request: Request) -> Access:
    """The same, but games that are over and open to everybody need no token."""
    if request.user.is_authenticated:
        return access_of(request)
    row = _row(_OF_NOBODY, request)
    access = None if row is None else _access(row)
    if access is None or not access.is_over or not _may_see(request, access):
        raise NotAuthenticated
    return access


def table_in_time(request: Request, access: Access) -> Table:
    """The game as it is now, which may be over only now: then others may see it than before."""
    game_id = _game_id(request)
    table = in_time(game_id, store.load(game_id, access.version))
    if table.is_over and not _may_see_finished(request, access, table):
        raise GameNotFound
    return table


def _may_see(request: Request, access: Access) -> bool:
    if not access.is_over:
        return access.may_see_running
    return _may_see_finished(request, access, store.load(_game_id(request), access.version))


def _may_see_finished(request: Request, access: Access, table: Table) -> bool:
    return may_see_finished(
        request.user.pk, _game_id(request), people_of(table), is_public=access.is_public
    )


def access_of_an_acquaintance(request: Request) -> Access:
    """The caller's access to a game in which they mean to move."""
    access = cast("Access | None", request.auth)
    if access is None or not access.may_ask:
        raise GameNotFound
    return access


def require_known_game(request: Request) -> None:
    """Refuses whoever may not see the game and did not sit there either, whatever came after."""
    access = cast("Access | None", request.auth)
    if access is None or not (_may_see(request, access) or _sat_there(request, access)):
        raise GameNotFound


def _sat_there(request: Request, access: Access) -> bool:
    return caller_id(request) in people_of(store.load(_game_id(request), access.version))


def player_of(request: Request) -> Actor:
    return player(str(caller_id(request)))


def viewer_of(request: Request, access: Access) -> Viewer:
    return as_player(str(caller_id(request))) if access.seated else SPECTATOR
