"""The Celery tasks of reminders."""

import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from uuid import UUID

from celery import shared_task
from django.conf import settings
from django.utils import timezone
from kombu.exceptions import OperationalError

from reminders.delivery import Undelivered, deliver, deliver_again
from reminders.sweep import ONE_SWEEP, Task, delete_old, note_turns, take_due
from web.advisory_lock import try_advisory_lock

LONGEST_NAP = timedelta(minutes=30)
"""The longest wait of one task: the broker takes one for lost that nobody confirms for an hour."""
WANTED = timedelta(minutes=10)

log = logging.getLogger(__name__)


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def remind() -> None:
    """Tells people of what slow games wait for. It keeps one process of the worker busy at most.

    It has time to wait for services that don't answer: nobody whom it leaves out is told later.
    """
    with try_advisory_lock(ONE_SWEEP) as got_it:
        if got_it:
            now = timezone.now()
            note_turns(now)
            _schedule(deliver(take_due(now)))


@shared_task
def push_again(
    task: tuple[UUID, UUID, int, str], device: UUID, tries: int, not_before: datetime
) -> None:
    """Sends a push message again that its service did not take the last time."""
    _schedule(deliver_again(Undelivered(Task(*task), device, tries, not_before)))


def _schedule(undelivered: Iterable[Undelivered]) -> None:
    for one in undelivered:
        moment = min(one.not_before, timezone.now() + LONGEST_NAP)
        try:
            push_again.apply_async(tuple(one), eta=moment, expires=moment + WANTED)
        except OperationalError:
            log.exception("a reminder could not be put off")


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_old_reminders() -> None:
    delete_old(timezone.now())
