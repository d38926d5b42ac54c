"""The Celery tasks of performances."""

import logging
from uuid import UUID

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from performances import keeping, making

log = logging.getLogger(__name__)


@shared_task
def remake(recording: UUID) -> None:
    making.make(recording)


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_old_recordings() -> None:
    now = timezone.now()
    log.info("recordings thrown away: %d", keeping.delete_old(now))
    keeping.delete_orphans(now)


@shared_task
def take_up_lost_recordings() -> None:
    making.take_up_lost(timezone.now())
