"""The endpoint of a season's leaderboard."""

import re
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts.people import PersonSeen, names_of
from history.api.players import SeasonSeen, season_seen
from history.leaderboard import Placed, leaderboard
from history.models import Rating
from history.rating import season_of
from history.refusals import A_SEASON
from web.endpoint import Endpoint, caller_id, json_response
from web.paging import PAGING, Cursor, cursor_of, finite, limit_of, page_of
from web.parameters import bad_parameter
from web.schema import describe

SEASON = re.compile(r"[0-9]{4}-Q[1-4]", re.ASCII)


class Leader(msgspec.Struct, frozen=True):
    place: int
    person: PersonSeen
    rating: float
    games: int
    wins: int


class Leaderboard(msgspec.Struct, frozen=True):
    season: str
    leaders: list[Leader]
    """Only people who show their history to everybody are listed."""
    mine: SeasonSeen | None
    """Your own rating, whether or not you are listed."""
    next: str | None


class Leaders(Endpoint):
    @describe(
        "The leaderboard of a season, best first",
        operation_id="get_leaderboard",
        answer=Leaderboard,
        refusals=(401,),
        parameters=[
            *PAGING,
            OpenApiParameter(
                "season",
                {"type": "string", "pattern": f"^{SEASON.pattern}$", "examples": ["2026-Q4"]},
                description="A quarter of a year; the one that is on, unless named.",
            ),
        ],
        tags=["Histories"],
    )
    def get(self, request: Request) -> HttpResponse:
        season, limit = _season(request), limit_of(request)
        found = leaderboard(season, cursor_of(request, finite), limit + 1)
        page = page_of(found, limit, _place)
        names = names_of(row.player for _, row in page.rows)
        mine = Rating.objects.filter(season=season, player=caller_id(request)).first()
        return json_response(
            Leaderboard(
                season=season,
                leaders=[_leader(placed, names) for placed in page.rows],
                mine=season_seen(mine) if mine else None,
                next=page.next,
            )
        )


def _leader(placed: Placed, names: dict[UUID, PersonSeen]) -> Leader:
    row = placed.row
    seen = season_seen(row)
    return Leader(placed.place, names[row.player], seen.rating, seen.games, seen.wins)


def _season(request: Request) -> str:
    given = request.query_params.get("season")
    if given is None:
        return season_of(datetime.now(UTC))
    if not SEASON.fullmatch(given):
        raise bad_parameter("season", A_SEASON)
    return given


def _place(placed: Placed) -> str:
    return Cursor(placed.row.rating, placed.row.player).text()
