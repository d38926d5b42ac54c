"""An account that is shut, for a time or for good: nobody signs in with it, and its tokens end."""

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
"""Each gives what else to tell somebody who can't sign in, as facts of the refusal."""


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
        facts: dict[str, Any] = {}
        for facts_of in suspension_facts:
            facts |= facts_of(account.id)
        until = _told(account.suspended_until)
        raise Refused(AccountRefusal.SUSPENDED, until=until, **facts)


def _told(until: datetime | None) -> str | None:
    """None where it is for good."""
    return None if until is None or until >= FOR_GOOD else until.isoformat()
