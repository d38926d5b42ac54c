"""The beat, where nobody listens to it."""

from pathlib import Path

import pytest
from django.conf import settings
from redis import Redis

from dixit_project import celery
from dixit_project.celery import Beat, app


def test_what_nobody_takes_up_does_not_pile_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    redis = Redis.from_url(settings.REDIS_URL)
    redis.delete(app.conf.task_default_queue)
    monkeypatch.setattr(celery, "MOST_WAITING", 5)
    scheduler = Beat(app=app, schedule_filename=str(tmp_path / "beat"))
    try:
        for _ in range(20):
            scheduler.apply_entry(scheduler.schedule["sweep"])
    finally:
        scheduler.close()
    assert redis.llen(app.conf.task_default_queue) == 5


def test_the_beat_that_is_used_is_this_one() -> None:
    assert app.conf.beat_scheduler == f"{Beat.__module__}:{Beat.__name__}"


def test_a_worker_knows_whatever_the_beat_asks_for() -> None:
    app.loader.import_default_modules()
    assert {entry["task"] for entry in app.conf.beat_schedule.values()} <= set(app.tasks)
