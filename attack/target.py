"""The server under attack, a process of its own with its real limits, and clients that ask it.

Every address of 127.0.0.0/8 is this machine, so each client can come from an address of its own.
"""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import randrange
from typing import Any

import httpx
import msgspec

from attack.attempts import Hole
from testkit.api_callers import Answer, Caller, OpenTable
from testkit.web_server import Server, running_server

SECONDS = 30.0
LIMITS_AS_THEY_ARE = {
    "DJANGO_SETTINGS_MODULE": "dixit_project.settings",
    "ALLOWED_HOSTS": "127.0.0.1",
    "INSECURE_COOKIES": "1",
    "EMAIL_HOST": "",
}


def new_address() -> str:
    """One of sixteen million addresses of this machine."""
    return f"127.{randrange(1, 255)}.{randrange(256)}.{randrange(1, 255)}"


def expect(condition: object, sentence: str) -> None:
    if not condition:
        raise Hole(sentence)


class Client(Caller):
    """Somebody who asks the server from an address of their own."""

    def __init__(self, server: Server, person: Caller | None = None) -> None:
        person = person or Caller()
        super().__init__(person.token, person.id, person.language)
        self.server = server
        self.address = new_address()
        transport = httpx.HTTPTransport(local_address=self.address)
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{server.port}", transport=transport, timeout=SECONDS
        )

    def _send(
        self, method: str, path: str, body: bytes, kind: str, headers: dict[str, str]
    ) -> Answer:
        sent = {**headers, "content-type": kind}
        answer = self.http.request(method, path, content=body, headers=sent)
        is_json = "json" in answer.headers.get("content-type", "")
        said: Any = msgspec.json.decode(answer.content) if is_json and answer.content else None
        return Answer(answer.status_code, said, dict(answer.headers))

    def connect(self) -> socket.socket:
        """A bare connection, for what no client sends."""
        return socket.create_connection(
            ("127.0.0.1", self.server.port), timeout=SECONDS, source_address=(self.address, 0)
        )


def remote(server: Server, table: OpenTable) -> OpenTable:
    """The same table, whose players ask the server from an address each."""
    return table._replace(players=tuple(Client(server, one) for one in table.players))


@contextmanager
def target(folder: Path, processes: int) -> Iterator[Server]:
    log = folder / "server.log"
    environment = {**LIMITS_AS_THEY_ARE, "WEB_CONCURRENCY": str(processes)}
    with running_server(log, **environment) as server:
        yield server
