"""What is held of somebody, and what is left of somebody who goes."""

import uuid
from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.sessions.models import Session
from django.db.models import Exists, OuterRef
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts import housekeeping
from accounts.erasure import Erased, account_erased, erase
from accounts.export import export_sections
from accounts.housekeeping import reasons_to_keep_guests, sweep_guests
from accounts.models import Account, unchosen_avatar
from accounts.people import PersonSeen, names_of
from testkit.devices import PASSWORD, Device, new_email, skip_mail_cooldown

pytestmark = pytest.mark.django_db


def test_a_guest_is_erased_without_a_password(phone: Device) -> None:
    guest = phone.be_guest()
    assert phone.ask("delete", "me").status_code == 204
    assert phone.me.status_code == 401
    account = Account.objects.get(pk=guest["id"])
    assert (account.name, account.email, account.is_active) == ("", None, False)
    assert account.erased_at


def test_a_full_account_is_erased_with_its_password(phone: Device) -> None:
    email = new_email()
    phone.sign_up(email)
    for body in (None, {"password": "not this one"}):
        response = phone.ask("delete", "me", body)
        assert (response.status_code, response.said["code"]) == (403, "wrong_password")
    me = phone.me.said
    assert phone.ask("delete", "me", {"password": PASSWORD}).status_code == 204
    assert phone.me.status_code == 401
    assert not EmailAddress.objects.filter(email=email).exists()
    assert not UserSession.objects.filter(user_id=me["id"]).exists()
    assert not Session.objects.exists()
    assert Device().log_in(email).status_code == 400


def test_an_erased_address_is_free_again(phone: Device) -> None:
    email = new_email()
    phone.sign_up(email)
    phone.ask("delete", "me", {"password": PASSWORD})
    phone.token = None
    skip_mail_cooldown()
    assert phone.sign_up(email).status_code == 200


def test_passwords_cannot_be_tried_here_without_end(phone: Device) -> None:
    phone.sign_up(new_email())
    tries = [phone.ask("delete", "me", {"password": "x"}).status_code for _ in range(12)]
    assert tries[-1] == 429


def test_others_hear_of_an_erasure(phone: Device) -> None:
    heard: list[Erased] = []
    guest = phone.be_guest()
    with account_erased.only(heard.append):
        phone.ask("delete", "me", {"hide_clues": True})
    assert heard == [Erased(UUID(guest["id"]), hide_clues=True)]


def test_nobody_is_erased_by_half() -> None:
    def fail(erased: Erased) -> None:
        raise RuntimeError

    ana = Account.objects.create_guest("Ana")
    with account_erased.only(fail), pytest.raises(RuntimeError):
        erase(ana)
    assert Account.objects.get(name="Ana").erased_at is None


def test_all_that_is_held_is_told(phone: Device) -> None:
    email = new_email()
    phone.sign_up(email)
    me = phone.me.said
    with export_sections.only(lambda account_id: ("games", [account_id])):
        told = phone.ask("get", "me/export").said
    assert told["account"] == me
    assert told["email_addresses"] == [{"email": email, "verified": True, "primary": True}]
    assert [device["user_agent"] for device in told["devices"]] == ["phone"]
    assert told["sections"] == {"games": [me["id"]]}


# As others see them


def test_names_come_in_one_query(
    phone: Device, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    ana, bia = UUID(phone.be_guest("Ana")["id"]), UUID(phone.be_guest("Bia")["id"])
    phone.ask("delete", "me")
    nobody = uuid.uuid4()
    with django_assert_num_queries(1):
        seen = names_of([ana, bia, nobody])
    assert seen[ana] == PersonSeen(ana, "Ana", unchosen_avatar(ana), "guest")
    assert seen[bia] == PersonSeen(bia, "Former player", unchosen_avatar(bia), "erased")
    assert seen[nobody].is_erased


# What is thrown away after a while


def is_called_ana() -> Exists:
    return Exists(Account.objects.filter(pk=OuterRef("pk"), name="Ana"))


@pytest.fixture
def known() -> Iterator[None]:
    """Somebody knows those called Ana."""
    with reasons_to_keep_guests.only(is_called_ana):
        yield


@pytest.mark.usefixtures("known")
def test_guests_whom_nobody_knows_are_swept(phone: Device) -> None:
    ana, _ = phone.be_guest("Ana"), phone.be_guest("Bia")
    now = timezone.now()
    assert sweep_guests(now) == 0
    assert sweep_guests(now + timedelta(days=settings.STAY_DAYS["guests"], minutes=1)) == 1
    assert Account.objects.get().pk == UUID(ana["id"])
    assert phone.me.status_code == 401


def test_full_accounts_stay(phone: Device) -> None:
    phone.sign_up(new_email())
    assert sweep_guests(timezone.now() + timedelta(days=100)) == 0


def test_who_signed_up_and_never_proved_the_address_is_swept(phone: Device) -> None:
    body = {"email": new_email(), "password": PASSWORD, "name": "Eve"}
    assert phone.auth("post", "auth/signup", body).status_code == 401
    now = timezone.now()
    assert sweep_guests(now) == 0
    assert sweep_guests(now + timedelta(days=settings.STAY_DAYS["guests"], minutes=1)) == 1
    assert not EmailAddress.objects.filter(email=body["email"]).exists()


def test_whoever_came_to_be_staff_without_an_address_of_allauths_stays() -> None:
    Account.objects.create_superuser(new_email(), PASSWORD, name="Root")
    assert sweep_guests(timezone.now() + timedelta(days=100)) == 0


def test_however_many_they_are_all_are_swept(
    phone: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "BATCH", 2)
    for number in range(5):
        Account.objects.create_guest(f"Guest {number}")
    assert sweep_guests(timezone.now() + timedelta(days=100)) == 5


def test_sessions_that_are_over_are_swept(phone: Device) -> None:
    phone.be_guest()
    housekeeping.sweep_sessions(timezone.now())
    assert Session.objects.count() == UserSession.objects.count() == 1
    housekeeping.sweep_sessions(timezone.now() + timedelta(days=365))
    assert Session.objects.count() == UserSession.objects.count() == 0
