"""The primary dies while people play, the standby takes its place, and no move is lost."""

import asyncio
import time
from pathlib import Path
from random import Random
from threading import Thread

import psycopg
import pytest
from django.conf import settings

from chaos.observations import Observations
from chaos.table import whole_games
from testkit.celery_worker import worker_with_beat
from testkit.standby import Pair, a_pair, migrate
from testkit.web_server import Server, running_server

PATIENCE = 150.0
MOVES_BEFORE = 10
"""Moves that are made before the primary dies in the middle of the next ones."""


@pytest.mark.timeout(400)
@pytest.mark.usefixtures("committed_db")
def test_no_move_that_was_acknowledged_dies_with_the_primary(tmp_path: Path) -> None:
    with a_pair() as pair:
        ours = {"DATABASE_URL": pair.url, "SECRET_KEY": settings.SECRET_KEY}
        migrate(pair)
        chaos = {**ours, "DJANGO_SETTINGS_MODULE": "chaos.settings"}
        with (
            running_server(tmp_path / "log", **ours) as server,
            worker_with_beat(tmp_path / "worker", **chaos),
        ):
            seen = asyncio.run(play_while_the_primary_dies(server, pair))
        kept = moves_in(pair.primary.url)
    made = {(str(move.person), move.key) for move in seen.acknowledged}
    assert len(made) > MOVES_BEFORE
    assert made - kept == set()
    refused = {(str(move.person), move.key) for move in seen.refused}
    assert refused & kept == set()
    assert seen.complaints == []


async def play_while_the_primary_dies(server: Server, pair: Pair) -> Observations:
    """Games go on after the standby was promoted, and end."""
    url = f"http://127.0.0.1:{server.port}"
    async with whole_games(url, 3, Random(5), patience=PATIENCE) as seen:
        await asyncio.to_thread(fail_over_in_between, pair, seen)
    return seen


def fail_over_in_between(pair: Pair, seen: Observations) -> None:
    while len(seen.acknowledged) < MOVES_BEFORE:
        time.sleep(0.01)
    pair.fail_over()


def test_what_the_standby_has_not_applied_is_not_acknowledged() -> None:
    with a_pair() as pair, psycopg.connect(pair.primary.url, autocommit=True) as primary:
        primary.execute("CREATE TABLE moves (made int)")
        pair.standby.kill()
        waits = Thread(target=primary.execute, args=["INSERT INTO moves VALUES (1)"])
        waits.start()
        waits.join(2)
        assert waits.is_alive()
        pair.standby.start()
        waits.join(30)
        assert not waits.is_alive()
        with psycopg.connect(pair.standby.url) as standby:
            assert standby.execute("SELECT made FROM moves").fetchall() == [(1,)]


def moves_in(url: str) -> set[tuple[str, str]]:
    with psycopg.connect(url) as database:
        rows = database.execute("SELECT actor, key FROM games_event WHERE key IS NOT NULL")
        return {(str(actor), key) for actor, key in rows}
