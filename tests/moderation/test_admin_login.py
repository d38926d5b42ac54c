"""Signing in to the admin."""

from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.contrib.auth.models import Group
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from accounts.allauth_internals import TOTP, generate_totp_secret
from accounts.models import Account
from moderation.moderators import GROUP
from testkit.devices import Device, totp_code
from testkit.moderators import administrator as an_administrator
from testkit.moderators import decides

pytestmark = pytest.mark.django_db

EMAIL, PASSWORD = "mona@example.org", "a long walk by the sea"


@pytest.fixture
def mona() -> Account:
    account = Account.objects.create(name="Mona", email=EMAIL, is_guest=False)
    account.set_password(PASSWORD)
    account.save()
    account.groups.add(Group.objects.get(name=GROUP))
    return account


@pytest.fixture
def secret(mona: Account) -> str:
    secret: str = generate_totp_secret()
    TOTP.activate(mona, secret)
    return secret


def logs_in(client: Client, password: str = PASSWORD, code: str = "", email: str = EMAIL) -> Any:
    fields = {"username": email, "password": password, "code": code}
    return client.post(reverse("admin:login"), {**fields, "next": reverse("admin:index")})


def is_in(client: Client) -> bool:
    return client.get(reverse("admin:index")).status_code == 200


def test_a_moderator_signs_in_and_out(client: Client, mona: Account) -> None:
    assert "Code of your second factor" in client.get(reverse("admin:login")).content.decode()
    assert logs_in(client).status_code == 302
    assert is_in(client)
    assert client.session.get_expiry_age() == 8 * 60 * 60
    assert UserSession.objects.filter(user=mona).exists()
    client.post(reverse("admin:logout"))
    assert not is_in(client)


@pytest.mark.parametrize(
    "wrong", [{"password": "not this one"}, {"email": "nobody@example.org"}, {"email": "nonsense"}]
)
def test_wrong_words_open_nothing(client: Client, mona: Account, wrong: dict[str, str]) -> None:
    assert logs_in(client, **wrong).status_code == 200
    assert not is_in(client)


def test_who_does_not_moderate_is_told_what_everybody_else_is(
    client: Client, mona: Account
) -> None:
    right = logs_in(client, password="wrong").content.decode()
    mona.groups.clear()
    assert logs_in(client).status_code == 200
    assert not is_in(client)
    assert "errornote" in right


def test_who_has_a_second_factor_has_to_use_it(
    client: Client, secret: str, settings: Settings
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = True
    for code in ("", "000000"):
        assert logs_in(client, code=code).status_code == 200
    assert not is_in(client)
    assert logs_in(client, code=totp_code(secret)).status_code == 302
    assert is_in(client)


def test_where_it_is_required_nobody_comes_in_without(
    client: Client, mona: Account, settings: Settings
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = True
    page = logs_in(client).content.decode()
    assert "Moderators sign in with a second factor" in page
    assert not is_in(client)


def test_passwords_are_not_tried_without_end(client: Client, mona: Account) -> None:
    for _ in range(20):
        logs_in(client, password="wrong")
    page = logs_in(client).content.decode()
    assert "Too many failed login attempts" in page
    assert not is_in(client)


def test_codes_are_not_tried_without_end(client: Client, secret: str) -> None:
    for number in range(20):
        logs_in(client, code=f"{number:06}")
    assert logs_in(client, code=totp_code(secret)).status_code == 200
    assert not is_in(client)


def test_a_suspension_ends_it_at_once(client: Client, mona: Account) -> None:
    logs_in(client)
    decides(an_administrator(), "suspend", person=str(mona.pk))
    assert not is_in(client)
    assert "This account is suspended." in logs_in(client).content.decode()


def test_the_admin_sends_nobody_elsewhere(client: Client, mona: Account) -> None:
    fields = {"username": EMAIL, "password": PASSWORD, "next": "https://elsewhere.example"}
    response = client.post(reverse("admin:login"), fields)
    assert response.headers["Location"].startswith("/")


def test_a_new_password_ends_every_other_session(client: Client, mona: Account) -> None:
    logs_in(client)
    EmailAddress.objects.create(user=mona, email=EMAIL, verified=True, primary=True)
    phone = Device()
    assert phone.log_in(EMAIL, PASSWORD).status_code == 200
    assert phone.me.status_code == 200
    new = "a short rest on the dunes"
    fields = {"old_password": PASSWORD, "new_password1": new, "new_password2": new}
    assert client.post(reverse("admin:password_change"), fields).status_code == 302
    assert is_in(client)
    assert phone.me.status_code == 401
