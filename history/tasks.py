"""The Celery task of histories."""

from datetime import UTC, datetime

from celery import shared_task

from history import projector
from web.advisory_lock import try_advisory_lock


@shared_task
def project_finished_games() -> None:
    """Projects games that are over, for a second at most, as the same workers keep the clock."""
    with try_advisory_lock(projector.ONE_SWEEP) as got_it:
        if got_it:
            projector.project_finished_games(
                datetime.now(UTC) - projector.GRACE, projector.PATIENCE
            )
