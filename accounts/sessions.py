"""Signs people in and out of their devices, in addition to allauth's own endpoints."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from uuid import UUID

from allauth.account.adapter import get_adapter
from allauth.account.signals import user_logged_in
from allauth.core import context
from allauth.usersessions.models import UserSession
from django.contrib.auth import HASH_SESSION_KEY
from django.contrib.auth.middleware import get_user
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.http import HttpRequest

from accounts.allauth_internals import HTTP_USER_AGENT_MAX_LENGTH
from accounts.models import Account


@contextmanager
def at_device(request: HttpRequest, session: SessionBase) -> Iterator[None]:
    """Gives allauth the session of a token, where it looks for that of a cookie."""
    before = request.session, request.user
    try:
        request.session = session
        request.user = get_user(request)
        yield
        if session.modified:
            session.save()
    finally:
        request.session, request.user = before
        request.META["CSRF_COOKIE_NEEDS_UPDATE"] = False


def sign_in(request: HttpRequest, account: Account) -> str:
    """The token of a new session, which is listed among the account's devices."""
    session = SessionStore()
    with at_device(request, session):
        get_adapter().login(request, account)
        user_logged_in.send(sender=Account, request=request, response=None, user=account)
    return str(session.session_key)


def new_nameless_session(request: HttpRequest, account: Account, lasting: timedelta) -> str:
    """The token of a session by which Django takes nobody to be signed in.

    `accounts.authentication` alone knows whose it is.
    """
    session = SessionStore()
    session.set_expiry(lasting)
    session.create()
    UserSession.objects.create(
        user=account,
        session_key=session.session_key,
        ip=get_adapter().get_client_ip(request),
        user_agent=request.META.get("HTTP_USER_AGENT", "")[:HTTP_USER_AGENT_MAX_LENGTH],
    )
    return str(session.session_key)


def keep_signed_in(account: Account) -> None:
    """Has the sessions of an account go on, which end where they hold another hash."""
    digest = account.get_session_auth_hash()
    request = context.request
    if request is not None and request.user == account:
        request.session[HASH_SESSION_KEY] = digest
    keys = UserSession.objects.filter(user=account).values_list("session_key", flat=True)
    for key in keys:
        session = SessionStore(key)
        if HASH_SESSION_KEY in session:
            session[HASH_SESSION_KEY] = digest
            session.save(must_create=False)


def sign_out(accounts: Sequence[UUID], but: str | None = None) -> None:
    """Ends all sessions of these accounts, except one if it is given."""
    devices = UserSession.objects.filter(user_id__in=accounts).exclude(session_key=but or "")
    Session.objects.filter(session_key__in=devices.values("session_key")).delete()
    devices.delete()
