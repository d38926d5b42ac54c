"""Measures how late phases end when very many end at about the same time."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

from django.db import connection
from msgspec.structs import replace

from bench.databases import Database, new_database
from bench.report import say, title
from games.deadlines import AHEAD
from games.play import play
from games.rules import moves as m
from games.rules.settings import TimeLimits
from testkit.stored_games import ONE_DECK, StoredGame, opened

GAMES = 1_000
WITHIN = timedelta(seconds=10)
BEFORE = timedelta(seconds=15)
"""Time in which all games begin, before the first deadline."""
LATEST = 0.5
LIMITS = TimeLimits(clue=60)

Deadlines = Mapping[UUID, datetime]


def measure() -> None:
    title(f"{GAMES:,} deadlines within {WITHIN.seconds} seconds, a worker of two processes")
    with new_database() as database:
        games = [
            database.do(opened, settings=replace(ONE_DECK, limits=LIMITS)) for _ in range(GAMES)
        ]
        with worker(database):
            deadlines = database.do(begin, games)
            time.sleep((max(deadlines.values()) - datetime.now(UTC)).total_seconds() + 3)
        say_lateness(database.do(lateness, deadlines))


def begin(games: list[StoredGame]) -> Deadlines:
    """Starts the games so that each one's first deadline comes a little after the one before."""
    first = datetime.now(UTC) + BEFORE
    deadlines = {game.id: first + WITHIN * place / GAMES for place, game in enumerate(games)}
    for game in games:
        began = deadlines[game.id] - timedelta(seconds=LIMITS.clue or 0)
        play(game.id, game.players[0], m.Start(), now=began)
    assert datetime.now(UTC) < first - AHEAD
    return deadlines


def lateness(deadlines: Deadlines) -> list[float]:
    """Seconds by which each phase ended late, leaving out phases that have not ended."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT game_id, at FROM games_event WHERE type = 'storyteller_appointed'",
        )
        return [(at - deadlines[game]).total_seconds() for game, at in cursor.fetchall()]


def say_lateness(late: list[float]) -> None:
    say("phases ended", f"{len(late):,}", "all", kept=len(late) == GAMES)
    ranks = statistics.quantiles(late, n=100)
    say("late by, p50", f"{ranks[49] * 1000:.1f} ms")
    say("late by, p99", f"{ranks[98] * 1000:.1f} ms")
    wanted = f"at most {LATEST * 1000:.0f} ms"
    say("late by, most", f"{max(late) * 1000:.1f} ms", wanted, kept=max(late) <= LATEST)


@contextmanager
def worker(database: Database) -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        command = ["celery", "--quiet", "--app", "dixit_project", "worker", "-c", "2", "--beat"]
        environment = {
            **os.environ,
            "DATABASE_URL": database.url,
            "DJANGO_SETTINGS_MODULE": "testkit.settings_without_limits",
            "SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyz",
        }
        log = Path(folder) / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(  # noqa: S603 (our own command)
                [sys.executable, "-m", *command],
                env=environment,
                stdout=output,
                stderr=output,
            )
            try:
                yield
            finally:
                process.terminate()
                process.wait()
                if os.environ.get("BENCH_LOG"):
                    print(log.read_text()[-6000:])
