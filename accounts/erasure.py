"""The end of an account. Its id stays, so that what others did with it stays whole."""

from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import Account, Shown
from accounts.sessions import sign_out
from web.hooks import Hook


class Erased(NamedTuple):
    """Who is erased, and whether what they said in games is to be hidden as well."""

    account_id: UUID
    hide_clues: bool


account_erased: Hook[Callable[[Erased], None]] = Hook()
"""Each forgets what its app keeps of a person, within the transaction of the erasure.

An exception undoes the whole erasure. The order is also that in which rows are locked: the
account, games, then ratings.
"""


@transaction.atomic
def erase(account: Account, *, hide_clues: bool = False) -> None:
    sign_out([account.id])
    EmailAddress.objects.filter(user=account).delete()
    Authenticator.objects.filter(user=account).delete()
    account.groups.clear()
    account.user_permissions.clear()
    account.name = account.colour = ""
    account.email = account.last_login = None
    account.language = settings.LANGUAGE_CODE
    account.history_shown = Shown.NOBODY
    account.set_unusable_password()
    account.is_active = account.is_staff = account.is_superuser = False
    account.erased_at = timezone.now()
    account.save()
    for forget in account_erased:
        forget(Erased(account.id, hide_clues))
