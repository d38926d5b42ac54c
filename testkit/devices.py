"""A phone or a browser that signs up, in and out through the API."""

import base64
import hmac
import itertools
import re
import time
from typing import Any

from django.core import mail
from django.core.cache import cache
from django.test import Client

V1 = "/api/v1/"
PASSWORD = "a long walk by the sea"
_numbers = itertools.count(1)


class Device:
    """An app, which keeps the token that it is given and sends it as a bearer."""

    client_kind = "app"

    def __init__(self, name: str = "phone", **headers: str) -> None:
        self.client = Client(headers={"User-Agent": name, **headers})
        self.token: str | None = None

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        if self.token:
            headers = {"Authorization": f"Bearer {self.token}", **headers}
        data = {} if body is None else {"data": body, "content_type": "application/json"}
        response = getattr(self.client, method)(f"{V1}{path}", headers=headers, **data)
        response.said = response.json() if response.content else None
        self._remember(response.said)
        return response

    def _remember(self, said: Any) -> None:
        if isinstance(said, dict):
            self.token = said.get("meta", {}).get("session_token") or self.token

    def auth(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        return self.ask(method, f"auth/{self.client_kind}/v1/{path}", body, **headers)

    def be_guest(self, name: str = "Ana", **more: Any) -> Any:
        response = self.ask("post", "guests", {"name": name, **more})
        assert response.status_code == 201, response.said
        self.token = response.said["token"]
        return response.said["me"]

    def sign_up(self, email: str, name: str = "Ana") -> Any:
        body = {"email": email, "password": PASSWORD, "name": name}
        response = self.auth("post", "auth/signup", body)
        assert response.status_code == 401, response.said
        return self.verify()

    def verify(self) -> Any:
        return self.auth("post", "auth/email/verify", {"key": code_in_mail()})

    def log_in(self, email: str, password: str = PASSWORD) -> Any:
        return self.auth("post", "auth/login", {"email": email, "password": password})

    @property
    def me(self) -> Any:
        return self.ask("get", "me")


class Browser(Device):
    """A browser, which sends a session cookie and a CSRF token."""

    client_kind = "browser"

    def __init__(self) -> None:
        super().__init__("browser")
        self.client = Client(enforce_csrf_checks=True)

    def _remember(self, said: Any) -> None:
        pass

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        if cookie := self.client.cookies.get("csrftoken"):
            headers = {"X-CSRFToken": cookie.value, **headers}
        return super().ask(method, path, body, **headers)


def new_email() -> str:
    return f"somebody{next(_numbers)}@example.org"


def code_in_mail() -> str:
    """The code in the newest mail, where it stands on a line of its own."""
    found = re.findall(r"^([A-Z0-9][A-Z0-9-]{4,})$", str(mail.outbox[-1].body), re.MULTILINE)
    return str(found[-1])


def skip_mail_cooldown() -> None:
    """Forget how recently a mail was sent, so that another one may be sent at once."""
    cache.clear()


def totp_code(secret: str) -> str:
    """The code that an authenticator app shows now (RFC 6238)."""
    step = int(time.time()) // 30
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8), "sha1")
    offset = digest[-1] & 0xF
    number = int.from_bytes(digest[offset : offset + 4]) & 0x7FFF_FFFF
    return f"{number % 10**6:06}"
