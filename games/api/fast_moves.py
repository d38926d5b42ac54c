"""The fast way of a move: past Django, for a request like one that Django has answered lately.

Almost every move is one that nothing speaks against, by somebody who has moved before. Then nothing
needs to be read: the statement that keeps the move makes sure of token and table. The headers of
its answer are those that the ordinary way last gave to a request like it. Any other request, and
any that is refused, goes the ordinary way, which is all of Django; nothing is refused here.

It goes past all middlewares, permissions and throttles. tests/api/test_fast_moves_fence.py lists
those that were weighed for it, and says of each why nothing is lost.
"""

import logging
import re
import time
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from uuid import UUID
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

import msgspec
from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.urls.converters import UUIDConverter

from accounts.authentication import TOKEN_IS_THEIRS, recent_tokens, token_in
from games.api.games import MoveEndpoint, move_name
from games.api.moves import MOVES, as_meant
from games.append_sql import Condition
from games.command import Command
from games.play import try_play
from games.rules.moves import AnyMove, player
from games.rules.state import Table
from games.rules.view import as_player, view_for
from games.serializers.games import view_headers
from games.store import recent_tables
from web.endpoint import encode
from web.idempotency import key_of
from web.lru import LruCache
from web.metrics import count_move, log_request
from web.refusals import Refused
from web.request_id import HEADER as REQUEST_ID
from web.request_id import requested
from web.throttle import ALREADY_COUNTED, seconds_to_wait

PATH = re.compile(rf"/api/v1/games/({UUIDConverter.regex})/([a-z]+)")
ROUTE = "api/v1/games/<uuid:game_id>/"
OF_ONE_REQUEST = {
    "HTTP_AUTHORIZATION",
    "HTTP_CF_RAY",
    "HTTP_CONTENT_LENGTH",
    "HTTP_IDEMPOTENCY_KEY",
    "HTTP_TRACEPARENT",
    "HTTP_TRACESTATE",
    "HTTP_X_AMZN_TRACE_ID",
    "HTTP_X_REQUEST_ID",
    "HTTP_X_REQUEST_START",
}
"""Request headers that no header of an answer depends on, but for those that are made here."""
REPEATED = frozenset(
    (
        "access-control-allow-origin",
        "access-control-expose-headers",
        "allow",
        "cache-control",
        "content-language",
        "content-security-policy",
        "content-type",
        "cross-origin-opener-policy",
        "permissions-policy",
        "referrer-policy",
        "strict-transport-security",
        "vary",
        "x-content-type-options",
        "x-frame-options",
    )
)
"""Headers of an answer that are the same for all requests alike."""
MADE_HERE = frozenset(("content-length", "etag", "seconds-left", "server-time", REQUEST_ID.lower()))
"""Headers that each answer has its own of; the server adds the length."""
LONGEST_LIKENESS = 4_000
KINDS = {move.path: move.kind for move in MOVES}

UNREADABLE = (RequestDataTooBig, UnicodeDecodeError, RecursionError, msgspec.MsgspecError)

Headers = list[tuple[str, str]]
Likeness = tuple[str, ...]

log = logging.getLogger(__name__)


UsualHeaders = LruCache[Likeness, Headers]
"""The headers last given to requests that differ in nothing but who moves, where, and how."""


class Asked(NamedTuple):
    game: UUID
    path: str
    token: str
    likeness: Likeness


class Made(NamedTuple):
    by: UUID
    headers: Mapping[str, str]
    view: bytes


def with_fast_moves(application: WSGIApplication) -> WSGIApplication:
    """The application with the fast way before it, unless settings.FAST_MOVES is off."""
    if not settings.FAST_MOVES:
        return application
    usual = UsualHeaders(most=1_000)

    def serve(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        asked = _asked(environ)
        if asked is None:
            return application(environ, start_response)
        headers = usual.get(asked.likeness)
        if headers is None:
            return application(environ, learn_from(usual, asked.likeness, start_response))
        began = time.perf_counter()
        with requested(environ.get("HTTP_X_REQUEST_ID", "")) as request_id:
            made = _made(asked, environ)
            if made is None:
                environ["HTTP_X_REQUEST_ID"] = request_id
                return application(environ, start_response)
            said = {**made.headers, REQUEST_ID: request_id}
            start_response("200 OK", [*headers, *said.items()])
            seconds = time.perf_counter() - began
            log_request("POST", ROUTE + asked.path, 200, seconds, account=str(made.by))
            return [made.view]

    return serve


def _asked(environ: WSGIEnvironment) -> Asked | None:
    """The move that the request asks for; none if it is none, or one for the ordinary way."""
    if environ["REQUEST_METHOD"] != "POST" or environ["QUERY_STRING"] or "HTTP_COOKIE" in environ:
        return None
    found = PATH.fullmatch(environ["PATH_INFO"])
    token = token_in(environ)
    if found is None or found[2] not in KINDS or not token:
        return None
    likeness = _likeness(found[2], environ)
    if sum(map(len, likeness)) > LONGEST_LIKENESS:
        return None
    return Asked(UUID(found[1]), found[2], token, likeness)


def _likeness(path: str, environ: Mapping[str, Any]) -> Likeness:
    """The parts of a request that the headers of its answer may depend on."""
    given = (
        f"{name}={value}"
        for name, value in environ.items()
        if name.startswith("HTTP_") and name not in OF_ONE_REQUEST
    )
    return path, environ["wsgi.url_scheme"], environ.get("CONTENT_TYPE", ""), *given


def learn_from(usual: UsualHeaders, likeness: Likeness, start: StartResponse) -> StartResponse:
    def learn(status: str, headers: Headers, error: Any = None, /) -> Any:
        again = repeatable(headers) if status.startswith("200") else None
        if again is not None:
            usual.put(likeness, again)
        return start(status, headers, error)

    return learn


def repeatable(headers: Headers) -> Headers | None:
    """The headers to give again; none if one of them is on no list."""
    if {name.lower() for name, _ in headers} - REPEATED - MADE_HERE:
        return None
    return [header for header in headers if header[0].lower() in REPEATED]


def _made(asked: Asked, environ: WSGIEnvironment) -> Made | None:
    """Makes the move; none if anything is against it, which the ordinary way will tell."""
    person, table = recent_tokens.get(asked.token), recent_tables.get(asked.game)
    if person is None or str(person) not in table.sitting:
        return None
    try:
        if seconds_to_wait(MoveEndpoint.throttle, str(person)):
            return None
        environ[ALREADY_COUNTED] = True
        return _answer(asked, environ, person, table)
    except (*UNREADABLE, Refused):
        return None
    except Exception:
        log.exception("a move could not be made at once")
        return None


def _answer(asked: Asked, environ: WSGIEnvironment, person: UUID, table: Table) -> Made | None:
    me = str(person)
    key, move = key_of(environ), _move(asked, environ, person)
    command = Command.of(player(me), move, key)
    token_is_valid = Condition(TOKEN_IS_THEIRS, {"token": asked.token, "person": person})
    after = try_play(asked.game, table, command, token_is_valid)
    if after is None:
        return None
    count_move(move_name(type(command.move)), "done")
    viewer = as_player(me)
    return Made(person, view_headers(after, viewer), encode(view_for(after, viewer)))


def _move(asked: Asked, environ: WSGIEnvironment, person: UUID) -> AnyMove:
    body = environ["wsgi.input"].read()
    environ["wsgi.input"].seek(0)
    if len(body) > (settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0):
        raise RequestDataTooBig
    move = msgspec.json.decode(body or b"{}", type=KINDS[asked.path])
    return as_meant(move, asked.game, person)
