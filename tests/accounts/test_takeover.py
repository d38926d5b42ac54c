"""A stolen token does not become the account, and nothing tells who has one."""

import statistics
import time
from collections.abc import Callable
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail

from accounts.models import Account
from testkit.devices import PASSWORD, Device, code_in_mail, new_email, skip_mail_cooldown, totp_code

pytestmark = pytest.mark.django_db

ANOTHER = "a short walk in the woods"


@pytest.fixture
def email() -> str:
    return new_email()


@pytest.fixture
def thief(phone: Device, email: str) -> Device:
    """Somebody else's device with the token of a phone that is signed in."""
    phone.sign_up(email)
    skip_mail_cooldown()
    mail.outbox.clear()
    thief = Device("thief")
    thief.token = phone.token
    return thief


Change = Callable[[Device], Any]


def adds_address(device: Device) -> Any:
    return device.auth("post", "account/email", {"email": new_email()})


def marks_address(device: Device) -> Any:
    body = {"email": device.me.said["email"], "primary": True}
    return device.auth("patch", "account/email", body)


def sets_up_second_factor(device: Device) -> Any:
    secret = device.auth("get", "account/authenticators/totp").said["meta"]["secret"]
    return device.auth("post", "account/authenticators/totp", {"code": totp_code(secret)})


@pytest.mark.parametrize("change", [adds_address, marks_address, sets_up_second_factor])
def test_what_the_account_is_proven_by_changes_with_the_password_alone(
    thief: Device, change: Change
) -> None:
    refused = change(thief)
    assert (refused.status_code, refused.said["code"]) == (401, "reauthentication_required")
    assert thief.auth("post", "auth/reauthenticate", {"password": ANOTHER}).status_code == 400
    assert change(thief).status_code == 401


def test_an_address_is_removed_with_the_password_alone(thief: Device, email: str) -> None:
    account = Account.objects.get(email=email)
    EmailAddress.objects.create(user=account, email=new_email(), verified=True, primary=False)
    for address in EmailAddress.objects.filter(user=account, primary=False):
        refused = thief.auth("delete", "account/email", {"email": address.email})
        assert (refused.status_code, refused.said["code"]) == (401, "reauthentication_required")


def test_with_the_password_it_does(thief: Device) -> None:
    assert thief.auth("post", "auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert adds_address(thief).status_code == 200
    assert sets_up_second_factor(thief).status_code == 200


def test_the_password_changes_with_the_old_one_alone(thief: Device) -> None:
    body = {"new_password": ANOTHER}
    assert thief.auth("post", "account/password/change", body).status_code == 400
    body["current_password"] = "who knows"
    assert thief.auth("post", "account/password/change", body).status_code == 400


def test_an_address_that_is_replaced_is_told(thief: Device, email: str) -> None:
    newer = new_email()
    assert thief.auth("post", "auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert thief.auth("post", "account/email", {"email": newer}).status_code == 200
    assert thief.auth("post", "auth/email/verify", {"key": code_in_mail()}).status_code == 200
    mail.outbox.clear()
    skip_mail_cooldown()
    body = {"email": newer, "primary": True}
    assert thief.auth("patch", "account/email", body).status_code == 200
    assert [email] in [message.to for message in mail.outbox]
    mail.outbox.clear()
    assert thief.auth("delete", "account/email", {"email": email}).status_code == 200
    assert {message.to[0] for message in mail.outbox} == {email, newer}


def set_in_a_shell(account: Account) -> None:
    account.set_password(ANOTHER)
    account.save()


def set_with_one_field_saved(account: Account) -> None:
    account.set_password(ANOTHER)
    account.save(update_fields=["password"])


@pytest.mark.parametrize("set_password", [set_in_a_shell, set_with_one_field_saved])
def test_tokens_end_when_a_password_is_set_in_any_way(
    phone: Device, email: str, set_password: Callable[[Account], None]
) -> None:
    phone.sign_up(email)
    assert phone.me.status_code == 200
    set_password(Account.objects.get(email=email))
    assert phone.me.status_code == 401


def test_a_guest_who_claims_keeps_the_one_token_that_proved_the_address(phone: Device) -> None:
    phone.be_guest()
    email, other = new_email(), Device("other")
    other.token = phone.token
    body = {"email": email, "password": PASSWORD}
    assert phone.ask("post", "me/claim", body).status_code in (200, 201, 202)
    assert phone.verify().status_code == 200
    assert phone.me.said["email"] == email


def test_signing_in_keeps_the_tokens_of_other_devices(phone: Device, email: str) -> None:
    phone.sign_up(email)
    skip_mail_cooldown()
    assert Device("tablet").log_in(email).status_code == 200
    assert phone.me.status_code == 200


def seconds(ask: Callable[[], object]) -> float:
    skip_mail_cooldown()
    began = time.process_time()
    ask()
    return time.process_time() - began


def signs_up(email: Callable[[], str]) -> Callable[[], object]:
    return lambda: Device().auth(
        "post", "auth/signup", {"email": email(), "password": ANOTHER, "name": "Eve"}
    )


def logs_in(email: Callable[[], str]) -> Callable[[], object]:
    return lambda: Device().log_in(email(), ANOTHER)


def asks_for_reset(email: Callable[[], str]) -> Callable[[], object]:
    return lambda: Device().auth("post", "auth/password/request", {"email": email()})


@pytest.mark.alone
@pytest.mark.parametrize("ask", [signs_up, logs_in, asks_for_reset])
def test_no_answer_tells_by_its_time_whether_an_address_is_taken(
    phone: Device, email: str, ask: Callable[[Callable[[], str]], Callable[[], object]]
) -> None:
    phone.sign_up(email)
    pairs = [(seconds(ask(lambda: email)), seconds(ask(new_email))) for _ in range(15)]
    assert 1 / 2 < statistics.median(taken / free for taken, free in pairs) < 2
