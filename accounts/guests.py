"""Makes guests: people with nothing but a name."""

from typing import NamedTuple
from uuid import uuid4

from django.http import HttpRequest

from accounts.guest_limit import refuse_too_many_guests
from accounts.models import Account
from accounts.names import free_name
from accounts.sessions import sign_in
from web.addresses import address_of
from web.languages import current_language


class NewcomerHere(NamedTuple):
    """A guest who has just been made, and the token that they play with."""

    account: Account
    token: str


def welcome_guest(
    request: HttpRequest, name: str, language: str | None, colour: str = "", avatar: str = ""
) -> NewcomerHere:
    """A new guest, signed in; refused where too many come from one address."""
    kept, guest_id = free_name(name), uuid4()
    refuse_too_many_guests(address_of(request), guest_id)
    guest = Account.objects.create_guest(
        kept, language or current_language(), colour, avatar, guest_id
    )
    return NewcomerHere(guest, sign_in(request, guest))
