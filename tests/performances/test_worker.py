"""Recordings are made by a worker of their own, and none is lost with it."""

from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import timezone
from redis import Redis

from dixit_project.celery import app
from performances.making import PATIENCE, take_up_lost
from performances.models import Recording, State
from testkit.celery_worker import worker_of_recordings
from testkit.performances import a_stage, sends, tells
from testkit.web_server import running_server, through

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture(autouse=True)
def nothing_waits() -> None:
    app.set_default()
    Redis.from_url(settings.REDIS_URL).delete("recordings")


def is_in(state: State) -> bool:
    return Recording.objects.filter(state=state).exists()


def test_what_is_sent_to_the_server_is_made_by_the_worker_of_recordings(
    pictures_folder: Path, tmp_path: Path
) -> None:
    folder = str(pictures_folder)
    with running_server(tmp_path / "log", PICTURES_FOLDER=folder) as server:
        table = through(server, a_stage())
        sent = sends(table.host, table).json["id"]
        with worker_of_recordings(tmp_path / "worker", PICTURES_FOLDER=folder) as worker:
            worker.until(lambda: is_in(State.READY))
        assert tells(table.host, table, sent).status == 200


def test_what_a_worker_had_in_its_hands_when_it_died_another_one_makes(
    pictures_folder: Path, tmp_path: Path
) -> None:
    table, folder = a_stage(), str(pictures_folder)
    sent = sends(table.host, table).json["id"]
    with worker_of_recordings(tmp_path / "one", PICTURES_FOLDER=folder) as worker:
        worker.until(lambda: is_in(State.MAKING))
        worker.kill()
    assert is_in(State.MAKING)
    Recording.objects.update(changed_at=timezone.now() - PATIENCE - timedelta(seconds=1))
    take_up_lost(timezone.now())
    with worker_of_recordings(tmp_path / "other", PICTURES_FOLDER=folder) as worker:
        worker.until(lambda: is_in(State.READY))
    assert Recording.objects.get().tries == 2
    assert tells(table.host, table, sent).status == 200
