"""A server process that works in the database of the tests."""

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from django.conf import settings
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from testkit.api_callers import Answer, Caller, OpenTable
from testkit.processes import ROOT, database_environment
from testkit.sockets import Watcher
from tools.ports import free_port


class Server:
    """The address and the log of a running server."""

    def __init__(self, port: int, log: Path, processes: int = 1) -> None:
        self.port = port
        self.log = log
        self.processes = processes

    @contextmanager
    def watch(
        self,
        code: str,
        caller: Caller | None = None,
        *,
        query: str = "",
        subprotocols: list[str] | None = None,
        headers: dict[str, str] | None = None,
        path: str = "/ws/rooms/",
    ) -> Iterator[Watcher]:
        sent = {"Authorization": f"Bearer {caller.token}"} if caller else {}
        with connect(
            f"ws://127.0.0.1:{self.port}{path}{code}{query}",
            additional_headers={**sent, **(headers or {})},
            subprotocols=[Subprotocol(name) for name in subprotocols or ()] or None,
            compression=None,
            max_size=None,
            max_queue=None,
        ) as connection:
            yield Watcher(connection)

    @contextmanager
    def watch_own(
        self, caller: Caller | None, *, query: str = "", headers: dict[str, str] | None = None
    ) -> Iterator[Watcher]:
        """A socket that follows its own person, on whatever page they are."""
        with self.watch("me", caller, query=query, headers=headers, path="/ws/") as watcher:
            watcher.channel = "me"
            yield watcher

    @contextmanager
    def watch_story(
        self, game: str, caller: Caller | None = None, *, query: str = ""
    ) -> Iterator[Watcher]:
        """A socket at the story of a finished game, of somebody signed in or not."""
        path = f"/ws/games/{game}/"
        with self.watch("story", caller, query=query, path=path) as watcher:
            watcher.channel = "story"
            yield watcher


class OwnServer(Server):
    """A server whose process is at hand."""

    def __init__(
        self, port: int, log: Path, processes: int, process: "subprocess.Popen[bytes]"
    ) -> None:
        super().__init__(port, log, processes)
        self.process = process


class RemoteCaller(Caller):
    """A person who asks a running server."""

    def __init__(self, caller: Caller, server: Server) -> None:
        super().__init__(caller.token, caller.id, caller.language)
        self._url = f"http://127.0.0.1:{server.port}"

    def _send(
        self, method: str, path: str, body: bytes, kind: str, headers: dict[str, str]
    ) -> Answer:
        sent = {**headers, "content-type": kind}
        answer = httpx.request(method, self._url + path, content=body, headers=sent, timeout=30)
        json = answer.json() if answer.content else None
        return Answer(answer.status_code, json, dict(answer.headers))


def through(server: Server, table: OpenTable) -> OpenTable:
    """The same table, whose players ask that server."""
    return table._replace(players=tuple(RemoteCaller(one, server) for one in table.players))


@contextmanager
def running_server(log: Path, code: Path = ROOT, /, **more: str) -> Iterator[OwnServer]:
    """A server process on the test's database; `more` is set in its environment.

    Its code is this, or that of another version in a folder of its own.
    """
    port = free_port()
    ours = {
        "DJANGO_SETTINGS_MODULE": "testkit.settings_without_limits",
        "SECRET_KEY": settings.SECRET_KEY,
        "PORT": str(port),
    }
    values = {**database_environment(), **ours, **more}
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.serve"],
            cwd=code,
            env=values,
            stdout=output,
            stderr=output,
        )
    try:
        wait_for(port, process, log)
        yield OwnServer(port, log, int(more.get("WEB_CONCURRENCY", "1")), process)
    finally:
        process.terminate()
        process.wait(15)


def wait_for(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(log.read_text())
