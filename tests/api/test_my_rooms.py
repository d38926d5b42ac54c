"""The rooms in which somebody sits: the way back to one's tables."""

from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import rooms, store
from games.models import Room
from testkit.api_callers import Caller, OpenTable, Queries, a_game, a_room, act, guest
from testkit.citus import on_one_database

pytestmark = pytest.mark.usefixtures("committed_db")

SLOW: dict[str, Any] = {
    "settings": {"limits": {"clue": 86_400, "cards": None, "votes": None, "reveal": None}}
}
SLOWER: dict[str, Any] = {
    "settings": {"limits": {"clue": 172_800, "cards": None, "votes": None, "reveal": None}}
}


def rooms_of(who: Caller) -> Any:
    answer = who.get("/me/rooms")
    assert answer.status == 200, answer
    return answer.json["rooms"]


def codes(who: Caller) -> list[str]:
    return [room["code"] for room in rooms_of(who)]


def opens(host: Caller, *others: Caller, start: bool = True, **room: Any) -> OpenTable:
    """A room with these people in it, who may have other rooms; the game has begun."""
    opened = host.post("/rooms", {"title": "The mill", **room}).json
    table = OpenTable(opened["code"], opened["game"]["id"], (host, *others))
    for other in others:
        assert other.moves(table.game, "join").status == 200
    if start:
        assert host.moves(table.game, "start").status == 200
    return table


def three() -> tuple[Caller, Caller, Caller]:
    return guest("Ana"), guest("Bruno"), guest("Clara")


def test_a_lobby_is_listed_with_its_code_title_and_people() -> None:
    table = a_room(2, title="Friday night")
    (room,) = rooms_of(table.players[1])
    assert (room["code"], room["title"]) == (table.code, "Friday night")
    game = room["game"]
    assert (game["id"], game["phase"], game["turn"]) == (table.game, "lobby", 0)
    assert [person["name"] for person in game["people"]] == ["Ana", "Bruno"]
    assert (game["awaited"], game["to_do"]) == ([], None)
    assert game["you"] == {"colour": "orange", "points": 0, "away": False, "newcomer": False}


def test_it_says_what_waits_for_whom_just_as_the_view_does() -> None:
    table, phases = a_game(4), set()
    while table.view()["turn"] == 1:
        views = {player.id: table.view(player) for player in table.players}
        view = views[table.host.id]
        phases.add(view["phase"])
        for player in table.players:
            (room,) = rooms_of(player)
            game, you = room["game"], views[player.id]["you"]
            assert (game["version"], game["phase"]) == (view["version"], view["phase"])
            assert (game["turn"], game["storyteller"]) == (view["turn"], view["storyteller"])
            assert (game["to_do"], game["deadline"]) == (you["to_do"], view["deadline"])
            awaited = [who for who, seen in views.items() if seen["you"]["to_do"]]
            assert sorted(game["awaited"]) == sorted(awaited)
        act(table, next(player for player in table.players if player.id in awaited))
    assert phases == {"clue", "cards", "votes", "reveal"}


def test_what_waits_for_me_comes_first_and_what_ends_soonest_before_that() -> None:
    ana, bruno, clara = three()
    over = opens(ana, bruno, clara)
    lobby = opens(ana, bruno, start=False)
    waits_long = opens(ana, bruno, clara, **SLOWER)
    waits = opens(ana, bruno, clara, **SLOW)
    others_turn = opens(bruno, ana, clara)
    act(others_turn, ana)  # the first clue
    act(others_turn, clara)
    clara.moves(over.game, "leave")
    assert codes(ana) == [table.code for table in (waits, waits_long, others_turn, lobby, over)]


def test_whoever_waits_for_the_turn_to_end_is_a_newcomer() -> None:
    table, late = a_game(3), guest("Dag")
    late.moves(table.game, "join")
    (room,) = rooms_of(late)
    assert room["game"]["you"]["newcomer"]
    assert room["game"]["to_do"] is None


def test_a_room_is_listed_until_one_leaves_it_or_it_closes() -> None:
    table = a_room(2)
    assert codes(table.players[1]) == codes(table.host) == [table.code]
    table.players[1].moves(table.game, "leave")
    assert codes(table.players[1]) == []
    table.host.post(f"/rooms/{table.code}/close")
    assert codes(table.host) == []


def test_a_room_whose_game_is_over_is_listed_as_the_next_one_may_come() -> None:
    table = a_game(3)
    table.players[2].moves(table.game, "leave")
    assert [room["game"]["phase"] for room in rooms_of(table.players[1])] == ["abandoned"]
    assert codes(table.players[2]) == []


def test_whoever_is_banned_finds_no_way_back() -> None:
    table = a_game(3)
    bruno, clara = table.players[1:]
    clara.moves(table.game, "leave")
    table.host.post(f"/rooms/{table.code}/bans", {"person": bruno.id})
    assert Room.objects.get(code=table.code).current_game is not None
    assert codes(bruno) == []


def test_of_very_many_rooms_those_where_something_happened_last_are_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "MOST_LISTED", 2)
    ana, bruno, clara = three()
    first, second, third = (opens(ana, bruno, start=False) for _ in range(3))
    assert {*codes(ana)} == {second.code, third.code}
    assert clara.moves(first.game, "join").status == 200
    assert {*codes(ana)} == {third.code, first.code}


@on_one_database
def test_and_no_others_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_LISTED", 2)
    ana, bruno, _ = three()
    for _ in range(3):
        opens(ana, bruno, start=False)
    with CaptureQueriesContext(connection) as asked:
        found = rooms.rooms_with_a_seat(UUID(ana.id))
    (query,) = (query["sql"] for query in asked)
    assert len(found) == 2
    assert query.endswith("LIMIT 2")


def test_more_rooms_take_no_more_queries_also_if_their_games_must_be_read(
    queries: Queries,
) -> None:
    ana, bruno, clara = three()
    asked = []
    for _ in range(2):
        opens(ana, bruno, clara)
        opens(ana, bruno, start=False)
        store.recent_tables.clear()
        asked.append(queries(ana.get, "/me/rooms"))
    assert asked[0] == asked[1]
    assert queries(ana.get, "/me/rooms") == asked[0] - 1  # the events
