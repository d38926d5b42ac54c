"""The Celery tasks of reminders."""

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from reminders.delivery import deliver
from reminders.sweep import ONE_SWEEP, delete_old, note_turns, take_due
from web.advisory_lock import try_advisory_lock


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def remind() -> None:
    """Tells people of what slow games wait for. It keeps one process of the worker busy at most.

    It has time to wait for services that don't answer: nobody whom it leaves out is told later.
    """
    with try_advisory_lock(ONE_SWEEP) as got_it:
        if got_it:
            now = timezone.now()
            note_turns(now)
            deliver(take_due(now))


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_old_reminders() -> None:
    delete_old(timezone.now())
