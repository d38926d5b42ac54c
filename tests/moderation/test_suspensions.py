"""An account that is shut: what ends at once, what its owner is told, and how it opens again."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Account
from moderation.models import Decision
from testkit.api_callers import Caller, guest
from testkit.devices import PASSWORD, Browser, Device, code_in_mail, new_email, skip_mail_cooldown
from testkit.moderators import a_told_game, decides, moderator, takes_back

pytestmark = pytest.mark.django_db

TOMORROW = timezone.now() + timedelta(days=1)


@pytest.fixture
def email() -> str:
    email = new_email()
    assert Device().sign_up(email).status_code == 200
    skip_mail_cooldown()
    return email


def id_of(email: str) -> str:
    return str(Account.objects.get(email=email).pk)


def test_every_token_and_cookie_ends_at_once(email: str) -> None:
    phone, browser = Device(), Browser()
    phone.log_in(email)
    browser.auth("get", "config")
    assert browser.log_in(email).status_code == 200
    assert (phone.me.status_code, browser.me.status_code) == (200, 200)
    decides(moderator(), "suspend", person=id_of(email))
    assert phone.me.status_code == 401
    assert browser.me.status_code in (401, 403)


def test_a_suspended_player_can_not_act_in_a_game() -> None:
    table = a_told_game()
    bruno = table.players[1]
    decides(moderator(), "suspend", person=bruno.id)
    refused = bruno.moves(table.game, "leave")
    assert (refused.status, refused.code) == (401, "bad_token")


def test_who_signs_in_is_told_until_when_and_why(email: str) -> None:
    decides(moderator(), "suspend", person=id_of(email), until=TOMORROW.isoformat())
    refused = Device().log_in(email)
    assert (refused.status_code, refused.said["code"]) == (403, "suspended")
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert refused.said["facts"]["until"] == TOMORROW.isoformat()
    assert refused.said["facts"]["reason"] == "Because"


def test_for_good_has_no_end(email: str) -> None:
    decides(moderator(), "suspend", person=id_of(email))
    assert Device().log_in(email).said["facts"]["until"] is None


def test_a_wrong_password_tells_nothing_of_a_suspension(email: str) -> None:
    decides(moderator(), "suspend", person=id_of(email))
    assert Device().log_in(email, "not the one").status_code == 400


def test_a_new_password_opens_no_suspended_account(email: str) -> None:
    decides(moderator(), "suspend", person=id_of(email))
    phone = Device()
    phone.auth("post", "auth/password/request", {"email": email})
    body = {"key": code_in_mail(), "password": f"{PASSWORD} again"}
    assert phone.auth("post", "auth/password/reset", body).status_code in (200, 401)
    assert phone.me.status_code == 401
    assert phone.log_in(email, f"{PASSWORD} again").said["code"] == "suspended"


def test_it_ends_by_itself(email: str) -> None:
    decides(moderator(), "suspend", person=id_of(email), until=TOMORROW.isoformat())
    Account.objects.filter(email=email).update(suspended_until=timezone.now())
    assert Device().log_in(email).status_code == 200


def test_it_is_taken_back(email: str) -> None:
    mona = moderator()
    decision = decides(mona, "suspend", person=id_of(email))
    takes_back(mona, decision)
    assert Device().log_in(email).status_code == 200


def test_of_two_the_longer_holds(email: str) -> None:
    mona = moderator()
    forever = decides(mona, "suspend", person=id_of(email))
    decides(mona, "suspend", person=id_of(email), until=TOMORROW.isoformat())
    assert Device().log_in(email).said["facts"]["until"] is None
    takes_back(mona, forever)
    assert Device().log_in(email).said["facts"]["until"] == TOMORROW.isoformat()


def test_a_guest_is_suspended_too() -> None:
    ana = guest("Ana")
    decides(moderator(), "suspend", person=ana.id)
    assert ana.get("/me").status == 401


def test_nobody_sits_down_while_being_suspended() -> None:
    """A request that had begun before sees it as well."""
    table = a_told_game()
    xenia = guest("Xenia")
    Account.objects.filter(pk=xenia.id).update(suspended_until=TOMORROW)
    assert xenia.moves(table.game, "join").status == 401


# Appeals without signing in


def test_who_can_not_sign_in_can_still_appeal_once(email: str) -> None:
    decision = decides(moderator(), "suspend", person=id_of(email))
    facts = Device().log_in(email).said["facts"]
    assert facts["decision"] == decision["id"]
    path = f"/me/decisions/{facts['decision']}/appeal"
    body = {"words": "Sorry", "appeal": facts["appeal"]}
    assert Caller().post(path, body).status == 201
    assert Caller().post(path, body).code == "appealed_before"


def test_that_pass_is_for_one_decision_alone(email: str) -> None:
    mona = moderator()
    warning = decides(mona, "warn", person=id_of(email))
    decides(mona, "suspend", person=id_of(email))
    given = Device().log_in(email).said["facts"]["appeal"]
    path = f"/me/decisions/{warning['id']}/appeal"
    for wrong in (given, "", "made:up"):
        assert Caller().post(path, {"words": "Sorry", "appeal": wrong}).status == 401
    assert not Decision.objects.filter(appeal__isnull=False).exists()
