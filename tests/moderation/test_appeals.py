"""Against each decision the one whom it concerns appeals once, and another moderator answers."""

import pytest

from accounts.models import Account
from moderation.models import AuditEntry
from testkit.api_callers import Caller, guest
from testkit.moderators import a_told_game, decides, moderator

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana() -> Caller:
    return guest("Ana")


@pytest.fixture
def mona() -> Caller:
    return moderator()


def appeals(who: Caller, decision: str) -> int:
    return who.post(f"/me/decisions/{decision}/appeal", {"words": "It was a quotation"}).status


def answers(who: Caller, decision: str, *, granted: bool) -> str:
    body = {"granted": granted, "words": "So it was"}
    answered = who.post(f"/moderation/appeals/{decision}/answer", body)
    return "done" if answered.status == 204 else answered.code


def test_an_appeal_that_is_granted_takes_the_decision_back(ana: Caller, mona: Caller) -> None:
    decision = decides(mona, "rename_person", person=ana.id, name="Player 7")["id"]
    assert appeals(ana, decision) == 201
    other = moderator("Mina")
    (waiting,) = other.get("/moderation/appeals").json["decisions"]
    assert waiting["appeal"]["words"] == "It was a quotation"
    assert answers(other, decision, granted=True) == "done"
    assert ana.get("/me").json["name"] == "Ana"
    (told,) = ana.get("/me/decisions").json["decisions"]
    assert (told["appeal"]["granted"], told["appeal"]["answer"]) == (True, "So it was")
    assert told["taken_back_at"]
    assert other.get("/moderation/appeals").json["decisions"] == []


def test_an_appeal_that_is_rejected_changes_nothing(ana: Caller, mona: Caller) -> None:
    decision = decides(mona, "mute", person=ana.id)["id"]
    appeals(ana, decision)
    assert answers(moderator("Mina"), decision, granted=False) == "done"
    (told,) = ana.get("/me/decisions").json["decisions"]
    assert (told["appeal"]["granted"], told["taken_back_at"]) == (False, None)


def test_nobody_appeals_twice_or_for_another(ana: Caller, mona: Caller) -> None:
    decision = decides(mona, "warn", person=ana.id)["id"]
    assert appeals(guest("Xenia"), decision) == 404
    assert appeals(ana, decision) == 201
    assert appeals(ana, decision) == 409


def test_another_moderator_answers_if_there_is_one(ana: Caller, mona: Caller) -> None:
    decision = decides(mona, "warn", person=ana.id)["id"]
    appeals(ana, decision)
    mina = moderator("Mina")
    assert answers(mona, decision, granted=False) == "own_decision"
    Account.objects.filter(pk=mina.id).update(is_active=False)
    assert answers(mona, decision, granted=False) == "done"


def test_nobody_answers_twice(ana: Caller, mona: Caller) -> None:
    decision = decides(mona, "warn", person=ana.id)["id"]
    assert answers(moderator("Mina"), decision, granted=True) == "no_such_appeal"
    appeals(ana, decision)
    assert answers(moderator("Mona Two"), decision, granted=True) == "done"
    assert answers(moderator("Mina Two"), decision, granted=True) == "no_such_appeal"


def test_what_can_not_be_taken_back_can_still_be_regretted(mona: Caller) -> None:
    table = a_told_game()
    decision = decides(mona, "void_game", game=table.game)["id"]
    assert appeals(table.host, decision) == 201
    assert answers(moderator("Mina"), decision, granted=True) == "done"
    (told,) = table.host.get("/me/decisions").json["decisions"]
    assert (told["appeal"]["granted"], told["taken_back_at"]) == (True, None)


def test_answers_are_on_record(ana: Caller, mona: Caller) -> None:
    decision = decides(mona, "mute", person=ana.id)["id"]
    appeals(ana, decision)
    answers(moderator("Mina"), decision, granted=True)
    done = list(AuditEntry.objects.order_by("id").values_list("what", flat=True))
    assert done == ["mute", "grant_appeal", "take_back_mute"]
