"""Who somebody is, for others to see."""

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
    """The account is gone; the name is only a stand-in."""


def names_of(ids: Iterable[UUID]) -> dict[UUID, PersonSeen]:
    """Everybody asked for, those who are gone too."""
    asked = set(ids)
    there = Account.objects.filter(pk__in=asked, erased_at=None).only("id", "name", "is_guest")
    seen = {person.id: PersonSeen(person.id, person.name, person.is_guest) for person in there}
    return {who: seen.get(who) or _former(who) for who in asked}


class Standing(NamedTuple):
    """Since when somebody has been more than a guest, and since when they are gone."""

    full_since: datetime | None
    erased_at: datetime | None


def lock_standings(ids: Iterable[UUID]) -> dict[UUID, Standing]:
    """Of those who have or had an account; it stays so until the end of this transaction."""
    held = Account.objects.select_for_update(no_key=True).filter(pk__in=set(ids)).order_by("pk")
    rows = held.values_list("pk", "full_since", "erased_at")
    return {who: Standing(full_since, erased_at) for who, full_since, erased_at in rows}


def lock_active_account(person: UUID) -> bool:
    """Is the account there, and will it be until the end of this transaction?"""
    there = Account.objects.select_for_update(no_key=True).filter(pk=person, is_active=True).first()
    return there is not None and not is_suspended(there)


def _former(id: UUID) -> PersonSeen:
    return PersonSeen(id, gettext("Former player"), is_guest=False, former=True)
