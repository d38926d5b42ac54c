"""Rooms over HTTP."""

from datetime import timedelta
from functools import partial
from uuid import UUID, uuid4

import pytest
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries, Settings

from accounts.housekeeping import sweep_guests
from games import rooms
from games.models import Room
from games.play import play
from games.rules import moves as m
from testkit.api_callers import Caller, OpenTable, Queries, a_game, a_room, guest, play_on, play_out
from testkit.citus import on_one_database
from testkit.concurrency import at_once

pytestmark = pytest.mark.usefixtures("committed_db")

SHORT = {"settings": {"target": 10}}


def room(table: OpenTable, who: Caller | None = None) -> dict[str, object]:
    json = (who or table.host).get(f"/rooms/{table.code}").json
    assert isinstance(json, dict)
    return json


def test_a_room_opens_with_its_host_in_the_lobby() -> None:
    host = guest("Ana")
    opened = host.post("/rooms", {"title": "  The harbour ", "settings": {"edition": "odyssey"}})
    assert opened.status == 201
    assert opened.json["title"] == "The harbour"
    game = opened.json["game"]
    assert (game["phase"], game["open_seats"]) == ("lobby", 11)
    assert game["settings"]["edition"] == "odyssey"
    assert [person["name"] for person in game["people"]] == ["Ana"]


def test_a_code_is_found_in_small_letters_too() -> None:
    table = a_room(1)
    assert table.host.get(f"/rooms/{table.code.lower()}").json["code"] == table.code


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "missing_field"),
        ({"title": ""}, "too_short"),
        ({"title": "x" * 61}, "too_long"),
        ({"title": "x", "password": "x" * 129}, "too_long"),
        ({"title": "x", "settings": {"edition": "other"}}, "not_a_choice"),
        ({"title": "x", "settings": {"limits": {"clue": -5}}}, "too_low"),
        ({"title": "x", "colour": 5}, "wrong_type"),
        ({"title": "x", "host": "me"}, "unknown_field"),
    ],
)
def test_a_room_that_makes_no_sense_is_refused(body: object, code: str) -> None:
    answer = guest("Ana").post("/rooms", body)
    assert (answer.status, answer.code) == (400, code)


@pytest.mark.parametrize("title", ["   ", "a\x00b", "bell\x07", "\u202egnat"])
def test_a_title_has_something_to_see(title: str) -> None:
    answer = guest("Ana").post("/rooms", {"title": title})
    assert (answer.status, answer.code) == (400, "bad_title")


def test_settings_out_of_bounds_are_refused_and_leave_no_room() -> None:
    before = Room.objects.count()
    answer = guest("Ana").post("/rooms", {"title": "x", "settings": {"target": 9}})
    assert (answer.status, answer.code) == (409, "setting_out_of_bounds")
    assert Room.objects.count() == before


@on_one_database
def test_a_room_with_more_people_takes_no_more_queries(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    for players in (1, 8):
        table = a_room(players)
        with django_assert_num_queries(6):
            room(table)


# Coming in


def test_a_password_is_asked_for_at_the_table() -> None:
    table = a_room(2, password="lighthouse")
    stranger = guest("Xenia")
    assert stranger.moves(table.game, "start").status == 404
    assert stranger.moves(table.game, "join").code == "wrong_password"
    assert room(table, stranger)["game"] is None
    stranger.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
    assert stranger.moves(table.game, "join").status == 200


def test_whoever_has_the_code_sees_at_the_door_whose_table_it_is() -> None:
    table = a_room(3, title="Friday night", language="da")
    seen = Caller().get(f"/rooms/{table.code.lower()}/door").json
    assert seen.pop("host")["name"] == "Ana"
    assert seen == {
        "code": table.code,
        "title": "Friday night",
        "language": "da",
        "is_closed": False,
        "has_password": False,
        "players": 3,
        "open_seats": 5,
    }


def test_a_locked_or_closed_door_names_nobody() -> None:
    locked, closed = a_room(password="lighthouse"), a_room()
    closed.host.post(f"/rooms/{closed.code}/close")
    for table in (locked, closed):
        seen = Caller().get(f"/rooms/{table.code}/door").json
        assert (seen["is_closed"], seen["has_password"]) == (table is closed, table is locked)
        assert (seen["host"], seen["players"], seen["open_seats"]) == (None, None, None)


def test_there_is_no_door_where_there_is_no_room(settings: Settings) -> None:
    answer = Caller().get("/rooms/AF3K7QX/door")
    assert (answer.status, answer.code) == (404, "no_such_room")
    settings.THROTTLES = {**settings.THROTTLES, "code": (3, 3600)}
    assert [Caller().get(f"/rooms/AF3K7Q{n}/door").status for n in range(2, 7)][-1] == 429


def test_whoever_has_been_let_in_is_asked_for_no_password_again() -> None:
    table = a_room(2, password="lighthouse")
    bruno, wrong = table.players[1], {"password": "sesame"}
    bruno.moves(table.game, "leave")
    assert bruno.post(f"/rooms/{table.code}/enter", wrong).status == 200
    assert table.host.patch(f"/rooms/{table.code}", {"password": "harbour"}).status == 200
    assert bruno.moves(table.game, "join", wrong).status == 200
    assert guest("Xenia").moves(table.game, "join", wrong).code == "wrong_password"


def test_nobody_sits_at_a_table_with_a_name_like_anothers() -> None:
    table = a_room(1)
    answer = guest("АNА").moves(table.game, "join")  # noqa: RUF001 (that is the point)
    assert (answer.status, answer.code) == (409, "name_taken_here")


# What the host may do


def test_the_host_changes_the_room_and_the_settings_in_the_lobby() -> None:
    table = a_room(2)
    changed = table.host.patch(
        f"/rooms/{table.code}",
        {"title": "The pier", "is_public": True, "settings": {"edition": "odyssey"}},
    )
    assert (changed.json["title"], changed.json["is_public"]) == ("The pier", True)
    assert table.view()["settings"]["edition"] == "odyssey"


def test_only_the_host_does() -> None:
    table = a_room(2)
    other = table.players[1]
    for answer in (
        other.patch(f"/rooms/{table.code}", {"title": "Mine"}),
        other.post(f"/rooms/{table.code}/close"),
        other.get(f"/rooms/{table.code}/bans"),
        other.post(f"/rooms/{table.code}/bans", {"person": table.host.id}),
        other.delete(f"/rooms/{table.code}/bans/{table.host.id}"),
    ):
        assert (answer.status, answer.code) == (403, "not_the_host")


def test_settings_stay_once_the_game_is_on_and_so_does_the_rest_of_the_change() -> None:
    table = a_game(3)
    answer = table.host.patch(
        f"/rooms/{table.code}", {"title": "The pier", "settings": {"target": 20}}
    )
    assert (answer.status, answer.code) == (409, "already_started")
    assert room(table)["title"] == "The harbour"


def test_a_closed_room_has_its_game_abandoned() -> None:
    table = a_game(3)
    table.host.post(f"/rooms/{table.code}/close")
    view = table.view()
    assert (view["phase"], view["finished"], view["because"]) == ("over", False, "closed")
    assert table.players[1].moves(table.game, "join").code == "room_closed"


def test_who_is_banned_leaves_and_does_not_come_again() -> None:
    table = a_game(4)
    banned = table.players[2]
    assert table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id}).status == 204
    seats = {seat["player"]: seat for seat in table.view()["players"]}
    assert seats[banned.id]["left"]
    assert banned.get(f"/games/{table.game}").status == 404
    assert banned.post(f"/rooms/{table.code}/enter").code == "banned"
    assert [ban["person"] for ban in table.host.get(f"/rooms/{table.code}/bans").json["bans"]] == [
        banned.id
    ]


def test_a_ban_can_be_lifted() -> None:
    table = a_room(3)
    banned = table.players[2]
    table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
    table.host.delete(f"/rooms/{table.code}/bans/{banned.id}")
    assert banned.moves(table.game, "join").status == 200


# The next game


def test_the_same_people_sit_down_again() -> None:
    table = a_game(3, **SHORT)
    play_out(table)
    again = table.host.post(f"/rooms/{table.code}/games")
    assert again.status == 201
    assert again.json["game"]["id"] != table.game
    assert [person["name"] for person in again.json["game"]["people"]] == ["Ana", "Bruno", "Clara"]
    settings = table.host.get(f"/games/{again.json['game']['id']}").json["settings"]
    assert settings["target"] == 10


def test_whoever_opens_the_next_game_sits_first_and_the_others_leftwards_from_there() -> None:
    table = a_game(4)
    ended(table)
    _, bruno, clara, dag = table.players
    table.host.delete("/me")
    game = clara.post(f"/rooms/{table.code}/games").json["game"]["id"]
    seats = [seat["player"] for seat in clara.get(f"/games/{game}").json["players"]]
    assert seats == [clara.id, dag.id, bruno.id]


def test_with_more_people_the_next_game_takes_no_more_queries(queries: Queries) -> None:
    tables = [a_game(3), a_game(8)]
    for table in tables:
        ended(table)
    few, many = (queries(table.host.post, f"/rooms/{table.code}/games") for table in tables)
    assert few == many


def test_there_is_no_next_game_while_one_is_on() -> None:
    table = a_game(3)
    assert table.host.post(f"/rooms/{table.code}/games").code == "game_is_on"


def test_the_next_game_is_for_the_host_to_open() -> None:
    table = a_game(3, **SHORT)
    play_out(table)
    assert table.players[1].post(f"/rooms/{table.code}/games").code == "not_the_host"


# What there is to play with


def test_editions_are_told_in_the_callers_language() -> None:
    english, danish = (Caller(language=language).get("/editions").json for language in ("en", "da"))
    assert english["editions"] == danish["editions"]
    assert english["summary"] != danish["summary"]
    assert [edition["players"]["highest"] for edition in english["editions"]] == [8, 12]


# What is kept of people


def test_what_somebody_did_in_games_is_told_to_them() -> None:
    table = a_game(3)
    told = table.host.get("/me/export").json["sections"]["games"]
    assert [line["event"]["type"] for line in told] == [
        "game_opened",
        "player_joined",
        "game_started",
    ]


@pytest.mark.parametrize("over", [False, True])
def test_the_export_tells_what_somebody_did_as_the_game_itself_does(over: bool) -> None:
    """A host starts games and removes players, and neither may show the pile or a hand."""
    table = a_game(5)
    play_on(table)
    assert table.host.moves(table.game, "remove", {"player": table.players[4].id}).status == 200
    play(UUID(table.game), m.moderator(str(uuid4())), m.HideClue(1))
    if over:
        ended(table)
    for player in table.players[:4]:
        told = player.get("/me/export").json["sections"]["games"]
        lines = player.get(f"/games/{table.game}/events").json["events"]
        assert [{"seq": line["seq"], "event": line["event"]} for line in told] == [
            {"seq": line["seq"], "event": line["event"]}
            for line in lines
            if line["by"] == player.id
        ]


def test_guests_who_never_came_to_a_table_are_swept_and_players_stay() -> None:
    table, nobody = a_room(2), guest("Nobody")
    sweep_guests(timezone.now() + timedelta(days=8))
    assert nobody.get("/me").status == 401
    assert [person["name"] for person in room(table)["game"]["people"]] == ["Ana", "Bruno"]  # type: ignore[index]


def test_who_is_erased_leaves_the_table_and_the_game_goes_on() -> None:
    table = a_game(4)
    erased = table.players[2]
    assert erased.delete("/me").status == 204
    seats = {seat["player"]: seat for seat in table.view()["players"]}
    assert seats[erased.id]["left"]
    assert table.view()["phase"] == "clue"


def test_with_more_bans_the_list_takes_no_more_queries(queries: Queries) -> None:
    table = a_game(5)
    path = f"/rooms/{table.code}/bans"
    none = queries(table.host.get, path)
    for player in table.players[1:]:
        table.host.post(path, {"person": player.id})
    assert queries(table.host.get, path) == none


def test_with_more_games_played_the_export_takes_no_more_queries(queries: Queries) -> None:
    table = a_game(3)
    one = queries(table.host.get, "/me/export")
    for _ in range(2):
        ended(table)
        again = table.host.post(f"/rooms/{table.code}/games").json["game"]
        table = table._replace(game=again["id"])
    assert queries(table.host.get, "/me/export") == one


# Doors that were once left open


def ended(table: OpenTable) -> None:
    """A moderator ends the game, and the room stays."""
    play(UUID(table.game), m.moderator(str(uuid4())), m.Close())


def test_who_is_banned_does_not_open_the_next_game() -> None:
    table = a_game(3)
    ended(table)
    banned = table.players[1]
    table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
    assert banned.post(f"/rooms/{table.code}/games").code == "banned"
    again = table.host.post(f"/rooms/{table.code}/games").json["game"]
    assert banned.id not in {person["id"] for person in again["people"]}


def test_who_is_erased_is_not_seated_again_and_no_host_is_waited_for() -> None:
    table = a_game(4)
    ended(table)
    table.host.delete("/me")
    again = table.players[1].post(f"/rooms/{table.code}/games")
    assert again.status == 201
    assert [person["name"] for person in again.json["game"]["people"]] == ["Bruno", "Clara", "Dag"]


def test_who_was_waiting_for_a_seat_sits_in_the_next_game() -> None:
    table = a_game(3)
    late = guest("Xenia")
    assert late.moves(table.game, "join").json["waiting"][0]["player"] == late.id
    ended(table)
    again = table.host.post(f"/rooms/{table.code}/games").json["game"]
    assert late.id in {person["id"] for person in again["people"]}


def test_a_ban_that_is_lifted_leaves_everything_that_was_done_in_the_export() -> None:
    table = a_game(4)
    banned = table.players[2]
    before = banned.get("/me/export").json["sections"]["games"]
    table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
    assert banned.get("/me/export").json["sections"]["games"] == before != []


def test_nobody_takes_a_neighbours_name_at_the_table() -> None:
    table = a_room(2)
    answer = table.players[1].patch("/me", {"name": "ANA"})
    assert (answer.status, answer.code) == (409, "name_taken_here")


def test_a_join_gets_its_first_answer_again_even_when_the_room_has_closed() -> None:
    table = a_room(2)
    late = guest("Xenia")
    first = late.moves(table.game, "join", key="in")
    table.host.post(f"/rooms/{table.code}/close")
    assert late.moves(table.game, "join", key="in").json == first.json


@pytest.mark.parametrize("number", ["0000000509", "50" + "9" * 20, "9" * 5000])
def test_a_number_however_long_is_refused(number: str) -> None:
    caller = guest("Ana")
    assert caller.get(f"/rooms?limit={number}").status == 400
    assert caller.get(f"/games/{uuid4()}/events?after={number}").status in (400, 404)


def test_codes_and_passwords_are_counted_by_address(settings: Settings) -> None:
    table = a_room(1, password="lighthouse")
    settings.THROTTLES = {**settings.THROTTLES, "code": (3, 3600)}
    guesses = [guest("Xenia").moves(table.game, "join", {"password": "x"}) for _ in range(5)]
    assert guesses[-1].status == 429
    assert guest("Xenia").post("/rooms/AAAAAAA/close").status == 429


@pytest.mark.parametrize("beside", ["join", "ban", "close"])
def test_whatever_happens_beside_it_nobody_banned_sits_and_no_closed_room_plays(
    beside: str,
) -> None:
    for _ in range(5):
        table = a_room(2)
        late = guest("Xenia")
        doings = {
            "join": partial(late.moves, table.game, "join"),
            "ban": partial(table.host.post, f"/rooms/{table.code}/bans", {"person": late.id}),
            "close": partial(table.host.post, f"/rooms/{table.code}/close"),
        }
        at_once([doings["join"], doings[beside]])
        room = Room.objects.get(code=table.code)
        game = rooms.current(room)
        banned = {ban.person for ban in room.bans.all()}
        assert not banned & set(game.players)
        assert room.closed_at is None or game.phase == "abandoned"


@pytest.mark.parametrize("change", [{"title": "Quay"}, {"is_public": True}, {"word_list": True}])
def test_a_room_that_everybody_has_left_can_still_be_changed_by_its_host(
    change: dict[str, str | bool],
) -> None:
    table = a_room(1)
    assert table.host.moves(table.game, "leave").status == 200
    assert table.host.patch(f"/rooms/{table.code}", change).status == 200
