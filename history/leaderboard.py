"""A season's ratings, best first, of people who show their history to everybody."""

from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import NamedTuple
from uuid import UUID

from django.db import DEFAULT_DB_ALIAS
from django.db.models import Count, Q, QuerySet

from accounts.models import Account, Shown
from history.models import Rating
from web.paging import Cursor
from web.standby import NoStandby, from_standby


class Placed(NamedTuple):
    """A rating with its place; equal ratings share one."""

    place: int
    row: Rating


def leaderboard(season: str, after: Cursor[float] | None, limit: int) -> list[Placed]:
    """The next ratings after the cursor.

    They may lag. Whether people show them may not: where one no longer does, all is asked anew.
    """
    with suppress(NoStandby):
        found = from_standby(partial(_placed, season, after, limit))
        if _are_shown({placed.row.player for placed in found}):
            return found
    return _placed(season, after, limit, DEFAULT_DB_ALIAS)


def _are_shown(people: Collection[UUID]) -> bool:
    return _showing(DEFAULT_DB_ALIAS).filter(pk__in=people).count() == len(people)


def _placed(season: str, after: Cursor[float] | None, limit: int, using: str) -> list[Placed]:
    listed = Rating.objects.using(using).filter(
        season=season, player__in=_showing(using).values("pk")
    )
    rows = listed.order_by("-rating", "player")
    if after:
        rows = rows.filter(Q(rating__lt=after.value) | Q(rating=after.value, player__gt=after.id))
    return _with_places(listed, list(rows[:limit]))


def _showing(using: str) -> QuerySet[Account]:
    return Account.objects.using(using).filter(history_shown=Shown.EVERYBODY, erased_at=None)


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
