"""Tickets with which browsers open sockets, as they can send no header then."""

import secrets
from typing import cast

from django.conf import settings

from web.redis import counters_within

PATIENCE = 1.0


def new_ticket(session_key: str) -> str:
    """A ticket that stands for a session, for half a minute and one socket."""
    ticket = secrets.token_urlsafe(24)
    counters_within(PATIENCE).set(_key(ticket), session_key, ex=settings.TICKET_SECONDS)
    return ticket


def session_of(ticket: str) -> str | None:
    """The session of an unused ticket, which is then used up."""
    found = cast("bytes | None", counters_within(PATIENCE).getdel(_key(ticket)))
    return None if found is None else found.decode()


def _key(ticket: str) -> str:
    return f"ticket:{ticket}"
