"""The end of an account. Its id stays, so that what others did with it stays whole."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.db import transaction
from django.dispatch import Signal
from django.utils import timezone

from accounts.models import Account, Language, Shown
from accounts.sessions import sign_out

account_erased = Signal()
"""Sent with account_id, within the transaction, for whoever keeps more of a person; and with
hide_clues, which says whether what they said in games is to be hidden as well."""


@transaction.atomic
def erase(account: Account, *, hide_clues: bool = False) -> None:
    sign_out([account.id])
    EmailAddress.objects.filter(user=account).delete()
    Authenticator.objects.filter(user=account).delete()
    account.groups.clear()
    account.user_permissions.clear()
    account.name = account.colour = ""
    account.email = account.last_login = None
    account.language = Language.ENGLISH
    account.history_shown = Shown.NOBODY
    account.set_unusable_password()
    account.is_active = account.is_staff = account.is_superuser = False
    account.erased_at = timezone.now()
    account.save()
    account_erased.send(sender=Account, account_id=account.id, hide_clues=hide_clues)
