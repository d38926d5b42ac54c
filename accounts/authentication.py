"""The one form of token: `Authorization: Bearer`, over HTTP and on sockets.

A token is the key of a session that allauth keeps for one device of somebody's, so that signing
out there, or ending the session from another device, is the end of the token.
"""

from collections.abc import Mapping
from typing import NamedTuple
from uuid import UUID

from allauth.headless.tokens.strategies.sessions import SessionTokenStrategy
from django.db import connection
from django.http import HttpRequest
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from web.lru import LruCache


class Person(NamedTuple):
    """The caller of a request, with what requests need to know of them."""

    id: UUID
    name: str
    language: str
    is_guest: bool
    is_staff: bool
    is_bot: bool

    # What Django REST framework and its throttles ask of a user.

    @property
    def is_authenticated(self) -> bool:
        return True

    @property
    def is_active(self) -> bool:
        return True

    @property
    def pk(self) -> UUID:
        return self.id


class Nobody:
    """The caller of a request without a token."""

    pk = None
    is_authenticated = False
    is_bot = False


recent_tokens: LruCache[str, UUID] = LruCache(most=10_000)
"""The people to whom tokens lately belonged. The database says whether they still do."""


# What SQL says of tokens, for queries that ask about something else in the same go.

PERSON_COLUMNS = """
    person.id, person.name, person.language, person.is_guest, person.is_staff, person.is_bot
"""
SESSIONS = """
    usersessions_usersession AS device
    JOIN django_session AS session USING (session_key)
    JOIN accounts_account AS person ON person.id = device.user_id
"""


IS_LET_IN = """
    person.is_active AND (person.suspended_until IS NULL OR person.suspended_until <= now())
"""
"""The condition that a person is neither erased nor suspended."""


def is_session(token: str) -> str:
    """The condition that one of `SESSIONS` is valid and has the token, an expression in SQL."""
    return f"device.session_key = {token} AND session.expire_date > now() AND {IS_LET_IN}"


TOKEN_IS_THEIRS = f"""
    EXISTS (
        SELECT FROM {SESSIONS}
        WHERE {is_session("%(token)s")} AND person.id = %(person)s::uuid)
"""
"""The condition that the `token` is a valid one of the `person`, both of them parameters."""

_PERSON_OF_TOKEN = f"SELECT {PERSON_COLUMNS} FROM {SESSIONS} WHERE {is_session('%s')}"  # noqa: S608


def token_of(request: HttpRequest) -> str | None:
    """The token, without the one character that the database doesn't take."""
    return token_in(request.META)


def token_in(headers: Mapping[str, str]) -> str | None:
    """The same in headers as WSGI names them."""
    kind, _, token = headers.get("HTTP_AUTHORIZATION", "").partition(" ")
    return token.strip().replace("\0", "") if kind.lower() == "bearer" else None


def person_of(token: str) -> Person | None:
    with connection.cursor() as cursor:
        cursor.execute(_PERSON_OF_TOKEN, [token])
        row = cursor.fetchone()
    return None if row is None else Person(*row)


class BearerAuthentication(BaseAuthentication):
    """The authentication that settings.REST_FRAMEWORK names first."""

    def authenticate(self, request: Request) -> tuple[Person, str] | None:
        token = token_of(request)
        if token is None:
            return None
        person = person_of(token)
        if person is None:
            raise AuthenticationFailed
        return person, token

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"


class BearerTokenStrategy(SessionTokenStrategy):  # type: ignore[misc]
    """allauth's own token, taken from the header that everything else takes it from."""

    def get_session_token(self, request: HttpRequest) -> str | None:
        return token_of(request)
