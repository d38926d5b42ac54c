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

from web.lru import LruCache


class Person(NamedTuple):
    """What a request needs to know of who sends it."""

    id: UUID
    name: str
    language: str
    is_guest: bool
    is_staff: bool

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


recent_tokens: LruCache[str, UUID] = LruCache(most=10_000)
"""Whose tokens these lately were. Whether they still are is for the database to say."""


class Nobody:
    """Who sends a request without a token."""

    pk = None
    is_authenticated = False


COLUMNS = "person.id, person.name, person.language, person.is_guest, person.is_staff"
OF_TOKEN = """
    usersessions_usersession AS device
    JOIN django_session AS session USING (session_key)
    JOIN accounts_account AS person ON person.id = device.user_id
"""  # noqa: S105
IS_VALID = """
    device.session_key = %s AND session.expire_date > now() AND person.is_active
    AND (person.suspended_until IS NULL OR person.suspended_until <= now())
"""


def token_of(request: HttpRequest) -> str | None:
    """The token, without the one character that the database doesn't take."""
    return token_in(request.META)


def token_in(headers: Mapping[str, str]) -> str | None:
    """The same in headers as WSGI names them."""
    kind, _, token = headers.get("HTTP_AUTHORIZATION", "").partition(" ")
    return token.strip().replace("\0", "") if kind.lower() == "bearer" else None


def person_of(token: str) -> Person | None:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {COLUMNS} FROM {OF_TOKEN} WHERE {IS_VALID}", [token])  # noqa: S608
        row = cursor.fetchone()
    return None if row is None else Person(*row)


class BearerTokenStrategy(SessionTokenStrategy):  # type: ignore[misc]
    """allauth's own token, taken from the header that everything else takes it from."""

    def get_session_token(self, request: HttpRequest) -> str | None:
        return token_of(request)
