"""Brings PostgreSQL and Valkey along for local play, tests and measurements.

    python -m tools.servers [--data DIR] COMMAND ARGS...

runs COMMAND with DATABASE_URL and REDIS_URL set, and ends with its exit code. A URL that the
environment brings is left alone, and that server is not started. Without --data everything
lives in a temporary folder and is gone afterwards. With CITUS_URLS, addresses of the servers of a
cluster with the coordinator's first, the database is that cluster.
"""

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools.command import Command
from tools.postgres import postgres
from tools.server_process import Folders, Server, ServersError, folders_of_a_run
from tools.signals import signals_as_exceptions
from tools.valkey import valkey
from web.environment import read_environment

CITUS_URLS = "CITUS_URLS"


@dataclass(frozen=True)
class Urls:
    database: str
    redis: str
    distributed: bool = False

    def environment(self) -> dict[str, str]:
        """Our environment with these servers in it, and a key for as long as they run."""
        return {
            "SECRET_KEY": secrets.token_urlsafe(48),
            **os.environ,
            "DATABASE_URL": self.database,
            "REDIS_URL": self.redis,
            **({"DISTRIBUTED": "1"} if self.distributed else {}),
        }


class Servers(NamedTuple):
    postgres: Server
    valkey: Server

    @property
    def urls(self) -> Urls:
        return Urls(self.postgres.url, self.valkey.url)


@contextmanager
def running(data: Path | None = None) -> Iterator[Urls]:
    """Both servers, for as long as the block runs; `data` is a folder that stays."""
    given = read_environment()
    cluster = os.environ.get(CITUS_URLS, "").split()
    database, redis = (cluster or [given.database_url])[0], given.redis_url
    if database and redis:
        yield Urls(database, redis, bool(cluster))
        return
    with signals_as_exceptions() as hold_signals_back, ExitStack() as stack:
        folders = stack.enter_context(folders_of_a_run(data))
        database = database or stack.enter_context(postgres(folders)).url
        redis = redis or stack.enter_context(valkey(folders)).url
        stack.callback(hold_signals_back)  # the first thing to happen at the end
        yield Urls(database, redis, bool(cluster))


@contextmanager
def started() -> Iterator[Servers]:
    """Both servers, whatever the environment brings, for somebody who is going to stop them."""
    with _each_of(postgres, valkey) as servers:
        yield Servers(*servers)


@contextmanager
def started_valkey() -> Iterator[Server]:
    """Valkey alone, for somebody who is going to stop it and has a database."""
    with _each_of(valkey) as (server,):
        yield server


@contextmanager
def _each_of(
    *starts: Callable[[Folders], AbstractContextManager[Server]],
) -> Iterator[list[Server]]:
    with signals_as_exceptions() as hold_signals_back, ExitStack() as stack:
        folders = stack.enter_context(folders_of_a_run(None))
        servers = [stack.enter_context(start(folders)) for start in starts]
        stack.callback(hold_signals_back)
        yield servers


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.servers",
        description="Run a command with PostgreSQL and Valkey beside it.",
    )
    parser.add_argument("--data", type=Path, help="a folder that keeps the data")
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND ARGS...")
    options = parser.parse_args()
    if not options.command:
        parser.error("a command is needed")

    command = Command()
    command.handle_signals()
    try:
        with running(options.data) as urls:
            return command.run(options.command, urls.environment())
    except ServersError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
