"""Moderators who are made on the command line."""

from io import StringIO
from urllib.parse import parse_qs, urlsplit

import pytest
import segno
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django import Settings

from accounts.models import Account
from moderation.models import AuditEntry
from moderation.moderators import is_moderator
from testkit.devices import PASSWORD, Device, new_email, totp_code
from tests.moderation.test_admin_login import EMAIL, is_in, logs_in

pytestmark = pytest.mark.django_db


def test_the_first_moderator_is_made_on_the_command_line(
    client: Client, settings: Settings
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = True
    lines = said_by("make_moderator", EMAIL.upper())
    password = lines[0].removeprefix("The password is ")
    assert lines[1] == f"{EMAIL} is a moderator now, and an administrator, who appoints others."
    assert logs_in(client, password=password, code=totp_code(secret_in(lines))).status_code == 302
    assert is_in(client)


def said_by(command: str, email: str) -> list[str]:
    said = StringIO()
    call_command(command, email, stdout=said)
    return said.getvalue().splitlines()


def secret_in(lines: list[str]) -> str:
    return parse_qs(urlsplit(lines[-1]).query)["secret"][0]


def test_the_second_factor_is_shown_as_a_qr_code_of_its_address() -> None:
    *_, address = lines = said_by("make_moderator", EMAIL)
    drawn = [line for line in lines if set(line) <= set(" ▀▄█")]
    light = [[pixel in half for pixel in line] for line in drawn for half in ("█▀", "█▄")]
    dark = [[not pixel for pixel in row] for row in light]
    code = segno.make(address, error="l", boost_error=False, micro=False)
    expected = [list(map(bool, row)) for row in code.matrix_iter(border=4)]
    assert dark[: len(expected)] == expected


def test_an_app_that_is_set_up_already_goes_on() -> None:
    app = secret_in(said_by("make_moderator", EMAIL))
    assert said_by("make_moderator", EMAIL) == [f"{EMAIL} is a moderator already."]
    assert secret_in(said_by("second_factor", EMAIL)) != app


def test_the_next_one_is_no_administrator() -> None:
    said_by("make_moderator", "first@example.org")
    assert said_by("make_moderator", EMAIL)[1] == f"{EMAIL} is a moderator now."
    made = Account.objects.get(email=EMAIL)
    assert is_moderator(made.pk)
    assert not made.is_superuser
    audited = AuditEntry.objects.filter(what="appoint_moderator").values_list("person", flat=True)
    assert made.pk in audited


def test_an_account_is_promoted_with_the_password_that_it_has() -> None:
    email = new_email()
    Device().sign_up(email)
    lines = said_by("make_moderator", email)
    assert lines[0] == f"{email} is a moderator now, and an administrator, who appoints others."
    assert Account.objects.get(email=email).check_password(PASSWORD)


def test_an_account_whose_address_nobody_has_proven_is_not_promoted() -> None:
    email = new_email()
    body = {"email": email, "password": PASSWORD, "name": "Ana"}
    assert Device().auth("post", "auth/signup", body).status_code == 401
    with pytest.raises(CommandError, match="has not proven its address"):
        call_command("make_moderator", email)
    assert not Account.objects.get(email=email).is_superuser


def test_whoever_sits_at_a_terminal_chooses_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([PASSWORD, "another one", PASSWORD, PASSWORD])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr(
        "moderation.management.commands.make_moderator.getpass", lambda _: next(answers)
    )
    with pytest.raises(CommandError, match="differ"):
        call_command("make_moderator", EMAIL)
    assert not Account.objects.filter(email=EMAIL).exists()
    said_by("make_moderator", EMAIL)
    assert Account.objects.get(email=EMAIL).check_password(PASSWORD)


@pytest.mark.parametrize(("email", "password"), [("nobody", PASSWORD), (EMAIL, "short")])
def test_neither_a_bad_address_nor_a_bad_password_is_taken(
    monkeypatch: pytest.MonkeyPatch, email: str, password: str
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("moderation.management.commands.make_moderator.getpass", lambda _: password)
    with pytest.raises(CommandError):
        call_command("make_moderator", email)
    assert not Account.objects.filter(email=email).exists()


def test_nobody_who_is_not_there_gets_a_second_factor(db: None) -> None:
    with pytest.raises(CommandError, match="There is no account"):
        call_command("second_factor", "nobody@example.org")
