"""Bots are accounts that nobody signs in to, claims or raises to anything else.

The server makes its own; a guest becomes one, if they have never been anywhere as a person.
"""

from datetime import timedelta
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.test import RequestFactory
from django.utils import timezone
from pytest_django import Settings
from rest_framework.exceptions import PermissionDenied

from accounts.claim import begin_claim, finish_claim
from accounts.erasure import erase
from accounts.housekeeping import sweep_guests
from accounts.models import Account
from accounts.people import names_of
from accounts.refusals import AccountRefusal
from accounts.sessions import sign_in
from accounts.suspension import suspend
from bots.models import Bot
from games.models import Room
from testkit.api_callers import Caller, a_bot, a_room, guest
from testkit.devices import PASSWORD, Device, new_email
from testkit.moderators import moderator
from web.refusals import Refused

pytestmark = pytest.mark.django_db


@pytest.fixture
def bot() -> Account:
    return Account.objects.create_bot("Nautilus")


@pytest.fixture
def request_() -> HttpRequest:
    request = RequestFactory().post("/")
    request.session, request.user = SessionStore(), AnonymousUser()
    return request


def test_others_see_that_somebody_is_a_bot_by_their_kind_and_not_by_their_name(
    bot: Account,
) -> None:
    seen = names_of([bot.pk])[bot.pk]
    assert (seen.kind, seen.name) == ("bot", "Nautilus")


def test_nobody_signs_in_as_a_bot(bot: Account, request_: HttpRequest) -> None:
    with pytest.raises(PermissionDenied):
        sign_in(request_, bot)
    assert not Session.objects.exists()
    assert not bot.has_usable_password()


def test_nobody_claims_a_bot(bot: Account, request_: HttpRequest) -> None:
    with pytest.raises(Refused) as refused:
        begin_claim(request_, bot, new_email(), PASSWORD)
    assert refused.value.refusal is AccountRefusal.NOT_A_GUEST


@pytest.mark.parametrize(
    "fields",
    [
        {"email": "bot@example.org"},
        {"is_guest": False},
        {"is_staff": True},
        {"is_superuser": True},
    ],
)
def test_the_database_lets_no_bot_become_anything_else(
    bot: Account, fields: dict[str, object]
) -> None:
    with pytest.raises(IntegrityError, match="bots_stay_bots"), transaction.atomic():
        Account.objects.filter(pk=bot.pk).update(**fields)


def test_a_bot_of_the_servers_is_not_swept_away_with_forgotten_guests(bot: Account) -> None:
    room = Room.objects.create(code="AFHJKLM", title="The harbour")
    Bot.objects.create(person=bot.id, room=room, persona="otto")
    Account.objects.create_guest("Ana")
    assert sweep_guests(timezone.now() + timedelta(days=1000)) == 1
    assert Account.objects.get() == bot


def test_an_erased_bot_was_one_still(bot: Account) -> None:
    erase(bot)
    assert names_of([bot.pk])[bot.pk].kind == "erased"
    assert Account.objects.get(pk=bot.pk).is_bot


# Somebody's own


def test_a_guest_becomes_a_bot_with_the_same_id_and_another_token() -> None:
    ana = guest("Turnip")
    became = ana.post("/me/bot").json
    assert (became["me"]["id"], became["me"]["kind"]) == (ana.id, "bot")
    bot = Caller(became["token"])
    assert bot.get("/me").json == became["me"]


def test_the_tokens_that_it_had_as_a_guest_end(phone: Device) -> None:
    phone.be_guest("Turnip")
    token = phone.ask("post", "me/bot").said["token"]
    assert phone.ask("get", "me").said["code"] == "bad_token"
    assert phone.auth("get", "auth/session").status_code == 410
    assert list(UserSession.objects.values_list("session_key", flat=True)) == [token]


def test_its_token_lasts_longer_than_that_of_a_phone() -> None:
    session = Session.objects.get(pk=a_bot("Turnip").token)
    assert session.expire_date > timezone.now() + timedelta(days=9 * 365)


def test_a_bot_is_one_for_good() -> None:
    assert a_bot("Turnip").post("/me/bot").code == "not_for_bots"


@pytest.mark.parametrize("goes", [False, True])
def test_whoever_has_sat_anywhere_becomes_no_bot(goes: bool) -> None:
    table = a_room(2)
    ana = table.players[1]
    if goes:
        assert ana.moves(table.game, "leave").status == 200
    assert ana.post("/me/bot").code == "has_played"
    assert ana.get("/me").json["kind"] == "guest"


def test_whoever_has_said_the_word_at_a_door_becomes_no_bot() -> None:
    table, ana = a_room(1, password="lighthouse"), guest("Nina")
    ana.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
    assert ana.post("/me/bot").code == "has_played"


def test_an_account_with_an_address_becomes_no_bot(phone: Device) -> None:
    phone.sign_up(new_email())
    assert phone.ask("post", "me/bot").said["code"] == "not_a_guest"


@pytest.mark.parametrize("power", ["is_staff", "is_superuser"])
def test_whoever_may_more_than_others_becomes_no_bot(power: str) -> None:
    ana = guest("Ana")
    Account.objects.filter(pk=ana.id).update(**{power: True})
    assert ana.post("/me/bot").code == "not_allowed"


def test_no_moderator_becomes_a_bot() -> None:
    assert moderator("Mina").post("/me/bot").code == "not_allowed"


def test_a_claim_that_was_begun_comes_to_nothing(phone: Device) -> None:
    email = new_email()
    phone.be_guest("Turnip")
    phone.ask("post", "me/claim", {"email": email, "password": PASSWORD})
    phone.token = phone.ask("post", "me/bot").said["token"]
    assert phone.verify().status_code in (401, 409)
    assert not EmailAddress.objects.exists()
    assert phone.me.said["kind"] == "bot"
    assert phone.log_in(email).status_code == 400


def test_a_code_of_a_claim_that_comes_late_changes_nothing(request_: HttpRequest) -> None:
    bot = Account.objects.get(pk=a_bot("Turnip").id)
    address = EmailAddress.objects.create(user=bot, email=new_email(), verified=True)
    finish_claim(request_, address)
    assert Account.objects.get(pk=bot.pk).is_guest


def test_bots_are_made_one_after_the_other(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "new_bot": (1, 3600)}
    a_bot("Turnip")
    assert guest("Radish").post("/me/bot").code == "too_many_requests"


def test_a_bot_that_never_sat_anywhere_is_swept_away_like_a_guest() -> None:
    a_bot("Turnip")
    assert sweep_guests(timezone.now() + timedelta(days=1000)) == 1


def test_whoever_has_its_token_takes_its_data_along_and_erases_it() -> None:
    bot = a_bot("Turnip")
    assert bot.get("/me/export").json["account"]["kind"] == "bot"
    assert bot.delete("/me").status == 204
    assert bot.get("/me").code == "bad_token"
    assert names_of([UUID(bot.id)])[UUID(bot.id)].kind == "erased"


def test_a_suspended_bot_has_no_token_any_more() -> None:
    bot = a_bot("Turnip")
    suspend(UUID(bot.id), None)
    assert bot.get("/me").code == "bad_token"
