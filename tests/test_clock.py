"""The clock: phases end in time, whatever becomes of one game."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

import pytest
from django.conf import settings
from django.db import transaction
from msgspec.structs import replace
from redis import Redis

from accounts.models import Account
from dixit_project.celery import sweep_guests
from games import clock, store
from games.play import ask_the_clock, play
from games.rules import moves as m
from games.rules.settings import TimeLimits
from games.rules.state import Table
from tests.kept_games import ONE_DECK, KeptGame, environment, opened

TIMED = replace(ONE_DECK, limits=TimeLimits())
KEY = "0123456789abcdefghijklmnopqrstuvwxyz"

pytestmark = pytest.mark.usefixtures("kept")


def due_game() -> KeptGame:
    """Its first clue should have come an hour ago."""
    return _begun(datetime.now(UTC) - timedelta(hours=1))


def game_in_time() -> KeptGame:
    return _begun(datetime.now(UTC))


def _begun(at: datetime) -> KeptGame:
    game = opened(settings=TIMED)
    play(game.id, game.players[0], m.Start(), now=at)
    return game


def test_a_sweep_ends_what_is_due_and_nothing_else() -> None:
    due, in_time = due_game(), game_in_time()
    before = in_time.table
    first = due.table

    clock.sweep()

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
        patch.setattr(clock, "ask_the_clock", ask)
        clock.sweep()

    assert due.table.version > before
    assert str(broken.id) in caplog.text
    clock.sweep()


def test_all_are_asked_however_many_are_due(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "BATCH", 2)
    games = [due_game() for _ in range(5)]
    before = [game.table.version for game in games]

    clock.sweep()

    assert all(game.table.version > version for game, version in zip(games, before, strict=True))


def test_a_sweep_keeps_no_game_locked() -> None:
    game = due_game()
    clock.sweep()
    with transaction.atomic():
        store.lock(game.id)


def test_a_clock_that_stops_is_noticed() -> None:
    redis = Redis.from_url(settings.REDIS_URL)
    redis.delete(clock.ALIVE)
    assert not clock.is_alive()

    clock.sweep()

    assert clock.is_alive()
    assert 0 < int(str(redis.ttl(clock.ALIVE))) <= clock.ALIVE_SECONDS


def test_guests_of_long_ago_go() -> None:
    long_ago = Account.objects.create_guest("Long Ago")
    Account.objects.filter(pk=long_ago.pk).update(created_at=datetime(2001, 1, 1, tzinfo=UTC))

    sweep_guests()

    assert not Account.objects.filter(pk=long_ago.pk).exists()


@contextmanager
def worker_with_beat(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = ["celery", "--app", "dixit_project", "worker", "--concurrency", "1", "--beat"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", *command, "--schedule", str(folder / "beat")],
            env={**environment(), "SECRET_KEY": KEY, "ALLOWED_HOSTS": "localhost"},
            stdout=log,
            stderr=log,
        )
        try:
            yield process
        finally:
            process.terminate()
            process.wait(30)


def test_a_real_worker_with_beat_ends_phases(tmp_path: Path) -> None:
    game = due_game()
    before = game.table.version
    with worker_with_beat(tmp_path) as process:
        deadline = time.monotonic() + 30
        while game.table.version == before and time.monotonic() < deadline:
            assert process.poll() is None, (tmp_path / "log").read_text()
            time.sleep(0.1)
    assert game.table.version > before, (tmp_path / "log").read_text()
