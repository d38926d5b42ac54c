"""The clock: phases end in time, whatever becomes of one game."""

from datetime import UTC, datetime, timedelta
from typing import cast
from uuid import UUID

import msgspec
import pytest
from django.conf import settings
from django.db import transaction
from msgspec.structs import replace
from redis import Redis

from dixit_project.celery import app
from games import deadlines, store, tasks
from games.performing import on_their_way
from games.play import ask_the_clock, play
from games.rules.events import RecordingAwaited
from games.rules.state import Phase, Table
from testkit.stored_games import StoredGame, a_clue
from testkit.timed_games import TIMED, deadline_of, due_game, game_due_in, game_in_time

pytestmark = pytest.mark.usefixtures("committed_db")


def test_a_sweep_ends_what_is_due_and_nothing_else() -> None:
    due, in_time = due_game(), game_in_time()
    before = in_time.table
    first = due.table

    tasks.end_due_phases()

    assert due.table.version > first.version
    assert due.table.deadline != first.deadline
    assert in_time.table == before


def test_one_broken_game_keeps_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, due = due_game(), due_game()
    before = due.table.version
    really_ask = ask_the_clock

    def ask(game_id: UUID) -> Table:
        if game_id == broken.id:
            raise ValueError(game_id)
        return really_ask(game_id)

    with monkeypatch.context() as patch:
        patch.setattr(deadlines, "ask_the_clock", ask)
        tasks.end_due_phases()

    assert due.table.version > before
    assert str(broken.id) in caplog.text
    tasks.end_due_phases()


def test_all_are_asked_however_many_are_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "BATCH", 2)
    games = [due_game() for _ in range(5)]
    before = [game.table.version for game in games]

    tasks.end_due_phases()

    assert all(game.table.version > version for game, version in zip(games, before, strict=True))


def test_a_sweep_keeps_no_game_locked() -> None:
    game = due_game()
    tasks.end_due_phases()
    with transaction.atomic():
        store.lock(game.id)


def test_a_clock_that_stops_is_noticed() -> None:
    redis = Redis.from_url(settings.REDIS_URL)
    redis.delete(deadlines.ALIVE)
    assert not deadlines.is_alive()

    tasks.end_due_phases()

    assert deadlines.is_alive()
    assert 0 < int(str(redis.ttl(deadlines.ALIVE))) <= deadlines.ALIVE_SECONDS


# Before a deadline


def appointed(game: StoredGame) -> list[str]:
    """The tasks that await the game's next moments, in the queue that no worker reads here."""
    waiting = Redis.from_url(settings.REDIS_URL).lrange(app.conf.task_default_queue, 0, -1)
    headers = [msgspec.json.decode(message)["headers"] for message in cast("list[bytes]", waiting)]
    return [head["task"] for head in headers if str(game.id) in head["argsrepr"]]


@pytest.fixture
def far_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines are near for so long that none passes while a slow machine gets there."""
    monkeypatch.setattr(deadlines, "AHEAD", timedelta(seconds=60))


@pytest.mark.usefixtures("far_sight")
def test_a_deadline_that_comes_near_is_seen_once() -> None:
    game, in_time = game_due_in(30), game_in_time()
    tasks.schedule_phase_ends()
    tasks.schedule_phase_ends()
    assert appointed(game) == ["games.tasks.end_phase"]
    assert appointed(in_time) == []


@pytest.mark.usefixtures("far_sight")
def test_while_nobody_can_say_if_it_was_seen_a_deadline_is_scheduled_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_due_in(30)
    monkeypatch.setattr(settings, "COUNTERS_REDIS_URL", "unix:///nowhere/redis.sock")
    tasks.schedule_phase_ends()
    tasks.schedule_phase_ends()
    assert appointed(game) == ["games.tasks.end_phase"] * 2


@pytest.mark.usefixtures("far_sight")
def test_a_deadline_that_moves_is_seen_anew() -> None:
    game = game_due_in(30)
    tasks.schedule_phase_ends()
    tasks.end_phase(game.id)
    ask_the_clock(game.id, now=deadline_of(game))
    shortly = datetime.now(UTC) - timedelta(seconds=30)
    play(game.id, game.players[0], a_clue(game.table, game.players[0]), now=shortly)
    tasks.schedule_phase_ends()
    assert appointed(game) == ["games.tasks.end_phase"] * 2


def always(*_: object) -> bool:
    return True


def test_the_clock_waits_for_a_recording_once_where_the_table_takes_any() -> None:
    stage = replace(TIMED, clues="performed")
    for chosen, times in ((stage, 1), (TIMED, 0)):
        game = due_game(chosen)
        with on_their_way.only(always):
            for _ in range(2):
                ask_the_clock(game.id, now=deadline_of(game))
        events = [line.event for line in store.history(game.id)]
        waited = [event for event in events if isinstance(event, RecordingAwaited)]
        assert len(waited) == times
        assert game.table.turn.storyteller is not None


def test_a_clue_within_that_time_is_given() -> None:
    game = due_game(replace(TIMED, clues="performed"))
    teller = game.players[2]
    with on_their_way.only(always):
        play(game.id, teller, a_clue(game.table, teller))
    assert game.table.phase is Phase.CARDS
    assert game.table.turn.storyteller == teller.id


def test_asking_before_the_time_changes_nothing() -> None:
    game = game_due_in(5)
    before = game.table
    tasks.end_phase(game.id)
    assert game.table == before
