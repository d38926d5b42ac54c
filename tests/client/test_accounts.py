"""An account of one's own, from a guest's name to being forgotten."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from playwright.sync_api import expect

from testkit.api_callers import Caller, OpenTable
from testkit.chromium import needs_chromium
from testkit.devices import PASSWORD, Device, new_email, skip_mail_cooldown, totp_code
from testkit.moderators import decides, moderator
from testkit.played_games import count_finished_games
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]


@pytest.fixture
def email() -> str:
    return f"client-{new_email()}"


def code_for(guest: Guest) -> str:
    """The code that a mail brings; the server of the tests throws mails away."""
    token = guest.page.evaluate("localStorage.getItem('dixit.token')")
    return str(SessionStore(token)["account_email_verification_code"]["code"])


def code_to(email: str, purpose: str) -> str:
    """The code that was mailed there to somebody who isn't signed in."""
    sessions = (session.get_decoded() for session in Session.objects.order_by("-expire_date"))
    sent = (session[purpose] for session in sessions if purpose in session)
    return str(next(code["code"] for code in sent if code["email"] == email))


def opens_the_account(guest: Guest) -> None:
    guest.page.goto(f"{guest.url}/account")
    expect(guest.page.get_by_role("textbox", name="Your name")).to_be_visible()


def writes(guest: Guest, email: str) -> None:
    guest.page.get_by_role("textbox", name="E-mail").fill(email)
    guest.page.get_by_label("Password").fill(PASSWORD)


def signs_in(guest: Guest, email: str) -> None:
    guest.page.goto(f"{guest.url}/account")
    writes(guest, email)
    guest.presses("Sign in")


def is_here(guest: Guest, name: str) -> None:
    expect(guest.page.get_by_role("heading", name=f"Good evening, {name}")).to_be_visible()


def says_the_password(guest: Guest) -> None:
    expect(guest.page.get_by_text("Is it you?")).to_be_visible()
    dialog = guest.page.get_by_role("dialog", name="Is it you?")
    dialog.get_by_label("Password").fill(PASSWORD)
    guest.presses("It\N{RIGHT SINGLE QUOTATION MARK}s me")


def has_a_second_factor(phone: Device) -> str:
    """The secret of the second factor that the account signs in with from now on."""
    skip_mail_cooldown()
    secret: Any = phone.auth("get", "account/authenticators/totp").said["meta"]["secret"]
    phone.auth("post", "auth/reauthenticate", {"password": PASSWORD})
    body = {"code": totp_code(secret)}
    assert phone.auth("post", "account/authenticators/totp", body).status_code == 200
    skip_mail_cooldown()
    return str(secret)


def test_a_guest_keeps_the_name_and_signs_in_with_it_elsewhere(invite: Invite, email: str) -> None:
    ana, tablet = invite(), invite()
    ana.opens_a_table("Ana")
    opens_the_account(ana)
    writes(ana, email)
    ana.presses("Send me a code")
    expect(ana.page.get_by_text(f"A code is on its way to {email}.")).to_be_visible()
    ana.page.get_by_label("Code").fill(code_for(ana))
    ana.presses("Confirm the code")
    expect(ana.page.get_by_text("The name is yours.")).to_be_visible()
    expect(ana.page.locator(".device-name", has_text=email)).to_be_visible()
    ana.is_no_wider_than_the_screen()
    signs_in(tablet, email)
    expect(tablet.page.get_by_role("heading", name="Good evening, Ana")).to_be_visible()
    expect(tablet.page.get_by_text("My tables")).to_be_visible()


def test_a_second_factor_is_asked_for(invite: Invite, email: str) -> None:
    phone = Device()
    phone.sign_up(email, "Bruno")
    secret = has_a_second_factor(phone)
    bruno = invite()
    signs_in(bruno, email)
    expect(bruno.page.get_by_text("authenticator app")).to_be_visible()
    bruno.complaints.clear()  # the browser notes each answer of 401
    bruno.page.get_by_label("Code").fill(totp_code(secret))
    bruno.presses("Confirm the code")
    expect(bruno.page.get_by_role("heading", name="Good evening, Bruno")).to_be_visible()


def test_another_device_is_signed_out_from_here(invite: Invite, email: str) -> None:
    Device().sign_up(email, "Clara")
    clara, tablet = invite(), invite()
    for guest in (tablet, clara):
        signs_in(guest, email)
        expect(guest.page.get_by_role("heading", name="Good evening, Clara")).to_be_visible()
    opens_the_account(clara)
    sessions = clara.page.locator(".sessions li")
    for left in (2, 1):  # the one that signed up, too
        expect(sessions).to_have_count(left + 1)
        sessions.get_by_role("button", name="Sign out there").first.click()
    expect(sessions).to_have_count(1)
    tablet.page.reload()
    expect(tablet.page.get_by_text("One of you says a few words")).to_be_visible()
    tablet.complaints.clear()  # the browser notes each answer of 401


def test_what_is_chosen_on_the_screen_is_kept(invite: Invite) -> None:
    dag = invite()
    dag.opens_a_table("Dag")
    opens_the_account(dag)
    dag.chooses("Nobody")
    expect(dag.page.get_by_label("Nobody", exact=True)).to_be_checked()
    dag.page.get_by_role("textbox", name="Your name").fill("Dagny")
    dag.presses("Call me this")
    expect(
        dag.page.get_by_text("That\N{RIGHT SINGLE QUOTATION MARK}s you from now on.")
    ).to_be_visible()
    dag.page.reload()
    expect(dag.page.get_by_label("Nobody", exact=True)).to_be_checked()
    expect(dag.page.get_by_role("textbox", name="Your name")).to_have_value("Dagny")


def test_somebody_takes_along_what_is_kept_and_is_forgotten(invite: Invite, tmp_path: Path) -> None:
    edith = invite()
    edith.opens_a_table("Edith")
    opens_the_account(edith)
    with edith.page.expect_download() as download:
        edith.presses("What is kept about me")
    download.value.save_as(tmp_path / "kept.json")
    assert json.loads((tmp_path / "kept.json").read_text())["account"]["name"] == "Edith"
    edith.presses("Delete my account")
    edith.presses("Delete it for good")
    expect(edith.button("Open a table")).to_be_visible()
    assert edith.page.evaluate("localStorage.getItem('dixit.token')") is None


def test_somebody_makes_an_account_of_their_own(invite: Invite, email: str) -> None:
    fia = invite()
    fia.page.goto(f"{fia.url}/account")
    fia.presses("Create an account")
    fia.page.get_by_role("textbox", name="Your name").fill("Fia")
    writes(fia, email)
    fia.presses("Create an account")
    expect(fia.page.get_by_text("We have e-mailed you a code.")).to_be_visible()
    fia.page.get_by_label("Code").fill(code_to(email, "account_email_verification_code"))
    fia.presses("Confirm the code")
    is_here(fia, "Fia")
    fia.complaints.clear()  # the browser notes each answer of 401


def test_what_was_played_as_a_guest_comes_along(
    invite: Invite, finished: OpenTable, email: str
) -> None:
    count_finished_games()
    ana, tablet = invite(), invite()
    ana.is_signed_in(finished.host, "Ana")
    opens_the_account(ana)
    writes(ana, email)
    ana.presses("Send me a code")
    expect(ana.page.get_by_text(f"A code is on its way to {email}.")).to_be_visible()
    ana.page.get_by_label("Code").fill(code_for(ana))
    ana.presses("Confirm the code")
    expect(ana.page.get_by_text("The name is yours.")).to_be_visible()
    signs_in(tablet, email)
    is_here(tablet, "Ana")
    tablet.page.get_by_role("button", name="Language, Light").click()
    tablet.presses("My games")
    expect(tablet.page.locator(".table-slip")).to_have_count(1)


def test_a_forgotten_password_is_replaced_with_a_code(invite: Invite, email: str) -> None:
    Device().sign_up(email, "Gil")
    skip_mail_cooldown()
    gil = invite()
    gil.page.goto(f"{gil.url}/account")
    gil.presses("I forgot the password")
    gil.page.get_by_role("textbox", name="E-mail").fill(email)
    gil.presses("Send me a code")
    expect(gil.page.get_by_text(f"If we know {email}, a code is on its way there.")).to_be_visible()
    gil.page.get_by_label("Code").fill(code_to(email, "account_password_reset_verification"))
    gil.page.get_by_label("New password").fill("a short walk by the river")
    gil.presses("Use this password")
    expect(gil.page.get_by_text("Your password is changed.")).to_be_visible()
    gil.page.get_by_role("textbox", name="E-mail").fill(email)
    gil.page.get_by_label("Password").fill("a short walk by the river")
    gil.presses("Sign in")
    is_here(gil, "Gil")
    gil.complaints.clear()  # the browser notes each answer of 401


def test_a_second_factor_is_set_up_asked_for_and_taken_away(invite: Invite, email: str) -> None:
    Device().sign_up(email, "Hanna")
    hanna, tablet = invite(), invite()
    signs_in(hanna, email)
    is_here(hanna, "Hanna")
    opens_the_account(hanna)
    hanna.presses("Set up")
    secret = hanna.page.locator(".secret").inner_text().replace(" ", "")
    expect(hanna.page.locator("dialog .qr")).to_be_visible()
    hanna.page.get_by_label("Code").fill(totp_code(secret))
    hanna.presses("Confirm the code")
    says_the_password(hanna)
    expect(hanna.page.locator(".recovery li")).to_have_count(10)
    hanna.is_no_wider_than_the_screen()
    spare = hanna.page.locator(".recovery code").first.inner_text()
    hanna.presses("I have them")
    expect(hanna.page.get_by_text("on: signing in asks for a code")).to_be_visible()
    signs_in(tablet, email)
    tablet.page.get_by_label("Code").fill(spare)
    tablet.presses("Confirm the code")
    is_here(tablet, "Hanna")
    hanna.presses("Look")
    hanna.presses("Turn it off")
    expect(hanna.page.get_by_text("Two-step sign-in is off.")).to_be_visible()
    expect(hanna.button("Set up")).to_be_visible()
    for guest in (hanna, tablet):
        guest.complaints.clear()  # the browser notes each answer of 401 and 404


def test_another_address_is_proved_and_taken_into_use(invite: Invite, email: str) -> None:
    Device().sign_up(email, "Ivo")
    skip_mail_cooldown()
    ivo, other = invite(), f"other-{email}"
    signs_in(ivo, email)
    is_here(ivo, "Ivo")
    opens_the_account(ivo)
    ivo.presses("Addresses")
    ivo.page.get_by_label("Another address").fill(other)
    ivo.presses("Send me a code")
    says_the_password(ivo)
    expect(ivo.page.get_by_text(f"A code is on its way to {other}.")).to_be_visible()
    ivo.page.get_by_label("Code").fill(code_for(ivo))
    ivo.presses("Confirm the code")
    ivo.presses("Use it")
    row = ivo.page.locator("dialog .devices li", has_text=other)
    expect(row).to_contain_text("in use")
    ivo.presses("Remove")
    expect(ivo.page.locator("dialog .devices li")).to_have_count(1)
    ivo.presses("Close")
    address = ivo.page.locator(".device-name").first
    expect(address).to_contain_text(other)
    ivo.complaints.clear()  # the browser notes each answer of 401


def test_a_new_password_signs_out_everywhere_but_here(invite: Invite, email: str) -> None:
    Device().sign_up(email, "Jette")
    jette, tablet = invite(), invite()
    for guest in (tablet, jette):
        signs_in(guest, email)
        is_here(guest, "Jette")
    opens_the_account(jette)
    jette.presses("Change")
    jette.page.get_by_label("Current password").fill(PASSWORD)
    jette.page.get_by_label("New password").fill("a short walk by the river")
    jette.page.locator("dialog").get_by_role("button", name="Change").click()
    expect(jette.page.get_by_text("Your password is changed.")).to_be_visible()
    expect(tablet.page.get_by_text("You were signed out on this device.")).to_be_visible()
    jette.page.reload()
    expect(jette.page.get_by_role("textbox", name="Your name")).to_have_value("Jette")
    for guest in (jette, tablet):
        guest.complaints.clear()  # the browser notes sockets of sessions that have ended


def test_a_favourite_colour_is_kept_and_taken_back(invite: Invite) -> None:
    kit = invite()
    kit.opens_a_table("Kit")
    opens_the_account(kit)
    kit.button("turquoise").click()
    expect(kit.button("turquoise")).to_have_attribute("aria-pressed", "true")
    kit.page.reload()
    expect(kit.button("turquoise")).to_have_attribute("aria-pressed", "true")
    kit.button("turquoise").click()
    expect(kit.button("turquoise")).to_have_attribute("aria-pressed", "false")


def test_an_account_is_erased_by_its_password(invite: Invite, email: str) -> None:
    Device().sign_up(email, "Frode")
    frode = invite()
    signs_in(frode, email)
    is_here(frode, "Frode")
    opens_the_account(frode)
    frode.presses("Delete my account")
    frode.page.get_by_role("dialog").get_by_label("Password").fill(PASSWORD)
    frode.presses("Delete it for good")
    expect(frode.button("Open a table")).to_be_visible()
    expect(frode.page.get_by_text("You were signed out")).to_have_count(0)
    signs_in(frode, email)
    expect(frode.page.locator(".note")).to_be_visible()
    expect(frode.button("Sign in")).to_be_visible()
    frode.complaints.clear()  # the browser notes the answer of 400


@pytest.mark.usefixtures("desk")
def test_a_decision_is_read_and_appealed_against(invite: Invite, finished: OpenTable) -> None:
    ana = invite()
    ana.is_signed_in(finished.host, "Ana")
    opens_the_account(ana)
    decision = decides(moderator(), "warn", person=finished.host.id)
    expect(ana.page.get_by_text("A warning")).to_be_visible()
    ana.presses("I see it differently")
    ana.page.get_by_label("What do you disagree with?").fill("That was a quotation.")
    ana.presses("Send it")
    expect(ana.page.get_by_text("What you said is being read.")).to_be_visible()
    answers(moderator("Mikkel"), decision)
    expect(ana.page.get_by_text("You were right. So it was.")).to_be_visible()


def answers(who: Caller, decision: Any) -> None:
    path = f"/moderation/appeals/{decision['id']}/answer"
    assert who.post(path, {"granted": True, "words": "So it was."}).status == 204


@pytest.mark.usefixtures("desk")
def test_whoever_is_suspended_hears_why_and_may_object(invite: Invite, email: str) -> None:
    phone = Device()
    phone.sign_up(email, "Lars")
    decides(moderator(), "suspend", person=phone.me.said["id"])
    lars = invite()
    signs_in(lars, email)
    expect(lars.page.get_by_text("Because")).to_be_visible()
    expect(lars.page.get_by_text("There is no way back.")).to_be_visible()
    lars.page.get_by_label("What do you disagree with?").fill("That was a quotation.")
    lars.presses("Send it")
    expect(lars.page.get_by_text("What you said is being read.")).to_be_visible()
    (waiting,) = moderator("Mikkel").get("/moderation/appeals").json["decisions"]
    assert waiting["appeal"]["words"] == "That was a quotation."
    lars.complaints.clear()  # the browser notes the answer of 403
