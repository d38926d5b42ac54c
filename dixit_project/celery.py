"""What happens by itself: the clock, and the nightly tidying up."""

import logging.config
import os
from typing import Any

from celery import Celery
from celery.schedules import crontab
from celery.signals import beat_init, setup_logging, worker_init
from django.conf import settings
from kombu.transport.redis import Channel

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")

# A worker whose Redis goes away must not try to give back the tasks in its hands: that ends it.
# They are worth nothing a moment later; the sweep does what they would have done.
Channel.do_restore = False

app = Celery("dixit")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

# What nobody has taken up by the time of the next ones isn't wanted any more.
EACH_SECOND = {"schedule": 1.0, "options": {"expires": 3}}


def nightly(hour: int) -> dict[str, Any]:
    return {"schedule": crontab("17", str(hour)), "options": {"expires": 12 * 60 * 60}}


app.conf.beat_schedule = {
    "sweep": {"task": "games.tasks.end_due_phases", **EACH_SECOND},
    "look ahead": {"task": "games.tasks.schedule_phase_ends", **EACH_SECOND},
    "histories": {
        "task": "history.tasks.project_finished_games",
        "schedule": 2.0,
        "options": {"expires": 6},
    },
    "rooms": {"task": "games.tasks.close_forgotten_rooms", **nightly(3)},
    "pictures": {"task": "games.tasks.delete_orphan_pictures", **nightly(5)},
    "people": {"task": "accounts.tasks.delete_forgotten_people", **nightly(4)},
}


@setup_logging.connect
def log_as_the_server_does(**_: Any) -> None:
    logging.config.dictConfig(settings.LOGGING)


@worker_init.connect
@beat_init.connect
def refuse(**_: Any) -> None:
    from web.production_checks import refuse_what_is_insecure  # noqa: PLC0415

    refuse_what_is_insecure()
