"""Requests that make something once, however often they are sent under one Idempotency-Key.

    code = make_once(keyed(request, body), lambda: open_room(...).code)

An endpoint that makes something without being a move says so in its parameters, `KEY_IF_ANY`, and
refuses 422. The key is kept in the transaction in which the thing is made: both stay, or neither.
Of two requests that come at once, the second waits for the first. A refused one keeps no key. What
takes long is done before that transaction, by whoever has asked `made_before` whether it is needed.

What is kept is the id of the thing, and the answer is made from the thing as it is by now: names
and titles may have changed since, and the caller may no longer be let in.
"""

from collections.abc import Callable
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from django.db import transaction
from django.utils.crypto import salted_hmac
from rest_framework.request import Request

from accounts.models import KeyedRequest
from web.endpoint import caller_id
from web.idempotency import key_if_any
from web.refusals import Refused, WebRefusal


class Keyed(NamedTuple):
    """A request with its sender, its key, if it came with one, and a hash of what it asks for."""

    sender: UUID
    key: str | None
    digest: bytes


def keyed(request: Request, body: Any = None) -> Keyed:
    """The request, with a hash that takes the server's secret: bodies may hold passwords."""
    asked = msgspec.json.encode((request.method, request.path, body))
    digest = salted_hmac(__name__, asked, algorithm="sha256").digest()
    return Keyed(caller_id(request), key_if_any(request.META), digest)


def make_once(asked: Keyed | None, make: Callable[[], str]) -> str:
    """The id of what `make` makes, or of what it made when the same request came before.

    `make` runs in a transaction that has locked nothing but the key.
    """
    if asked is None or asked.key is None:
        return make()
    with transaction.atomic():
        kept, is_new = KeyedRequest.objects.get_or_create(
            person=asked.sender, key=asked.key, defaults={"digest": asked.digest}
        )
        if is_new:
            kept.made = make()
            kept.save(update_fields=["made"])
    return _made(kept, asked)


def made_before(asked: Keyed) -> str | None:
    """The id of what the same request made when it came before, if it did."""
    if asked.key is None:
        return None
    kept = KeyedRequest.objects.filter(person=asked.sender, key=asked.key).first()
    return None if kept is None else _made(kept, asked)


def _made(kept: KeyedRequest, asked: Keyed) -> str:
    if bytes(kept.digest) != asked.digest:
        raise Refused(WebRefusal.KEY_REUSED)
    return kept.made
