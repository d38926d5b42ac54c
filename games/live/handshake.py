"""Who wants to come in by a socket, and may they?"""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qs
from uuid import UUID

from channels.security.websocket import OriginValidator
from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language_from_request
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated

from accounts.authentication import person_of, token_of
from accounts.tickets import session_of
from games import rooms
from games.live.queries import Standing, who_must_go
from games.models import Room
from games.refusals import GameRefusal
from web.parameters import an_id, whole_number
from web.refusals import Refused
from web.throttle import refuse_too_many

SUBPROTOCOL = "dixit"
BEARER = "bearer."


class KnownOrigins(OriginValidator):
    """Apps have no origin; a browser says truly whose page it shows."""

    def __init__(self, application: Any) -> None:
        super().__init__(application, [*settings.ALLOWED_HOSTS, *settings.CORS_ALLOWED_ORIGINS])

    def valid_origin(self, parsed_origin: Any) -> bool:
        return parsed_origin is None or bool(super().valid_origin(parsed_origin))


class Handshake(NamedTuple):
    """What a client says in opening a socket."""

    request: HttpRequest
    subprotocols: tuple[str, ...]
    query: Mapping[str, list[str]]
    code: str

    @classmethod
    def of(cls, scope: Mapping[str, Any]) -> "Handshake":
        request = HttpRequest()
        for name, value in scope["headers"]:
            request.META[f"HTTP_{name.decode('latin-1').upper().replace('-', '_')}"] = value.decode(
                "latin-1"
            )
        request.META["REMOTE_ADDR"] = (scope.get("client") or ("",))[0]
        query = parse_qs(scope["query_string"].decode("latin-1"))
        code = scope["url_route"]["kwargs"]["code"]
        return cls(request, tuple(scope.get("subprotocols", ())), query, code)

    @property
    def language(self) -> str:
        return get_language_from_request(self.request)

    @property
    def subprotocol(self) -> str | None:
        return SUBPROTOCOL if SUBPROTOCOL in self.subprotocols else None

    def parameter(self, name: str) -> str | None:
        return self.query.get(name, [None])[0]


class Admitted(NamedTuple):
    room: UUID
    person: UUID
    session: str
    after: int | None
    game: UUID | None
    """The one that they have that version of; if they don't say, the room's."""


def let_in(knock: Handshake) -> Admitted:
    """Raises what HTTP would answer to somebody who may not look into the room."""
    since = knock.parameter("after")
    after = None if since is None else whole_number("after", since)
    of = knock.parameter("game")
    game = None if of is None else an_id("game", of)
    session = _session(knock)
    person = person_of(session)
    room = Room.objects.filter(code=knock.code.upper()).first()
    if person is None or room is None or not rooms.has_been_in(room, person.id):
        refuse_too_many("code", knock.request.META["REMOTE_ADDR"])  # they may be guessing
    if person is None:
        raise AuthenticationFailed
    if room is None:
        raise Refused(GameRefusal.NO_SUCH_ROOM)
    standing = Standing(room.id, person.id, session)
    for why in who_must_go([standing]).values():
        raise why
    return Admitted(*standing, after, game)


def _session(knock: Handshake) -> str:
    if ticket := knock.parameter("ticket"):
        session = session_of(ticket)
        if session is None:
            raise AuthenticationFailed
        return session
    offered = (name.removeprefix(BEARER) for name in knock.subprotocols if name.startswith(BEARER))
    token = token_of(knock.request) or next(offered, None)
    if token is None:
        raise NotAuthenticated
    return token
