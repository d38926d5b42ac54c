"""A name is enough to play, and a guest can become a full account."""

from uuid import UUID

import pytest
from django.core import mail
from pytest_django import Settings

from accounts.models import Account, Avatar, unchosen_avatar
from testkit.devices import PASSWORD, Device, code_in_mail, new_email, skip_mail_cooldown

pytestmark = pytest.mark.django_db


def claim(device: Device, email: str, password: str = PASSWORD) -> None:
    response = device.ask("post", "me/claim", {"email": email, "password": password})
    assert response.status_code == 202, response.said


def test_a_name_is_enough(phone: Device) -> None:
    me = phone.be_guest("Ana", colour="blue", language="da")
    assert me == phone.me.said
    assert (me["name"], me["colour"], me["language"]) == ("Ana", "blue", "da")
    assert (me["kind"], me["email"]) == ("guest", None)


def test_a_guest_speaks_the_language_of_the_request() -> None:
    phone = Device(**{"Accept-Language": "pt-br"})
    assert phone.be_guest()["language"] == "pt-br"


def test_names_are_normalised(phone: Device) -> None:
    assert phone.be_guest("  \uff21na \u3000 Clara ")["name"] == "Ana Clara"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "missing_field"),
        ({"name": ""}, "too_short"),
        ({"name": "   "}, "bad_name"),
        ({"name": "a\u202eb"}, "bad_name"),
        ({"name": "a", "more": 1}, "unknown_field"),
        ({"name": 3}, "wrong_type"),
    ],
)
def test_a_bad_name_is_refused(phone: Device, body: dict[str, object], code: str) -> None:
    response = phone.ask("post", "guests", body)
    assert response.status_code == 400
    assert response.headers["Content-Type"] == "application/problem+json"
    assert response.said["code"] == code


def test_guests_are_limited_by_address(phone: Device, settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "guest": (0, 3600)}
    response = phone.ask("post", "guests", {"name": "Ana"})
    assert (response.status_code, response.said["code"]) == (429, "too_many_requests")
    assert int(response.headers["Retry-After"]) > 0


def test_a_guest_gets_no_cookie(phone: Device) -> None:
    phone.be_guest()
    assert not phone.client.cookies


def test_a_guest_is_listed_as_a_device(phone: Device) -> None:
    phone.be_guest()
    (device,) = phone.auth("get", "auth/sessions").said["data"]
    assert (device["user_agent"], device["is_current"]) == ("phone", True)


def test_a_request_may_come_from_nowhere(phone: Device) -> None:
    phone.client.defaults["REMOTE_ADDR"] = ""
    phone.be_guest()
    assert phone.auth("get", "auth/sessions").said["data"][0]["ip"] == "::"


def test_two_guests_on_one_device_are_two_people(phone: Device) -> None:
    first = phone.be_guest()
    token = phone.token
    second = phone.be_guest()
    assert first["id"] != second["id"]
    phone.token = token
    assert phone.me.said == first


def test_only_the_bearer_form_of_a_token_counts(phone: Device) -> None:
    phone.be_guest()
    token, phone.token = str(phone.token), None
    for headers in ({"X-Session-Token": token}, {"Authorization": f"Token {token}"}):
        response = phone.ask("get", "me", **headers)
        assert (response.status_code, response.said["code"]) == (401, "not_signed_in")
        assert phone.auth("get", "auth/session", **headers).status_code == 401
    response = phone.ask("get", "me", Authorization="Bearer nonsense")
    assert (response.status_code, response.said["code"]) == (401, "bad_token")
    assert response.headers["WWW-Authenticate"] == "Bearer"


# Changes


def test_name_language_and_colour_can_be_changed(phone: Device) -> None:
    me = phone.be_guest()
    response = phone.ask("patch", "me", {"name": "Bia", "language": "es", "colour": "red"})
    assert response.said == {**me, "name": "Bia", "language": "es", "colour": "red"}
    assert phone.ask("patch", "me", {}).said == phone.me.said == response.said


@pytest.mark.parametrize(
    "body",
    [
        {"email": "a@b.cd"},
        {"kind": "moderator"},
        {"is_bot": True},
        {"language": "xx"},
        {"colour": "#fff"},
        {"avatar": "hat"},
    ],
)
def test_nothing_else_can_be_changed(phone: Device, body: dict[str, object]) -> None:
    me = phone.be_guest()
    assert phone.ask("patch", "me", body).status_code == 400
    assert phone.me.said == me


def test_everybody_has_an_avatar_that_stays_the_same_until_they_choose_another(
    phone: Device,
) -> None:
    me = phone.be_guest()
    assert me["avatar"] == phone.me.said["avatar"] == unchosen_avatar(UUID(me["id"]))
    other = next(avatar for avatar in Avatar if avatar != me["avatar"])
    assert phone.ask("patch", "me", {"avatar": other}).said == {**me, "avatar": other}
    phone.ask("patch", "me", {"name": "Bia"})
    assert phone.me.said["avatar"] == other


def test_a_guest_may_come_with_an_avatar(phone: Device) -> None:
    assert phone.be_guest(avatar="fox")["avatar"] == "fox"


def test_whoever_has_chosen_no_avatar_may_have_any_of_the_first_sixteen() -> None:
    """Those who have chosen none keep theirs when further ones are added."""
    ids = [UUID(int=number) for number in range(16)]
    assert sorted(map(unchosen_avatar, ids)) == [
        "anchor", "boot", "candle", "crow", "egg", "feather", "fox", "heron",
        "hourglass", "key", "kite", "lamp", "moon", "moth", "owl", "whale",
    ]  # fmt: skip


# Claims


def test_a_guest_becomes_a_full_account_with_the_same_id(phone: Device) -> None:
    guest, token, email = phone.be_guest(), phone.token, new_email()
    claim(phone, email)
    assert phone.me.said["kind"] == "guest"
    response = phone.verify()
    assert response.status_code == 200, response.said
    assert phone.token == token
    assert phone.me.said == {**guest, "kind": "member", "email": email}
    assert phone.auth("get", "auth/session").said["data"]["user"]["has_usable_password"]
    since = Account.objects.get(pk=guest["id"]).full_since
    assert since is not None
    tablet = Device("tablet")
    assert tablet.log_in(email).status_code == 200
    assert Account.objects.get(pk=guest["id"]).full_since == since
    assert tablet.me.said["id"] == guest["id"]


def test_the_password_holds_only_once_the_address_is_proven(phone: Device) -> None:
    phone.be_guest()
    email = new_email()
    claim(phone, email)
    assert Device().log_in(email).status_code == 400
    assert not Account.objects.get(pk=phone.me.said["id"]).has_usable_password()


def test_a_wrong_code_claims_nothing(phone: Device) -> None:
    phone.be_guest()
    claim(phone, new_email())
    response = phone.auth("post", "auth/email/verify", {"key": "WRONG1"})
    assert (response.status_code, response.said["code"]) == (400, "bad_input")
    assert response.said["errors"][0]["code"] == "incorrect_code"
    assert phone.me.said["kind"] == "guest"


def test_a_claim_can_be_made_again_with_another_address(phone: Device) -> None:
    phone.be_guest()
    claim(phone, new_email())
    email = new_email()
    claim(phone, email)
    assert phone.verify().status_code == 200
    assert phone.me.said["email"] == email


def test_codes_are_not_sent_one_after_the_other(phone: Device) -> None:
    phone.be_guest()
    email = new_email()
    claim(phone, email)
    response = phone.ask("post", "me/claim", {"email": email, "password": PASSWORD})
    assert (response.status_code, response.said["code"]) == (429, "too_many_requests")


def test_a_claim_does_not_tell_whether_an_address_is_taken(phone: Device) -> None:
    email = new_email()
    Device().sign_up(email)
    skip_mail_cooldown()
    phone.be_guest()
    taken = phone.ask("post", "me/claim", {"email": email, "password": PASSWORD})
    assert (taken.status_code, taken.said) == (202, {"email": email})
    pending = phone.auth("get", "account/email").said["data"]
    assert pending == [{"email": email, "verified": False, "primary": False}]
    assert phone.verify().said["errors"][0]["code"] == "email_taken"
    assert phone.me.said["kind"] == "guest"


def test_an_address_goes_to_whoever_proves_it(phone: Device) -> None:
    email = new_email()
    body = {"email": email, "password": PASSWORD, "name": "Eve"}
    assert Device().auth("post", "auth/signup", body).status_code == 401
    skip_mail_cooldown()
    phone.be_guest()
    claim(phone, email.upper())
    assert phone.verify().status_code == 200
    assert phone.me.said["email"] == email
    assert Account.objects.filter(email=email).count() == 1


@pytest.mark.parametrize(
    ("email", "password", "code"),
    [
        ("nowhere", PASSWORD, "bad_email"),
        ("ana@example.org", "password", "bad_password"),
        ("anabelle.longname@example.org", "anabelle.longname", "bad_password"),
        ("ana@example.org", "short", "too_short"),
    ],
)
def test_bad_claims_are_refused(phone: Device, email: str, password: str, code: str) -> None:
    phone.be_guest()
    response = phone.ask("post", "me/claim", {"email": email, "password": password})
    assert (response.status_code, response.said["code"]) == (400, code)
    assert not mail.outbox


def test_a_full_account_has_nothing_to_claim(phone: Device) -> None:
    phone.sign_up(new_email())
    response = phone.ask("post", "me/claim", {"email": new_email(), "password": PASSWORD})
    assert (response.status_code, response.said["code"]) == (409, "not_a_guest")
    assert code_in_mail()
