"""Waiting for a seat: first come, first served."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.utils import timezone
from pytest_django import Settings

from accounts.suspension import suspend
from games import admission, seating
from games.models import PlaceInQueue, Room
from games.play import play
from games.queue import delete_lost_places
from games.rules import moves as m
from games.seating import give_all_free_seats
from testkit.api_callers import (
    Answer,
    Caller,
    OpenTable,
    Queries,
    a_game,
    a_room,
    guest,
    play_out,
)

pytestmark = pytest.mark.usefixtures("committed_db")


def waits(who: Caller, table: OpenTable) -> Answer:
    return who.post(f"/rooms/{table.code}/queue")


def a_full_table(**room: Any) -> OpenTable:
    return a_room(8, **room)


def queue_of(table: OpenTable) -> list[str]:
    return [one["id"] for one in table.host.get(f"/rooms/{table.code}").json["queue"]]


def sitting(table: OpenTable, who: Caller) -> bool:
    people = table.host.get(f"/rooms/{table.code}").json["game"]["people"]
    return who.id in {person["id"] for person in people if not person["former"]}


def leaves(who: Caller, table: OpenTable) -> None:
    assert who.moves(table.game, "leave").status == 200


def xenia_and_yara() -> tuple[Caller, Caller]:
    return guest("Xenia"), guest("Yara")


def test_where_a_seat_is_free_nobody_waits() -> None:
    table, xenia = a_room(2), guest("Xenia")
    came = waits(xenia, table).json
    assert (came["seated"], came["place"], came["why_not"]) == (True, None, None)
    assert sitting(table, xenia)
    assert queue_of(table) == []


def test_once_the_game_is_over_nobody_sits_and_all_wait_for_the_next() -> None:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    came = waits(table.players[1], table).json
    assert (came["seated"], came["place"], came["why_not"]["code"]) == (False, 1, "game_over")


def test_who_got_a_seat_meanwhile_gets_no_place_in_the_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, xenia = a_full_table(), guest("Xenia")
    tries = admission.try_to_sit

    def seated_by_another_request(room: Room, person: UUID) -> Any:
        refused = tries(room, person)
        leaves(table.players[1], table)
        assert tries(room, person) is None
        return refused

    monkeypatch.setattr(seating, "try_to_sit", seated_by_another_request)
    came = waits(xenia, table).json
    assert (came["seated"], came["place"], came["why_not"]) == (True, None, None)
    assert queue_of(table) == []


def test_at_a_full_table_one_is_told_why_and_which_place_one_has() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    came = [waits(who, table).json for who in (xenia, yara)]
    assert [(one["seated"], one["place"]) for one in came] == [(False, 1), (False, 2)]
    assert [one["why_not"]["code"] for one in came] == ["table_full", "table_full"]
    assert [person["id"] for person in came[1]["room"]["queue"]] == [xenia.id, yara.id]


def test_a_seat_that_becomes_free_goes_to_whoever_has_waited_longest() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    waits(yara, table)
    leaves(table.players[4], table)
    give_all_free_seats()
    assert (sitting(table, xenia), sitting(table, yara)) == (True, False)
    assert queue_of(table) == [yara.id]


def test_who_waited_gets_the_colour_that_they_like() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    freed = next(p["colour"] for p in table.view()["players"] if p["player"] == table.host.id)
    xenia.patch("/me", {"colour": freed})
    waits(xenia, table)
    leaves(table.players[7], table)
    leaves(table.host, table)
    give_all_free_seats()
    seats = {seat["player"]: seat["colour"] for seat in table.view(table.players[1])["players"]}
    assert seats[xenia.id] == freed


def test_nobody_takes_the_seat_before_those_who_wait() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    leaves(table.players[4], table)
    assert yara.moves(table.game, "join").code == "others_wait"
    assert waits(yara, table).json["why_not"]["code"] == "others_wait"
    assert xenia.moves(table.game, "join").status == 200
    assert queue_of(table) == [yara.id]


def test_seats_beyond_those_that_others_wait_for_are_for_anybody() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    leaves(table.players[4], table)
    leaves(table.players[5], table)
    assert yara.moves(table.game, "join").status == 200
    give_all_free_seats()
    assert sitting(table, xenia)


def test_in_a_running_game_one_takes_the_place_of_whoever_left_it() -> None:
    table, xenia = a_game(8), guest("Xenia")
    waits(xenia, table)
    leaves(table.players[4], table)
    give_all_free_seats()
    assert [late["player"] for late in table.view()["waiting"]] == [xenia.id]


def test_where_nobody_joins_late_one_waits_for_the_next_game() -> None:
    table = a_game(3, settings={"late_joining": False})
    xenia, yara = xenia_and_yara()
    assert waits(xenia, table).json["why_not"]["code"] == "no_late_joining"
    waits(yara, table)
    give_all_free_seats()
    assert queue_of(table) == [xenia.id, yara.id]
    leaves(table.players[2], table)
    again = table.host.post(f"/rooms/{table.code}/games").json
    names = [person["name"] for person in again["game"]["people"]]
    assert names == ["Ana", "Bruno", "Xenia", "Yara"]
    assert again["queue"] == []


def test_the_next_game_has_seats_for_no_more_than_the_edition_takes() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    play(UUID(table.game), m.moderator(str(uuid4())), m.Close())
    waits(yara, table)
    again = table.host.post(f"/rooms/{table.code}/games").json
    assert len(again["game"]["people"]) == 8
    assert [person["id"] for person in again["queue"]] == [xenia.id, yara.id]


def test_who_asks_again_keeps_the_place_for_longer_and_who_does_not_loses_it() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    _, until = (waits(who, table).json["until"] for who in (xenia, yara))
    assert waits(xenia, table).json["until"] > until
    assert queue_of(table) == [xenia.id, yara.id]
    PlaceInQueue.objects.filter(person=xenia.id).update(until=timezone.now())
    assert queue_of(table) == [yara.id]
    assert waits(xenia, table).json["place"] == 2


def test_no_seat_goes_to_who_has_let_the_place_lapse() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    waits(yara, table)
    PlaceInQueue.objects.filter(person=xenia.id).update(until=timezone.now())
    leaves(table.players[4], table)
    give_all_free_seats()
    assert (sitting(table, xenia), sitting(table, yara)) == (False, True)


def test_places_that_lapsed_are_swept() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    waits(xenia, table)
    delete_lost_places(timezone.now())
    assert queue_of(table) == [xenia.id]
    delete_lost_places(timezone.now() + timedelta(days=1))
    assert not PlaceInQueue.objects.filter(person=xenia.id).exists()


def test_one_may_wait_no_longer() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    waits(xenia, table)
    for _ in range(2):
        assert xenia.delete(f"/rooms/{table.code}/queue").status == 204
    leaves(table.players[4], table)
    give_all_free_seats()
    assert not sitting(table, xenia)


def test_who_can_not_be_seated_is_passed_over_and_keeps_the_place() -> None:
    table = a_full_table()
    double, yara = guest("ANA"), guest("Yara")  # the host is Ana
    assert waits(double, table).json["why_not"]["code"] == "name_taken_here"
    waits(yara, table)
    leaves(table.players[4], table)
    give_all_free_seats()
    assert (sitting(table, double), sitting(table, yara)) == (False, True)
    assert queue_of(table) == [double.id]


def test_who_was_passed_over_keeps_nobody_else_from_a_seat() -> None:
    table = a_full_table()
    double, yara = guest("ANA"), guest("Yara")
    waits(double, table)
    leaves(table.players[4], table)
    give_all_free_seats()
    assert yara.moves(table.game, "join").status == 200


def test_who_left_a_running_game_may_wait_for_the_next() -> None:
    table = a_game(4)
    clara = table.players[2]
    leaves(clara, table)
    assert waits(clara, table).json["why_not"]["code"] == "left_for_good"
    leaves(table.players[3], table)
    assert table.view()["phase"] == "over"
    again = table.host.post(f"/rooms/{table.code}/games").json
    assert [person["name"] for person in again["game"]["people"]] == ["Ana", "Bruno", "Clara"]


def test_an_edition_with_more_seats_has_some_for_those_who_wait() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    waits(xenia, table)
    changed = table.host.patch(f"/rooms/{table.code}", {"settings": {"edition": "odyssey"}})
    assert changed.status == 200
    give_all_free_seats()
    assert sitting(table, xenia)


def test_waiting_before_a_door_takes_the_password() -> None:
    table, xenia = a_full_table(password="lighthouse"), guest("Xenia")
    assert waits(xenia, table).code == "wrong_password"
    xenia.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
    assert waits(xenia, table).json["place"] == 1


def test_who_has_yet_to_give_the_password_is_not_told_who_waits() -> None:
    table, xenia = a_full_table(password="lighthouse"), guest("Xenia")
    xenia.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
    waits(xenia, table)
    assert guest("Yara").get(f"/rooms/{table.code}").json["queue"] == []


def test_who_is_banned_waits_no_more() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    waits(xenia, table)
    table.host.post(f"/rooms/{table.code}/bans", {"person": xenia.id})
    assert queue_of(table) == []
    assert waits(xenia, table).code == "banned"


def test_no_seat_goes_to_who_is_suspended() -> None:
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    waits(yara, table)
    suspend(UUID(xenia.id), None)
    leaves(table.players[4], table)
    give_all_free_seats()
    assert (sitting(table, xenia), sitting(table, yara)) == (False, True)


def test_who_is_erased_waits_nowhere() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    waits(xenia, table)
    assert len(xenia.get("/me/export").json["sections"]["invitations"]["queues"]) == 1
    assert xenia.delete("/me").status == 204
    assert queue_of(table) == []


def test_nobody_waits_in_a_closed_room() -> None:
    table, xenia = a_full_table(), guest("Xenia")
    waits(xenia, table)
    table.host.post(f"/rooms/{table.code}/close")
    assert waits(xenia, table).code == "room_closed"
    assert queue_of(table) == []
    assert xenia.get("/me/rooms").json["queues"] == []


def test_a_queue_has_an_end(settings: Settings) -> None:
    settings.LONGEST_QUEUE = 1
    table = a_full_table()
    xenia, yara = xenia_and_yara()
    waits(xenia, table)
    refused = waits(yara, table)
    assert (refused.code, refused.json["facts"]) == ("queue_full", {"most": 1})
    assert waits(xenia, table).status == 200


def test_the_queues_in_which_one_waits_are_listed_with_ones_rooms() -> None:
    one, other = a_full_table(title="The mill"), a_full_table()
    xenia, yara = xenia_and_yara()
    waits(yara, one)
    waits(xenia, one)
    waits(xenia, other)
    listed = xenia.get("/me/rooms").json["queues"]
    assert [(place["code"], place["place"]) for place in listed] == [(one.code, 2), (other.code, 1)]
    assert listed[0]["title"] == "The mill"


def test_one_queue_that_fails_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [a_full_table() for _ in range(3)]
    for number, table in enumerate(tables):
        waits(guest(f"Xenia {number}"), table)
        leaves(table.players[4], table)

    def breaks_once(room: Room, *args: Any) -> Any:
        if room.code == tables[1].code:
            raise RuntimeError("the chair is broken")
        return admission.sit_down(room, *args)

    monkeypatch.setattr(seating, "sit_down", breaks_once)
    give_all_free_seats()
    assert [len(queue_of(table)) for table in tables] == [0, 1, 0]
    assert "the chair is broken" in caplog.text


def test_with_more_people_in_the_queue_a_room_takes_no_more_queries(queries: Queries) -> None:
    table = a_full_table()
    asked = []
    for name in ("Xenia", "Yara", "Zoe"):
        waits(guest(name), table)
        asked.append(queries(table.host.get, f"/rooms/{table.code}"))
    assert len(set(asked)) == 1
