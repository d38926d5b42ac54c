"""What follows from things that happen in allauth."""

from typing import Any

from allauth.account.signals import (
    email_confirmed,
    password_changed,
    password_reset,
    password_set,
)
from django.http import HttpRequest

from accounts.claim import finish_claim
from accounts.devices import sign_out
from accounts.models import Account


def sign_out_elsewhere(request: HttpRequest, user: Account, **_: Any) -> None:
    sign_out([user.id], but=request.session.session_key)


def connect() -> None:
    email_confirmed.connect(finish_claim)
    for changed in (password_changed, password_reset, password_set):
        changed.connect(sign_out_elsewhere)
