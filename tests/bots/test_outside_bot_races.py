"""Somebody becomes a bot in the very instant in which they do something as a person."""

from collections.abc import Callable
from functools import partial
from typing import Any
from uuid import UUID

import pytest

from accounts.models import Account
from games import store
from games.models import Admission, Game, PlaceInQueue
from testkit.api_callers import Answer, Caller, OpenTable, a_room, guest
from testkit.concurrency import at_once, meanwhile

pytestmark = pytest.mark.usefixtures("committed_db")

ROUNDS = 8


def becomes_a_bot(person: Caller) -> Callable[[], Answer]:
    return partial(person.post, "/me/bot")


def is_bot(person: Caller) -> bool:
    return Account.objects.get(pk=person.id).is_bot


def sits_as(person: Caller, table: OpenTable) -> str | None:
    seats = {seat.player: seat for seat in store.load(UUID(table.game)).everybody}
    seat = seats.get(person.id)  # type: ignore[call-overload]
    return None if seat is None else "bot" if seat.bot else "person"


@pytest.mark.parametrize("outside_bots", [False, True])
def test_nobody_sits_as_a_person_and_is_a_bot(outside_bots: bool) -> None:
    table = a_room(1, outside_bots=outside_bots, settings={"edition": "odyssey"})
    for number in range(ROUNDS):
        person = guest(f"Guest {number}")
        answers: list[Any] = at_once(
            [becomes_a_bot(person), partial(person.moves, table.game, "join")]
        )
        assert {answer.status for answer in answers} <= {200, 401, 403, 409}
        sits = sits_as(person, table)
        assert sits in ((None, "bot") if is_bot(person) else ("person",))
        person.moves(table.game, "leave")


@pytest.mark.parametrize("outside_bots", [False, True])
def test_a_join_that_waits_for_somebody_to_become_a_bot_finds_a_bot(outside_bots: bool) -> None:
    """The request has been let in as that of a person, and has to look again under the lock."""
    table, person = a_room(1, outside_bots=outside_bots), guest("Nina")
    joins = partial(person.moves, table.game, "join")
    answer = meanwhile(becomes_a_bot(person), joins)
    assert is_bot(person)
    assert answer.status == (200 if outside_bots else 403)
    assert sits_as(person, table) == ("bot" if outside_bots else None)


def test_becoming_a_bot_waits_for_a_join_and_is_refused() -> None:
    table, person = a_room(1), guest("Nina")
    answer = meanwhile(partial(person.moves, table.game, "join"), becomes_a_bot(person))
    assert answer.code == "has_played"
    assert sits_as(person, table) == "person"


def test_no_room_is_opened_for_somebody_who_becomes_a_bot_meanwhile() -> None:
    person, games = guest("Nina"), Game.objects.count()
    opens = partial(person.post, "/rooms", {"title": "The pier"})
    assert meanwhile(becomes_a_bot(person), opens).code == "not_for_bots"
    plays = partial(guest("Oda").post, "/solo", {})
    assert plays().status == 201
    assert Game.objects.count() == games + 1


def test_no_link_lets_somebody_in_who_becomes_a_bot_meanwhile() -> None:
    table, person = a_room(1), guest("Nina")
    link = table.host.post(f"/rooms/{table.code}/invitations").json["token"]
    accepts = partial(person.post, f"/invitations/{link}/accept")
    assert meanwhile(becomes_a_bot(person), accepts).code == "closed_to_bots"
    assert not Admission.objects.filter(person=person.id).exists()


def test_nobody_waits_for_a_seat_who_becomes_a_bot_meanwhile() -> None:
    table = a_room(8, outside_bots=True)
    person = guest("Nina")
    waits = partial(person.post, f"/rooms/{table.code}/queue")
    assert meanwhile(becomes_a_bot(person), waits).code == "not_for_bots"
    assert not PlaceInQueue.objects.exists()


def test_two_requests_at_once_make_one_bot_with_one_token() -> None:
    for number in range(ROUNDS):
        person = guest(f"Guest {number}")
        answers: list[Any] = at_once([becomes_a_bot(person)] * 3)
        (made,) = [answer for answer in answers if answer.status == 200]
        assert {answer.status for answer in answers} - {200} <= {401, 403}
        assert Caller(made.json["token"]).get("/me").json["kind"] == "bot"
