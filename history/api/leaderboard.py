"""The endpoint of a season's leaderboard."""

import base64
import binascii
import math
import re
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts.people import PersonSeen, names_of
from games.api.paging import PAGING, limit_of
from history.api.players import SeasonSeen, season_seen
from history.leaderboard import After, Placed, leaderboard
from history.models import Rating
from history.rating import season_of
from history.refusals import A_SEASON
from web.endpoint import Endpoint, caller_id, json_response
from web.parameters import bad_parameter
from web.refusals import Refused, WebRefusal
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
        found = leaderboard(season, _after(request), limit + 1)
        page = found[:limit]
        names = names_of(row.player for _, row in page)
        mine = Rating.objects.filter(season=season, player=caller_id(request)).first()
        return json_response(
            Leaderboard(
                season=season,
                leaders=[_leader(placed, names) for placed in page],
                mine=season_seen(mine) if mine else None,
                next=_cursor(page[-1].row) if len(found) > limit else None,
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


def _cursor(row: Rating) -> str:
    return base64.urlsafe_b64encode(f"{row.rating!r} {row.player}".encode()).decode()


def _after(request: Request) -> After | None:
    given = request.query_params.get("cursor")
    if not given:
        return None
    try:
        rating, _, player = base64.urlsafe_b64decode(given.encode()).decode().partition(" ")
        after = After(float(rating), UUID(player))
        if not math.isfinite(after.rating):
            raise ValueError(rating)
    except (ValueError, binascii.Error):
        raise Refused(WebRefusal.BAD_CURSOR) from None
    return after
