"""The endpoints of a game: its moves, the caller's view, and its events."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ClassVar, cast
from uuid import UUID

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter, extend_schema_view
from msgspec import Meta
from rest_framework.request import Request

from games import admission
from games.api.access import (
    GameEndpoint,
    access_of,
    access_of_an_acquaintance,
    player_of,
    require_known_game,
    table_in_time,
    viewer_of,
)
from games.api.moves import AskedMove, MoveAsked, as_meant
from games.api.parameters import AFTER, GAME_ID
from games.play import play
from games.rules import moves as m
from games.rules.names import Colour
from games.rules.refusals import RuleViolation
from games.rules.state import Table
from games.rules.view import Viewer, as_player, view_for
from games.serializers.events import EventPage, events_page
from games.serializers.games import VIEW, etag, time_headers, view_headers
from games.serializers.people import PeopleOfGame, people_of_game
from games.time_left import has_passed
from web.compression import compressed
from web.endpoint import body_of, caller_id, has_already, json_response, no_content
from web.idempotency import key_of
from web.metrics import count_move
from web.parameters import number_of
from web.schema import IDEMPOTENCY_KEY, IF_NONE_MATCH, SIGNED_IN, describe

WITH_A_VIEW = [
    OpenApiParameter(name, str, OpenApiParameter.HEADER, response=[200, 304])
    for name in ("ETag", "Server-Time", "Seconds-Left")
]


def view_response(table: Table, viewer: Viewer) -> HttpResponse:
    return json_response(view_for(table, viewer), 200, **view_headers(table, viewer))


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
            IF_NONE_MATCH,
        ],
        for_bots=True,
        tags=["Games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        access = access_of(request)
        viewer = viewer_of(request, access)
        tag = etag(access.version, viewer)
        if has_already(request, tag) and not has_passed(access.deadline):
            return HttpResponse(status=304, headers={"ETag": tag, **time_headers(access.deadline)})
        return view_response(table_in_time(request, access), viewer)


# What happened


class GameEvents(GameEndpoint):
    @describe(
        "What has happened, as you may see it; once the game is over, everything",
        operation_id="list_events",
        answer=EventPage,
        refusals=(401, 404),
        parameters=[GAME_ID, AFTER],
        for_bots=True,
        tags=["Games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        access = access_of(request)
        table, after = table_in_time(request, access), number_of(request, "after", 0)
        page = events_page(game_id, table, viewer_of(request, access), after)
        answer = json_response(page)
        return compressed(request, answer) if page.over else answer


class GamePeople(GameEndpoint):
    @describe(
        "Names, avatars and colours of all who appear in the game",
        operation_id="list_people",
        answer=PeopleOfGame,
        refusals=(401, 404),
        parameters=[GAME_ID],
        for_bots=True,
        tags=["Games"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        return json_response(people_of_game(table_in_time(request, access_of(request))))


# Moves


class MoveEndpoint(GameEndpoint):
    throttle = "move"
    move: ClassVar[type[AskedMove]]

    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        version = access_of_an_acquaintance(request).version
        key, asked = key_of(request.META), body_of(request, self.move)
        move = as_meant(asked, game_id, caller_id(request))
        make = partial(play, game_id, player_of(request), move, key, version=version)
        return made_move(request, move, make)


def move_name(kind: type[AskedMove]) -> str:
    """The name of a kind of moves in the metrics."""
    return kind.__name__


def made_move(request: Request, move: m.AnyMove, make: Callable[[], Table]) -> HttpResponse:
    return view_response(_counted(move, make), as_player(str(caller_id(request))))


def _counted(move: m.AnyMove, make: Callable[[], Table]) -> Table:
    """The table after the move, which counts in the metrics, as its refusal does."""
    name = move_name(type(move))
    try:
        table = make()
    except RuleViolation as refusal:
        count_move(name, refusal.code)
        raise
    count_move(name, "done")
    return table


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
        for_bots=True,
        tags=["Moves"],
    )


def endpoint_for(move: MoveAsked) -> Callable[..., HttpResponse]:
    """The endpoint of a move, whose body is the move itself."""
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
        join = partial(admission.join, game_id, caller_id(request), body.colour, body.password, key)
        return made_move(request, m.Join(body.colour), join)


class HideClueEndpoint(GameEndpoint):
    """It answers nothing, for whoever has left may hide a clue and not see the game."""

    throttle = "move"

    @describe(
        "Hide the clue that you gave in a turn, for good; also after you have left, or it is over",
        operation_id="hide_clue",
        body=m.HideClue,
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[GAME_ID],
        example={"turn": 1},
        for_bots=True,
        tags=["Moves"],
    )
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        require_known_game(request)
        move = body_of(request, m.HideClue)
        _counted(move, partial(play, game_id, player_of(request), move))
        return no_content()
