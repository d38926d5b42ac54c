"""The rights of moderators, and the second factor that they sign in with."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import Group, Permission
from django.db import transaction
from django.db.models import Q, QuerySet
from rest_framework.exceptions import PermissionDenied

from accounts.announce import PersonChanged, announce
from accounts.models import Account
from accounts.people import lock_account
from moderation.audit import Moderator, record
from moderation.refusals import ModerationRefusal
from web.refusals import Refused, WebRefusal

MODERATE = "moderation.moderate"
SEE_HIDDEN_CARDS = "moderation.see_hidden_cards"
GROUP = "Moderators"
SIGNED_IN_BY = "account_authentication_methods"
"""The key under which allauth keeps the methods that a session was signed in by."""


def moderators() -> QuerySet[Account]:
    """All accounts that may moderate."""
    codename = MODERATE.rpartition(".")[2]
    may = Permission.objects.filter(content_type__app_label="moderation", codename=codename)
    return Account.objects.filter(
        Q(is_superuser=True)
        | Q(pk__in=Account.objects.filter(groups__permissions__in=may))
        | Q(pk__in=Account.objects.filter(user_permissions__in=may)),
        is_active=True,
    )


def is_moderator(person: UUID) -> bool:
    return moderators().filter(pk=person).exists()


def others_than(person: UUID) -> bool:
    return moderators().exclude(pk=person).exists()


@transaction.atomic
def appoint(by: Moderator, account: Account, why: str) -> None:
    """Makes the account a moderator, or no longer if it is one; administrators do this."""
    if lock_account(account.pk) is None:
        raise Refused(WebRefusal.NO_SUCH_PERSON)
    group = Group.objects.get(name=GROUP)
    was_one = account.groups.filter(pk=group.pk).exists()
    (account.groups.remove if was_one else account.groups.add)(group)
    record(by, "dismiss_moderator" if was_one else "appoint_moderator", why, person=account.pk)
    announce(PersonChanged(account.pk))


def require_authority(by: Moderator, person: UUID | None) -> None:
    if person == by.id:
        raise Refused(ModerationRefusal.OWN_CASE)
    if person is not None and not by.is_superuser and is_moderator(person):
        raise Refused(ModerationRefusal.ABOVE_YOU)


def require_moderator(account: Account, session: Mapping[str, Any]) -> None:
    if not account.has_perm(MODERATE):
        raise PermissionDenied
    if not has_second_factor(session):
        raise Refused(ModerationRefusal.SECOND_FACTOR_REQUIRED)


def has_second_factor(session: Mapping[str, Any]) -> bool:
    """True if the session was signed in with a second factor, or none is required."""
    if not settings.MODERATORS_NEED_SECOND_FACTOR:
        return True
    return any(record.get("method") == "mfa" for record in session.get(SIGNED_IN_BY, ()))
