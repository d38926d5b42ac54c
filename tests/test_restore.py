"""Back to a moment by the very commands of docs/operations.md, with a PostgreSQL of its own."""

import os
import re
import subprocess
import textwrap
import time
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

import psycopg
import pytest

from tools.postgres import given_to_its_user, postgres, programs_folder
from tools.server_process import folders_of_a_run

PAGE = Path(__file__).parents[1] / "docs" / "operations.md"
COMMANDS = re.compile(r"(?:^    .*\n)+", re.MULTILINE)
PATIENCE = 60.0


def commands() -> list[str]:
    _, _, section = PAGE.read_text().partition("\n## Back to a moment\n")
    return [textwrap.dedent(block) for block in COMMANDS.findall(section.partition("\n## ")[0])]


@pytest.mark.timeout(300)
def test_what_was_lost_by_mistake_comes_back_and_nothing_made_after_it() -> None:
    archiving, copying, going_back = commands()
    with ExitStack() as stack:
        first, second = (stack.enter_context(folders_of_a_run(None)) for _ in range(2))
        primary = stack.enter_context(postgres(first))
        archive, backups = second.data / "archive", second.data / "backups"
        for folder in (archive, backups):
            folder.mkdir()
        given_to_its_user(archive)
        second.sockets.chmod(0o711)
        known = {
            **os.environ,
            "PATH": f"{programs_folder()}:{os.environ['PATH']}",
            "DATABASE_URL": primary.url,
            "ARCHIVE": str(archive),
            "BACKUPS": str(backups),
        }
        run(archiving, known)
        primary.stop()
        primary.start()
        run(copying, known)
        moment = made_and_lost(primary.url)
        until_archived(primary.url)
        primary.stop()
        (copy,) = backups.iterdir()
        data = second.data / "postgres" / "cluster"
        data.parent.mkdir()
        run(going_back, {**known, "COPY": copy.name, "DATA": str(data), "MOMENT": str(moment)})
        given_to_its_user(data)
        restored = stack.enter_context(postgres(second))
        with psycopg.connect(restored.url) as there:
            assert there.execute("SELECT word FROM moves").fetchall() == [("low tide",)]
        until_it_takes_writes(restored.url)


def run(script: str, known: dict[str, str]) -> None:
    subprocess.run(["bash", "-euc", script], env=known, check=True)


def made_and_lost(url: str) -> datetime:
    """The moment between what is to come back and the mistake."""
    with psycopg.connect(url, autocommit=True) as database:
        database.execute("CREATE TABLE moves (word text)")
        database.execute("INSERT INTO moves VALUES ('low tide')")
        row = database.execute("SELECT clock_timestamp()").fetchone()
        assert row
        time.sleep(0.1)
        database.execute("INSERT INTO moves VALUES ('too late')")
        database.execute("DELETE FROM moves")
    moment: datetime = row[0]
    return moment


def until_archived(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as database:
        row = database.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone()
        assert row
        end = time.monotonic() + PATIENCE
        query = "SELECT FROM pg_stat_archiver WHERE last_archived_wal >= %s"
        while not database.execute(query, row).rowcount:
            assert time.monotonic() < end, "nothing is archived"
            time.sleep(0.05)


def until_it_takes_writes(url: str) -> None:
    end = time.monotonic() + PATIENCE
    with psycopg.connect(url, autocommit=True) as database:
        while database.execute("SELECT WHERE pg_is_in_recovery()").rowcount:
            assert time.monotonic() < end, "it stays in recovery"
            time.sleep(0.05)
        database.execute("INSERT INTO moves VALUES ('and on')")
