"""The clock, and the moves of bots, when their worker dies, or Redis does."""

import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import psycopg
import pytest
from redis import Redis, RedisError

from games.models import Event
from testkit.api_callers import OpenTable, act
from testkit.celery_worker import worker_with_beat
from testkit.games_with_bots import with_bots
from testkit.processes import database_environment
from testkit.timed_games import due_game, game_due_in, times_ended
from tools import valkey

pytestmark = pytest.mark.usefixtures("committed_db")


def test_a_sweep_that_is_killed_in_the_middle_is_made_up_for(tmp_path: Path) -> None:
    games = [due_game() for _ in range(3)]
    with no_events_kept() as held, worker_with_beat(tmp_path / "killed") as killed:
        killed.until(lambda: somebody_waits(held))
        killed.kill()
    assert [times_ended(game) for game in games] == [0, 0, 0]
    with worker_with_beat(tmp_path / "next") as following:
        following.until(lambda: all(times_ended(game) for game in games))
    assert [times_ended(game) for game in games] == [1, 1, 1]


@contextmanager
def no_events_kept() -> Iterator[psycopg.Connection]:
    """Whoever would keep an event waits meanwhile."""
    with psycopg.connect(database_environment()["DATABASE_URL"]) as holder:
        holder.execute("LOCK TABLE games_event IN SHARE MODE")
        yield holder
        holder.rollback()


def somebody_waits(held: psycopg.Connection) -> bool:
    row = held.execute(
        "SELECT count(*) FROM pg_locks WHERE relation = 'games_event'::regclass AND NOT granted"
    ).fetchone()
    return row is not None and row[0] > 0


def test_a_game_with_bots_goes_on_after_the_worker_that_moved_them_was_killed(
    tmp_path: Path,
) -> None:
    table = with_bots(bots=3)
    act(table, table.host)
    with no_events_kept() as held, worker_with_beat(tmp_path / "killed") as killed:
        killed.until(lambda: somebody_waits(held))
        killed.kill()
    with worker_with_beat(tmp_path / "next") as following:
        following.until(lambda: table.view()["phase"] == "reveal")
        act(table, table.host)
        following.until(lambda: table.view()["phase"] == "cards")
    moves = moves_of_bots(table)
    assert moves.total() >= 3 + 3 + 1
    assert set(moves.values()) == {1}


def moves_of_bots(table: OpenTable) -> Counter[tuple[UUID | None, str | None]]:
    made = Event.objects.filter(game=UUID(table.game), key__startswith="bot:")
    return Counter(made.values_list("actor", "key"))


def test_after_redis_has_been_away_and_lost_everything_the_clock_goes_on(tmp_path: Path) -> None:
    url = f"unix://{tmp_path}/redis.sock"
    with worker_with_beat(tmp_path / "worker", REDIS_URL=url) as worker:
        with redis_at(tmp_path):
            first = due_game()
            worker.until(lambda: times_ended(first) == 1)
        time.sleep(1)  # until the sweep that was under way is over
        while_away, later = due_game(), game_due_in(2)
        time.sleep(0.5)
        assert times_ended(while_away) == 0
        with redis_at(tmp_path):
            worker.until(lambda: times_ended(while_away) == times_ended(later) == 1)


def test_a_worker_outlives_a_redis_that_goes_while_tasks_wait_for_their_moment(
    tmp_path: Path,
) -> None:
    address = tmp_path / "redis.sock"
    url = f"unix://{address}"
    with worker_with_beat(tmp_path / "worker", REDIS_URL=url) as worker:
        with redis_at(tmp_path), Redis.from_url(url) as redis:
            worker.until(lambda: bool(game_due_in(3)) and int(str(redis.hlen("unacked"))) > 3)
            address.rename(tmp_path / "gone.sock")
            redis.client_kill_filter(_type="pubsub")  # Celery stumbled over these going first
        with redis_at(tmp_path):
            later = due_game()
            worker.until(lambda: times_ended(later) == 1)


@contextmanager
def redis_at(folder: Path) -> Iterator[None]:
    address = folder / "redis.sock"
    nothing_kept = ["--save", "", "--appendonly", "no", "--dir", str(folder)]
    command = [str(valkey.program()), "--port", "0", "--unixsocket", str(address), *nothing_kept]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_until_it_answers(address)
        yield
    finally:
        process.kill()
        process.wait()


def wait_until_it_answers(address: Path) -> None:
    end = time.monotonic() + 10
    with Redis.from_url(f"unix://{address}") as redis:
        while True:
            try:
                redis.ping()
            except RedisError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)
            else:
                return
