"""Attacks on accounts."""

import uuid

from attack.attempts import claims
from attack.target import Client, expect
from testkit.devices import PASSWORD, Device
from testkit.web_server import Server

ADDRESS, TOTP = "/auth/app/v1/account/email", "/auth/app/v1/account/authenticators/totp"


def new_email() -> str:
    return f"{uuid.uuid4().hex}@example.org"


@claims("a stolen token does not become the account")
def changes_what_proves_an_account(server: Server) -> None:
    phone = Device()
    phone.sign_up(new_email())
    thief = Client(server)
    thief.token = phone.token or ""
    expect(thief.get("/me").status == 200, "the token is worth nothing")
    changes = {
        "another address": thief.post(ADDRESS, {"email": new_email()}),
        "a second factor": thief.post(TOTP, {"code": "000000"}),
        "another password": thief.post(
            "/auth/app/v1/account/password/change", {"new_password": PASSWORD[::-1]}
        ),
        "an erasure": thief.asks("DELETE", "/me", {}, {}),
    }
    for change, answer in changes.items():
        expect(answer.status in (400, 401, 403), f"{change} answers {answer.status}")


@claims("passwords are not tried without end")
def tries_passwords(server: Server) -> None:
    email = new_email()
    Device().sign_up(email)
    thief = Client(server)
    statuses = [
        thief.post(
            "/auth/app/v1/auth/login", {"email": email, "password": f"wrong number {number}"}
        ).status
        for number in range(15)
    ]
    expect(429 in statuses or statuses[-1] == 400, f"answers {statuses}")
    right = thief.post("/auth/app/v1/auth/login", {"email": email, "password": PASSWORD})
    expect(right.status != 200, "the right password was taken after fifteen wrong ones")
