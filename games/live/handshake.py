"""The opening of a socket: who asks for it, and whether they may have it."""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qs
from uuid import NAMESPACE_URL, UUID, uuid5

from channels.security.websocket import OriginValidator
from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language_from_request
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated

from accounts.authentication import person_of, token_of
from accounts.tickets import session_of
from games import admission
from games.finished_games import Reader
from games.live.queries import Access, lost_access
from games.live.stories import refuse_unless_open
from games.models import Room
from games.refusals import GameRefusal
from web.addresses import address_of, network_of
from web.cors import log_kept_out
from web.parameters import an_id, whole_number
from web.refusals import Refused
from web.throttle import refuse_too_many_by_address

SUBPROTOCOL = "dixit"
BEARER = "bearer."


class KnownOrigins(OriginValidator):
    """Refuses pages of other sites, which browsers name truthfully; apps have no origin."""

    def __init__(self, application: Any) -> None:
        super().__init__(application, [*settings.ALLOWED_HOSTS, *settings.CORS_ALLOWED_ORIGINS])

    def valid_origin(self, parsed_origin: Any) -> bool:
        is_known = parsed_origin is None or bool(super().valid_origin(parsed_origin))
        if not is_known:
            log_kept_out(parsed_origin.geturl())
        return is_known


class Handshake(NamedTuple):
    """All that a client says on opening a socket."""

    request: HttpRequest
    subprotocols: tuple[str, ...]
    query: Mapping[str, list[str]]
    code: str
    """The room's code in the address; empty for a socket that follows no room."""
    game: UUID | None
    """The game in the address, for a socket that follows its story."""

    @classmethod
    def of(cls, scope: Mapping[str, Any]) -> "Handshake":
        request = HttpRequest()
        for name, value in scope["headers"]:
            request.META[f"HTTP_{name.decode('latin-1').upper().replace('-', '_')}"] = value.decode(
                "latin-1"
            )
        request.META["REMOTE_ADDR"] = (scope.get("client") or ("",))[0]
        query = parse_qs(scope["query_string"].decode("latin-1"))
        address = scope["url_route"]["kwargs"]
        return cls(
            request,
            tuple(scope.get("subprotocols", ())),
            query,
            address.get("code", ""),
            address.get("game_id"),
        )

    @property
    def language(self) -> str:
        return get_language_from_request(self.request)

    @property
    def subprotocol(self) -> str | None:
        return SUBPROTOCOL if SUBPROTOCOL in self.subprotocols else None

    def parameter(self, name: str) -> str | None:
        return self.query.get(name, [None])[0]


class Holder(NamedTuple):
    """A person, and the session by which they open a socket."""

    person: UUID
    session: str


class StoryHolder(NamedTuple):
    reader: Reader
    counted_as: UUID
    """The person; or an id for all who have not signed in and come from the same network."""
    session: str
    """Empty for whoever has not signed in."""


class Admission(NamedTuple):
    room: UUID
    person: UUID
    session: str
    after: int | None
    game: UUID | None
    """The game whose version `after` is; the room's current one, if the client doesn't say."""


def authorize(handshake: Handshake) -> Admission:
    """Checks that the client may open the socket, and raises what HTTP would answer if not."""
    after = handshake.parameter("after")
    game = handshake.parameter("game")
    version = None if after is None else whole_number("after", after)
    game_id = None if game is None else an_id("game", game)
    session = _session(handshake)
    person = person_of(session)
    room = Room.objects.filter(code=handshake.code.upper()).first()
    if person is None or room is None or not admission.has_been_in(room, person.id):
        refuse_too_many_by_address("code", handshake.request)  # they may be guessing
    if person is None:
        raise AuthenticationFailed
    if room is None:
        raise Refused(GameRefusal.NO_SUCH_ROOM)
    access = Access(room.id, person.id, session)
    for error in lost_access([access]).values():
        raise error
    return Admission(*access, version, game_id)


def identify(handshake: Handshake) -> Holder:
    """The person whose socket it is; raises what HTTP would answer if there is none."""
    session = _session(handshake)
    person = person_of(session)
    if person is None:
        refuse_too_many_by_address("code", handshake.request)  # they may be guessing
        raise AuthenticationFailed
    return Holder(person.id, session)


def identify_reader(handshake: Handshake) -> StoryHolder:
    """The holder of a socket at a story; raises what HTTP would answer if they may not read it."""
    assert handshake.game is not None
    try:
        person, session = identify(handshake)
    except NotAuthenticated:
        refuse_too_many_by_address("any", handshake.request)
        stranger = uuid5(NAMESPACE_URL, network_of(address_of(handshake.request)))
        holder = StoryHolder(Reader(handshake.game, None), stranger, "")
    else:
        holder = StoryHolder(Reader(handshake.game, person), person, session)
    refuse_unless_open(holder.reader)
    return holder


def _session(handshake: Handshake) -> str:
    if ticket := handshake.parameter("ticket"):
        session = session_of(ticket)
        if session is None:
            raise AuthenticationFailed
        return session
    offered = (
        name.removeprefix(BEARER) for name in handshake.subprotocols if name.startswith(BEARER)
    )
    token = token_of(handshake.request) or next(offered, None)
    if token is None:
        raise NotAuthenticated
    return token
