"""Hooks of accounts into signals: of allauth, and of the sessions that Django keeps."""

from typing import Any

from allauth.account.signals import (
    email_confirmed,
    password_changed,
    password_reset,
    password_set,
)
from django.contrib.sessions.models import Session
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.announce import SessionEnded, announce, digest
from accounts.claim import finish_claim
from accounts.models import Account
from accounts.sessions import keep_signed_in, sign_out

email_confirmed.connect(finish_claim)


@receiver((password_changed, password_reset, password_set))
def sign_out_elsewhere(request: HttpRequest, user: Account, **_: Any) -> None:
    sign_out([user.id], but=request.session.session_key)


@receiver(post_save, sender=Account)
def sign_out_after_new_password(instance: Account, created: bool, **_: Any) -> None:
    """Ends all tokens when a password is set in any way, in a shell or by the admin too.

    The session in which it was changed is begun anew by allauth after that.
    """
    if instance.has_new_password and not created:
        sign_out([instance.id])


@receiver(post_save, sender=Account)
def keep_signed_in_after_new_hash(
    instance: Account, update_fields: frozenset[str] | None, **_: Any
) -> None:
    """Ends no token when a password that was said is hashed anew, as a newer version may do."""
    if update_fields == frozenset({"password"}) and not instance.has_new_password:
        keep_signed_in(instance)


@receiver(post_delete, sender=Session)
def announce_its_end(instance: Session, **_: Any) -> None:
    announce(SessionEnded(digest(instance.session_key)))
