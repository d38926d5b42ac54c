"""The clock with real workers and beats: phases end at their time, whatever becomes of a worker."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from pytest_django import DjangoDbBlocker
from redis import Redis

from dixit_project.celery import app
from games import deadlines
from testkit.celery_worker import Worker, worker_with_beat
from testkit.timed_games import deadline_of, due_game, game_due_in, lateness, times_ended

pytestmark = pytest.mark.usefixtures("committed_db")

A_SWEEP = 1.0
RECORDINGS = "recordings"


@pytest.fixture(scope="module")
def worker(
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Worker]:
    Redis.from_url(settings.REDIS_URL).delete(deadlines.ALIVE)
    with django_db_blocker.unblock(), worker_with_beat(tmp_path_factory.mktemp("one")) as worker:
        worker.until(deadlines.is_alive)
        yield worker


def test_what_is_long_due_is_ended(worker: Worker) -> None:
    game = due_game()
    worker.until(lambda: times_ended(game) == 1)


@pytest.mark.alone
def test_a_phase_ends_within_half_a_second_of_its_time(worker: Worker) -> None:
    """All but one of five, should the machine have been busy with something else."""
    games = [game_due_in(1.2 + A_SWEEP * place / 5) for place in range(5)]
    deadlines = [deadline_of(game) for game in games]
    worker.until(lambda: all(times_ended(game) for game in games))
    late = sorted(map(lateness, games, deadlines))
    assert late[0] >= 0
    assert late[-2] < 0.5


def test_phases_do_not_wait_for_recordings(worker: Worker) -> None:
    """Nobody takes the recordings here, and so all of them wait; the clock's worker leaves them."""
    redis = Redis.from_url(settings.REDIS_URL)
    redis.delete(RECORDINGS)
    for _ in range(20):
        app.send_task("performances.tasks.remake", args=["whatever"])
    game = due_game()
    worker.until(lambda: times_ended(game) == 1)
    assert redis.llen(RECORDINGS) == 20
    redis.delete(RECORDINGS)


def test_two_workers_with_two_beats_end_nothing_twice(worker: Worker, tmp_path: Path) -> None:
    with worker_with_beat(tmp_path / "other") as other:
        other.until(lambda: "ready." in other.log.read_text())
        late = [due_game() for _ in range(5)]
        soon = [game_due_in(1.2) for _ in range(5)]
        other.until(lambda: all(times_ended(game) for game in late + soon))
    assert [times_ended(game) for game in late + soon] == [1] * 10


def test_a_worker_whose_database_connections_break_takes_new_ones(worker: Worker) -> None:
    game = game_due_in(1.2)
    with connection.cursor() as cursor:
        for _ in range(5):
            cursor.execute(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()
                """
            )
            time.sleep(0.1)
    worker.until(lambda: times_ended(game) == 1)
