"""What is thrown away after a while."""

from collections.abc import Callable
from datetime import datetime, timedelta

from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.db.models import Exists, OuterRef
from django.db.models.expressions import Combinable

from accounts.devices import sign_out
from accounts.models import Account

GUESTS_STAY = timedelta(days=7)

Knowing = Callable[[], Exists | Combinable]
_knowing: list[Knowing] = []


def keeps_guests(knowing: Knowing) -> Knowing:
    """Registers a condition on an account, with OuterRef("pk"), under which a guest stays."""
    _knowing.append(knowing)
    return knowing


def sweep_guests(now: datetime) -> int:
    """Deletes guests of long ago that nobody knows, and sessions that are over."""
    forgotten = Account.objects.filter(is_guest=True, created_at__lt=now - GUESTS_STAY)
    for knowing in _knowing:
        forgotten = forgotten.exclude(knowing())
    ids = list(forgotten.values_list("pk", flat=True))
    sign_out(ids)
    Account.objects.filter(pk__in=ids).delete()
    sweep_sessions(now)
    return len(ids)


def sweep_sessions(now: datetime) -> None:
    Session.objects.filter(expire_date__lt=now).delete()
    session = Session.objects.filter(session_key=OuterRef("session_key"))
    UserSession.objects.exclude(Exists(session)).delete()
