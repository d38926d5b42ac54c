"""The endpoints of people. Signing up, in and out, and addresses are allauth's."""

from typing import Annotated, ClassVar

import msgspec
from allauth.core import ratelimit
from django.conf import settings
from django.contrib.sessions.backends.db import SessionStore
from django.db import transaction
from django.http import HttpResponse
from msgspec import UNSET, Meta, UnsetType
from rest_framework.exceptions import NotAuthenticated, Throttled
from rest_framework.request import Request

from accounts.allauth_problems import SECONDS_BETWEEN_TRIES
from accounts.announce import PersonChanged, announce
from accounts.authentication import token_of
from accounts.bots import become_bot
from accounts.claim import begin_claim
from accounts.erasure import erase
from accounts.export import Export, export
from accounts.guests import welcome_guest
from accounts.me import ColourName, Me, Name, ShownTo, me_of
from accounts.models import Account
from accounts.names import check_name_under_lock
from accounts.people import AvatarName, lock_account
from accounts.sessions import at_device
from accounts.tickets import new_ticket
from web.endpoint import (
    Endpoint,
    OpenEndpoint,
    body_of,
    caller_id,
    django_request,
    given,
    json_response,
    no_content,
)
from web.languages import LanguageCode
from web.refusals import Refused, WebRefusal
from web.schema import SIGNED_IN, describe

SEEN_BY_OTHERS = frozenset(("name", "avatar"))
"""The fields of an account whose changes those who look at its owner are told of at once."""


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    language: LanguageCode | None = None
    """The person's language; that of the request, if left out."""
    colour: ColourName = ""
    avatar: AvatarName | None = None
    """The avatar that others see; one that goes with the new id, if left out."""


class Welcome(msgspec.Struct):
    token: str
    """The token for the header `Authorization: Bearer`."""
    me: Me


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET
    colour: ColourName | UnsetType = UNSET
    avatar: AvatarName | UnsetType = UNSET
    history_shown: ShownTo | UnsetType = UNSET


class Erasure(msgspec.Struct, forbid_unknown_fields=True):
    password: str = ""
    """The account's password, if it has one."""
    hide_clues: bool = False
    """True hides the clues that I gave from everybody."""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    email: Annotated[str, Meta(max_length=254, extra_json_schema={"format": "email"})]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ClaimBegun(msgspec.Struct):
    email: str
    """The address that got the code; send it to `auth/{client}/v1/auth/email/verify` as `key`."""


class Ticket(msgspec.Struct):
    ticket: str
    """The ticket, for the socket's address: `?ticket=…`."""
    seconds: int
    """Seconds in which it can be used, once."""


class Guests(OpenEndpoint):
    throttle_by_address: ClassVar[bool] = True

    @describe(
        "Play as a guest",
        operation_id="become_guest",
        body=NewGuest,
        answer=Welcome,
        status=201,
        refusals=(401,),
        example={"name": "Ana", "language": "pt-br"},
        tags=["People"],
    )
    def post(self, request: Request) -> HttpResponse:
        asked = body_of(request, NewGuest)
        guest, token = welcome_guest(
            django_request(request), asked.name, asked.language, asked.colour, asked.avatar or ""
        )
        return json_response(Welcome(token, me_of(guest)), status=201)


class MyAccount(Endpoint):
    @describe("Who I am", operation_id="get_me", answer=Me, for_bots=True, tags=["People"])
    def get(self, request: Request) -> HttpResponse:
        return json_response(me_of(_account(request)))

    @describe(
        "Change my name, avatar, language or colour, or who sees my history",
        operation_id="change_me",
        body=Changes,
        answer=Me,
        example={"name": "Ana Clara"},
        tags=["People"],
    )
    def patch(self, request: Request) -> HttpResponse:
        changes = given(body_of(request, Changes))
        with transaction.atomic():
            account = lock_account(caller_id(request))
            if account is None:
                raise NotAuthenticated
            if "name" in changes:
                changes["name"] = check_name_under_lock(account.id, changes["name"])
            if changes.keys() & SEEN_BY_OTHERS:
                announce(PersonChanged(account.id))
            for field, value in changes.items():
                setattr(account, field, value)
            account.save(update_fields=changes)
        return json_response(me_of(account))

    @describe(
        "Erase me; games I played in keep my seat as that of a former player",
        operation_id="erase_me",
        body=Erasure,
        status=204,
        for_bots=True,
        tags=["People"],
    )
    def delete(self, request: Request) -> HttpResponse:
        asked = body_of(request, Erasure)
        account = _account(request)
        if account.has_usable_password():
            _check_password(request, account, asked.password)
        erase(account, hide_clues=asked.hide_clues)
        django_request(request).session.flush()
        return no_content()


class MyClaim(Endpoint):
    throttle: ClassVar[str] = "claim"

    @describe(
        "Make my guest account a full one, with the same id; a code goes out by mail",
        operation_id="claim_account",
        body=Claim,
        answer=ClaimBegun,
        status=202,
        refusals=(401, 403, 409),
        example={"email": "ana@example.org", "password": "a long walk by the sea"},
        tags=["People"],
    )
    def post(self, request: Request) -> HttpResponse:
        asked = body_of(request, Claim)
        plain = django_request(request)
        token = token_of(plain)
        session = SessionStore(token) if token else plain.session
        with at_device(plain, session):
            begin_claim(plain, _account(request), asked.email, asked.password)
        return json_response(ClaimBegun(asked.email), status=202)


class MyBot(Endpoint):
    throttle: ClassVar[str] = "new_bot"
    throttle_by_address: ClassVar[bool] = True

    @describe(
        "Become a bot for good, which plays by a program of yours; the token is a new one",
        operation_id="become_bot",
        answer=Welcome,
        refusals=(*SIGNED_IN, 409),
        tags=["People"],
    )
    def post(self, request: Request) -> HttpResponse:
        bot, token = become_bot(django_request(request), caller_id(request))
        return json_response(Welcome(token, me_of(bot)))


class SocketTickets(Endpoint):
    @describe(
        "A ticket for one socket, to be used within half a minute",
        operation_id="get_socket_ticket",
        answer=Ticket,
        status=201,
        for_bots=True,
        tags=["People"],
    )
    def post(self, request: Request) -> HttpResponse:
        session_key = request.auth or django_request(request).session.session_key
        return json_response(
            Ticket(new_ticket(str(session_key)), settings.TICKET_SECONDS), status=201
        )


class MyExport(Endpoint):
    @describe(
        "All that is held of me",
        operation_id="export_me",
        answer=Export,
        for_bots=True,
        tags=["People"],
    )
    def get(self, request: Request) -> HttpResponse:
        return json_response(export(_account(request)))


def _account(request: Request) -> Account:
    return Account.objects.get(pk=str(request.user.pk))


def _check_password(request: Request, account: Account, password: str) -> None:
    if not ratelimit.consume(django_request(request), action="reauthenticate", user=account):
        raise Throttled(SECONDS_BETWEEN_TRIES)
    if not account.check_password(password):
        raise Refused(WebRefusal.WRONG_PASSWORD)
