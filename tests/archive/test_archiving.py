"""Games go to the archive once they have been over for as long as the operator says."""

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection
from django.utils import timezone
from pytest_django import Settings

from games import archiving, store, tasks
from games.archiving import archive_old_games, archive_quiet_games
from games.models import Game
from moderation import figures
from moderation.models import Figures
from testkit.archived_games import is_archived
from testkit.citus import on_one_database
from testkit.played_games import people, played
from testkit.stored_games import told

pytestmark = [on_one_database, pytest.mark.usefixtures("committed_db")]

ROOT = Path(__file__).parent.parent.parent
LONG_AGO = datetime(2011, 1, 1, tzinfo=UTC)


def over_since(at: datetime) -> UUID:
    game = played(people(4), at=at).id
    Game.objects.filter(pk=game).update(opened_at=at)
    return game


def test_games_are_archived_once_they_have_been_over_for_so_many_days(settings: Settings) -> None:
    now = timezone.now()
    old, young = (over_since(now - timedelta(days=days)) for days in (31, 29))
    running = told().id
    settings.ARCHIVE_AFTER_DAYS = 30
    assert archive_old_games(now).archived == 1
    assert [is_archived(game) for game in (old, young, running)] == [True, False, False]
    assert archive_old_games(now).archived == 0
    assert archive_old_games(now + timedelta(days=2)).archived == 1
    assert [is_archived(game) for game in (old, young, running)] == [True, True, False]


def test_without_the_setting_nothing_is_archived(settings: Settings) -> None:
    game = over_since(LONG_AGO)
    assert settings.ARCHIVE_AFTER_DAYS is None
    tasks.archive_games()
    assert not is_archived(game)


@pytest.mark.parametrize(("days", "asked"), [("", 0), ("30", 1)])
def test_the_beat_asks_for_it_where_it_is_wanted(days: str, asked: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASK_HOW_OFTEN, tasks.archive_games.name],
        cwd=ROOT,
        env={**os.environ, "ARCHIVE_AFTER_DAYS": days},
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
    assert done.stdout.split() == [str(asked), "True"]


ASK_HOW_OFTEN = """
import sys
from dixit_project.celery import app
app.loader.import_default_modules()
asked = [entry["task"] for entry in app.conf.beat_schedule.values()]
print(asked.count(sys.argv[1]), {*asked, sys.argv[1]} <= app.tasks.keys())
"""


def test_it_goes_on_over_many_batches_and_past_games_that_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [over_since(LONG_AGO + timedelta(days=day)) for day in range(5)]
    monkeypatch.setattr(archiving, "BATCH", 2)
    with monkeypatch.context() as patched:
        fails_at(patched, games[1], "SELECT 1 / 0")
        assert archive_quiet_games(timezone.now()) == (4, 1)
    assert [is_archived(game) for game in games] == [True, False, True, True, True]
    assert archive_quiet_games(timezone.now()) == (1, 0)


def test_a_lost_connection_ends_it_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not one game after the other is tried without one, each with a line in the log."""
    games = [over_since(LONG_AGO + timedelta(days=day)) for day in range(3)]
    with monkeypatch.context() as patched:
        fails_at(patched, games[1], "SELECT pg_terminate_backend(pg_backend_pid())")
        with pytest.raises(OperationalError):
            archive_quiet_games(timezone.now())
    connection.close()
    assert [is_archived(game) for game in games] == [True, False, False]
    assert "archiving game" not in caplog.text
    assert archive_quiet_games(timezone.now()) == (2, 0)


def fails_at(patched: pytest.MonkeyPatch, game: UUID, statement: str) -> None:
    """The database refuses a statement as that game is to be archived."""
    whole = store.archive

    def archives(game_id: UUID, quiet_since: datetime) -> bool:
        with connection.cursor() as cursor:
            cursor.execute(statement if game_id == game else "SELECT")
        return whole(game_id, quiet_since)

    patched.setattr(store, "archive", archives)


def test_what_takes_too_long_is_left_to_the_next_minute(settings: Settings) -> None:
    games = [over_since(LONG_AGO) for _ in range(3)]
    settings.ARCHIVE_AFTER_DAYS = 1
    assert archive_old_games(timezone.now(), seconds=0.0).archived == 0
    assert archive_old_games(timezone.now()).archived == 3
    assert all(map(is_archived, games))


def test_operators_archive_by_a_command() -> None:
    game, out = over_since(LONG_AGO), StringIO()
    call_command("archive", "30", stdout=out)
    assert out.getvalue() == "1 games archived\n"
    assert is_archived(game)


def test_the_command_fails_if_a_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [over_since(LONG_AGO) for _ in range(3)]
    fails_at(monkeypatch, games[1], "SELECT 1 / 0")
    out = StringIO()
    with pytest.raises(CommandError, match="1 games failed") as failed:
        call_command("archive", "30", stdout=out)
    assert out.getvalue() == "2 games archived\n"
    assert failed.value.returncode == 1


def test_figures_count_archived_hours_that_were_missed() -> None:
    now = timezone.now()
    over_since(now - timedelta(days=20))
    assert figures.keep(now, patience=60) > 0
    before = list(Figures.objects.order_by("span", "begins").values("people", "moves"))
    assert any(row["moves"] for row in before)
    Figures.objects.all().delete()
    archive_quiet_games(now)
    figures.keep(now, patience=60)
    after = list(Figures.objects.order_by("span", "begins").values("people", "moves"))
    assert after == before
