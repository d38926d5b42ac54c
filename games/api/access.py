"""Access to games: one query finds the caller, the game, and what they are to each other."""

import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple, cast
from uuid import UUID

from django.db import connection
from rest_framework.authentication import SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed
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
from games.models import IN_FORCE
from games.refusals import GameRefusal
from games.rules.moves import Actor, player
from games.rules.view import SPECTATOR, Viewer, as_player
from games.store import GameNotFound
from web.endpoint import Endpoint, caller_id
from web.refusals import Refused

KEY = re.compile(r"[\x21-\x7e]{1,200}")


class Access(NamedTuple):
    """The state of a game, and the standing of a person in it."""

    version: int
    deadline: datetime | None
    spectators: bool
    has_password: bool
    seated: bool
    admitted: bool
    banned: bool

    @property
    def may_see(self) -> bool:
        open_to_watch = self.spectators and (self.admitted or not self.has_password)
        return self.seated or (open_to_watch and not self.banned)

    @property
    def may_ask(self) -> bool:
        """True also for those who once sat there: they may repeat commands; the rules decide."""
        return self.may_see or (self.admitted and not self.banned)


_ACCESS = f"""
    game.version, game.deadline_at, room.spectators, room.password <> '',
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


def _row(query: str, request: Request, who: str | UUID) -> tuple[Any, ...] | None:
    game_id = request.parser_context["kwargs"]["game_id"]
    with connection.cursor() as cursor:
        cursor.execute(query, [game_id, who])
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row


def _access(columns: tuple[Any, ...]) -> Access | None:
    version = columns[0]
    return None if version is None else Access(*columns)


def access_of(request: Request) -> Access:
    """The access of a caller who may see the game; for others there is no such game."""
    access = cast("Access | None", request.auth)
    if access is None or not access.may_see:
        raise GameNotFound
    return access


def access_of_an_acquaintance(request: Request) -> Access:
    """The access of a caller who may ask for a move; for others there is no such game."""
    access = cast("Access | None", request.auth)
    if access is None or not access.may_ask:
        raise GameNotFound
    return access


def player_of(request: Request) -> Actor:
    return player(str(caller_id(request)))


def viewer_of(request: Request) -> Viewer:
    return as_player(str(caller_id(request))) if access_of(request).seated else SPECTATOR


def key_of(headers: Mapping[str, str]) -> str:
    """The key in the headers of a request, as WSGI names them."""
    key = headers.get("HTTP_IDEMPOTENCY_KEY", "")
    if not KEY.fullmatch(key):
        raise Refused(GameRefusal.BAD_IDEMPOTENCY_KEY)
    return key
