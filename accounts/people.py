"""People as others see them, and locks on their accounts."""

from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from functools import reduce
from operator import or_
from typing import Any, Literal, NamedTuple
from uuid import UUID

import msgspec
from django.db.models import Exists, OuterRef, Q, QuerySet, Value
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import Account, Avatar, unchosen_avatar
from web.choices import OneOf
from web.hooks import Hook

PersonKind = Literal["guest", "member", "moderator", "bot", "erased"]
AvatarName = OneOf[Avatar]

moderators: Hook[Callable[[], QuerySet[Account]]] = Hook()
"""Functions that give the accounts of all moderators, whom others see to be such."""


class PersonSeen(msgspec.Struct, frozen=True):
    id: UUID
    name: str
    """The name that the person goes by now; a stand-in if the account is erased."""
    avatar: AvatarName
    kind: PersonKind
    """A member has an account with an address; of an erased account only the id is left."""

    @property
    def is_erased(self) -> bool:
        return self.kind == "erased"

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


def names_of(ids: Iterable[UUID]) -> dict[UUID, PersonSeen]:
    """All these people as others see them; erased accounts get a stand-in."""
    asked = set(ids)
    seen = {account.id: _seen(account) for account in _there(asked)}
    return {who: seen.get(who) or _erased(who) for who in asked}


def _there(ids: Collection[UUID]) -> QuerySet[Account]:
    among = [Exists(accounts().filter(pk=OuterRef("pk"))) for accounts in moderators]
    found = Account.objects.filter(pk__in=ids, erased_at=None)
    return found.only("name", "avatar", "is_guest", "is_bot").annotate(
        moderates=reduce(or_, among, Value(False))
    )


def _seen(account: Any) -> PersonSeen:
    return PersonSeen(account.id, account.name, account.shown_avatar, _kind(account))


def _kind(account: Any) -> PersonKind:
    if account.is_bot:
        return "bot"
    if account.moderates:
        return "moderator"
    return "guest" if account.is_guest else "member"


def _erased(id: UUID) -> PersonSeen:
    return PersonSeen(id, gettext("Former player"), unchosen_avatar(id), "erased")


def preferred_colours(ids: Iterable[UUID]) -> dict[UUID, str]:
    """The colours that these people like to play, of those who have named one."""
    liked = Account.objects.filter(pk__in=set(ids)).exclude(colour="")
    return dict(liked.values_list("pk", "colour"))


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


def active_accounts() -> QuerySet[Account]:
    """The accounts that are neither gone nor suspended."""
    suspended = Q(suspended_until__gt=timezone.now())
    return Account.objects.filter(~suspended, is_active=True, erased_at=None)


def lock_active_accounts(ids: Iterable[UUID]) -> set[UUID]:
    """Locks those of the accounts that are neither gone nor suspended, and returns them."""
    held = active_accounts().select_for_update(no_key=True).filter(pk__in=set(ids)).order_by("pk")
    return set(held.values_list("pk", flat=True))


def is_bot(person: UUID) -> bool:
    """True if the account is a bot's; asked under its lock, it stays true or false."""
    return Account.objects.filter(pk=person, is_bot=True).exists()


def lock_active_account(person: UUID) -> bool:
    """Locks the account until the transaction ends; false if it is gone or suspended."""
    return person in lock_active_accounts([person])
