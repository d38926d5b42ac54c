"""The server behind a pgbouncer in transaction mode, where no session is one's own."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from django.db import connection
from pytest_django import Settings

from chaos.observations import Observations
from chaos.table import whole_games
from chaos.verdict import verdict
from dixit_project.settings import database
from testkit.celery_worker import worker_with_beat
from testkit.pgbouncer import needs_pgbouncer, pgbouncer
from testkit.web_server import Server, running_server
from web.advisory_lock import try_advisory_lock

pytestmark = pytest.mark.usefixtures("committed_db")

PATIENCE = 120.0
NUMBER = 4_711


@needs_pgbouncer
@pytest.mark.timeout(300)
def test_whole_games_are_played_through_a_pooler(tmp_path: Path) -> None:
    with (
        pgbouncer() as pooled,
        running_server(tmp_path / "log", **pooled) as server,
        worker_with_beat(
            tmp_path / "worker", DJANGO_SETTINGS_MODULE="chaos.settings", **pooled
        ) as worker,
    ):
        seen = asyncio.run(play(server))
        logs = server.log.read_text() + worker.log.read_text()
    assert list(verdict(seen)) == []
    assert seen.statuses.keys() <= {200, 201, 409}
    assert '"level":"ERROR"' not in logs


async def play(server: Server) -> Observations:
    url = f"http://127.0.0.1:{server.port}"
    async with whole_games(url, 3, Random(3), patience=PATIENCE) as seen:
        return seen


def test_behind_a_pooler_nothing_is_left_on_a_connection() -> None:
    url = "postgresql://ana@localhost/dixit"
    pooled, alone = database(url, "transaction"), database(url)
    assert pooled["OPTIONS"]["prepare_threshold"] is None
    assert pooled["DISABLE_SERVER_SIDE_CURSORS"]
    assert alone["OPTIONS"]["prepare_threshold"] == 5
    assert not alone["DISABLE_SERVER_SIDE_CURSORS"]


def test_behind_a_pooler_a_lock_is_held_by_no_session(behind_a_pooler: None) -> None:
    with try_advisory_lock(NUMBER) as first:
        assert (first, holders()) == (True, 1)
        with try_advisory_lock(NUMBER) as second:
            assert (second, holders()) == (False, 1)
        with connection.cursor() as cursor:  # a session lock of this connection's own
            cursor.execute("SELECT pg_advisory_unlock(%s)", [NUMBER])
            assert cursor.fetchone() == (False,)
    assert holders() == 0


def test_without_one_a_lock_takes_no_other_connection() -> None:
    with try_advisory_lock(NUMBER) as first, connection.cursor() as cursor:
        assert (first, holders()) == (True, 1)
        cursor.execute("SELECT pg_advisory_unlock(%s)", [NUMBER])
        assert cursor.fetchone() == (True,)
        cursor.execute("SELECT pg_advisory_lock(%s)", [NUMBER])
    assert holders() == 0


@pytest.mark.parametrize("pooler", ["", "transaction"])
def test_a_lock_ends_with_work_that_fails(pooler: str, settings: Settings) -> None:
    settings.DATABASE_POOLER = pooler
    with pytest.raises(ZeroDivisionError), try_advisory_lock(NUMBER):
        raise ZeroDivisionError
    assert holders() == 0


@pytest.fixture
def behind_a_pooler(settings: Settings) -> None:
    settings.DATABASE_POOLER = "transaction"


def holders() -> int:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s AND granted",
            [NUMBER],
        )
        (number,) = cursor.fetchone()
    return int(number)
