"""Erases an account. Its id stays, so that the games of others stay whole."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from uuid import UUID

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.db.models import Model
from django.utils import timezone

from accounts.announce import PersonChanged, announce
from accounts.models import Account, KeyedRequest, Shown
from accounts.people import lock_account
from accounts.sessions import sign_out
from web.hooks import Hook


class Erased(NamedTuple):
    """The erasure of an account, with or without hiding the clues that its owner gave."""

    account_id: UUID
    hide_clues: bool


erasure_locks: Hook[Callable[[UUID], None]] = Hook()
"""Functions that lock rows about a person which must be locked before the account."""

account_erased: Hook[Callable[[Erased], None]] = Hook()
"""Functions that delete an app's data about a person, in the transaction of the erasure.

An exception undoes the whole erasure. Rows are locked in the order of docs/architecture.md.
"""


@transaction.atomic
def erase(person: Account, *, hide_clues: bool = False) -> None:
    for lock in erasure_locks:
        lock(person.id)
    account = lock_account(person.id)
    if account is None:  # erased by another request
        return
    for column, after in ACCOUNT_COLUMNS.items():
        setattr(account, column, after(getattr(account, column)))
    account.save()
    sign_out([account.id])
    EmailAddress.objects.filter(user=account).delete()
    Authenticator.objects.filter(user=account).delete()
    KeyedRequest.objects.filter(person=account.id).delete()
    account.groups.clear()
    account.user_permissions.clear()
    for forget in account_erased:
        forget(Erased(account.id, hide_clues))
    announce(PersonChanged(account.id))


# The columns of an account


def kept(value: Any) -> Any:
    return value


def becomes(new: Any) -> Callable[[Any], Any]:
    return lambda _: new


ACCOUNT_COLUMNS: Mapping[str, Callable[[Any], Any]] = {
    "id": kept,
    "name": becomes(""),
    "email": becomes(None),
    "password": lambda _: make_password(None),
    "language": becomes(settings.LANGUAGE_CODE),
    "colour": becomes(""),
    "avatar": becomes(""),
    "is_guest": kept,
    "is_bot": kept,
    "full_since": kept,
    "history_shown": becomes(Shown.NOBODY),
    "is_active": becomes(False),
    "is_staff": becomes(False),
    "is_superuser": becomes(False),
    "last_login": becomes(None),
    "created_at": kept,
    "suspended_until": kept,
    "erased_at": lambda _: timezone.now(),
}
"""The value of each column after the erasure, made from the one before."""


# The columns of other tables


class Marked(NamedTuple):
    """The columns of a table that may name or quote people, by what an erasure does to them.

    Erased columns lose their value or their row, as far as they are about the person.
    """

    model: type[Model]
    kept: tuple[str, ...] = ()
    erased: tuple[str, ...] = ()


marked_columns: Hook[Marked] = Hook()
"""The columns of each app. The erasure itself is done by `account_erased`; a test compares."""

marked_columns.register(Marked(EmailAddress, erased=("user_id", "email")))
marked_columns.register(Marked(Authenticator, erased=("user_id", "data")))
marked_columns.register(
    Marked(UserSession, erased=("user_id", "ip", "session_key", "user_agent", "data"))
)
marked_columns.register(Marked(KeyedRequest, erased=("person", "key", "made")))
marked_columns.register(Marked(Account.groups.through, erased=("account_id",)))
marked_columns.register(Marked(Account.user_permissions.through, erased=("account_id",)))
marked_columns.register(
    Marked(LogEntry, kept=("user_id", "object_id", "object_repr", "change_message"))
)
