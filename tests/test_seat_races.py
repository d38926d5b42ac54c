"""Many want one seat in the same instant: it goes to one, and to whoever has waited longest."""

from collections.abc import Callable
from functools import partial
from typing import Any
from uuid import UUID

import pytest

from games.models import Invitation, PlaceInQueue, Room
from games.rooms import current
from games.seating import give_all_free_seats, give_free_seats
from testkit.api_callers import Answer, Caller, OpenTable, a_room, guest
from testkit.concurrency import at_once
from testkit.played_games import count_finished_games

pytestmark = pytest.mark.usefixtures("committed_db")

ROUNDS = 3


def room_of(table: OpenTable) -> Room:
    return Room.objects.select_related("current_game").get(code=table.code)


def sitting(table: OpenTable) -> set[str]:
    return {str(person) for person in current(room_of(table)).players}


def waits(who: Caller, table: OpenTable) -> Answer:
    return who.post(f"/rooms/{table.code}/queue")


def sweeps(table: OpenTable) -> None:
    give_free_seats(room_of(table))


def all_are_answered(answers: list[Any]) -> bool:
    return all(answer is None or answer.status < 500 for answer in answers)


def a_full_table_with_a_queue(waiting: int) -> tuple[OpenTable, list[Caller]]:
    table = a_room(8)
    queue = [guest(f"Waiting {place}") for place in range(waiting)]
    for who in queue:
        assert waits(who, table).json["seated"] is False
    return table, queue


def test_whoever_else_wants_it_the_seat_goes_to_the_one_who_has_waited_longest() -> None:
    for _ in range(ROUNDS):
        table, (first, *others) = a_full_table_with_a_queue(3)
        new = [guest(f"New {place}") for place in range(2)]
        doings: list[Callable[[], Any]] = [
            partial(table.players[7].moves, table.game, "leave"),
            *(partial(who.moves, table.game, "join") for who in (*new, *others)),
            *(partial(waits, who, table) for who in new),
            *[partial(sweeps, table)] * 2,
        ]
        assert all_are_answered(at_once(doings))
        give_all_free_seats()
        assert sitting(table) == {who.id for who in (*table.players[:7], first)}


def test_of_many_who_ask_for_the_last_seat_one_sits_and_the_others_wait_in_a_row() -> None:
    for _ in range(ROUNDS):
        table = a_room(7)
        many = [guest(f"New {place}") for place in range(5)]
        answers: list[Any] = at_once([partial(waits, who, table) for who in many])
        assert sorted(answer.json["seated"] for answer in answers) == [False] * 4 + [True]
        assert len(sitting(table)) == 8
        assert PlaceInQueue.objects.lasting().filter(room=room_of(table)).count() == 4


def test_who_begins_to_wait_as_a_seat_becomes_free_gets_it() -> None:
    for _ in range(ROUNDS):
        table, late = a_room(8), guest("Late")
        leave = partial(table.players[7].moves, table.game, "leave")
        assert all_are_answered(at_once([leave, partial(waits, late, table)]))
        give_all_free_seats()
        assert late.id in sitting(table)


@pytest.mark.parametrize("beside", ["is erased", "is banned", "goes away", "joins", "asks again"])
def test_whatever_happens_beside_it_seats_are_given(beside: str) -> None:
    for _ in range(ROUNDS):
        table, (first, second) = a_full_table_with_a_queue(2)
        for player in table.players[6:]:
            player.moves(table.game, "leave")
        doings: dict[str, Callable[[], Any]] = {
            "is erased": partial(first.delete, "/me"),
            "is banned": partial(
                table.host.post, f"/rooms/{table.code}/bans", {"person": first.id}
            ),
            "goes away": partial(first.delete, f"/rooms/{table.code}/queue"),
            "joins": partial(first.moves, table.game, "join"),
            "asks again": partial(waits, first, table),
        }
        assert all_are_answered(at_once([doings[beside], partial(sweeps, table)]))
        give_all_free_seats()
        assert second.id in sitting(table)
        if beside in ("is erased", "is banned"):
            assert first.id not in sitting(table)
        if beside in ("joins", "asks again"):
            assert first.id in sitting(table)
        assert not PlaceInQueue.objects.filter(room=room_of(table)).exists()


def test_a_link_for_one_lets_one_of_many_in() -> None:
    for _ in range(ROUNDS):
        table = a_room(2, password="lighthouse")
        link = table.host.post(f"/rooms/{table.code}/invitations", {"uses": 1}).json
        many = [guest(f"New {place}") for place in range(5)]
        accept = f"/invitations/{link['token']}/accept"
        answers: list[Any] = at_once([partial(who.post, accept) for who in many])
        assert sorted(answer.status for answer in answers) == [200] + [410] * 4
        assert len(sitting(table)) == 3
        assert Invitation.objects.get(pk=UUID(link["id"])).uses_left == 0


def test_a_friend_who_is_invited_twice_at_once_has_one_invitation() -> None:
    for _ in range(ROUNDS):
        table = a_room(3)
        table.host.moves(table.game, "start")
        friend = table.players[2]
        friend.moves(table.game, "leave")
        count_finished_games()
        table.host.post(f"/rooms/{table.code}/games")
        invite = partial(table.host.post, f"/rooms/{table.code}/invitations", {"person": friend.id})
        answers: list[Any] = at_once([invite] * 3)
        assert sorted(answer.status for answer in answers) == [201, 409, 409]
        assert len(friend.get("/me/rooms").json["invitations"]) == 1
