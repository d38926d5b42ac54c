"""The callers who may upload, told by the headers of a request before its body is read."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user
from django.contrib.sessions.backends.db import SessionStore
from django.db import close_old_connections
from django.http import HttpRequest, parse_cookie

from accounts.authentication import Person, person_of, token_in
from accounts.models import Account


def uploader(headers: Mapping[str, Any]) -> str | None:
    """The account that sends the headers, by token or cookie, unless it is a guest's."""
    caller = caller_of(headers)
    return None if caller is None or caller.is_guest else str(caller.pk)


def staff_uploader(headers: Mapping[str, Any]) -> str | None:
    """The account of a moderator who sends the headers, by cookie."""
    caller = _caller_by_cookie(headers)
    return str(caller.pk) if caller is not None and caller.is_staff else None


def caller_of(headers: Mapping[str, Any]) -> Person | Account | None:
    """The person who sends the headers, by token or cookie; a guest, too."""
    token = token_in(headers)
    if token is None:
        return _caller_by_cookie(headers)
    close_old_connections()
    return person_of(token)


def _caller_by_cookie(headers: Mapping[str, Any]) -> Account | None:
    key = parse_cookie(headers.get("HTTP_COOKIE", "")).get(settings.SESSION_COOKIE_NAME)
    if not key:
        return None
    close_old_connections()
    request = HttpRequest()
    request.session = SessionStore(key.replace("\0", ""))
    account = get_user(request)
    return account if isinstance(account, Account) else None
