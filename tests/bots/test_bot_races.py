"""Bots and people in the same instant: no move is made twice, and no seat is taken twice."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

import pytest

from bots import tasks
from bots.quick_play import begin_quick_tables
from bots.sweep import ONE_SWEEP, move_bots
from games import store
from games.models import Event
from games.play import ask_the_clock
from games.rules.events import PlayerJoined
from testkit.api_callers import OpenTable, a_room, act, guest
from testkit.concurrency import at_once
from testkit.games_with_bots import with_bots
from web.advisory_lock import try_advisory_lock

pytestmark = pytest.mark.usefixtures("committed_db")

ROUNDS = 4


def rows(table: OpenTable, kind: str) -> list[UUID | None]:
    return list(
        Event.objects.filter(game=UUID(table.game), type=kind).values_list("actor", flat=True)
    )


def test_two_sweeps_at_once_make_no_move_twice() -> None:
    for _ in range(ROUNDS):
        table = with_bots(bots=5)
        act(table, table.host)
        at_once([move_bots] * 3)
        assert table.view()["phase"] in ("cards", "votes", "reveal")
        move_bots()
        given = rows(table, "cards_given")
        assert len(given) == len(set(given)) == 5


def test_of_two_workers_one_sweeps() -> None:
    table = with_bots(bots=3)
    act(table, table.host)
    with try_advisory_lock(ONE_SWEEP) as nobody_else:
        assert nobody_else
        at_once([tasks.move_bots])
        assert rows(table, "cards_given") == []
    tasks.move_bots()
    assert len(rows(table, "cards_given")) == 3


def test_a_bots_move_against_the_clocks_end_is_one_or_the_other() -> None:
    for _ in range(ROUNDS):
        table = with_bots(bots=5, settings={"limits": {"cards": 10}})
        act(table, table.host)
        end = datetime.now(UTC) + timedelta(seconds=11)
        ends: Callable[[], object] = partial(ask_the_clock, UUID(table.game), now=end)
        at_once([ends, move_bots])
        given = rows(table, "cards_given")
        after = store.load(UUID(table.game))
        assert len(after.turn.given) == 5
        assert len(given) == 5


def test_people_who_join_while_bots_fill_the_table_all_sit_down() -> None:
    for _ in range(ROUNDS):
        table = a_room(1)
        people = [guest(name) for name in ("Nina", "Oda", "Pia")]
        fills = partial(table.host.post, f"/rooms/{table.code}/bots", {"players": 8})
        joins = [partial(person.moves, table.game, "join") for person in people]
        answers: list[Any] = at_once([fills, *joins])
        assert [answer.status for answer in answers] == [201, 200, 200, 200]
        after = store.load(UUID(table.game))
        assert {person.id for person in people} <= set(after.people)
        assert len(after.present) == 8


def test_bots_that_two_requests_bring_at_once_have_seats_of_their_own() -> None:
    for _ in range(ROUNDS):
        table = a_room(1)
        asks = partial(table.host.post, f"/rooms/{table.code}/bots", {"count": 4})
        answers: list[Any] = at_once([asks, asks])
        assert sorted(answer.status for answer in answers) == [201, 409]
        lines = store.history(UUID(table.game))
        joined = [line.event.player for line in lines if isinstance(line.event, PlayerJoined)]
        assert len(joined) == len(set(joined)) == 5


def test_the_last_person_leaves_while_bots_move() -> None:
    for _ in range(ROUNDS):
        table = with_bots(bots=5)
        act(table, table.host)
        leaves: Callable[[], object] = partial(table.host.moves, table.game, "leave")
        at_once([leaves, move_bots])
        after = store.load(UUID(table.game))
        assert after.ended_because == "everyone_left"
        assert move_bots() == 0


def test_people_who_want_to_play_in_the_same_instant_meet() -> None:
    names = ("Nina", "Oda", "Pia", "Rosa", "Sven", "Tom")
    asks = [partial(guest(name).post, "/play", {"players": 3}) for name in names]
    answers: list[Any] = at_once(asks)
    assert [answer.status for answer in answers] == [201] * 6
    codes = [answer.json["room"]["code"] for answer in answers]
    assert sorted(codes.count(code) for code in set(codes)) == [3, 3]


def test_two_sweeps_begin_a_quick_game_once() -> None:
    for _ in range(ROUNDS):
        seat = guest("Nina").post("/play", {"players": 4, "bots": True}).json
        begin: Callable[[], object] = partial(
            begin_quick_tables, datetime.now(UTC) + timedelta(minutes=1)
        )
        at_once([begin] * 3)
        after = store.load(UUID(seat["room"]["game"]["id"]))
        assert (len(after.present), after.turn.number) == (4, 1)


def test_somebody_sits_down_at_a_quick_table_while_bots_come() -> None:
    for _ in range(ROUNDS):
        host, late = guest("Nina"), guest("Oda")
        seat = host.post("/play", {"players": 4, "bots": True}).json
        begin: Callable[[], object] = partial(
            begin_quick_tables, datetime.now(UTC) + timedelta(minutes=1)
        )
        comes: Callable[[], object] = partial(late.post, "/play", {"players": 4, "bots": True})
        answers: list[Any] = at_once([begin, comes])
        assert answers[1].status == 201
        after = store.load(UUID(seat["room"]["game"]["id"]))
        assert len(after.present) in (2, 4)
        begin()
        assert len(store.load(UUID(seat["room"]["game"]["id"])).present) == 4
