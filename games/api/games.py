"""A game over HTTP: its moves, the caller's view of it, and what happened."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, ClassVar, cast
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext_noop
from drf_spectacular.utils import OpenApiParameter, extend_schema_view
from msgspec import Meta
from rest_framework.request import Request

from games import rooms, store
from games.api.access import (
    GameEndpoint,
    access_of,
    key_of,
    player_of,
    require_acquaintance,
    viewer_of,
)
from games.play import ask_the_clock, play
from games.rules import moves as m
from games.rules.events import AnyEvent
from games.rules.names import Colour
from games.rules.refusals import RuleViolation
from games.rules.state import Table
from games.rules.view import (
    View,
    Viewer,
    as_player,
    event_for,
    view_for,
)
from web.endpoint import answer, body_of
from web.measured import count_move
from web.problems import Refused
from web.schema import IDEMPOTENCY_KEY, SIGNED_IN, describe

PAGE = 500
NO_SUCH_NUMBER = gettext_noop("{parameter} must be a whole number from 0 on.")


def etag(version: int, viewer: Viewer) -> str:
    return f'"{version}-{viewer.player or viewer.role}"'


def seen(table: Table, viewer: Viewer) -> HttpResponse:
    return answer(view_for(table, viewer), ETag=etag(table.version, viewer))


def _in_time(game_id: UUID, table: Table) -> Table:
    """With no clock to end the phase, whoever looks does."""
    overdue = table.deadline is not None and datetime.now(UTC) >= table.deadline
    return ask_the_clock(game_id) if overdue else table


class GameView(GameEndpoint):
    @describe(
        "The game as you may see it",
        answer=View,
        refusals=(*SIGNED_IN, 404),
        parameters=[
            OpenApiParameter(
                "If-None-Match",
                str,
                OpenApiParameter.HEADER,
                description="The ETag of what you have; 304 if nothing has changed since.",
            )
        ],
        tags=["games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        access, viewer = access_of(request), viewer_of(request)
        on_time = access.deadline is None or datetime.now(UTC) < access.deadline
        tag = etag(access.version, viewer)
        if on_time and request.headers.get("If-None-Match") == tag:
            return HttpResponse(status=304, headers={"ETag": tag})
        return seen(_in_time(game_id, store.load(game_id, access.version)), viewer)


# What happened


class EventLine(msgspec.Struct, frozen=True):
    seq: int
    at: datetime
    by: UUID | None
    """Whose doing it was; nobody's, if the clock's or the table's own."""
    event: msgspec.Raw


class EventPage(msgspec.Struct, frozen=True):
    version: int
    over: bool
    """If so, nothing is hidden any more."""
    events: list[EventLine]
    next: int | None
    """Ask for what comes `after` this."""


class GameEvents(GameEndpoint):
    @describe(
        "What has happened, as you may see it; once the game is over, everything",
        answer=EventPage,
        refusals=(*SIGNED_IN, 404),
        parameters=[
            OpenApiParameter(
                "after",
                {"type": "integer", "minimum": 0, "maximum": 2**31 - 1},
                description="Only what came after this number.",
            )
        ],
        tags=["games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        access, viewer = access_of(request), viewer_of(request)
        table = _in_time(game_id, store.load(game_id, access.version))
        after = _number(request, "after")
        history = store.history(game_id, after, until=min(table.version, after + PAGE))
        lines = [
            EventLine(line.seq, line.at, line.actor, _told(line.event, viewer, table))
            for line in history
        ]
        last = lines[-1].seq if lines else after
        return answer(
            EventPage(table.version, table.is_over, lines, last if last < table.version else None)
        )


def _told(event: AnyEvent, viewer: Viewer, table: Table) -> msgspec.Raw:
    told = event if table.is_over else event_for(event, viewer)
    return msgspec.Raw(msgspec.json.encode(told, order="deterministic"))


def _number(request: Request, parameter: str) -> int:
    given = request.query_params.get(parameter, "0")
    if not (given.isascii() and given.isdigit() and int(given) < 2**31):
        raise Refused(400, "bad_parameter", NO_SUCH_NUMBER, parameter=parameter)
    return int(given)


# Moves


class MoveEndpoint(GameEndpoint):
    throttle = "move"
    move: ClassVar[type[m.AnyMove]]

    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        require_acquaintance(request)
        key, move = key_of(request), body_of(request, self.move)
        return made_move(request, move, partial(play, game_id, player_of(request), move, key))


def made_move(request: Request, move: m.AnyMove, make: Callable[[], Table]) -> HttpResponse:
    kind = type(move).__name__
    try:
        table = make()
    except RuleViolation as refusal:
        count_move(kind, refusal.code)
        raise
    count_move(kind, "done")
    return seen(table, as_player(str(request.user.pk)))


def describe_move(summary: str, body: Any, example: dict[str, Any]) -> Callable[[Any], Any]:
    return describe(
        summary,
        body=body,
        answer=View,
        refusals=(*SIGNED_IN, 404, 409, 422),
        parameters=[IDEMPOTENCY_KEY],
        example=example,
        tags=["moves"],
    )


def endpoint_for(
    move: type[m.AnyMove], summary: str, example: dict[str, Any]
) -> Callable[..., HttpResponse]:
    """A view whose body is the move itself."""
    kind = type(f"{move.__name__}Endpoint", (MoveEndpoint,), {"move": move})
    described = extend_schema_view(post=describe_move(summary, move, example))(kind)
    return cast("Callable[..., HttpResponse]", described.as_view())


class JoinBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour | None = None
    password: Annotated[str, Meta(max_length=128)] | None = None


class JoinEndpoint(GameEndpoint):
    throttle = "move"

    @describe_move("Sit down, or wait for the turn to end if the game is on", JoinBody, {})
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        key, body = key_of(request), body_of(request, JoinBody)
        join = partial(rooms.join, game_id, request.user.pk, body.colour, body.password, key)
        return made_move(request, m.Join(body.colour), join)
