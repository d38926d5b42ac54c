"""The Celery task of moderation."""

from datetime import UTC, datetime

from celery import shared_task
from django.conf import settings

from moderation import figures


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def keep_figures() -> None:
    figures.keep(datetime.now(UTC))
