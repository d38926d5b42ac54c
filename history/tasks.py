"""The Celery task of histories: games that are over are written down."""

from datetime import UTC, datetime

from celery import shared_task

from history import projector


@shared_task
def project_finished_games() -> None:
    """One runs at a time and none for long, since the same workers keep the clock."""
    with projector.try_lock_sweep() as got_it:
        if got_it:
            projector.count_what_is_over(datetime.now(UTC) - projector.GRACE, projector.PATIENCE)
