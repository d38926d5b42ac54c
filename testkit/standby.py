"""A PostgreSQL with a standby, which may have applied whatever is acknowledged."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

import psycopg

from tools.postgres import NAME, copy_of, postgres
from tools.server_process import Folders, Server, folders_of_a_run

STANDBY = "standby"
"""The name by which the primary knows the standby."""


IN_STEP = "SELECT FROM pg_stat_replication WHERE application_name = %s AND sync_state = 'sync'"
PATIENCE = 30.0


class Member(NamedTuple):
    server: Server
    folders: Folders


class Pair:
    """A primary and its standby, which may change places."""

    def __init__(self, primary: Member, standby: Member) -> None:
        self._primary = primary
        self._standby = standby

    @property
    def primary(self) -> Server:
        return self._primary.server

    @property
    def standby(self) -> Server:
        return self._standby.server

    @property
    def url(self) -> str:
        """An address of both, which leads to the one that takes writes."""
        return f"{self._url_of_both}&target_session_attrs=read-write"

    @property
    def standby_url(self) -> str:
        """An address of both, which leads to the one that takes none."""
        return f"{self._url_of_both}&target_session_attrs=standby"

    @property
    def _url_of_both(self) -> str:
        folders = ",".join(quote(_folder_of(one), safe="") for one in (self.primary, self.standby))
        return f"postgresql://{NAME}@/{NAME}?host={folders}"

    def apply(self) -> None:
        """Waits until the standby has all that is there, and something of just now."""
        with psycopg.connect(self.primary.url, autocommit=True) as primary:
            primary.execute("SELECT pg_logical_emit_message(true, 'testkit', '')")
            (written,) = _row(primary, "SELECT pg_current_wal_flush_lsn()::text")
        with psycopg.connect(self.standby.url, autocommit=True) as standby:
            _until(
                lambda: _row(standby, f"SELECT pg_last_wal_replay_lsn() >= '{written}'") == (True,)
            )

    def pause(self) -> None:
        """The standby gets what is written, and applies none of it."""
        self._ask_standby("SELECT pg_wal_replay_pause()")
        _until(lambda: self._ask_standby("SELECT pg_get_wal_replay_pause_state()") == ("paused",))

    def resume(self) -> None:
        """Has the standby apply all again, by which the statement that says so may be stopped."""
        with suppress(psycopg.errors.SerializationFailure):
            self._ask_standby("SELECT pg_wal_replay_resume()")

    def _ask_standby(self, query: str) -> tuple[object, ...]:
        with psycopg.connect(self.standby.url, autocommit=True) as standby:
            return _row(standby, query)

    def fail_over(self) -> None:
        """Kills the primary, as a power cut does, and has the standby take its place."""
        self.primary.kill()
        self.promote()

    def promote(self) -> None:
        """Makes a primary of the standby, which waits for nobody until there is one again."""
        with psycopg.connect(self.standby.url, autocommit=True) as standby:
            set_for_all(standby, synchronous_standby_names="")
            standby.execute("SELECT pg_promote()")
        self._primary, self._standby = self._standby, self._primary

    def make_standby_anew(self) -> None:
        """Makes a standby of the server that is down, for which the primary waits from then on."""
        copy_of(f"{self.primary.url}&application_name={STANDBY}", self._standby.folders)
        self.standby.start()
        _have_it_wait(self.primary)


def _folder_of(server: Server) -> str:
    return parse_qs(urlsplit(server.url).query)["host"][0]


def _row(server: psycopg.Connection, query: str) -> tuple[object, ...]:
    row = server.execute(query).fetchone()
    assert row is not None
    return row


def _until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError("the standby does not follow")
        time.sleep(0.02)


@contextmanager
def a_pair(*, waits: bool = True) -> Iterator[Pair]:
    """The two servers. Where the primary waits, it answers once the standby shows a commit."""
    with ExitStack() as stack:
        first, second = (stack.enter_context(folders_of_a_run(None)) for _ in range(2))
        primary = stack.enter_context(postgres(first))
        _let_writing_go_first(primary)
        copy_of(f"{primary.url}&application_name={STANDBY}", second)
        standby = stack.enter_context(postgres(second))
        if waits:
            _have_it_wait(primary)
        yield Pair(Member(primary, first), Member(standby, second))


def set_for_all(server: psycopg.Connection, **settings: str) -> None:
    """Sets what all sessions of a server go by."""
    for name, value in settings.items():
        server.execute(f"ALTER SYSTEM SET {name} = '{value}'")
    server.execute("SELECT pg_reload_conf()")


def _let_writing_go_first(server: Server) -> None:
    """Has reads on a standby make way for what it applies; copies have the setting, too."""
    with psycopg.connect(server.url, autocommit=True) as primary:
        set_for_all(primary, max_standby_streaming_delay="100ms")


def _have_it_wait(server: Server) -> None:
    with psycopg.connect(server.url, autocommit=True) as primary:
        set_for_all(primary, synchronous_commit="remote_apply", synchronous_standby_names=STANDBY)
        _until(lambda: primary.execute(IN_STEP, [STANDBY]).rowcount)


def migrate(pair: Pair, **more: str) -> None:
    command = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(command, env={**os.environ, "DATABASE_URL": pair.url, **more}, check=True)
