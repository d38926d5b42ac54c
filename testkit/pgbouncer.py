"""A pgbouncer in transaction mode before the database of the tests."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from testkit.processes import database_environment

PROGRAM = shutil.which("pgbouncer")
CONNECTIONS = 6
"""The connections to the database that all clients share."""
PATIENCE = 20.0

needs_pgbouncer = pytest.mark.skipif(
    not PROGRAM and "PGBOUNCER_REQUIRED" not in os.environ, reason="there is no pgbouncer here"
)
"""Skips a test where there is no pgbouncer, unless the variable PGBOUNCER_REQUIRED is set."""


@contextmanager
def pgbouncer() -> Iterator[dict[str, str]]:
    """The variables by which our processes reach the database of the tests through it."""
    with pgbouncer_to(database_environment()["DATABASE_URL"]) as url:
        yield {"DATABASE_URL": url, "DATABASE_POOLER": "transaction"}


@contextmanager
def pgbouncer_to(database: str) -> Iterator[str]:
    """The address at which it passes on to that database."""
    given = conninfo_to_dict(database)
    name = str(given["dbname"])
    target = " ".join(f"{key}={given[key]}" for key in ("host", "port", "user") if given.get(key))
    with tempfile.TemporaryDirectory(prefix="dixit-pooler-", dir="/tmp") as place:
        folder = Path(place)
        (folder / "ini").write_text(
            f"[databases]\n{name} = {target}\n[pgbouncer]\npool_mode = transaction\n"
            f"default_pool_size = {CONNECTIONS}\nmax_client_conn = 200\nauth_type = any\n"
            f"listen_addr =\nlisten_port = 6432\nunix_socket_dir = {folder}\n"
            f"logfile = {folder}/log\nignore_startup_parameters = extra_float_digits\n"
        )
        process = subprocess.Popen(
            [str(PROGRAM), "--quiet", *_as_somebody_else(folder), str(folder / "ini")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        url = f"postgresql://{given['user']}@/{name}?host={quote(str(folder))}&port=6432"
        try:
            _wait_for(url, folder / "log")
            yield url
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _as_somebody_else(folder: Path) -> list[str]:
    """Options with which root starts it, as it refuses to run as root."""
    if os.geteuid() != 0:
        return []
    account = pwd.getpwnam("nobody")
    os.chown(folder, account.pw_uid, account.pw_gid)
    return ["--user", account.pw_name]


def _wait_for(url: str, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise TimeoutError(log.read_text() if log.exists() else "no log") from None
            time.sleep(0.05)
        else:
            return
