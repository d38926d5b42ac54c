"""Closes rooms that nobody uses any more."""

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from uuid import UUID

from django.conf import settings
from django.db.models import Q, QuerySet

from games.distributed import where_game
from games.models import OVER, Room
from games.rooms import close_if
from games.rules.state import Phase

BATCH = 1_000
FIRST = UUID(int=0)

log = logging.getLogger(__name__)


def close_forgotten(now: datetime) -> int:
    """Closes unused rooms, and counts them. One that fails does not hold up the others."""
    return sum(_closes(room, now) for room in _all_forgotten(now))


def forgotten(rooms: QuerySet[Room], now: datetime) -> QuerySet[Room]:
    """Those that are open, and where nothing has happened for the days in the settings."""
    game_is_over, in_lobby = Q(phase__in=OVER), Q(phase=Phase.LOBBY.word)
    without_clock = ~game_is_over & ~in_lobby & Q(deadline_at=None)
    return where_game(
        rooms.filter(closed_at=None),
        (game_is_over & _quiet(now, "rooms"))
        | (in_lobby & _quiet(now, "lobbies"))
        | (without_clock & _quiet(now, "games")),
    )


def _quiet(now: datetime, which: str) -> Q:
    return Q(last_event_at__lt=now - timedelta(days=settings.STAY_DAYS[which]))


def _closes(room: Room, now: datetime) -> bool:
    try:
        return close_if(room, partial(forgotten, now=now))
    except Exception:
        log.exception("closing room %s", room.pk)
        return False


def _all_forgotten(now: datetime) -> Iterator[Room]:
    last, still_open = FIRST, Room.objects.filter(closed_at=None).order_by("pk")
    while batch := list(still_open.filter(pk__gt=last).values_list("pk", flat=True)[:BATCH]):
        yield from forgotten(Room.objects.filter(pk__in=batch), now).order_by("pk")
        last = batch[-1]
