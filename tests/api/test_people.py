"""Names, avatars and colours of all who appear in a game; views and events have their ids alone."""

from typing import Any
from uuid import UUID

import pytest

from accounts.models import Account, unchosen_avatar
from games.play import play
from games.rules import moves as m
from testkit.api_callers import (
    Caller,
    OpenTable,
    Queries,
    a_game,
    a_room,
    guest,
    play_on,
    play_out,
)
from testkit.moderators import moderator
from testkit.sockets import people_in

pytestmark = pytest.mark.usefixtures("committed_db")

SHORT = {"settings": {"target": 10}}
Book = dict[str, dict[str, Any]]


def book(table: OpenTable, who: Caller | None = None) -> Book:
    """The people of the game by their names."""
    people = (who or table.host).get(f"/games/{table.game}/people").json["people"]
    return {person["name"]: person for person in people}


def colours(people: Book) -> dict[str, str]:
    return {name: person["colour"] for name, person in people.items()}


# The book of a game


def test_whoever_sits_at_a_table_is_named_with_avatar_colour_and_kind() -> None:
    table = a_room(2)
    table.players[1].patch("/me", {"avatar": "fox"})
    told = table.host.get(f"/games/{table.game}/people").json
    assert told["version"] == table.view()["version"]
    assert told["people"][1] == {
        "id": table.players[1].id,
        "name": "Bruno",
        "avatar": "fox",
        "kind": "guest",
        "colour": "orange",
        "former": False,
    }
    assert [person["name"] for person in told["people"]] == ["Ana", "Bruno"]


def test_whoever_left_or_waits_is_named_too() -> None:
    table = a_room(4)
    early = guest("Early")
    early.moves(table.game, "join", {"colour": "white"})
    early.moves(table.game, "leave")
    table.host.moves(table.game, "start")
    for name in ("Late", "Fickle"):
        guest(name).moves(table.game, "join")
    table.players[1].moves(table.game, "leave")
    book_now = book(table)
    assert colours(book_now) == {
        "Ana": "red",
        "Bruno": "orange",
        "Clara": "yellow",
        "Dag": "green",
        "Late": "blue",
        "Fickle": "violet",
        "Early": "white",
    }
    assert {name for name, person in book_now.items() if person["former"]} == {"Bruno", "Early"}
    room = table.host.get(f"/rooms/{table.code}").json
    assert room["game"]["people"] == list(book_now.values())


def test_nobody_in_a_view_or_an_event_is_missing_whoever_came_and_went() -> None:
    table = a_game(5, is_public=True, **SHORT)
    for name, leaver in zip(("Zoë", "Yara"), table.players[3:], strict=True):
        newcomer = guest(name)
        newcomer.moves(table.game, "join")
        table = table._replace(players=(*table.players, newcomer))
        leaver.moves(table.game, "leave")
        play_on(table)
    play_out(table)
    told: list[Any] = [table.view(), table.host.get(f"/games/{table.game}/story").json["turns"]]
    page: Any = {"next": 0}
    while page["next"] is not None:
        page = table.host.get(f"/games/{table.game}/events?after={page['next']}").json
        told.append(page["events"])
    assert people_in(told) == {person["id"] for person in book(table).values()}
    assert len(people_in(told)) == 7


def test_of_somebody_erased_there_is_a_stand_in_left() -> None:
    table = a_game(4)
    gone = table.players[3]
    before = book(table)["Dag"]
    gone.delete("/me")
    left = book(table)["Former player"]
    assert left == {
        **before,
        "name": "Former player",
        "avatar": unchosen_avatar(UUID(gone.id)),
        "kind": "erased",
        "former": True,
    }
    in_danish = Caller(table.host.token, language="da")
    assert "Tidligere spiller" in book(table, in_danish)


def test_a_moderator_and_a_bot_are_seen_to_be_such() -> None:
    table = a_room(2)
    mona = moderator("Mona")
    mona.moves(table.game, "join")
    bot = Account.objects.create_bot("Nautilus")
    play(UUID(table.game), m.player(str(bot.pk)), m.Join())
    kinds = {name: person["kind"] for name, person in book(table).items()}
    assert kinds == {"Ana": "guest", "Bruno": "guest", "Mona": "moderator", "Nautilus": "bot"}


def test_a_story_names_its_people_as_the_game_does() -> None:
    table = a_game(4, **SHORT)
    table.players[3].moves(table.game, "leave")
    play_out(table)
    seats = table.host.get(f"/games/{table.game}/story").json["seats"]
    named = [{k: seat[k] for k in seat.keys() - {"points", "place"}} for seat in seats]
    assert named == list(book(table).values())


def test_the_people_of_a_game_are_for_whoever_may_see_the_game() -> None:
    table = a_game(3, password="lighthouse", **SHORT)
    for who, status in ((table.players[1], 200), (guest("Gerd"), 404), (Caller(), 401)):
        assert who.get(f"/games/{table.game}/people").status == status
    spectator = guest("Selma")
    spectator.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
    assert spectator.get(f"/games/{table.game}/people").status == 200
    play_out(table)
    assert spectator.get(f"/games/{table.game}/people").status == 404


def test_with_more_people_the_book_takes_no_more_queries(queries: Queries) -> None:
    tables = [a_room(3), a_room(8)]
    few, many = (queries(table.host.get, f"/games/{table.game}/people") for table in tables)
    assert few == many


# Colours that people prefer


def preferring(colour: str, name: str) -> Caller:
    somebody = guest(name)
    somebody.patch("/me", {"colour": colour})
    return somebody


def test_whoever_names_no_colour_plays_the_one_they_prefer_if_it_is_free() -> None:
    host = preferring("green", "Host")
    opened = host.post("/rooms", {"title": "The harbour"}).json
    table = OpenTable(opened["code"], opened["game"]["id"], (host,))
    for name, colour in (("Second", "green"), ("Third", "white"), ("Fourth", "black")):
        preferring(colour, name).moves(table.game, "join")
    preferring("pink", "Fifth").moves(table.game, "join", {"colour": "blue"})
    assert colours(book(table)) == {
        "Host": "green",
        "Second": "red",
        "Third": "white",
        "Fourth": "orange",
        "Fifth": "blue",
    }


def test_a_newcomer_to_a_running_game_plays_the_colour_they_prefer() -> None:
    table = a_game(3)
    preferring("pink", "Late").moves(table.game, "join")
    assert table.view()["waiting"][0]["colour"] == "pink"


def test_a_join_sent_again_is_the_same_though_another_colour_is_preferred_by_now() -> None:
    table = a_room(2)
    late = preferring("pink", "Late")
    first = late.moves(table.game, "join", {}, key="once")
    late.patch("/me", {"colour": "white"})
    assert late.moves(table.game, "join", {}, key="once").json == first.json
    assert colours(book(table))["Late"] == "pink"


def test_everybody_keeps_their_colour_in_the_next_game() -> None:
    table = a_room(3)
    for player, colour in zip(table.players, ("white", "red", "pink"), strict=True):
        player.moves(table.game, "colour", {"colour": colour})
        player.patch("/me", {"colour": "blue"})
    table.host.moves(table.game, "start")
    before = colours(book(table))
    table.host.moves(table.game, "leave")
    play_out(table)
    again = table.players[1].post(f"/rooms/{table.code}/games").json["game"]
    assert before["Bruno"] == "red"
    assert {p["name"]: p["colour"] for p in again["people"]} == {"Bruno": "red", "Clara": "pink"}
