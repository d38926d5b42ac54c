"""Deletes guests, sessions and keys of requests that nobody needs any more."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from itertools import islice
from uuid import UUID

from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.expressions import Combinable

from accounts.models import Account, KeyedRequest
from accounts.sessions import sign_out
from web.hooks import Hook

BATCH = 500

reasons_to_keep_guests: Hook[Callable[[], Exists | Combinable]] = Hook()
"""Functions that make a condition, with OuterRef("pk"), under which a guest is kept."""


def sweep_guests(now: datetime) -> int:
    """Deletes old guests that no app needs, and old accounts that never proved their address."""
    before = now - timedelta(days=settings.STAY_DAYS["guests"])
    forgotten = Account.objects.filter(is_guest=True) | _never_came_in()
    forgotten = without_traces(forgotten.filter(created_at__lt=before))
    swept = 0
    for ids in _batches(forgotten):
        sign_out(ids)
        Account.objects.filter(pk__in=ids).delete()
        swept += len(ids)
    return swept


def without_traces(accounts: QuerySet[Account]) -> QuerySet[Account]:
    """Those of the accounts that no app needs: they have never been in a room, for example."""
    for reason in reasons_to_keep_guests:
        accounts = accounts.exclude(reason())
    return accounts


def sweep_sessions(now: datetime) -> None:
    Session.objects.filter(expire_date__lt=now).delete()
    session = Session.objects.filter(session_key=OuterRef("session_key"))
    UserSession.objects.exclude(Exists(session)).delete()


def sweep_keys(now: datetime) -> None:
    before = now - timedelta(days=settings.KEYS_STAY_DAYS)
    KeyedRequest.objects.filter(at__lt=before).delete()


def _never_came_in() -> QuerySet[Account]:
    """The condition that an account gave an address and never proved it."""
    given = EmailAddress.objects.filter(user=OuterRef("pk"))
    unproven = Exists(given), ~Exists(given.filter(verified=True))
    return Account.objects.filter(*unproven, last_login=None, is_staff=False)


def _batches(accounts: QuerySet[Account]) -> Iterator[list[UUID]]:
    ids = iter(list(accounts.values_list("pk", flat=True)))
    while batch := list(islice(ids, BATCH)):
        yield batch
