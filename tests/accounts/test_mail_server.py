"""The mail server: how it is named, and what happens if it hangs, refuses or is not there."""

import json
import os
import socket
import socketserver
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.conf import settings as server_settings
from django.core import mail
from pytest_django import Settings

from testkit.devices import PASSWORD, Device, new_email
from web.logs import JsonLines

SMTP = "django.core.mail.backends.smtp.EmailBackend"
SETTINGS = (
    "EMAIL_BACKEND",
    "EMAIL_HOST",
    "EMAIL_PORT",
    "EMAIL_HOST_USER",
    "EMAIL_HOST_PASSWORD",
    "EMAIL_USE_TLS",
    "EMAIL_USE_SSL",
)


def settings_with(**environment: str) -> list[Any]:
    """The settings of a process that has these variables."""
    script = (
        "import json, sys; from dixit_project import settings; "
        "print(json.dumps([getattr(settings, name) for name in sys.argv[1:]]))"
    )
    kept = {name: text for name, text in os.environ.items() if not name.startswith("EMAIL_")}
    done = subprocess.run(
        [sys.executable, "-c", script, *SETTINGS],
        env={**kept, **environment},
        capture_output=True,
        check=True,
        text=True,
    )
    return list(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("tls", "starttls_and_tls"),
    [
        ("", [True, False]),
        ("starttls", [True, False]),
        ("tls", [False, True]),
        ("none", [False, False]),
    ],
)
def test_the_environment_names_the_mail_server(tls: str, starttls_and_tls: list[bool]) -> None:
    named = settings_with(
        EMAIL_HOST="mail.example.org",
        EMAIL_PORT="2525",
        EMAIL_USER="dixit",
        EMAIL_PASSWORD="open sesame",
        EMAIL_TLS=tls,
    )
    assert named == [SMTP, "mail.example.org", 2525, "dixit", "open sesame", *starttls_and_tls]


def test_without_a_mail_server_mails_go_to_the_log() -> None:
    assert settings_with()[0] == "django.core.mail.backends.console.EmailBackend"


# --- A mail server that is there


class Mailbox(socketserver.StreamRequestHandler):
    """One connection of a mail server, which takes or refuses every recipient."""

    def handle(self) -> None:
        self._say("220 ready")
        while line := self.rfile.readline():
            self._answer(line.decode().strip())

    def _answer(self, line: str) -> None:
        assert isinstance(self.server, MailServer)
        match line.upper().split(":")[0]:
            case "RCPT TO" if self.server.refuses:
                self._say(f"550 {line} is not known here")
            case "DATA":
                self._say("354 go on")
                self.server.mails.append(self._body())
                self._say("250 taken")
            case _:
                self._say("250 good")

    def _body(self) -> str:
        lines = iter(self.rfile.readline, b".\r\n")
        return b"".join(lines).decode()

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class MailServer(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, *, refuses: bool = False) -> None:
        super().__init__(("127.0.0.1", 0), Mailbox)
        self.refuses = refuses
        self.mails: list[str] = []


@contextmanager
def running(mail_server: MailServer, settings: Settings) -> Iterator[None]:
    use(settings, mail_server.server_address[1])
    with mail_server:
        thread = threading.Thread(target=mail_server.serve_forever)
        thread.start()
        yield
        mail_server.shutdown()
        thread.join()


def use(settings: Settings, port: int) -> None:
    """Send mails to that port of this machine, which has no TLS."""
    settings.EMAIL_BACKEND = SMTP
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", port
    settings.EMAIL_HOST_USER = settings.EMAIL_HOST_PASSWORD = ""
    settings.EMAIL_USE_TLS = settings.EMAIL_USE_SSL = False


def ask_for_mail(phone: Device, what: str) -> Any:
    """One of the requests that send a code."""
    phone.client.raise_request_exception = False
    if what == "claim":
        phone.be_guest()
        return phone.ask("post", "me/claim", {"email": new_email(), "password": PASSWORD})
    body = {"email": new_email(), "password": PASSWORD, "name": "Ana"}
    return phone.auth("post", "auth/signup", body)


WHAT = ["signup", "claim"]


def test_a_code_reaches_the_mail_server(phone: Device, settings: Settings) -> None:
    mail_server = MailServer()
    with running(mail_server, settings):
        email = new_email()
        phone.auth("post", "auth/signup", {"email": email, "password": PASSWORD, "name": "Ana"})
    (sent,) = mail_server.mails
    assert f"To: {email}" in sent
    assert not mail.outbox


# --- A mail server in trouble


def assert_out_of_reach(answer: Any) -> None:
    assert (answer.status_code, answer.said["code"]) == (503, "out_of_reach")
    assert int(answer.headers["Retry-After"]) > 0


@pytest.mark.parametrize("what", WHAT)
def test_a_mail_server_that_hangs_holds_no_request(
    phone: Device, settings: Settings, what: str
) -> None:
    assert 0 < server_settings.EMAIL_TIMEOUT <= 10
    settings.EMAIL_TIMEOUT = 0.2
    with socket.create_server(("127.0.0.1", 0)) as silent:
        use(settings, silent.getsockname()[1])
        assert_out_of_reach(ask_for_mail(phone, what))


@pytest.mark.parametrize("what", WHAT)
def test_a_mail_server_that_is_not_there_is_said_to_be_out_of_reach(
    phone: Device, settings: Settings, what: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        use(settings, closed.getsockname()[1])
    assert_out_of_reach(ask_for_mail(phone, what))


def test_a_refusal_that_repeats_the_address_is_not_logged(
    phone: Device, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with running(MailServer(refuses=True), settings):
        assert_out_of_reach(ask_for_mail(phone, "signup"))
    lines = "".join(map(JsonLines().format, caplog.records))
    assert "SMTPRecipientsRefused" in lines
    assert "@example.org" not in lines


def test_a_change_that_was_made_is_answered_though_its_notification_is_lost(
    phone: Device, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    phone.sign_up(new_email())
    with socket.create_server(("127.0.0.1", 0)) as closed:
        use(settings, closed.getsockname()[1])
    changed = {"current_password": PASSWORD, "new_password": "another walk by the sea"}
    answer = phone.auth("post", "account/password/change", changed)
    assert answer.status_code == 200, answer.said
    levels = {record.getMessage(): record.levelname for record in caplog.records}
    assert levels["a notification could not be sent"] == "ERROR"
