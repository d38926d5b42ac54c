"""The moves of bots: each at its time, once, and from the view of its own seat."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.conf import settings
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from bots import sweep
from bots.choose import choose
from bots.sweep import move_bots, running_with_bots
from bots.timing import MOST_OF_THE_TIME
from games import store
from games.models import Event, Game
from games.rules.state import Table
from games.text_checks import Said, text_checks
from moderation.refusals import ModerationRefusal
from testkit.api_callers import OpenTable, a_game, act
from testkit.games_with_bots import bots_go_away, with_bots, with_somebody_away
from web.refusals import Refused

pytestmark = pytest.mark.django_db

A_WEEK = timedelta(days=7)
NO_LIMITS = dict.fromkeys(("clue", "cards", "votes", "reveal"))


def state(table: OpenTable) -> Table:
    return store.load(UUID(table.game))


def later(table: OpenTable, seconds: float) -> datetime:
    """So many seconds after the phase began."""
    deadline, phase = state(table).deadline, table.view()["phase"]
    assert deadline is not None
    limit = table.view()["settings"]["limits"][phase]
    return deadline - timedelta(seconds=limit - seconds)


def actors(table: OpenTable, kind: str) -> list[UUID | None]:
    return list(
        Event.objects.filter(game=UUID(table.game), type=kind).values_list("actor", flat=True)
    )


def test_whoever_plays_alone_with_bots_does_not_wait_for_them() -> None:
    table = with_bots()
    act(table, table.host)
    assert move_bots() == 6
    assert table.view()["phase"] == "reveal"


def test_one_person_and_bots_play_a_whole_game() -> None:
    table = with_bots(settings={"target": 10})
    for _ in range(100):
        act(table, table.host)
        move_bots()
        if table.view()["phase"] == "over":
            break
    assert table.view()["because"] == "target"
    assert {UUID(bot) for bot in state(table).bots} <= set(actors(table, "cards_given"))


def test_bots_leave_half_of_the_opening_race_to_people() -> None:
    table = with_bots(settings={"limits": {"clue": 60}})
    assert move_bots(now=later(table, 29)) == 0
    move_bots(now=later(table, 34))
    assert state(table).turn.storyteller in state(table).bots


def test_without_limits_bots_tell_first_after_a_while_too() -> None:
    with_bots(settings={"limits": NO_LIMITS})
    assert move_bots(now=datetime.now(UTC) + timedelta(seconds=40)) == 0
    assert move_bots(now=datetime.now(UTC) + timedelta(seconds=60)) > 0


def test_where_people_watch_one_another_bots_take_their_time() -> None:
    table = with_bots(people=2, settings={"limits": {"cards": 10}})
    act(table, table.host)
    assert move_bots(now=later(table, 1)) == 0
    assert move_bots(now=later(table, 10 * MOST_OF_THE_TIME + 0.1)) == 3


def test_bots_of_a_table_do_not_all_move_in_the_same_moment() -> None:
    table = with_bots(people=2, bots=6)
    act(table, table.host)
    times = {turn.due_at for turn in sweep._turns()}
    assert len(times) == 6


def test_the_time_of_a_move_is_the_same_whoever_looks_and_however_often() -> None:
    table = with_bots(people=2)
    act(table, table.host)
    first = {(turn.bot, turn.due_at) for turn in sweep._turns()}
    act(table, table.players[1])
    assert {(turn.bot, turn.due_at) for turn in sweep._turns()} == first


def test_the_time_of_a_move_follows_from_nothing_that_people_know(settings: Settings) -> None:
    table = with_bots(people=2)
    act(table, table.host)
    first = {turn.due_at for turn in sweep._turns()}
    settings.SECRET_KEY = "another one"
    assert {turn.due_at for turn in sweep._turns()} != first


def test_a_phase_without_a_limit_begins_for_bots_when_it_began() -> None:
    table = with_bots(people=2, settings={"limits": NO_LIMITS})
    act(table, table.host)
    told = Event.objects.get(game=UUID(table.game), type="clue_given").at
    act(table, table.players[1])
    for turn in sweep._turns():
        assert told < turn.due_at < told + timedelta(seconds=30)


def test_moves_are_kept_under_the_key_of_their_turn() -> None:
    table = with_bots()
    act(table, table.host)
    move_bots()
    keys = Event.objects.filter(game=UUID(table.game), type="cards_given").values_list(
        "key", flat=True
    )
    assert set(keys) == {f"bot:{table.game}:1:cards"}


def test_a_bot_is_asked_with_the_view_of_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_bots()
    act(table, table.host)
    asked: list[tuple[Any, Any]] = []

    def noted(view: Any, *more: Any) -> Any:
        asked.append((view.you.player, getattr(view, "hidden", None)))
        return choose(view, *more)

    monkeypatch.setattr(sweep, "choose", noted)
    monkeypatch.setattr(sweep, "MOST_ROUNDS", 1)
    move_bots()
    assert {player for player, _ in asked} == set(state(table).bots)


def test_a_bot_whom_the_clock_has_caught_comes_back() -> None:
    table = with_bots(people=2, bots=2, settings={"limits": {"cards": 10, "votes": 10}})
    bots_go_away(table)
    move_bots(now=datetime.now(UTC) + A_WEEK)
    assert not state(table).away


def test_a_bot_whose_clue_is_refused_thinks_of_another() -> None:
    table = with_bots()
    said: list[str] = []

    def unwelcome_at_first(text: Said) -> None:
        said.extend(text.texts)
        if len(said) == 1:
            raise Refused(ModerationRefusal.WORD_NOT_ALLOWED, kind="clue")

    with text_checks.only(unwelcome_at_first):
        move_bots(now=later(table, 60))
    first, second, *_ = dict.fromkeys(said)
    assert first != second
    assert state(table).turn.clue == second


def test_a_bot_that_fails_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_bots()
    act(table, table.host)
    broken = state(table).bots[0]

    def fails(view: Any, *more: Any) -> Any:
        if view.you.player == broken:
            raise ValueError
        return choose(view, *more)

    monkeypatch.setattr(sweep, "choose", fails)
    assert move_bots() == 2
    assert state(table).awaited == (broken,)
    assert move_bots() == 0


def test_without_games_of_bots_a_sweep_is_one_query() -> None:
    a_game(3)
    with CaptureQueriesContext(connection) as captured:
        move_bots()
    # Where games are distributed, a query within a test's transaction has a savepoint as well.
    savepoints = [query for query in captured if "SAVEPOINT" in query["sql"]]
    assert len(captured) - len(savepoints) == 1
    assert settings.DISTRIBUTED or not savepoints


def test_games_with_bots_have_an_index_of_their_own() -> None:
    room = Game.objects.get(pk=with_bots().game).room
    Game.objects.bulk_create(Game(room=room, phase="clue") for _ in range(500))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE games_game")
        cursor.execute(f"EXPLAIN {sweep._RUNNING}")
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "games_with_bots" in plan


def test_a_game_of_bots_is_found_until_it_is_over() -> None:
    table = with_bots()
    assert [str(game.id) for game in running_with_bots()] == [table.game]
    table.host.moves(table.game, "leave")
    assert running_with_bots() == []
    assert Game.objects.get(pk=table.game).phase == "abandoned"


def test_a_bot_plays_for_whoever_is_away_until_they_act() -> None:
    table = with_somebody_away()
    act(table, table.players[1])
    act(table, table.host)
    assert state(table).awaited == (table.players[2].id,)
    assert move_bots(now=datetime.now(UTC) + A_WEEK) > 0
    assert not {*state(table).turn.given} - {player.id for player in table.players}
    assert table.players[2].moves(table.game, "back").status == 200
    assert state(table).kept == frozenset()


def test_what_a_bot_did_for_somebody_is_not_told_as_their_own_doing() -> None:
    table = with_somebody_away()
    act(table, table.players[1])
    act(table, table.host)
    move_bots(now=datetime.now(UTC) + A_WEEK)
    assert UUID(table.players[2].id) not in actors(table, "cards_given")
    lines = table.host.get(f"/games/{table.game}/events").json["events"]
    kept = [line for line in lines if line["event"]["type"] == "seat_kept"]
    assert [line["event"]["player"] for line in kept] == [table.players[2].id]


def test_what_a_bot_does_for_somebody_has_a_key_of_their_own() -> None:
    table = with_somebody_away()
    act(table, table.players[1])
    act(table, table.host)
    assert move_bots(now=datetime.now(UTC) + A_WEEK) > 0
    kept, turn = table.players[2].id, state(table).turn.number
    given = Event.objects.filter(game=UUID(table.game), type="cards_given", actor=None)
    keys = given.exclude(key=None).values_list("key", flat=True)
    assert set(keys) == {f"bot:{table.game}:{turn}:cards:{kept}"}


def test_a_table_with_a_kept_seat_is_one_with_bots() -> None:
    assert Game.objects.get(pk=with_somebody_away().game).with_bots
