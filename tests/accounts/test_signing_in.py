"""allauth's own ways, with our tokens and our form of problems."""

from typing import Any

import pytest
from django.contrib.sessions.models import Session
from pytest_django import Settings

from accounts.models import Account
from testkit.devices import (
    PASSWORD,
    Browser,
    Device,
    code_in_mail,
    new_email,
    skip_mail_cooldown,
    totp_code,
)

pytestmark = pytest.mark.django_db
ANOTHER = "a short rest on the dunes"


@pytest.fixture
def email(phone: Device) -> str:
    """Whose account is open on the phone."""
    email = new_email()
    assert phone.sign_up(email).status_code == 200
    skip_mail_cooldown()
    return email


@pytest.fixture
def tablet(email: str) -> Device:
    """Another device with the same account open."""
    tablet = Device("tablet")
    assert tablet.log_in(email).status_code == 200
    return tablet


def is_problem(response: Any, status: int, code: str) -> bool:
    said = response.said
    return bool(
        (response.status_code, said["status"], said["code"]) == (status, status, code)
        and response.headers["Content-Type"] == "application/problem+json"
        and said["type"] == f"urn:dixit:problem:{code}"
        and said["title"]
        and said["detail"]
        and said["request_id"] == response.headers["X-Request-ID"]
    )


def test_signing_up_asks_for_a_name(phone: Device) -> None:
    response = phone.auth("post", "auth/signup", {"email": new_email(), "password": PASSWORD})
    assert is_problem(response, 400, "bad_input")
    assert [error["param"] for error in response.said["errors"]] == ["name"]
    assert response.said["facts"] == {"field": "name"}


@pytest.mark.parametrize("name", ["\u200b", "a" * 31, "a\u202eb"])
def test_signing_up_refuses_bad_names(phone: Device, name: str) -> None:
    body = {"email": new_email(), "password": PASSWORD, "name": name}
    assert is_problem(phone.auth("post", "auth/signup", body), 400, "bad_input")


def test_signing_up_is_done_once_the_code_is_in(phone: Device) -> None:
    email = new_email()
    body = {"email": email, "password": PASSWORD, "name": " Ana  Clara "}
    response = phone.auth("post", "auth/signup", body)
    assert is_problem(response, 401, "sign_in_pending")
    assert {"id": "verify_email", "is_pending": True} in response.said["data"]["flows"]
    assert phone.me.status_code == 401
    assert phone.verify().status_code == 200
    me = phone.me.said
    assert (me["name"], me["email"], me["kind"]) == ("Ana Clara", email, "member")


def test_signing_up_does_not_tell_whether_an_address_is_taken(email: str) -> None:
    body = {"email": email, "password": PASSWORD, "name": "Eve"}
    response = Device().auth("post", "auth/signup", body)
    assert is_problem(response, 401, "sign_in_pending")
    assert Account.objects.filter(email=email).count() == 1


def test_a_wrong_password_is_a_problem(email: str) -> None:
    response = Device().log_in(email, "not this one")
    assert is_problem(response, 400, "bad_input")
    assert response.said["errors"][0]["message"] == response.said["detail"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The email address and/or password you specified are not correct."),
        ("pt-br", "O endereço de e-mail e/ou senha especificados estão incorretos."),
    ],
)
def test_problems_speak_the_language_of_the_request(
    email: str, language: str, sentence: str
) -> None:
    phone = Device(**{"Accept-Language": language})
    assert phone.log_in(email, "not this one").said["detail"] == sentence


def test_both_devices_are_listed_and_one_can_end_the_other(phone: Device, tablet: Device) -> None:
    devices = phone.auth("get", "auth/sessions").said["data"]
    assert {device["user_agent"] for device in devices} == {"phone", "tablet"}
    (other,) = (device["id"] for device in devices if not device["is_current"])
    assert phone.auth("delete", "auth/sessions", {"sessions": [other]}).status_code == 200
    assert tablet.me.status_code == 401
    assert phone.me.status_code == 200
    assert is_problem(tablet.auth("get", "auth/session"), 410, "bad_token")


def test_signing_out_ends_the_token(phone: Device, tablet: Device) -> None:
    assert tablet.auth("delete", "auth/session").status_code == 401
    assert tablet.me.status_code == 401
    assert phone.me.status_code == 200


def test_a_changed_password_ends_the_other_sessions(phone: Device, tablet: Device) -> None:
    body = {"current_password": PASSWORD, "new_password": ANOTHER}
    assert phone.auth("post", "account/password/change", body).status_code == 200
    assert phone.me.status_code == 200
    assert tablet.me.status_code == 401
    assert len(phone.auth("get", "auth/sessions").said["data"]) == 1


@pytest.mark.parametrize("where", ["auth/reauthenticate", "auth/login"])
def test_a_password_that_is_hashed_anew_ends_no_session(
    phone: Device, tablet: Device, email: str, where: str, settings: Settings
) -> None:
    before = Account.objects.get(email=email).password
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
    again = phone if where == "auth/reauthenticate" else Device()
    body = {"password": PASSWORD} if again is phone else {"password": PASSWORD, "email": email}
    assert again.auth("post", where, body).status_code == 200
    assert Account.objects.get(email=email).password != before
    for device in (phone, tablet):
        assert device.auth("get", "account/email").status_code == 200
        assert device.me.status_code == 200


def test_a_reset_password_ends_all_sessions(phone: Device, tablet: Device, email: str) -> None:
    lost = Device()
    response = lost.auth("post", "auth/password/request", {"email": email})
    assert is_problem(response, 401, "sign_in_pending")
    body = {"key": code_in_mail(), "password": ANOTHER}
    assert is_problem(lost.auth("post", "auth/password/reset", body), 401, "not_signed_in")
    assert (phone.me.status_code, tablet.me.status_code) == (401, 401)
    assert lost.log_in(email, ANOTHER).status_code == 200


def test_nobody_learns_from_a_reset_who_is_there() -> None:
    response = Device().auth("post", "auth/password/request", {"email": new_email()})
    assert is_problem(response, 401, "sign_in_pending")


def test_a_second_factor_is_asked_for(phone: Device, email: str) -> None:
    response = phone.auth("get", "account/authenticators/totp")
    assert is_problem(response, 404, "not_found")
    secret = response.said["meta"]["secret"]
    body = {"code": totp_code(secret)}
    response = phone.auth("post", "account/authenticators/totp", body)
    if response.status_code == 401:
        assert is_problem(response, 401, "reauthentication_required")
        again = {"password": PASSWORD}
        assert phone.auth("post", "auth/reauthenticate", again).status_code == 200
        response = phone.auth("post", "account/authenticators/totp", body)
    assert response.status_code == 200, response.said
    skip_mail_cooldown()
    tablet = Device("tablet")
    response = tablet.log_in(email)
    assert is_problem(response, 401, "sign_in_pending")
    assert tablet.token
    assert tablet.me.status_code == 401
    response = tablet.auth("post", "auth/2fa/authenticate", {"code": totp_code(secret)})
    assert response.status_code == 200, response.said
    assert tablet.me.said == phone.me.said


def test_passwords_are_not_tried_without_end(email: str) -> None:
    tries = [Device().log_in(email, "not this one") for _ in range(6)]
    assert [response.status_code for response in tries[:5]] == [400] * 5
    assert "Too many failed login attempts" in tries[5].said["detail"]
    refused = Device().log_in(email)
    assert refused.status_code == 400
    assert "Too many failed login attempts" in refused.said["detail"]


def test_a_session_that_is_over_is_no_token(phone: Device, email: str) -> None:
    Session.objects.update(expire_date="2001-01-01T00:00:00Z")
    assert phone.me.status_code == 401


def test_who_asks_too_often_is_told_how_long_to_wait(phone: Device) -> None:
    for _ in range(21):
        response = phone.auth("post", "auth/password/request", {"email": new_email()})
    assert is_problem(response, 429, "too_many_requests")
    assert int(response.headers["Retry-After"]) == response.said["facts"]["seconds"]


# In a browser


def test_a_browser_has_a_cookie_and_proves_its_requests(email: str) -> None:
    browser = Browser()
    assert browser.auth("get", "config").status_code == 200
    assert browser.log_in(email).status_code == 200
    assert browser.client.cookies["sessionid"]["httponly"]
    assert browser.me.said["email"] == email
    assert browser.ask("patch", "me", {"name": "Bia"}).said["name"] == "Bia"
    wrong = browser.ask("patch", "me", {"name": "Eve"}, **{"X-CSRFToken": "wrong"})
    assert wrong.status_code == 403
    assert browser.me.said["name"] == "Bia"


def test_a_browser_without_proof_is_refused(email: str) -> None:
    browser = Browser()
    response = browser.log_in(email)
    assert is_problem(response, 403, "csrf_failed")


def test_a_browser_can_erase_itself(email: str) -> None:
    browser = Browser()
    browser.auth("get", "config")
    browser.log_in(email)
    assert browser.ask("delete", "me", {"password": PASSWORD}).status_code == 204
    assert browser.me.status_code == 401


# Bodies that are none


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("[]", "bad_input"),
        ("{", "malformed"),
        ("\xff", "malformed"),
        ("[" * 50_000, "malformed"),
        ('{"email": ' + "9" * 5_000 + "}", "malformed"),
        ('{"email": "ana@example.org", "password": "\\ud800"}', "malformed"),
    ],
)
def test_a_malformed_body_is_a_problem(phone: Device, body: str, code: str) -> None:
    response = phone.auth("post", "auth/login", body)
    assert is_problem(response, 400, code)


def test_a_method_that_is_not_there_is_a_problem(phone: Device) -> None:
    assert is_problem(phone.auth("get", "auth/login"), 405, "method_not_allowed")


def test_what_is_not_there_is_a_problem(phone: Device) -> None:
    assert is_problem(phone.auth("get", "auth/nothing"), 404, "not_found")
