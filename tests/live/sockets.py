"""People who watch a room through a socket of a server that really runs."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from jsonschema import Draft202012Validator
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.api.callers import Caller
from tests.kept_games import environment

PATIENCE = 10.0

Message = dict[str, Any]


def documented() -> Draft202012Validator:
    """What docs/asyncapi.yaml lets a socket say."""
    document = yaml.safe_load(Path("docs/asyncapi.yaml").read_text())
    told = document["operations"]["tell"]["messages"]
    names = [message["$ref"].rpartition("/")[2] for message in told]
    anything = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    return Draft202012Validator({"anyOf": anything, "components": document["components"]})


DOCUMENTED = documented()


class Watcher:
    """A client with a socket: everything it was told, in order, as it is documented."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: list[Message] = []

    def hear(self, patience: float = PATIENCE) -> Message:
        message: Message = json.loads(self.connection.recv(patience))
        DOCUMENTED.validate(message)
        self.told.append(message)
        return message

    def until(self, wanted: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        """The first message that is wanted, of those not heard yet."""
        end = time.monotonic() + patience
        while True:
            message = self.hear(end - time.monotonic())
            if wanted(message):
                return message

    def until_type(self, kind: str, patience: float = PATIENCE) -> Message:
        return self.until(lambda message: message["type"] == kind, patience)

    def until_version(self, version: int, patience: float = PATIENCE) -> Message:
        return self.until(lambda m: m["type"] == "game" and m["version"] >= version, patience)

    def until_closed(self, patience: float = PATIENCE) -> tuple[int, str]:
        """The code and the reason that it was closed with."""
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                self.hear(patience)
        assert closed.value.rcvd
        return closed.value.rcvd.code, closed.value.rcvd.reason

    @property
    def games(self) -> list[Message]:
        return [message for message in self.told if message["type"] == "game"]


class Server:
    def __init__(self, port: int, log: Path) -> None:
        self.port = port
        self.log = log

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
def running_server(log: Path, **more: str) -> Iterator[Server]:
    """A server process of its own, on the database of the tests."""
    port = free_port()
    ours = {
        "DJANGO_SETTINGS_MODULE": "bench.settings",
        "SECRET_KEY": settings.SECRET_KEY,
        "PORT": str(port),
    }
    values = {**environment(), **ours, **more}
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.serve"], env=values, stdout=output, stderr=output
        )
    try:
        wait_for(port, process, log)
        yield Server(port, log)
    finally:
        process.terminate()
        process.wait(15)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
