"""What follows from things that happen in allauth, and to the sessions that it keeps."""

from typing import Any

from allauth.account.signals import (
    email_confirmed,
    password_changed,
    password_reset,
    password_set,
)
from django.contrib.sessions.models import Session
from django.db.models.signals import post_delete
from django.http import HttpRequest

from accounts.announce import SessionEnded, announce, digest
from accounts.claim import finish_claim
from accounts.models import Account
from accounts.sessions import sign_out


def sign_out_elsewhere(request: HttpRequest, user: Account, **_: Any) -> None:
    sign_out([user.id], but=request.session.session_key)


def tell_of_its_end(instance: Session, **_: Any) -> None:
    announce(SessionEnded(digest(instance.session_key)))


def connect() -> None:
    post_delete.connect(tell_of_its_end, sender=Session)
    email_confirmed.connect(finish_claim)
    for changed in (password_changed, password_reset, password_set):
        changed.connect(sign_out_elsewhere)
