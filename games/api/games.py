"""A game over HTTP: its moves, the caller's view of it, and what happened."""

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from typing import Annotated, Any, ClassVar, cast
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter, extend_schema_view
from msgspec import Meta
from rest_framework.request import Request

from games import rooms, store
from games.api.access import (
    GameEndpoint,
    access_of,
    access_of_an_acquaintance,
    key_of,
    player_of,
    viewer_of,
)
from games.api.moves import MoveAsked
from games.api.paging import number_of
from games.play import in_time, play
from games.rules import moves as m
from games.rules.event_view import ClueGivenUnsaid, OpenEvent, VeiledEvent, event_for, event_in_full
from games.rules.events import AnyEvent
from games.rules.names import Colour
from games.rules.refusals import RuleViolation
from games.rules.state import Table
from games.rules.view import View, Viewer, as_player, view_for
from games.timing import has_passed, timing
from web.endpoint import body_of, caller_id, encode, json_response
from web.metrics import count_move
from web.schema import IDEMPOTENCY_KEY, SIGNED_IN, component, describe, schema_of

PAGE = 500


GAME_ID = OpenApiParameter("game_id", UUID, OpenApiParameter.PATH)
WITH_A_VIEW = [
    OpenApiParameter(name, str, OpenApiParameter.HEADER, response=[200, 304])
    for name in ("ETag", "Server-Time", "Seconds-Left")
]
AFTER = OpenApiParameter(
    "after",
    {"type": "integer", "minimum": 0, "maximum": 2**31 - 1, "default": 0},
    description="Only what came after this number.",
)
VIEW = component("View", View)
EVENT = {
    "anyOf": [
        component("EventAsSeen", OpenEvent | VeiledEvent),
        component("EventInFull", AnyEvent),
        schema_of(ClueGivenUnsaid),
    ]
}


def etag(version: int, viewer: Viewer) -> str:
    return f'"{version}-{viewer.player or viewer.role}"'


def view_response(table: Table, viewer: Viewer) -> HttpResponse:
    return json_response(view_for(table, viewer), 200, **view_headers(table, viewer))


def view_headers(table: Table, viewer: Viewer) -> dict[str, str]:
    """What the headers say with a view."""
    return {"ETag": etag(table.version, viewer), **_time(table.deadline)}


def _time(deadline: datetime | None) -> dict[str, str]:
    """Beside the view and not in it, since the view of a version is the same at any time."""
    told = timing(deadline)
    said = {"Server-Time": f"{told.now.isoformat(timespec='milliseconds')[:-6]}Z"}  # for +00:00
    if told.seconds_left is not None:
        said["Seconds-Left"] = f"{told.seconds_left:.3f}"
    return said


class GameView(GameEndpoint):
    @describe(
        "The game as you may see it",
        operation_id="get_game",
        answer=VIEW,
        unchanged=True,
        refusals=(401, 404),
        parameters=[
            GAME_ID,
            *WITH_A_VIEW,
            OpenApiParameter(
                "If-None-Match",
                str,
                OpenApiParameter.HEADER,
                description="The ETag of what you have; 304 if nothing has changed since.",
            ),
        ],
        tags=["Games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        access, viewer = access_of(request), viewer_of(request)
        tag = etag(access.version, viewer)
        if _has_already(request, tag) and not has_passed(access.deadline):
            return HttpResponse(status=304, headers={"ETag": tag, **_time(access.deadline)})
        return view_response(in_time(game_id, store.load(game_id, access.version)), viewer)


def _has_already(request: Request, tag: str) -> bool:
    """Proxies that compress an answer make its tag a weak one."""
    tags = parse_etags(request.headers.get("If-None-Match", ""))
    return "*" in tags or tag in {known.removeprefix("W/") for known in tags}


# What happened


class EventLine(msgspec.Struct, frozen=True):
    seq: int
    at: datetime
    by: UUID | None
    """Whose doing it was; nobody's, if the clock's or the table's own."""
    event: Annotated[msgspec.Raw, Meta(extra_json_schema=EVENT)]
    """Once the game is over, as it is, but for hidden clues; until then, as you may see it."""


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
        operation_id="list_events",
        answer=EventPage,
        refusals=(401, 404),
        parameters=[GAME_ID, AFTER],
        tags=["Games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        access, viewer = access_of(request), viewer_of(request)
        table = in_time(game_id, store.load(game_id, access.version))
        return json_response(events_page(request, game_id, table, viewer))


def events_page(request: Request, game_id: UUID, table: Table, viewer: Viewer) -> EventPage:
    after = number_of(request, "after", 0)
    history = store.history(game_id, after, until=min(table.version, after + PAGE))
    lines = lines_for(history, viewer, table)
    last = lines[-1].seq if lines else after
    more = last if last < table.version else None
    return EventPage(table.version, table.is_over, lines, more)


def lines_for(history: Iterable[store.Recorded], viewer: Viewer, table: Table) -> list[EventLine]:
    hidden = table.hidden_clues
    return [
        EventLine(
            line.seq, line.at, line.actor, _told(line.event, viewer, table, line.seq in hidden)
        )
        for line in history
    ]


def _told(event: AnyEvent, viewer: Viewer, table: Table, clue_hidden: bool) -> msgspec.Raw:
    told = (
        event_in_full(event, clue_hidden=clue_hidden)
        if table.is_over
        else event_for(event, viewer, clue_hidden=clue_hidden)
    )
    return msgspec.Raw(encode(told))


# Moves


class MoveEndpoint(GameEndpoint):
    throttle = "move"
    move: ClassVar[type[m.AnyMove]]

    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        version = access_of_an_acquaintance(request).version
        key, move = key_of(request.META), body_of(request, self.move)
        make = partial(play, game_id, player_of(request), move, key, version=version)
        return made_move(request, move, make)


def move_name(kind: type[m.AnyMove]) -> str:
    """As figures name the moves."""
    return kind.__name__


def made_move(request: Request, move: m.AnyMove, make: Callable[[], Table]) -> HttpResponse:
    name = move_name(type(move))
    try:
        table = make()
    except RuleViolation as refusal:
        count_move(name, refusal.code)
        raise
    count_move(name, "done")
    return view_response(table, as_player(str(caller_id(request))))


def describe_move(
    name: str, summary: str, body: Any, example: dict[str, Any]
) -> Callable[[Any], Any]:
    return describe(
        summary,
        operation_id=name,
        body=body,
        answer=VIEW,
        refusals=(*SIGNED_IN, 404, 409, 422),
        parameters=[GAME_ID, *WITH_A_VIEW, IDEMPOTENCY_KEY],
        example=example,
        tags=["Moves"],
    )


def endpoint_for(move: MoveAsked) -> Callable[..., HttpResponse]:
    """A view whose body is the move itself."""
    kind = type(f"{move_name(move.kind)}Endpoint", (MoveEndpoint,), {"move": move.kind})
    description = describe_move(move.name, move.summary, move.kind, move.example)
    describing = extend_schema_view(post=description)
    return cast("type[MoveEndpoint]", describing(kind)).as_view()


class JoinBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour | None = None
    password: Annotated[str, Meta(max_length=128)] | None = None


class JoinEndpoint(GameEndpoint):
    throttle = "code"
    throttle_by_address = True

    @describe_move(
        "join_game",
        "Sit down, or wait for the turn to end if the game is on",
        JoinBody,
        {"colour": "blue"},
    )
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        key, body = key_of(request.META), body_of(request, JoinBody)
        join = partial(rooms.join, game_id, caller_id(request), body.colour, body.password, key)
        return made_move(request, m.Join(body.colour), join)
