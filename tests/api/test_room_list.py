"""The list of public rooms: what it shows to whom, and its filters."""

from typing import Any

import pytest
from django.utils import timezone

from games.models import Ban
from games.rules.settings import TIMED_PHASES
from testkit.api_callers import Caller, OpenTable, Queries, a_game, a_room, guest
from testkit.played_games import count_finished_games

pytestmark = pytest.mark.usefixtures("committed_db")


def rows(who: Caller, query: str = "") -> list[dict[str, Any]]:
    """Every page of it."""
    found: list[dict[str, Any]] = []
    cursor = ""
    while True:
        page = who.get(f"/rooms?limit=100&cursor={cursor}{query}").json
        found += page["rooms"]
        if page["next"] is None:
            return found
        cursor = page["next"]


def listed(who: Caller, query: str = "") -> list[str]:
    return [row["code"] for row in rows(who, query)]


def row_of(table: OpenTable, who: Caller) -> dict[str, Any]:
    (row,) = (row for row in rows(who) if row["code"] == table.code)
    return row


def sits_at(table: OpenTable, who: Caller, password: str | None = None) -> None:
    assert who.moves(table.game, "join", {"password": password}).status == 200


def those_who_have_played() -> tuple[Caller, Caller]:
    """Two who have sat in a game that had begun, and sit nowhere any more."""
    table = a_game(4)
    _, bruno, clara, _ = table.players
    for player in table.players:
        player.moves(table.game, "leave")
    count_finished_games()
    return bruno, clara


def test_public_rooms_with_free_seats_are_listed_newest_first() -> None:
    older, newer = a_room(1, is_public=True), a_room(2, is_public=True)
    hidden = a_room(1)
    full = a_room(8, is_public=True)
    codes = listed(older.host)
    assert codes.index(newer.code) < codes.index(older.code)
    assert not {hidden.code, full.code} & set(codes)


def test_each_page_goes_on_where_the_one_before_ended() -> None:
    tables = [a_room(1, is_public=True) for _ in range(3)]
    first = tables[0].host.get("/rooms?limit=2").json
    second = tables[0].host.get(f"/rooms?limit=2&cursor={first['next']}").json
    codes = [row["code"] for row in first["rooms"] + second["rooms"]]
    assert codes[:3] == [table.code for table in reversed(tables)]


def test_a_closed_room_is_not_listed() -> None:
    table = a_room(1, is_public=True)
    assert table.host.post(f"/rooms/{table.code}/close").status == 204
    assert table.code not in listed(table.host)


def test_nor_is_one_for_whoever_is_banned_from_it() -> None:
    table, banned = a_room(2, is_public=True), guest("Xenia")
    table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
    assert table.code not in listed(banned)
    Ban.objects.filter(person=banned.id).update(until=timezone.now())
    assert table.code in listed(banned)


# What a row tells


def test_a_row_tells_what_is_played_there_and_for_whom() -> None:
    settings = {"edition": "odyssey", "target": 20, "limits": {"clue": None}}
    table = a_room(2, is_public=True, language="da", spectators=False, settings=settings)
    row = row_of(table, guest("Xenia"))
    assert row.keys() == {
        *("code", "title", "language", "has_password", "spectators", "opened_at", "phase"),
        *("settings", "host", "seats", "open_seats", "with_bots", "outside_bots"),
    }
    assert (row["title"], row["language"], row["spectators"]) == ("The harbour", "da", False)
    assert (row["phase"], row["open_seats"]) == ("lobby", 10)
    assert row["settings"] == table.view()["settings"]
    assert (row["host"]["id"], row["host"]["name"]) == (table.host.id, "Ana")


def test_those_you_have_played_with_are_named_and_others_are_not() -> None:
    bruno, clara = those_who_have_played()
    table = a_room(1, is_public=True)
    sits_at(table, clara)
    seats = row_of(table, bruno)["seats"]
    assert [seat and seat["id"] for seat in seats] == [None, clara.id]
    assert row_of(table, guest("Xenia"))["seats"] == [None, None]


def test_those_you_play_with_now_are_named_too() -> None:
    table = a_game(3)
    _, bruno, clara = table.players
    other = a_room(1, is_public=True)
    sits_at(other, clara)
    assert row_of(other, bruno)["seats"][1]["id"] == clara.id


def test_to_sit_in_a_lobby_together_is_not_to_have_played() -> None:
    _, bruno, clara = a_room(3).players
    other = a_room(1, is_public=True)
    sits_at(other, clara)
    assert row_of(other, bruno)["seats"] == [None, None]


def test_you_find_yourself() -> None:
    table = a_room(2, is_public=True)
    seats = row_of(table, table.players[1])["seats"]
    assert [seat and seat["id"] for seat in seats] == [None, table.players[1].id]


def test_a_room_with_a_password_names_nobody_to_those_who_have_not_given_it() -> None:
    bruno, clara = those_who_have_played()
    table = a_room(1, is_public=True, password="lighthouse")
    sits_at(table, clara, "lighthouse")
    row = row_of(table, bruno)
    assert (row["host"], row["seats"]) == (None, [None, None])
    host, partner = f"host={table.host.id}", f"with={clara.id}"
    for query in (host, partner, f"{host}&{partner}"):
        assert table.code not in listed(bruno, f"&{query}")
    assert bruno.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"}).status == 200
    assert row_of(table, bruno)["seats"][1]["id"] == clara.id
    assert table.code in listed(bruno, f"&with={clara.id}")


# Filters


@pytest.mark.parametrize(
    ("query", "room"),
    [
        ("edition=odyssey", {"settings": {"edition": "odyssey"}}),
        ("language=pt-br", {"language": "pt-br"}),
        ("has_password=true", {"password": "lighthouse"}),
        ("spectators=false", {"spectators": False}),
        ("outside_bots=true", {"outside_bots": True}),
        ("deck=long-way-round", {"settings": {"decks": ["first-light", "long-way-round"]}}),
        ("target_min=31", {"settings": {"target": 31}}),
        ("target_max=29", {"settings": {"target": 29}}),
        ("target_min=40&target_max=50", {"settings": {"target": 45}}),
        ("seconds_max=60", {"settings": {"limits": {"clue": 60}}}),
        ("seconds_min=20&seconds_max=60", {"settings": {"limits": {"clue": 60}}}),
        ("seconds_min=600", {"settings": {"limits": dict.fromkeys(TIMED_PHASES, 600)}}),
        ("seconds_min=600", {"settings": {"limits": dict.fromkeys(TIMED_PHASES)}}),
    ],
)
def test_only_rooms_that_pass_a_filter_are_listed(query: str, room: dict[str, Any]) -> None:
    one, another = a_room(1, is_public=True, **room), a_room(1, is_public=True)
    codes = listed(one.host, f"&{query}")
    assert one.code in codes
    assert another.code not in codes


def test_a_room_without_a_limit_for_some_phase_is_not_among_the_fast_ones() -> None:
    table = a_room(1, is_public=True, settings={"limits": {"reveal": None}})
    assert table.code not in listed(table.host, "&seconds_max=604800")
    assert table.code in listed(table.host, "&seconds_min=10")


def test_lobbies_and_running_games_can_be_told_apart() -> None:
    lobby, running = a_room(1, is_public=True), a_game(3, is_public=True)
    assert lobby.code in listed(lobby.host, "&phase=lobby")
    assert running.code not in listed(lobby.host, "&phase=lobby")
    assert lobby.code not in listed(lobby.host, "&phase=running")
    assert running.code in listed(lobby.host, "&phase=running")


def test_rooms_can_be_found_by_their_host() -> None:
    table, other = a_room(2, is_public=True), a_room(1, is_public=True)
    assert listed(other.host, f"&host={table.host.id}") == [table.code]
    assert listed(other.host, f"&host={table.players[1].id}") == []


def test_nobody_can_be_followed_by_those_who_have_never_played_with_them() -> None:
    bruno, clara = those_who_have_played()
    table = a_room(1, is_public=True)
    sits_at(table, clara)
    assert listed(bruno, f"&with={clara.id}") == [table.code]
    assert listed(guest("Xenia"), f"&with={clara.id}") == []


def test_filters_add_up() -> None:
    settings = {"edition": "odyssey", "target": 77}
    both = a_room(1, is_public=True, language="es", settings=settings)
    a_room(1, is_public=True, language="en", settings=settings)
    a_room(1, is_public=True, language="es", settings={"edition": "odyssey"})
    query = "&language=es&edition=odyssey&target_min=77&target_max=77"
    found = rows(both.host, query)
    assert both.code in [row["code"] for row in found]
    assert {(row["language"], row["settings"]["target"]) for row in found} == {("es", 77)}


@pytest.mark.parametrize(
    "query",
    [
        "cursor=x",
        "cursor=MDAwMS0wMS0wMVQwMDowMDowMCswMTowMCAwMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDA=",
        "limit=0",
        "limit=101",
        "limit=x",
        "edition=%00",
        "phase=over",
        "language=tlh",
        "deck=%00",
        "deck=No%20Slug",
        "target_min=few",
        "seconds_max=-1",
        "has_password=perhaps",
        "spectators=",
        "outside_bots=few",
        "host=me",
        "with=you",
    ],
)
def test_a_list_that_there_is_not_is_refused(query: str) -> None:
    assert guest("Ana").get(f"/rooms?{query}").status == 400


def test_a_longer_list_takes_no_more_queries(queries: Queries) -> None:
    viewer = a_game(3, is_public=True).host
    few = queries(viewer.get, "/rooms?limit=100")
    for players in (1, 4):
        a_room(players, is_public=True)
    assert queries(viewer.get, "/rooms?limit=100") == few
