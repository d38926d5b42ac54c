"""Who did what, why, when and from where; and that nobody can change it."""

import pytest
from django.db import IntegrityError, connection, transaction

from accounts.models import Account
from moderation.models import AuditEntry
from testkit.api_callers import Caller, guest
from testkit.moderators import (
    a_told_game,
    account_of,
    decides,
    may_see_hidden_cards,
    moderator,
    takes_back,
)

pytestmark = pytest.mark.django_db


@pytest.fixture
def mona() -> Caller:
    return moderator()


def test_it_says_who_did_what_why_when_and_from_where(mona: Caller) -> None:
    ana = guest("Ana")
    decision = decides(mona, "mute", person=ana.id)
    takes_back(mona, decision)
    newest, oldest = mona.get("/moderation/audit").json["entries"]
    assert (oldest["what"], oldest["why"], oldest["address"]) == ("mute", "Because", "127.0.0.1")
    assert (oldest["by"]["id"], oldest["person"]) == (mona.id, ana.id)
    assert (newest["what"], newest["decision"]) == ("take_back_mute", decision["id"])
    assert newest["at"] > oldest["at"]


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE moderation_auditentry SET what = 'nothing'",
        "DELETE FROM moderation_auditentry",
        "TRUNCATE moderation_auditentry CASCADE",
        "DELETE FROM moderation_auditwords",
        "TRUNCATE moderation_auditwords",
        "UPDATE moderation_auditwords SET why = 'For fun'",
        "UPDATE moderation_auditwords SET address = '10.0.0.1'",
    ],
)
def test_the_database_refuses_to_change_it(mona: Caller, sql: str) -> None:
    decides(mona, "warn", person=guest("Ana").id)
    with (
        pytest.raises(IntegrityError, match="what happened stays as it is"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")  # as if it had been committed
        cursor.execute(sql)


def test_hidden_cards_are_for_whoever_may_see_them_and_on_record(mona: Caller) -> None:
    table = a_told_game()
    path = f"/moderation/games/{table.game}"
    assert mona.get(path).json["you"] is None
    assert "hidden" not in mona.get(path).json
    assert mona.get(f"{path}?hidden=true").status == 403
    assert not AuditEntry.objects.exists()
    may_see_hidden_cards(mona)
    seen = mona.get(f"{path}?hidden=true").json
    assert set(seen["hidden"]["hands"]) == {player.id for player in table.players}
    entry = AuditEntry.objects.get()
    assert (entry.what, str(entry.game)) == ("see_hidden_cards", table.game)


def test_when_a_moderator_is_erased_the_address_goes_and_the_deed_stays(mona: Caller) -> None:
    decides(mona, "warn", person=guest("Ana").id)
    assert mona.delete("/me").status == 204
    entry = AuditEntry.objects.select_related("words").get()
    assert (str(entry.by), entry.words.why, entry.words.address) == (mona.id, "Because", "")
    assert not Account.objects.filter(pk=mona.id, is_active=True).exists()
    assert account_of(mona).name == ""
