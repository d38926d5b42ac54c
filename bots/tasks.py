"""The Celery tasks of bots."""

from celery import shared_task

from bots import sweep
from bots.quick_play import begin_quick_tables
from web.advisory_lock import try_advisory_lock
from web.clock import clock


@shared_task
def move_bots() -> None:
    """Makes the moves of bots that are due. It keeps one process of the worker busy at most."""
    with try_advisory_lock(sweep.ONE_SWEEP) as got_it:
        if got_it:
            sweep.move_bots()


@shared_task
def begin_quick_games() -> None:
    """Begins the games of quick tables that are full or have waited for long enough."""
    begin_quick_tables(clock.now())
