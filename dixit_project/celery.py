"""The Celery app: its schedule of tasks, and the beat that asks for them."""

import logging.config
import os
from typing import Any

from celery import Celery
from celery.beat import PersistentScheduler, ScheduleEntry
from celery.schedules import crontab
from celery.signals import beat_init, setup_logging, worker_init
from django.conf import settings
from kombu.transport.redis import Channel
from redis import RedisError

from web.redis import redis_within

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")

# A worker whose Redis goes away must not try to give back the tasks in its hands: that ends it.
# They are worth nothing a moment later; the sweep does what they would have done.
Channel.do_restore = False

app = Celery("dixit")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

MOST_WAITING = 1_000
REDIS_PATIENCE = 1.0

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
    "figures": {
        "task": "moderation.tasks.keep_figures",
        "schedule": crontab(minute="*/5"),
        "options": {"expires": 4 * 60},
    },
    "bots": {"task": "bots.tasks.move_bots", **EACH_SECOND},
    "quick games": {"task": "bots.tasks.begin_quick_games", **EACH_SECOND},
    "seats": {"task": "games.tasks.give_free_seats", **EACH_SECOND},
    "lost recordings": {
        "task": "performances.tasks.take_up_lost_recordings",
        "schedule": 5.0,
        "options": {"expires": 10},
    },
    "reminders": {
        "task": "reminders.tasks.remind",
        "schedule": 30.0,
        "options": {"expires": 30},
    },
    "puzzles": {
        "task": "puzzles.tasks.make_puzzles",
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "old puzzles": {"task": "puzzles.tasks.delete_old_puzzles", **nightly(7)},
    "old reminders": {"task": "reminders.tasks.delete_old_reminders", **nightly(6)},
    "invitations": {"task": "games.tasks.delete_old_invitations", **nightly(2)},
    "rooms": {"task": "games.tasks.close_forgotten_rooms", **nightly(3)},
    "pictures": {"task": "games.tasks.delete_orphan_pictures", **nightly(5)},
    "recordings": {"task": "performances.tasks.delete_old_recordings", **nightly(1)},
    "people": {"task": "accounts.tasks.delete_forgotten_people", **nightly(4)},
}


class Beat(PersistentScheduler):
    """Asks for no more tasks while there are many that nobody has taken up.

    Otherwise a worker that comes back after a day would first have to throw away that day's sweeps.
    """

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        if self._waiting() < MOST_WAITING:
            super().apply_entry(entry, producer)

    def _waiting(self) -> int:
        try:
            return int(str(redis_within(REDIS_PATIENCE).llen(self.app.conf.task_default_queue)))
        except RedisError:
            return 0  # whether Redis takes it shows by asking


@setup_logging.connect
def log_as_the_server_does(**_: Any) -> None:
    logging.config.dictConfig(settings.LOGGING)


@worker_init.connect
@beat_init.connect
def refuse(**_: Any) -> None:
    from web.production_checks import refuse_what_is_insecure  # noqa: PLC0415

    refuse_what_is_insecure()
