"""A season's ratings, best first, of people who show their history to everybody."""

from typing import NamedTuple

from django.db.models import Count, Q, QuerySet

from accounts.models import Account, Shown
from history.models import Rating
from web.paging import Cursor


class Placed(NamedTuple):
    """A rating with its place; equal ratings share one."""

    place: int
    row: Rating


def leaderboard(season: str, after: Cursor[float] | None, limit: int) -> list[Placed]:
    listed = _listed(season)
    rows = listed.order_by("-rating", "player")
    if after:
        rows = rows.filter(Q(rating__lt=after.value) | Q(rating=after.value, player__gt=after.id))
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
