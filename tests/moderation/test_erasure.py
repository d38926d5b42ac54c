"""Of somebody who is erased, nothing that they were or said is left anywhere but by its id."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.sessions.models import Session
from django.db import connection

from accounts.models import Account
from moderation.models import Decision, Report
from testkit.api_callers import Caller, OpenTable, a_game, act, guest
from testkit.devices import PASSWORD, Device, new_email
from testkit.moderators import account_of, administrator, decides, moderator, takes_back

pytestmark = pytest.mark.django_db

NAME, CLUE, ADDRESS = "Xanthippe", "zephyrs over zanzibar", "198.51.100.77"


def everywhere() -> Iterator[tuple[str, str]]:
    """Every table, with all that is in its rows as text; of sessions, what they hold."""
    yield "django_session", str([session.get_decoded() for session in Session.objects.all()])
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f'SELECT row_to_json(r)::text FROM "{table}" AS r')  # noqa: S608 (ours)
            yield table, json.dumps([json.loads(row) for (row,) in cursor], ensure_ascii=False)


def tables_with(text: str) -> set[str]:
    return {table for table, rows in everywhere() if text.casefold() in rows.casefold()}


def signed_up() -> tuple[Caller, str]:
    """Somebody with an address, by both ways of speaking to the server."""
    email = new_email()
    phone = Device("phone", **{"X-Forwarded-For": ADDRESS})
    phone.client.defaults["REMOTE_ADDR"] = ADDRESS
    phone.sign_up(email, NAME)
    assert phone.token
    return Caller(phone.token, phone.me.said["id"]), email


def at_a_table(host: Caller) -> OpenTable:
    """A game that the host opened, with the clue given that is looked for."""
    opened = host.post("/rooms", {"title": "The harbour"}).json
    game = opened["game"]["id"]
    others = guest("Bruno"), guest("Clara"), guest("Dag")
    for other in others:
        assert other.moves(game, "join").status == 200
    assert host.moves(game, "start").status == 200
    table = OpenTable(opened["code"], game, (host, *others))
    body = {"turn": 1, "card": table.view()["you"]["hand"][0], "clue": CLUE}
    assert host.moves(game, "clue", body).status == 200
    return table


def involved() -> tuple[Caller, str, OpenTable]:
    """Somebody who was reported, judged and renamed, who has reported others and appealed."""
    person, email = signed_up()
    table = at_a_table(person)
    _, bruno, clara, _ = table.players
    mona = moderator()
    bruno.post("/reports", {"matter": "clue", "game": table.game, "turn": 1, "note": CLUE})
    clara.post("/reports", {"matter": "name", "room": table.code, "person": person.id})
    body = {"matter": "conduct", "room": table.code, "person": bruno.id, "note": f"I am {NAME}"}
    assert person.post("/reports", body).status == 201
    reason = f"{NAME} should not say {CLUE}"
    decision = decides(mona, "warn", person=person.id, reason=reason)
    person.post(f"/me/decisions/{decision['id']}/appeal", {"words": f"{NAME} says no"})
    renamed = decides(mona, "rename_person", person=person.id, name="Player 7")
    takes_back(mona, renamed)
    return person, email, table


def erase(who: Caller, **body: Any) -> None:
    assert who.asks("DELETE", "/me", {"password": PASSWORD, **body}, {}).status == 204


def test_before_an_erasure_it_is_all_there() -> None:
    _, email, _ = involved()
    assert {"accounts_account", "moderation_report", "moderation_decision"} <= tables_with(NAME)
    assert {"games_event", "moderation_report", "moderation_complaint"} <= tables_with(CLUE)
    assert "accounts_account" in tables_with(email)
    assert tables_with(ADDRESS)


def test_who_is_erased_is_nowhere_in_the_database() -> None:
    person, email, _ = involved()
    erase(person)
    assert {text: tables_with(text) for text in (NAME, email, ADDRESS)} == {
        NAME: set(),
        email: set(),
        ADDRESS: set(),
    }


def test_of_a_hidden_clue_there_is_nothing_but_the_event() -> None:
    person, _, table = involved()
    erase(person, hide_clues=True)
    assert tables_with(CLUE) == {"games_event"}
    for other in (*table.players[1:], guest("Xenia"), moderator("Mina")):
        for path in (f"/games/{table.game}", f"/games/{table.game}/events", "/me/export"):
            assert CLUE not in str(other.get(path).json)
    assert CLUE not in str(moderator("Moa").get(f"/moderation/games/{table.game}/events").json)


def test_unless_asked_for_the_clues_stay_to_be_read() -> None:
    person, _, table = involved()
    erase(person)
    assert CLUE in str(table.players[1].get(f"/games/{table.game}/events").json)


def test_clues_are_hidden_in_every_game_and_those_of_others_stay() -> None:
    tables = [a_game(), a_game()]
    ana = guest("Ana")
    for table in tables:
        act(table, table.host)
    erase_of = tables[0].host
    erase(erase_of, hide_clues=True)
    assert tables[0].view(tables[0].players[1])["last_turn"] is None
    log = tables[0].players[1].get(f"/games/{tables[0].game}/events").json["events"]
    hidden = [line["event"] for line in log if line["event"]["type"] == "clue_hidden"]
    assert [event["by"] for event in hidden] == ["storyteller"]
    assert tables[1].view(ana)["clue"] == "low tide"


def test_what_was_decided_stays_by_ids() -> None:
    person, _, _ = involved()
    erase(person)
    about = Decision.objects.filter(person=person.id)
    assert set(about.values_list("kind", "reason", "before")) == {
        ("warn", "", ""),
        ("rename_person", "", ""),
    }
    assert Report.objects.filter(person=person.id, words="").count() == 2
    assert Report.objects.filter(complaints__reporter=person.id).get().complaints.get().note == ""


def test_nobody_decides_about_somebody_who_is_gone() -> None:
    person, _ = signed_up()
    erase(person)
    order = {"kind": "warn", "person": person.id, "reason": "So"}
    assert moderator().post("/moderation/decisions", order).code == "no_such_person"


def test_all_that_was_said_and_decided_is_in_the_export() -> None:
    person, _, _ = involved()
    told = person.get("/me/export").json["sections"]["moderation"]
    assert [report["note"] for report in told["reports"]] == [f"I am {NAME}"]
    assert {decision["kind"] for decision in told["decisions"]} == {"warn", "rename_person"}
    assert [appeal["words"] for appeal in told["appeals"]] == [f"{NAME} says no"]


def test_an_administrator_who_is_erased_administers_no_more() -> None:
    agnes = administrator()
    erase(agnes)
    account = account_of(agnes)
    assert (account.is_superuser, account.is_staff, account.is_active) == (False, False, False)
    assert not Account.objects.filter(pk=agnes.id, groups__isnull=False).exists()
