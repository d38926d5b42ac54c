"""The Celery app: its schedule of tasks, and the beat that asks for them."""

import logging
import logging.config
import os
import signal
import sys
import time
from contextlib import suppress
from datetime import datetime
from typing import Any

from celery import Celery
from celery.beat import ScheduleEntry, Scheduler
from celery.schedules import crontab
from celery.signals import beat_embedded_init, beat_init, setup_logging, worker_init
from django.conf import settings
from django.db import Error as DatabaseFailure
from django.db import connection
from kombu.transport.redis import Channel

from games.lease import Lease
from web.queue import queue_errors, waiting_in

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")

# A worker whose Redis goes away must not try to give back the tasks in its hands: that ends it.
# They are worth nothing a moment later; the sweep does what they would have done.
Channel.do_restore = False

app = Celery("dixit")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

MOST_WAITING = 1_000
LEASE_SECONDS = 4.0
LOOK_SECONDS = 1.0

log = logging.getLogger(__name__)

CLOCKS_DIFFER = 10
"""Seconds by which the clocks of a beat and a worker may differ: one says when what it asks for
expires, and the other whether it has."""

# What nobody has taken up by the time of the next ones isn't wanted any more.
EACH_SECOND = {"schedule": 1.0, "options": {"expires": 3 + CLOCKS_DIFFER}}


def nightly(hour: int) -> dict[str, Any]:
    return {"schedule": crontab("17", str(hour)), "options": {"expires": 12 * 60 * 60}}


app.conf.beat_schedule = {
    "sweep": {"task": "games.tasks.end_due_phases", **EACH_SECOND},
    "look ahead": {"task": "games.tasks.schedule_phase_ends", **EACH_SECOND},
    "histories": {
        "task": "history.tasks.project_finished_games",
        "schedule": 2.0,
        "options": {"expires": 6 + CLOCKS_DIFFER},
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
        "options": {"expires": 10 + CLOCKS_DIFFER},
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
if settings.ARCHIVE_AFTER_DAYS is not None:
    app.conf.beat_schedule["archive"] = {
        "task": "games.tasks.archive_games",
        "schedule": 60.0,
        "options": {"expires": 60},
    }


class Beat(Scheduler):
    """Asks for tasks as long as it leads, as one beat of all that run does at a time.

    Each tries to take the lease every second, so that another leads a few seconds after one has
    died, and goes on from what that one asked for last. It asks for no more tasks while there are
    many that nobody has taken up: otherwise a worker that comes back after a day would first have
    to throw away that day's sweeps.
    """

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._lease = Lease("beat", LEASE_SECONDS)
        self._next_look = 0.0

    def tick(self, *given: Any, **more: Any) -> float:
        if time.monotonic() >= self._next_look:
            self._next_look = time.monotonic() + LOOK_SECONDS
            self._take_the_lead()
        if not self._lease.is_held:
            return LOOK_SECONDS
        try:
            return min(LOOK_SECONDS, float(super().tick(*given, **more)))
        except Exception:
            # Nothing starts a beat again that ended inside its worker.
            log.exception("the beat goes on after an error")
            return LOOK_SECONDS

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        if self._lease.is_held and self._waiting() < MOST_WAITING:
            super().apply_entry(entry, producer)

    def close(self) -> None:
        with suppress(DatabaseFailure):
            self._lease.give_up()
        super().close()

    def _take_the_lead(self) -> None:
        led = self._lease.is_held
        asked = {name: str(entry.last_run_at) for name, entry in self.schedule.items()}
        try:
            asked_before = self._lease.take(asked)
        except DatabaseFailure as error:
            log.warning("who leads can't be told: %s", type(error).__name__)
            connection.close()
            return
        if asked_before is not None and not led:
            log.info("this beat leads")
            self._go_on_from(asked_before)

    def _go_on_from(self, asked_before: dict[str, str]) -> None:
        """Takes over when another beat, whose clock may have been ahead, asked for each task."""
        for name, entry in self.schedule.items():
            if told := asked_before.get(name):
                entry.last_run_at = min(datetime.fromisoformat(told), entry.default_now())
        self._heap = None  # is made anew from these

    def _waiting(self) -> int:
        try:
            return waiting_in(self.connection, self.app.conf.task_default_queue)
        except queue_errors(self.connection):
            return 0  # whether the queue takes it shows by asking


@setup_logging.connect
def log_as_the_server_does(**_: Any) -> None:
    logging.config.dictConfig(settings.LOGGING)


@beat_embedded_init.connect
def end_in_order(**_: Any) -> None:
    """A beat inside a worker is ended by SIGTERM; it gives up the lead before it goes."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


@worker_init.connect
@beat_init.connect
def refuse(**_: Any) -> None:
    from web.production_checks import refuse_what_is_insecure  # noqa: PLC0415

    refuse_what_is_insecure()
