"""The Celery task of accounts: the nightly clean-up."""

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from accounts.housekeeping import sweep_guests, sweep_keys, sweep_sessions


@shared_task(time_limit=settings.HOUSEKEEPING_SECONDS)
def delete_forgotten_people() -> None:
    now = timezone.now()
    sweep_guests(now)
    sweep_sessions(now)
    sweep_keys(now)
