"""The endpoints that list the games that a person played or plays."""

from datetime import datetime
from typing import get_args
from uuid import UUID

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts.people import PersonSeen, names_of
from games.rooms import Entrance, entrances
from games.rules.editions import EDITIONS, EditionName
from history.api.seats import SeatListed, seats_seen
from history.game_lists import Listed, Wanted, games_of
from history.privacy import require_shown
from history.story import Result
from web.endpoint import Endpoint, caller_id, json_response
from web.paging import PAGING, cursor_of, limit_of, moment, page_of
from web.parameters import choice_of, id_of, time_of
from web.schema import describe

RESULTS: tuple[Result, ...] = get_args(Result)
PLAYER = OpenApiParameter("player_id", UUID, OpenApiParameter.PATH)
FILTERS = (
    *PAGING,
    OpenApiParameter("edition", str, enum=list(EDITIONS)),
    OpenApiParameter("result", str, enum=RESULTS),
    OpenApiParameter("with", UUID, description="Only games that this person sat in too."),
    OpenApiParameter("from", datetime, description="Only games opened at this time or later."),
    OpenApiParameter("to", datetime, description="Only games opened before this time."),
)


class GameListed(msgspec.Struct, frozen=True):
    id: UUID
    room: Entrance | None
    """The room where it was played; null unless you may come in there."""
    is_public: bool
    edition: EditionName
    decks: list[str]
    result: Result
    """The result for the person whose list this is."""
    opened_at: datetime
    began_at: datetime
    ended_at: datetime | None
    """Null while the game is on."""
    seconds: int | None
    """Seconds from the first deal to the end."""
    turns: int
    """The number of turns scored."""
    with_bots: bool
    """True for a game in which bots sat, which counts in no statistics."""
    seats: list[SeatListed]
    """All who sat at the table, leftwards round it."""


class GamePage(msgspec.Struct, frozen=True):
    games: list[GameListed]
    next: str | None


class MyGames(Endpoint):
    @describe(
        "My games, newest first: those that are on, and those that are over",
        operation_id="list_my_games",
        answer=GamePage,
        refusals=(401,),
        parameters=[*FILTERS],
        tags=["Histories"],
    )
    def get(self, request: Request) -> HttpResponse:
        return json_response(_page(request, caller_id(request)))


class GamesOfPlayer(Endpoint):
    @describe(
        "Somebody's games, as far as they are for you: public ones, and those you sat in",
        operation_id="list_games_of_player",
        answer=GamePage,
        refusals=(401, 404),
        parameters=[PLAYER, *FILTERS],
        tags=["Histories"],
    )
    def get(self, request: Request, player_id: UUID) -> HttpResponse:
        require_shown(player_id, caller_id(request))
        return json_response(_page(request, player_id))


def _page(request: Request, person: UUID) -> GamePage:
    limit, cursor = limit_of(request), cursor_of(request, moment)
    found = games_of(person, caller_id(request), _wanted(request), cursor, limit + 1)
    page = page_of(found, limit, lambda game: game.cursor.text())
    names = names_of(UUID(seat.player) for game in page.rows for seat in game.seats)
    rooms = entrances([game.id for game in page.rows], caller_id(request))
    return GamePage([_listed(game, names, rooms.get(game.id)) for game in page.rows], page.next)


def _wanted(request: Request) -> Wanted:
    return Wanted(
        edition=choice_of(request, "edition", EDITIONS),
        result=choice_of(request, "result", RESULTS),
        partner=id_of(request, "with"),
        since=time_of(request, "from"),
        until=time_of(request, "to"),
    )


def _listed(game: Listed, names: dict[UUID, PersonSeen], room: Entrance | None) -> GameListed:
    return GameListed(
        id=game.id,
        room=room,
        is_public=game.is_public,
        edition=game.edition,
        decks=game.decks,
        result=game.result,
        opened_at=game.opened_at,
        began_at=game.began_at,
        ended_at=game.ended_at,
        seconds=round((game.ended_at - game.began_at).total_seconds()) if game.ended_at else None,
        turns=game.turns,
        with_bots=game.with_bots,
        seats=seats_seen(game.seats, names),
    )
