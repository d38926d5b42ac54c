"""Closes rooms that nobody uses any more."""

import logging
from collections.abc import Iterator
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db.models import Q, QuerySet

from games.models import OVER, Room
from games.rooms import close_if
from games.rules.state import Phase

BATCH = 100
FIRST = UUID(int=0)

log = logging.getLogger(__name__)


def close_forgotten(now: datetime) -> int:
    """Closes unused rooms, and counts them. One that fails does not hold up the others."""
    return sum(_closes(room, now) for room in _all_forgotten(now))


def forgotten(now: datetime) -> QuerySet[Room]:
    """Open rooms in which nothing has happened for the number of days in the settings."""
    game_is_over, in_lobby = (
        Q(current_game__phase__in=OVER),
        Q(current_game__phase=Phase.LOBBY.word),
    )
    without_clock = ~game_is_over & ~in_lobby & Q(current_game__deadline_at=None)
    return Room.objects.filter(
        (game_is_over & _quiet(now, "rooms"))
        | (in_lobby & _quiet(now, "lobbies"))
        | (without_clock & _quiet(now, "games")),
        closed_at=None,
    )


def _quiet(now: datetime, which: str) -> Q:
    return Q(current_game__last_event_at__lt=now - timedelta(days=settings.STAY_DAYS[which]))


def _closes(room: Room, now: datetime) -> bool:
    try:
        return close_if(room, forgotten(now))
    except Exception:
        log.exception("closing room %s", room.pk)
        return False


def _all_forgotten(now: datetime) -> Iterator[Room]:
    last = FIRST
    while batch := list(forgotten(now).filter(pk__gt=last).order_by("pk")[:BATCH]):
        yield from batch
        last = batch[-1].pk
