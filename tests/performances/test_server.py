"""Recordings sent to a running server, and what its sockets tell of them."""

import json
import socket
import time
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import pytest

from performances.making import make
from performances.models import Recording, State
from testkit.api_callers import OpenTable, guest
from testkit.performances import a_recording, a_stage, sends, tells
from testkit.web_server import RemoteCaller, Server, running_server, through

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def server(pictures_folder: Any, tmp_path: Any) -> Iterator[Server]:
    with running_server(tmp_path / "log", PICTURES_FOLDER=str(pictures_folder)) as running:
        yield running


def begin_to_send(server: Server, table: OpenTable, token: str, length: int) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    lines = [
        f"POST /api/v1/games/{table.game}/performances?kind=sung HTTP/1.1",
        "Host: localhost",
        "Content-Type: audio/webm",
        f"Content-Length: {length}",
        f"Authorization: Bearer {token}",
    ]
    client.sendall("\r\n".join([*lines, "", ""]).encode())
    return client


def answer_of(client: socket.socket) -> tuple[int, str]:
    said = b""
    with client:
        while data := client.recv(65536):
            said += data
    head, _, body = said.partition(b"\r\n\r\n")
    return int(head.split()[1]), str(json.loads(body)["code"])


def until_state(state: State) -> Recording:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if found := Recording.objects.filter(state=state).first():
            return found
        time.sleep(0.05)
    raise TimeoutError(state)


def test_a_recording_is_on_its_way_as_soon_as_its_headers_have_come(server: Server) -> None:
    table = a_stage()
    with begin_to_send(server, table, table.host.token, len(a_recording())) as client:
        begun = until_state(State.COMING)
        client.sendall(a_recording())
        until_state(State.WAITING)
    assert begun.person == UUID(table.host.id)


def test_one_that_breaks_off_is_refused_at_once(server: Server) -> None:
    table = a_stage()
    with begin_to_send(server, table, table.host.token, 100_000) as client:
        client.sendall(b"x" * 1000)
        until_state(State.COMING)
    assert until_state(State.REFUSED).why == "broken_off"
    host = through(server, table).host
    assert sends(host, table).status == 202


def test_whoever_may_not_tell_is_refused_before_the_body_is_sent(server: Server) -> None:
    table = a_stage()
    stranger = guest("Stranger")
    assert answer_of(begin_to_send(server, table, stranger.token, 4_000_000)) == (403, "not_seated")
    assert tells(table.host, table, None).status == 200
    refused = answer_of(begin_to_send(server, table, table.players[1].token, 4_000_000))
    assert refused == (409, "phase_over")
    assert not Recording.objects.exists()


def test_its_maker_alone_hears_on_their_own_socket_how_far_it_is(server: Server) -> None:
    table = a_stage()
    host = RemoteCaller(table.host, server)
    with server.watch_own(table.host) as own, server.watch_own(table.players[1]) as others:
        assert own.until_type("performances")["performances"] == []
        assert others.until_type("performances")["performances"] == []
        sent = sends(host, table).json["id"]
        states = [heard(own) for _ in range(1)]
        make(UUID(sent))
        while states[-1] != "ready":
            states.append(heard(own))
        assert set(states) <= {"coming", "waiting", "making", "ready"}
        assert tells(host, table, sent).status == 200
        others.until_type("turns")
        told = [one for one in others.told if one["type"] == "performances"]
        assert all(one["performances"] == [] for one in told)


def heard(own: Any) -> str:
    (now,) = own.until_type("performances")["performances"]
    return str(now["state"])


def test_a_hidden_clue_is_hidden_on_open_sockets_at_once(server: Server) -> None:
    table = a_stage()
    host = RemoteCaller(table.host, server)
    sent = sends(host, table).json["id"]
    make(UUID(sent))
    with server.watch(table.code, table.players[1]) as watcher:
        assert tells(host, table, sent).status == 200
        assert watcher.until(lambda one: phase_of(one) == "cards")["game"]["performance"]
        host.post(f"/games/{table.game}/hide-clue", {"turn": 1})
        hidden = watcher.until(lambda one: one.get("game", {}).get("clue_hidden") is True)
        assert hidden["game"]["performance"] is None
        assert sent not in json.dumps(hidden)


def phase_of(message: Any) -> str | None:
    game = message.get("game") or {}
    return game.get("phase") if message["type"] == "game" else None
