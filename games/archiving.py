"""Moves games that have long been over out of the table of events, into a row for each.

What reads a game notices nothing: `games.store` asks for both.
"""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from math import inf
from time import monotonic
from typing import NamedTuple
from uuid import UUID

from django.conf import settings
from django.db import connection

from games import store
from games.distributed import may_be_archived
from games.models import IS_OVER

BATCH = 200
PATIENCE = 20.0
"""Seconds after which the remaining games are left to the next minute."""
FIRST = (datetime.min.replace(tzinfo=UTC), UUID(int=0))

log = logging.getLogger(__name__)


class Outcome(NamedTuple):
    """How many games went into the archive, and how many of those that should have failed."""

    archived: int = 0
    failed: int = 0


def archive_old_games(now: datetime, seconds: float = PATIENCE) -> Outcome:
    """Archives what has been over for the number of days in the settings, and counts it.

    Games that are spread over several nodes stay where they are.
    """
    if settings.ARCHIVE_AFTER_DAYS is None or not may_be_archived():
        return Outcome()
    return archive_quiet_games(now - timedelta(days=settings.ARCHIVE_AFTER_DAYS), seconds)


def archive_quiet_games(quiet_since: datetime, seconds: float = inf) -> Outcome:
    """Archives games, those that were opened first to begin with, each in its own transaction.

    One that fails does not hold up the others; without a connection all would, so it ends there.
    Several may do so at once: none waits.
    """
    begun, archived, failed = monotonic(), 0, 0
    for game_id in _quiet_games(quiet_since):
        if monotonic() - begun > seconds:
            break
        try:
            archived += store.archive(game_id, quiet_since)
        except Exception:
            if not connection.is_usable():
                raise
            log.exception("archiving game %s", game_id)
            failed += 1
    if archived:
        log.info("games archived: %d", archived)
    return Outcome(archived, failed)


def _quiet_games(quiet_since: datetime) -> Iterator[UUID]:
    last = FIRST
    with connection.cursor() as cursor:
        while True:
            cursor.execute(_QUIET, [quiet_since, quiet_since, *last, BATCH])
            batch = cursor.fetchall()
            yield from (game_id for _, game_id in batch)
            if len(batch) < BATCH:
                return
            last = batch[-1]


_QUIET = f"""
SELECT opened_at, id FROM games_game
WHERE NOT archived AND {IS_OVER} AND last_event_at < %s
    AND opened_at < %s AND (opened_at, id) > (%s, %s)
ORDER BY opened_at, id LIMIT %s
"""  # noqa: S608
