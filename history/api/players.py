"""The endpoint of a person's profile, for those whom they let see it."""

from functools import partial
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.http import HttpResponse
from rest_framework.request import Request

from accounts.people import PersonSeen, names_of
from history.api.games import PLAYER
from history.models import Rating
from history.privacy import require_shown
from history.statistics import BestClue, Statistics, best_clue, partners, statistics
from web.endpoint import Endpoint, caller_id, json_response
from web.schema import describe
from web.standby import read_lagging


class Partner(msgspec.Struct, frozen=True):
    person: PersonSeen
    games: int
    """The number of games finished together."""


class SeasonSeen(msgspec.Struct, frozen=True):
    season: str
    rating: float
    games: int
    wins: int


class Profile(msgspec.Struct, frozen=True):
    person: PersonSeen
    statistics: Statistics
    """Sums over all games that the person finished."""
    best_clue: BestClue | None
    """The best clue in games that you may know of: public ones, and those you sat in."""
    partners: list[Partner]
    """The people they played with most, in games that you may know of."""
    seasons: list[SeasonSeen]
    """The person's ratings by season, newest first."""


def season_seen(row: Rating) -> SeasonSeen:
    return SeasonSeen(row.season, round(row.rating, 2), row.games, row.wins)


class OnePlayer(Endpoint):
    @describe(
        "Somebody's profile and statistics, if they are for you",
        operation_id="get_player",
        answer=Profile,
        refusals=(401, 404),
        parameters=[PLAYER],
        tags=["Histories"],
    )
    def get(self, request: Request, player_id: UUID) -> HttpResponse:
        require_shown(player_id, caller_id(request))
        return json_response(_profile(player_id, caller_id(request)))


def _profile(person: UUID, viewer: UUID) -> Profile:
    derived = read_lagging(partial(_derived, person, viewer))
    names = names_of([person, *(partner for partner, _ in derived.partners)])
    return Profile(
        person=names[person],
        statistics=derived.statistics,
        best_clue=best_clue(person, viewer),
        partners=[Partner(names[partner], games) for partner, games in derived.partners],
        seasons=[season_seen(row) for row in derived.ratings],
    )


class _Derived(NamedTuple):
    """The part of a profile that a sweep derives from games that are over."""

    statistics: Statistics
    partners: list[tuple[UUID, int]]
    ratings: list[Rating]


def _derived(person: UUID, viewer: UUID, using: str) -> _Derived:
    ratings = Rating.objects.using(using).filter(player=person).order_by("-season")
    return _Derived(statistics(person, using), partners(person, viewer, using), list(ratings))
