"""Bots are accounts that nobody signs in to, claims or raises to anything else."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.test import RequestFactory
from django.utils import timezone
from rest_framework.exceptions import PermissionDenied

from accounts.claim import begin_claim
from accounts.erasure import erase
from accounts.housekeeping import sweep_guests
from accounts.models import Account
from accounts.people import names_of
from accounts.refusals import AccountRefusal
from accounts.sessions import sign_in
from testkit.devices import PASSWORD, new_email
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


def test_a_bot_is_not_swept_away_with_forgotten_guests(bot: Account) -> None:
    Account.objects.create_guest("Ana")
    assert sweep_guests(timezone.now() + timedelta(days=1000)) == 1
    assert Account.objects.get() == bot


def test_an_erased_bot_was_one_still(bot: Account) -> None:
    erase(bot)
    assert names_of([bot.pk])[bot.pk].kind == "erased"
    assert Account.objects.get(pk=bot.pk).is_bot
