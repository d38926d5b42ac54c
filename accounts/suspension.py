"""Suspends accounts, for a time or for good: all tokens end, and nobody signs in."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from accounts.refusals import AccountRefusal
from accounts.sessions import sign_out
from web.hooks import Hook
from web.refusals import Refused

FOR_GOOD = datetime(9999, 12, 31, tzinfo=UTC)

suspension_facts: Hook[Callable[[UUID], Mapping[str, Any]]] = Hook()
"""Functions that give further facts to a person who can't sign in."""


@transaction.atomic
def suspend(account_id: UUID, until: datetime | None) -> None:
    """Suspends from now on, for good if there is no end, and signs out every device at once."""
    Account.objects.filter(pk=account_id).update(suspended_until=until or FOR_GOOD)
    sign_out([account_id])


def lift(account_id: UUID) -> None:
    Account.objects.filter(pk=account_id).update(suspended_until=None)


def is_suspended(account: Account) -> bool:
    return account.suspended_until is not None and account.suspended_until > timezone.now()


def refuse_if_suspended(account: Account) -> None:
    if is_suspended(account):
        facts: dict[str, Any] = {"reason": "", "decision": None, "appeal": None}
        for facts_of in suspension_facts:
            facts |= facts_of(account.id)
        until = _told(account.suspended_until)
        raise Refused(AccountRefusal.SUSPENDED, until=until, **facts)


def _told(until: datetime | None) -> str | None:
    """The end of a suspension as clients get it; null is for good."""
    return None if until is None or until >= FOR_GOOD else until.isoformat()
