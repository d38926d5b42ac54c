"""A season's ratings, best first, of people who show their history to everybody."""

from typing import NamedTuple
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from accounts.models import Account, Shown
from history.models import Rating


class After(NamedTuple):
    """The last entry of the page before."""

    rating: float
    player: UUID


class Placed(NamedTuple):
    """A rating with its place; equal ratings share one."""

    place: int
    row: Rating


def leaderboard(season: str, after: After | None, limit: int) -> list[Placed]:
    listed = _listed(season)
    rows = listed.order_by("-rating", "player")
    if after:
        rows = rows.filter(
            Q(rating__lt=after.rating) | Q(rating=after.rating, player__gt=after.player)
        )
    return _with_places(listed, list(rows[:limit]))


def _listed(season: str) -> QuerySet[Rating]:
    shown = Account.objects.filter(history_shown=Shown.EVERYBODY, erased_at=None)
    return Rating.objects.filter(season=season, player__in=shown.values("pk"))


def _with_places(listed: QuerySet[Rating], rows: list[Rating]) -> list[Placed]:
    if not rows:
        return []
    first = rows[0]
    before = listed.aggregate(
        better=Count("player", Q(rating__gt=first.rating)),
        equal=Count("player", Q(rating=first.rating, player__lt=first.player)),
    )
    place = before["better"] + 1
    placed: list[Placed] = []
    for number, row in enumerate(rows, before["better"] + before["equal"] + 1):
        if placed and row.rating < placed[-1].row.rating:
            place = number
        placed.append(Placed(place, row))
    return placed
