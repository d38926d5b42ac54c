"""Turns a guest into a full account: the address is proven first, then the password is set."""

from typing import Any

from allauth.account.forms import AddEmailForm
from allauth.account.models import EmailAddress
from allauth.core.exceptions import ImmediateHttpResponse
from django.contrib.auth import HASH_SESSION_KEY
from django.contrib.auth.hashers import make_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from rest_framework.exceptions import Throttled

from accounts.announce import PersonChanged, announce
from accounts.models import Account
from accounts.refusals import AccountRefusal
from accounts.sessions import sign_out
from web.refusals import Refused

SECONDS_BETWEEN_CODES = 10

_CLAIM = "account_claim"


def begin_claim(request: HttpRequest, account: Account, email: str, password: str) -> None:
    """Sends a code to the address; the answer does not tell if the address has an account."""
    if not account.is_guest or account.is_bot:
        raise Refused(AccountRefusal.NOT_A_GUEST)
    form = AddEmailForm(user=account, data={"email": email})
    if not form.is_valid():
        reasons = [reason for errors in form.errors.values() for reason in errors]
        raise Refused(AccountRefusal.BAD_EMAIL, reason=" ".join(map(str, reasons)))
    _check_password(Account(name=account.name, email=email), password)
    try:
        form.save(request)
    except ImmediateHttpResponse:
        raise Throttled(SECONDS_BETWEEN_CODES) from None
    email = form.cleaned_data["email"]
    request.session[_CLAIM] = {"email": email, "password": make_password(password)}


def _check_password(account: Account, password: str) -> None:
    try:
        validate_password(password, account)
    except ValidationError as error:
        raise Refused(AccountRefusal.BAD_PASSWORD, reason=" ".join(error.messages)) from None


def finish_claim(request: HttpRequest, email_address: EmailAddress, **_: Any) -> None:
    """Makes the account a full one, once its address is proven."""
    claim = request.session.pop(_CLAIM, None) or {}
    account = request.user if request.user.is_authenticated else email_address.user
    if account.pk != email_address.user_id or account.is_bot:
        return
    account.is_guest = False
    account.email = account.email or email_address.email
    if claim.get("email") == email_address.email:
        account.password = claim["password"]
        sign_out([account.id], but=request.session.session_key)
        # Django ends a session whose password is not the account's; this one goes on.
        request.session[HASH_SESSION_KEY] = account.get_session_auth_hash()
    account.save(update_fields=["is_guest", "full_since", "password"])
    announce(PersonChanged(account.pk))
