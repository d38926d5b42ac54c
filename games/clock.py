"""Ends phases whose time is up, and says that it is still there to do so."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple
from uuid import UUID

from celery import shared_task
from django.db import connection

from games.play import ask_the_clock
from web.redis import redis_within

ALIVE = "clock:alive"
ALIVE_SECONDS = 10
BATCH = 100
PATIENCE = 1.0

log = logging.getLogger(__name__)


class Due(NamedTuple):
    deadline: datetime
    game: UUID


NOBODY_YET = Due(datetime.min.replace(tzinfo=UTC), UUID(int=0))


@shared_task
def sweep() -> None:
    """Asks each game whose time is up. One that can't answer keeps no other waiting."""
    for due in _all_due():
        _ask(due.game)
    redis_within(PATIENCE).set(ALIVE, datetime.now(UTC).isoformat(), ex=ALIVE_SECONDS)


def is_alive() -> bool:
    """Has a sweep ended lately? Raises RedisError where nobody can tell."""
    return bool(redis_within(PATIENCE).exists(ALIVE))


def _ask(game_id: UUID) -> None:
    try:
        ask_the_clock(game_id)
    except Exception:
        log.exception("the clock of game %s", game_id)


def _all_due() -> Iterator[Due]:
    batch = _due_after(NOBODY_YET)
    while batch:
        yield from batch
        batch = _due_after(batch[-1])


def _due_after(last: Due) -> list[Due]:
    """Some more of them. A game that is busy comes to its time by the move that keeps it busy."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT deadline_at, id FROM games_game
            WHERE deadline_at <= now() AND (deadline_at, id) > (%s, %s)
            ORDER BY deadline_at, id LIMIT %s FOR UPDATE SKIP LOCKED
            """,
            [*last, BATCH],
        )
        return [Due(*row) for row in cursor.fetchall()]
