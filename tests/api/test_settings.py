"""The settings of a table over HTTP: one shape, and whatever is not asked for stays as it is."""

from functools import partial
from importlib import import_module
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from msgspec.structs import fields

from games import store
from games.api.settings import SettingsAsked, TimeLimitsAsked
from games.imported.ownership import retire
from games.models import Game
from games.rules.settings import Settings, TimeLimits
from games.rules.view import SettingsSeen
from testkit.api_callers import Answer, Caller, OpenTable, a_game, a_room, guest, play_out
from testkit.concurrency import at_once
from testkit.imported_decks import a_deck
from testkit.moderators import account_of

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")

OF_OUR_OWN = {
    "edition": "odyssey",
    "decks": ["long-way-round", "first-light"],
    "target": 20,
    "hand": 5,
    "limits": {"clue": 45, "cards": None, "votes": 30, "reveal": None},
    "auto_reveal": True,
    "late_joining": False,
    "stand_ins": True,
    "clues": "performed",
}


def settings_of(table: OpenTable) -> Any:
    return table.view()["settings"]


def changes(table: OpenTable, settings: Any, who: Caller | None = None) -> Answer:
    return (who or table.host).patch(f"/rooms/{table.code}", {"settings": settings})


def names(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)}


# One shape


def test_settings_have_the_same_words_wherever_they_are_asked_for_told_or_kept() -> None:
    assert names(SettingsAsked) == names(SettingsSeen) == names(Settings)
    assert names(TimeLimitsAsked) == names(TimeLimits)


def test_settings_are_told_as_they_were_asked_for() -> None:
    table = a_room(1, settings=OF_OUR_OWN)
    room = table.host.get(f"/rooms/{table.code}").json
    opened = table.host.get(f"/games/{table.game}/events").json["events"][0]["event"]
    for told in (settings_of(table), room["game"]["settings"], opened["settings"]):
        assert told == OF_OUR_OWN


def test_so_they_are_in_the_list_in_events_and_in_the_story() -> None:
    table = a_room(3, is_public=True)
    asked = {**OF_OUR_OWN, "target": 10}
    assert changes(table, asked).status == 200
    listed = table.host.get(f"/rooms?host={table.host.id}").json["rooms"]
    assert [room["settings"] for room in listed] == [asked]
    assert settings_in_events(table) == [asked]
    assert table.host.moves(table.game, "start").status == 200
    play_out(table)
    assert settings_in_events(table) == [asked]
    assert table.host.get(f"/games/{table.game}/story").json["settings"] == asked


def settings_in_events(table: OpenTable) -> list[Any]:
    lines = table.host.get(f"/games/{table.game}/events").json["events"]
    return [
        line["event"]["settings"] for line in lines if line["event"]["type"] == "settings_changed"
    ]


def test_settings_sent_back_as_they_came_change_nothing() -> None:
    table = a_room(2, settings=OF_OUR_OWN)
    version = table.view()["version"]
    assert changes(table, settings_of(table)).status == 200
    assert table.view()["version"] == version


def test_a_room_for_which_nothing_is_asked_has_the_usual_settings() -> None:
    assert settings_of(a_room(1)) == Caller().get("/editions").json["usual"]


# What is left out


@pytest.mark.parametrize(
    ("asked", "changed"),
    [
        ({}, {}),
        ({"target": 30}, {"target": 30}),
        ({"decks": ["first-light"]}, {"decks": ["first-light"]}),
        ({"limits": {}}, {}),
        ({"limits": {"cards": 60}}, {"limits": {**OF_OUR_OWN["limits"], "cards": 60}}),  # type: ignore[dict-item]
        ({"limits": {"clue": None}}, {"limits": {**OF_OUR_OWN["limits"], "clue": None}}),  # type: ignore[dict-item]
        (
            {"edition": "classic", "late_joining": True},
            {"edition": "classic", "late_joining": True},
        ),
    ],
)
def test_what_a_change_leaves_out_stays_as_it_is(
    asked: dict[str, Any], changed: dict[str, Any]
) -> None:
    table = a_room(2, settings=OF_OUR_OWN)
    answer = changes(table, asked)
    assert answer.json["game"]["settings"] == settings_of(table) == OF_OUR_OWN | changed


def test_what_a_new_room_leaves_out_is_as_usual() -> None:
    usual = Caller().get("/editions").json["usual"]
    table = a_room(1, settings={"target": 50, "limits": {"reveal": None}})
    limits = {**usual["limits"], "reveal": None}
    assert settings_of(table) == usual | {"target": 50, "limits": limits}


@pytest.mark.parametrize(
    "asked",
    [
        None,
        {"target": None},
        {"decks": None},
        {"limits": None},
        {"edition": None},
        {"auto_reveal": None},
        {"limits": {"lunch": 60}},
    ],
)
def test_null_is_for_limits_alone(asked: Any) -> None:
    table = a_room(1)
    before = settings_of(table)
    assert changes(table, asked).status == 400
    assert settings_of(table) == before


def test_two_changes_at_once_both_count() -> None:
    for target in range(40, 44):
        table = a_room(1, settings={"edition": "odyssey"})
        both = [{"target": target}, {"limits": {"clue": target}}]
        answers: list[Any] = at_once([partial(changes, table, asked) for asked in both])
        assert [answer.status for answer in answers] == [200, 200]
        settings = settings_of(table)
        assert (settings["edition"], settings["target"]) == ("odyssey", target)
        assert settings["limits"]["clue"] == target


@pytest.mark.parametrize("password", [None, ""])
def test_a_password_that_is_none_lets_everybody_in(password: str | None) -> None:
    table = a_room(1, password="lighthouse")
    assert table.host.patch(f"/rooms/{table.code}", {"title": "The pier"}).json["has_password"]
    answer = table.host.patch(f"/rooms/{table.code}", {"password": password})
    assert answer.json["has_password"] is False
    assert guest("Xenia").moves(table.game, "join").status == 200


# Decks


@pytest.mark.parametrize("slug", ["nothing", "No Slug", ""])
def test_a_deck_that_there_is_not_is_a_fault_of_the_body_and_named(slug: str) -> None:
    table = a_room(1)
    for answer in (
        guest("Ana").post("/rooms", {"title": "x", "settings": {"decks": ["first-light", slug]}}),
        changes(table, {"decks": [slug]}),
    ):
        assert (answer.status, answer.code) == (400, "no_such_deck")
        assert answer.json["facts"] == {"deck": slug}


def a_table_with_a_deck_of_its_host() -> tuple[OpenTable, str]:
    table = a_room(3)
    slug = a_deck(account_of(table.host)).slug
    assert changes(table, {"decks": [slug]}).status == 200
    return table, slug


def test_whoever_hosts_next_may_keep_the_decks_on_the_table() -> None:
    table, slug = a_table_with_a_deck_of_its_host()
    table.host.moves(table.game, "leave")
    heir = table.players[1]
    assert changes(table, {"target": 40}, heir).json["game"]["settings"]["decks"] == [slug]
    assert changes(table, {"decks": ["first-light", slug]}, heir).status == 200
    assert changes(table, {"decks": ["first-light"]}, heir).status == 200
    assert changes(table, {"decks": [slug]}, heir).code == "no_such_deck"


def test_a_deck_that_has_retired_on_the_table_goes_with_the_next_change() -> None:
    table, slug = a_table_with_a_deck_of_its_host()
    retire(slug)
    refused = changes(table, {"target": 40})
    assert (refused.status, refused.code) == (409, "deck_retired")
    assert changes(table, {"decks": ["first-light"], "target": 40}).status == 200


# The rows of games


def test_the_row_of_a_game_has_its_settings_and_can_be_derived_anew() -> None:
    table = a_game(3, settings=OF_OUR_OWN)
    row = Game.objects.get(pk=table.game)
    assert row.settings == OF_OUR_OWN
    assert store.rebuild(row.id) is False
    Game.objects.filter(pk=row.pk).update(settings={})
    assert store.rebuild(row.id) is True
    assert Game.objects.get(pk=table.game).settings == OF_OUR_OWN


def test_rows_from_before_get_their_settings_from_events() -> None:
    migration = import_module("games.migrations.0009_settings_in_rows_of_games")
    opened, changed = a_room(1, settings=OF_OUR_OWN), a_room(1)
    changes(changed, OF_OUR_OWN)
    ids = [UUID(opened.game), UUID(changed.game)]
    Game.objects.filter(pk__in=ids).update(settings={})
    with connection.cursor() as cursor:
        cursor.execute(migration.FROM_EVENTS)
    kept = Game.objects.filter(pk__in=ids).values_list("settings", flat=True)
    assert list(kept) == [OF_OUR_OWN, OF_OUR_OWN]
