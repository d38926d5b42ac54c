"""The beat: one of several leads, and asks for no more than somebody takes up."""

import random
import threading
import time
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from celery.beat import Scheduler
from django.conf import settings
from django.db import connection
from redis import Redis

from dixit_project import celery
from dixit_project.celery import Beat, app
from games.lease import Lease
from games.models import Lease as LeaseRow
from testkit.celery_worker import Worker, worker_with_beat
from testkit.timed_games import due_game, game_due_in, times_ended


@pytest.mark.usefixtures("db")
def test_what_nobody_takes_up_does_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    redis = Redis.from_url(settings.REDIS_URL)
    monkeypatch.setattr(celery, "MOST_WAITING", 5)
    beat = Beat(app=app)
    beat.tick()
    redis.delete(app.conf.task_default_queue)
    for _ in range(20):
        beat.apply_entry(beat.schedule["sweep"])
    assert redis.llen(app.conf.task_default_queue) == 5


@pytest.mark.usefixtures("db")
def test_a_beat_goes_on_after_an_error_that_nobody_foresaw(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    beat = Beat(app=app)
    with monkeypatch.context() as patched:
        patched.setattr(Scheduler, "tick", lambda *_, **__: 1 // 0)
        assert beat.tick() == celery.LOOK_SECONDS
    assert "ZeroDivisionError" in caplog.text
    assert beat.tick() <= celery.LOOK_SECONDS


def test_the_beat_that_is_used_is_this_one() -> None:
    assert app.conf.beat_scheduler == f"{Beat.__module__}:{Beat.__name__}"


def test_a_worker_knows_whatever_the_beat_asks_for() -> None:
    app.loader.import_default_modules()
    assert {entry["task"] for entry in app.conf.beat_schedule.values()} <= set(app.tasks)


# The lease


@pytest.mark.usefixtures("db")
def test_a_lease_is_its_holders_until_it_is_given_up_or_over() -> None:
    one, other = Lease("beat", 60), Lease("beat", 60)
    assert one.take({"asked": 1}) == {"asked": 1}
    assert one.is_held
    assert other.take({"asked": 9}) is None
    assert one.take({"asked": 2}) == {"asked": 2}
    one.give_up()
    assert other.take({"asked": 9}) == {"asked": 2}, "the note of the one before"
    assert one.take({"asked": 3}) is None
    assert Lease("another", 60).take({}) is not None


@pytest.mark.usefixtures("db")
def test_a_lease_is_over_by_the_clock_of_the_database() -> None:
    one, other = Lease("beat", 60), Lease("beat", 60)
    one.take({})
    LeaseRow.objects.update(until="2000-01-01T00:00:00Z")
    assert other.take({}) is not None
    assert one.take({}) is None
    assert not one.is_held


class Held(NamedTuple):
    since: float
    until: float
    by: int


@pytest.mark.usefixtures("committed_db")
def test_no_two_ever_hold_a_lease_at_the_same_time() -> None:
    """Some renew in time, some too late, some give up; whoever sees that it holds, alone does."""
    end = time.monotonic() + 4
    held: list[Held] = []

    def compete(number: int) -> None:
        rng, lease = random.Random(number), Lease("beat", 0.2)
        while time.monotonic() < end:
            lease.take({})
            wake = time.monotonic() + rng.choice((0.02, 0.1, 0.35))
            since = time.monotonic()
            until = since
            while (seen := time.monotonic()) < wake and lease.is_held:
                until = seen
                time.sleep(0.005)
            if until > since:
                held.append(Held(since, until, number))
            if rng.random() < 0.2:
                lease.give_up()
            time.sleep(rng.choice((0.0, 0.02)))
        connection.close()

    threads = [threading.Thread(target=compete, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({one.by for one in held}) > 1
    for one, following in pairwise(sorted(held)):
        assert one.until <= following.since or one.by == following.by, (one, following)


# One beat of several

LONG_AGO, FAR_AHEAD = datetime(2020, 1, 1, tzinfo=UTC), datetime(2999, 1, 1, tzinfo=UTC)


def is_due(beat: Beat, name: str) -> bool:
    return beat.schedule[name].is_due()[0]


@pytest.mark.usefixtures("db")
def test_only_the_beat_that_leads_asks_for_anything() -> None:
    redis = Redis.from_url(settings.REDIS_URL)
    leading, following = Beat(app=app), Beat(app=app)
    leading.tick()
    following.tick()
    redis.delete(app.conf.task_default_queue)
    following.apply_entry(following.schedule["sweep"])
    assert redis.llen(app.conf.task_default_queue) == 0
    leading.apply_entry(leading.schedule["sweep"])
    assert redis.llen(app.conf.task_default_queue) == 1


@pytest.mark.usefixtures("db")
def test_the_next_beat_goes_on_from_what_the_last_one_asked_for() -> None:
    first, second = Beat(app=app), Beat(app=app)
    for entry in first.schedule.values():
        entry.last_run_at = entry.default_now()
    first.tick()
    second.schedule["rooms"].last_run_at = LONG_AGO
    assert is_due(second, "rooms")
    first.close()
    second.tick()
    assert second.schedule["rooms"].last_run_at == first.schedule["rooms"].last_run_at
    assert not is_due(second, "rooms")


@pytest.mark.usefixtures("db")
def test_a_beat_whose_predecessor_was_ahead_of_time_does_not_wait_for_it() -> None:
    ahead, beat = Beat(app=app), Beat(app=app)
    for entry in ahead.schedule.values():
        entry.last_run_at = FAR_AHEAD
    ahead.tick()
    ahead.close()
    beat.tick()
    now = beat.schedule["sweep"].default_now()
    assert all(now >= entry.last_run_at for entry in beat.schedule.values() if entry.last_run_at)


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_another_beat_leads_when_the_leader_is_gone(tmp_path: Path, how: str) -> None:
    with worker_with_beat(tmp_path / "one") as one:
        one.until(lambda: leads(one))
        with worker_with_beat(tmp_path / "two") as two:
            first = due_game()
            one.until(lambda: times_ended(first) == 1)
            two.until(lambda: "ready." in two.log.read_text())
            assert not leads(two)
            if how == "killed":
                one.kill()
            else:
                one.process.terminate()
                one.process.wait()
            later = [due_game(), game_due_in(1.2)]
            two.until(lambda: all(times_ended(game) == 1 for game in later))
            assert leads(two)


def leads(worker: Worker) -> bool:
    return "this beat leads" in worker.log.read_text()
