"""Ends phases whose time is up, and keeps a heartbeat that shows that it does.

A task is scheduled for each deadline that comes near. If one gets lost, the next sweep ends the
phase.
"""

import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from uuid import UUID

from games import distributed
from games.play import ask_the_clock
from games.upcasting import FromNewerVersion
from web.redis import REDIS_ERRORS, counters_within

ALIVE = "clock:alive"
ALIVE_SECONDS = 10
BATCH = 100
PATIENCE = 1.0

AHEAD = timedelta(seconds=3)
"""The time that a look ahead covers. Several looks see each deadline, and no phase is shorter."""
WANTED = timedelta(seconds=12)
"""The time after its deadline at which a task expires: the sweep has ended the phase by then, on
whatever worker, though its clock be ten seconds off."""
A_HAIR = timedelta(milliseconds=2)
"""Added to a task's time, so that it runs just after the deadline rather than before it."""

log = logging.getLogger(__name__)


class Due(NamedTuple):
    deadline: datetime
    game: UUID


NOBODY_YET = Due(datetime.min.replace(tzinfo=UTC), UUID(int=0))


# When a deadline has passed


def end_due_phases() -> None:
    """Ends the phases of all games whose time is up. One that fails does not hold up the others."""
    batch = _due_after(NOBODY_YET)
    while batch:
        for due in batch:
            _ask(due.game)
        _say_alive()
        batch = _due_after(batch[-1])
    _say_alive()


def _say_alive() -> None:
    with suppress(*REDIS_ERRORS):  # whoever asks for it will notice
        counters_within(PATIENCE).set(ALIVE, datetime.now(UTC).isoformat(), ex=ALIVE_SECONDS)


def is_alive() -> bool:
    """True if a sweep was done lately; raises one of REDIS_ERRORS if Redis is down."""
    return bool(counters_within(PATIENCE).exists(ALIVE))


def _ask(game_id: UUID) -> None:
    try:
        ask_the_clock(game_id)
    except FromNewerVersion:  # a worker that can read it will
        log.info("game %s is left to a later version", game_id)
    except Exception:
        log.exception("the clock of game %s", game_id)


def _due_after(last: Due) -> list[Due]:
    """The next batch of due games. Locked games are skipped: the move that holds the lock acts."""
    query = f"""
        SELECT deadline_at, id FROM games_game
        WHERE deadline_at <= now() AND (deadline_at, id) > (%s, %s)
        ORDER BY deadline_at, id LIMIT %s {distributed.skip_locked()}
    """  # noqa: S608
    return distributed.from_every_node(Due, query, [*last, BATCH], most=BATCH)


# Before it has


def take_upcoming() -> list[Due]:
    """The deadlines that come near and that no worker has taken before."""
    return _not_yet_seen(_falling_due())


def _falling_due() -> list[Due]:
    query = """
        SELECT deadline_at, id FROM games_game
        WHERE deadline_at > now() AND deadline_at <= now() + make_interval(secs => %s)
        ORDER BY deadline_at
    """
    return distributed.from_every_node(Due, query, [AHEAD.total_seconds()])


def _not_yet_seen(falling_due: list[Due]) -> list[Due]:
    """The deadlines that no look ahead has seen before, on any worker.

    While the counters are away it is all of them, as asking several times changes nothing.
    """
    try:
        firsts = _mark_as_seen(falling_due)
    except REDIS_ERRORS as error:
        log.warning("could not tell which deadlines were seen: %s", error)
        return falling_due
    return [due for due, is_first in zip(falling_due, firsts, strict=True) if is_first]


def _mark_as_seen(falling_due: list[Due]) -> list[bool]:
    """Says of each deadline if it is the first time."""
    with counters_within(PATIENCE).pipeline(transaction=False) as pipe:
        for due in falling_due:
            key = f"clock:seen:{due.game}:{due.deadline.isoformat()}"
            pipe.set(key, 1, nx=True, ex=AHEAD * 2)
        return list(map(bool, pipe.execute()))
