"""Runs a management command on the data of `make run`, while that runs or not.

python -m tools.manage COMMAND ARGS...
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import psycopg

from tools.command import Command
from tools.local_data import ROOT, current_run, data_folder, local_environment
from tools.server_process import ServersError, tail
from tools.servers import running
from web.environment import read_environment

MANAGE = [sys.executable, str(ROOT / "manage.py")]


def migrate(data: Path, environment: Mapping[str, str]) -> None:
    """Bring the tables up to date; `migrate.log` in the folder tells of it."""
    if log := _has_failed(data, environment, "migrate", "--no-input", "--verbosity", "0"):
        raise ServersError(f"The tables could not be brought up to date:\n{tail(log)}")


def distribute(data: Path, environment: Mapping[str, str]) -> None:
    """Spread the games over the nodes of a cluster; `distribute.log` in the folder tells of it."""
    if log := _has_failed(data, environment, "distribute"):
        raise ServersError(f"The games could not be spread over the nodes:\n{tail(log)}")


def _has_failed(data: Path, environment: Mapping[str, str], *command: str) -> Path | None:
    """Run a command; its log, if it failed."""
    log = data / f"{command[0]}.log"
    with log.open("wb") as output:
        done = subprocess.run(  # noqa: S603 (our own command)
            [*MANAGE, *command],
            env=environment,
            stdout=output,
            stderr=output,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            check=False,
        )
    return log if done.returncode else None


def manage(command: Command, arguments: list[str]) -> int:
    """Use the servers of the run that is up, or else start them for the command alone.

    What the environment names itself goes before what the run has.
    """
    data = data_folder()
    if run := current_run(data):
        return command.run([*MANAGE, *arguments], {**run.environment, **os.environ})
    with running(data) as urls:
        environment = local_environment(urls, data)
        if not read_environment().database_url and _is_new(urls.database):
            migrate(data, environment)
        return command.run([*MANAGE, *arguments], environment)


def _is_new(database: str) -> bool:
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT to_regclass('django_migrations')").fetchone()
    return found == (None,)


def main() -> int:
    command = Command(in_our_terminal=sys.stdin.isatty())
    command.handle_signals()
    try:
        return manage(command, sys.argv[1:])
    except ServersError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
