"""The Celery tasks of games: the clock, the queues for seats, and the nightly clean-up."""

import logging
from uuid import UUID

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from games import deadlines
from games.archiving import archive_old_games
from games.housekeeping import close_forgotten
from games.imported.storage import delete_files, orphans
from games.invitations import delete_long_over
from games.play import ask_the_clock
from games.queue import delete_lost_places
from games.seating import give_all_free_seats

log = logging.getLogger(__name__)


@shared_task
def end_due_phases() -> None:
    deadlines.end_due_phases()


@shared_task
def schedule_phase_ends() -> None:
    """Schedules a task for the exact time of each deadline that comes near."""
    for due in deadlines.take_upcoming():
        moment = due.deadline + deadlines.A_HAIR
        end_phase.apply_async((due.game,), eta=moment, expires=moment + deadlines.WANTED)


@shared_task
def end_phase(game_id: UUID) -> None:
    """Ends the phase of a game, if its time is up: the game itself knows."""
    ask_the_clock(game_id)


@shared_task
def give_free_seats() -> None:
    give_all_free_seats()


@shared_task
def archive_games() -> None:
    archive_old_games(timezone.now())


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_old_invitations() -> None:
    """Deletes invitations that are long over, and places in queues that nobody kept."""
    now = timezone.now()
    delete_long_over(now)
    delete_lost_places(now)


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def close_forgotten_rooms() -> None:
    close_forgotten(timezone.now())


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_orphan_pictures() -> None:
    log.info("pictures thrown away: %d", delete_files(orphans(timezone.now())))
