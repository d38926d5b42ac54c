"""Rates players by a season's games, taken in the order in which they ended.

A rating depends on all earlier games of the season, so games are added one at a time. When a game
comes late, or no longer counts, the season is computed again from its first game.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from django.db import connection
from django.db.models import Q, QuerySet
from openskill.models import BradleyTerryFull

from accounts.people import Standing
from history.models import Played, Rating
from history.story import Story
from web.advisory_lock import lock_for_transaction

FEWEST_RATED = 4
MONTHS = 3
ONE_AT_A_TIME = 0x5EA50
"""The number of an advisory lock in PostgreSQL; no other lock has it."""

_model = BradleyTerryFull()
"""Compares every pair of players. The Plackett-Luce model is not used, as it rates ties wrongly."""


class Ranking(NamedTuple):
    """A game's season, with the players that are rated and their places."""

    season: str
    players: tuple[UUID, ...]
    places: tuple[int, ...]


class Worth(NamedTuple):
    mu: float
    sigma: float
    games: int
    wins: int

    @property
    def rating(self) -> float:
        return self.mu - 3 * self.sigma


NEW = Worth(_model.mu, _model.sigma, 0, 0)
Worths = Mapping[UUID, Worth]


def season_of(at: datetime) -> str:
    return f"{at.year}-Q{1 + (at.month - 1) // MONTHS}"


def ranking(story: Story, people: Mapping[UUID, Standing]) -> Ranking | None:
    """The ranking of a game that counts: finished, not void, four or more players, all members.

    Accounts erased before the end are left out. A guest is one who had no full account at the end.
    """
    if story.ending != "finished" or story.voided or story.with_bots or story.ended_at is None:
        return None
    ended_at = story.ended_at
    ranked = []
    for seat in story.seats:
        player = UUID(seat.player)
        full_since, erased_at = people.get(player, Standing(None, None))
        if full_since is None or full_since > ended_at:
            return None
        if erased_at is None or erased_at > ended_at:
            ranked.append((player, seat.place or 0))
    if len(ranked) < FEWEST_RATED:
        return None
    players, places = zip(*ranked, strict=True)
    return Ranking(season_of(ended_at), players, places)


def after_game(worths: Worths, players: Sequence[UUID], places: Sequence[int]) -> dict[UUID, Worth]:
    """The players' ratings after a game; `worths` has those before it."""
    before = [worths.get(player, NEW) for player in players]
    teams = [[_model.rating(worth.mu, worth.sigma)] for worth in before]
    rated = _model.rate(teams, ranks=list(map(float, places)))
    return {
        player: Worth(new.mu, new.sigma, old.games + 1, old.wins + (place == 1))
        for player, place, old, [new] in zip(players, places, before, rated, strict=True)
    }


def lock_ratings() -> None:
    """Lets one transaction at a time write ratings."""
    lock_for_transaction(ONE_AT_A_TIME)


def add_game(game: Played) -> None:
    """Rates the players of a game, after all earlier games of its season."""
    lock_ratings()
    if _comes_late(game) or len(_not_erased(game.rated)) < len(game.rated):
        # An erased account has no rating left to go on from: only the games themselves have it.
        replay_season(game.season)
        return
    worths = _known(Rating.objects.filter(season=game.season, player__in=game.rated))
    _write(game.season, after_game(worths, game.rated, game.places))


def _comes_late(game: Played) -> bool:
    later = Q(ended_at__gt=game.ended_at) | Q(ended_at=game.ended_at, game__gt=game.pk)
    return Played.objects.filter(later, season=game.season).exists()


def replay_season(season: str) -> int:
    """Computes a season's ratings anew from its games; returns how many were wrong."""
    lock_ratings()
    worths: dict[UUID, Worth] = {}
    games = Played.objects.filter(season=season).order_by("ended_at", "game")
    for players, places in games.values_list("rated", "places").iterator():
        worths |= after_game(worths, players, places)
    right = {player: worths[player] for player in _not_erased(worths)}
    known = _known(Rating.objects.filter(season=season))
    wrong = {p for p in known.keys() | right.keys() if known.get(p) != right.get(p)}
    _remove(season, wrong)
    _write(season, {player: right[player] for player in wrong & right.keys()})
    return len(wrong)


def _not_erased(players: Iterable[UUID]) -> set[UUID]:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT id FROM accounts_account WHERE id = ANY(%s) AND erased_at IS NULL",
            [list(players)],
        )
        return {player for (player,) in cursor.fetchall()}


def _known(rows: QuerySet[Rating]) -> dict[UUID, Worth]:
    return {row.player: Worth(row.mu, row.sigma, row.games, row.wins) for row in rows}


def _write(season: str, worths: Worths) -> None:
    _remove(season, worths)
    Rating.objects.bulk_create(
        (
            Rating(season=season, player=player, rating=worth.rating, **worth._asdict())
            for player, worth in worths.items()
        ),
        batch_size=1_000,
    )


def _remove(season: str, players: Iterable[UUID]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "DELETE FROM history_rating WHERE season = %s AND player = ANY(%s)",
            [season, list(players)],
        )
