"""Accounts that become bots, which play by programs that run elsewhere.

What a bot's token opens is said by `for_bots` of each endpoint (`web.schema.describe`). It is the
only way in: the token's session names nobody to Django, so that no cookie, no page of the admin and
no endpoint of allauth knows a bot.
"""

from datetime import timedelta
from uuid import UUID

from allauth.account.models import EmailAddress
from django.db import transaction
from django.http import HttpRequest
from rest_framework.exceptions import NotAuthenticated, PermissionDenied

from accounts.announce import PersonChanged, announce
from accounts.housekeeping import without_traces
from accounts.models import Account
from accounts.people import lock_account, names_of
from accounts.refusals import AccountRefusal
from accounts.sessions import new_nameless_session, sign_out
from web.refusals import Refused, WebRefusal

TOKEN_LASTS = timedelta(days=10 * 365)


@transaction.atomic
def become_bot(request: HttpRequest, person: UUID) -> tuple[Account, str]:
    """Makes a guest who has never been in a room a bot for good; returns its token, the only one.

    Whoever comes into a room locks the account as well, so no bot has come in as a person.
    """
    account = lock_account(person)
    if account is None:
        raise NotAuthenticated
    if account.is_bot:  # by another request in the same instant
        raise Refused(WebRefusal.NOT_FOR_BOTS)
    if account.is_staff or names_of([person])[person].kind == "moderator":
        raise PermissionDenied
    if not account.is_guest:
        raise Refused(AccountRefusal.NOT_A_GUEST)
    if not without_traces(Account.objects.filter(pk=person)).exists():
        raise Refused(AccountRefusal.HAS_PLAYED)
    account.is_bot = True
    account.save(update_fields=["is_bot"])
    sign_out([person])
    EmailAddress.objects.filter(user=account).delete()  # which the guest had begun to claim
    announce(PersonChanged(person))
    return account, new_nameless_session(request, account, TOKEN_LASTS)
