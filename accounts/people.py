"""People as others see them, and locks on their accounts."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.utils.translation import gettext

from accounts.models import Account
from accounts.suspension import is_suspended


class PersonSeen(msgspec.Struct, frozen=True):
    id: UUID
    name: str
    is_guest: bool
    former: bool = False
    """True if the account is erased; the name is then a stand-in."""


def names_of(ids: Iterable[UUID]) -> dict[UUID, PersonSeen]:
    """The names of all these people; erased accounts get a stand-in."""
    asked = set(ids)
    there = Account.objects.filter(pk__in=asked, erased_at=None).only("id", "name", "is_guest")
    seen = {person.id: PersonSeen(person.id, person.name, person.is_guest) for person in there}
    return {who: seen.get(who) or _former(who) for who in asked}


class Standing(NamedTuple):
    """The times at which an account became a full one, and was erased, if it was."""

    full_since: datetime | None
    erased_at: datetime | None


def lock_standings(ids: Iterable[UUID]) -> dict[UUID, Standing]:
    """Locks the accounts until the transaction ends, and returns their standings."""
    held = Account.objects.select_for_update(no_key=True).filter(pk__in=set(ids)).order_by("pk")
    rows = held.values_list("pk", "full_since", "erased_at")
    return {who: Standing(full_since, erased_at) for who, full_since, erased_at in rows}


def lock_account(person: UUID) -> Account | None:
    """The account, locked until the end of the transaction; None if it is erased or not there."""
    held = Account.objects.select_for_update(no_key=True).filter(pk=person, erased_at=None)
    return held.first()


def lock_active_account(person: UUID) -> bool:
    """Locks the account until the transaction ends; false if it is gone or suspended."""
    account = lock_account(person)
    return account is not None and account.is_active and not is_suspended(account)


def _former(id: UUID) -> PersonSeen:
    return PersonSeen(id, gettext("Former player"), is_guest=False, former=True)
