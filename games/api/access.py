"""Access to games: one query finds the caller, the game, and what they are to each other."""

from typing import Any, cast
from uuid import UUID

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
from games.access import (
    ACCESS_COLUMNS,
    JOINED_GAME,
    Access,
    access_in,
    access_of_nobody,
    access_of_person,
    may_see,
    may_see_table_over,
    row_at_a_game,
)
from games.finished_games import people_of
from games.play import in_time
from games.rules.moves import Actor, player
from games.rules.state import Table
from games.rules.view import SPECTATOR, Viewer, as_player
from games.store import GameNotFound
from web.endpoint import Endpoint, caller_id

_OF_A_TOKEN = f"""
    SELECT {PERSON_COLUMNS}, {ACCESS_COLUMNS} FROM {SESSIONS} {JOINED_GAME}
    WHERE {is_session("%s")}
"""  # noqa: S608


class BearerAtAGame(BearerAuthentication):
    """Finds the game of the address together with the person of the token.

    What the person is to the game is the `auth` of the request.
    """

    def authenticate(self, request: Request) -> tuple[Person, Any] | None:
        token = token_of(request)
        if token is None:
            return None
        row = row_at_a_game(_OF_A_TOKEN, _game_id(request), token)
        if row is None:
            recent_tokens.drop(token)
            raise AuthenticationFailed
        person = Person(*row[: len(Person._fields)])
        if not person.is_bot:  # the moves of bots go the ordinary way, where their limits are
            recent_tokens.put(token, person.id)
        return person, access_in(row[len(Person._fields) :])


class CookieAtAGame(SessionAuthentication):
    def authenticate(self, request: Request) -> tuple[Any, Any] | None:
        found = super().authenticate(request)
        if found is None:
            return None
        return found[0], access_of_person(found[0].pk, _game_id(request))


class GameEndpoint(Endpoint):
    """An endpoint whose address has the id of a game."""

    authentication_classes = (BearerAtAGame, CookieAtAGame)


def _game_id(request: Request) -> UUID:
    game_id: UUID = request.parser_context["kwargs"]["game_id"]
    return game_id


def access_of(request: Request) -> Access:
    """The caller's access to a game they may see; any other game is not there."""
    access = cast("Access | None", request.auth)
    if access is None or not _caller_may_see(request, access):
        raise GameNotFound
    return access


def access_of_anybody(request: Request) -> Access:
    """The same, but games that are over and open to everybody need no token."""
    if request.user.is_authenticated:
        return access_of(request)
    access = access_of_nobody(_game_id(request))
    if access is None or not _caller_may_see(request, access):
        raise NotAuthenticated
    return access


def table_in_time(request: Request, access: Access) -> Table:
    """The game as it is now, which may be over only now: then others may see it than before."""
    game_id = _game_id(request)
    table = in_time(game_id, store.load(game_id, access.version))
    if table.is_over and not may_see_table_over(request.user.pk, game_id, access, table):
        raise GameNotFound
    return table


def _caller_may_see(request: Request, access: Access) -> bool:
    return may_see(request.user.pk, _game_id(request), access)


def access_of_an_acquaintance(request: Request) -> Access:
    """The caller's access to a game in which they mean to move."""
    access = cast("Access | None", request.auth)
    if access is None or not access.may_ask:
        raise GameNotFound
    return access


def require_known_game(request: Request) -> None:
    """Refuses whoever may not see the game and did not sit there either, whatever came after."""
    access = cast("Access | None", request.auth)
    if access is None or not (_caller_may_see(request, access) or _sat_there(request, access)):
        raise GameNotFound


def _sat_there(request: Request, access: Access) -> bool:
    return caller_id(request) in people_of(store.load(_game_id(request), access.version))


def player_of(request: Request) -> Actor:
    return player(str(caller_id(request)))


def viewer_of(request: Request, access: Access) -> Viewer:
    return as_player(str(caller_id(request))) if access.seated else SPECTATOR
