"""Counting while everything else goes on: at once, in any order, and whatever fails."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import Any
from uuid import UUID

import pytest

from accounts.erasure import erase
from accounts.models import Account
from dixit_project.celery import app
from games.models import Game
from history import projector, tasks
from history.models import Played, Rating, Seat
from history.projector import project_finished_games, project_game
from history.rating import replay_season
from testkit.concurrency import at_once
from testkit.played_games import PlayedGame, people, played
from web.advisory_lock import try_advisory_lock

pytestmark = pytest.mark.usefixtures("committed_db")

LONG_AGO = datetime(2011, 1, 1, tzinfo=UTC)
"""Seasons of so long ago are these tests' own; each takes one."""


def is_counted(game: PlayedGame) -> bool:
    return Game.objects.get(pk=game.id).counted


def ratings(season: str) -> list[Any]:
    return list(Rating.objects.filter(season=season).order_by("player").values())


def test_what_the_clock_asks_for_is_there_to_be_done() -> None:
    app.loader.import_default_modules()
    wanted = {entry["task"] for entry in app.conf.beat_schedule.values()}
    assert tasks.project_finished_games.name in wanted <= app.tasks.keys()


def test_a_sweep_counts_what_is_over_and_nothing_else() -> None:
    crowd = people(4)
    over, just_over = played(crowd, at=LONG_AGO), played(crowd)
    tasks.project_finished_games()
    assert is_counted(over)
    assert not is_counted(just_over)
    assert Played.objects.filter(pk=over.id).exists()
    project_finished_games(datetime.now(UTC) + timedelta(minutes=1))
    assert is_counted(just_over)


def test_a_sweep_leaves_to_the_next_what_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = people(4)
    games = [played(crowd, at=LONG_AGO) for _ in range(3)]
    monkeypatch.setattr(projector, "PATIENCE", 0.0)
    tasks.project_finished_games()
    assert not any(map(is_counted, games))
    monkeypatch.setattr(projector, "PATIENCE", 60.0)
    tasks.project_finished_games()
    assert all(map(is_counted, games))


def test_there_is_one_sweep_at_a_time() -> None:
    game = played(people(4), at=LONG_AGO)
    with try_advisory_lock(projector.ONE_SWEEP) as nobody_else:
        assert nobody_else
        at_once([tasks.project_finished_games])
        assert not is_counted(game)
    tasks.project_finished_games()
    assert is_counted(game)


def test_one_game_that_fails_keeps_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(projector, "PATIENCE", 60.0)
    crowd = people(4)
    broken, sound = played(crowd, at=LONG_AGO), played(crowd, at=LONG_AGO)

    def count_some(game_id: UUID) -> bool:
        if game_id == broken.id:
            raise ValueError(game_id)
        return project_game(game_id)

    with monkeypatch.context() as patch:
        patch.setattr(projector, "project_game", count_some)
        tasks.project_finished_games()
    assert (is_counted(broken), is_counted(sound)) == (False, True)
    assert str(broken.id) in caplog.text
    tasks.project_finished_games()
    assert is_counted(broken)


def test_games_counted_at_once_are_rated_in_the_order_in_which_they_ended() -> None:
    crowd, season = people(6), "2012-Q1"
    start = datetime(2012, 1, 1, tzinfo=UTC)
    games = [
        played(Random(day).sample(crowd, 5), rng=Random(day), at=start + timedelta(days=day))
        for day in range(6)
    ]
    at_once([partial(project_game, game.id) for game in games])
    live = ratings(season)
    assert sum(row["games"] for row in live) == 6 * 5
    assert replay_season(season) == 0
    Rating.objects.filter(season=season).delete()
    replay_season(season)
    assert ratings(season) == live


def test_a_game_counted_twice_at_once_is_counted_once() -> None:
    crowd, season = people(4), "2012-Q2"
    game = played(crowd, at=datetime(2012, 4, 1, tzinfo=UTC))
    assert at_once([partial(project_game, game.id)] * 4).count(True) == 1
    assert {row["games"] for row in ratings(season)} == {1}
    assert Seat.objects.filter(game=game.id).count() == 4


def test_whoever_goes_while_games_are_counted_leaves_nothing_behind() -> None:
    start, season = datetime(2012, 7, 1, tzinfo=UTC), "2012-Q3"
    crowd = people(6)
    games = [played(crowd, rng=Random(day), at=start + timedelta(days=day)) for day in range(4)]
    gone = Account.objects.filter(pk__in=crowd[:3])
    doings: list[Callable[[], object]] = [partial(project_game, game.id) for game in games]
    at_once(doings + [partial(erase, account) for account in gone])
    assert not Seat.objects.filter(player__in=crowd[:3]).exists()
    assert {row["player"] for row in ratings(season)} == set(crowd[3:])
    assert {row["games"] for row in ratings(season)} == {4}
    assert replay_season(season) == 0
