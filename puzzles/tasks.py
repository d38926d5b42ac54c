"""The Celery tasks of puzzles."""

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from puzzles import making
from web.advisory_lock import try_advisory_lock


@shared_task
def make_puzzles() -> None:
    """Makes the puzzles of today and tomorrow, as far as they are missing."""
    with try_advisory_lock(making.ONE_MAKER) as got_it:
        if got_it:
            making.make_puzzles(timezone.now())


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_old_puzzles() -> None:
    making.delete_old(timezone.now())
