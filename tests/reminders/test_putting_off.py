"""A message that was put off is sent by the worker when its time has come."""

from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone
from pytest_django import Settings

from dixit_project.celery import app
from reminders import delivery
from reminders.tasks import remind
from testkit.celery_worker import worker_with_beat
from testkit.played_games import SHORT, begun, people, signed_in
from testkit.push_service import SubscribedBrowser, push_service

pytestmark = pytest.mark.usefixtures("committed_db")


def test_the_worker_sends_what_was_put_off(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.set_current()  # as in the worker that reminds
    monkeypatch.setattr(delivery, "FIRST_WAIT", timedelta(seconds=1))
    game = begun(people(3), settings=SHORT, at=timezone.now() - timedelta(minutes=5))
    with push_service() as service:
        settings.PUSH_SERVICES = (service.url,)
        phone = SubscribedBrowser(service)
        signed_in(game.people[0]).asks("PUT", "/me/reminders/device", phone.subscription, {})
        service.status = 503
        remind()
        service.status = 201
        assert len(service.posted) == 1
        with worker_with_beat(tmp_path / "worker", PUSH_SERVICES=service.url) as worker:
            worker.until(lambda: len(service.posted) == 2)
        assert phone.messages[0] == phone.messages[1]
