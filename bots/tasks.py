"""The Celery tasks of bots."""

from celery import shared_task

from bots import sweep


@shared_task
def move_bots() -> None:
    """Makes the moves of bots that are due. It keeps one process of the worker busy at most."""
    with sweep.try_lock_sweep() as got_it:
        if got_it:
            sweep.move_bots()
