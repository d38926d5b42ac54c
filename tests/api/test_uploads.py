"""Uploads to a running server: refused by their headers, and no burden to anybody else."""

import json
import socket
from collections.abc import Iterator

import pytest
from django.conf import settings

from accounts.models import Account
from testkit.api_callers import Caller, guest
from testkit.imported_decks import deck_json, pictures, zipped
from testkit.web_server import RemoteCaller, Server, running_server

DECKS = settings.DECKS_PATH
ADMIN = settings.ADMIN_UPLOAD_PATH


@pytest.fixture(scope="module")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("uploads")
    with running_server(folder / "log", PICTURES_FOLDER=str(folder / "pictures")) as running:
        yield running


@pytest.fixture(autouse=True)
def _committed(committed_db: None) -> None:
    pass


def member(name: str = "Ana") -> Caller:
    caller = guest(name)
    Account.objects.filter(pk=caller.id).update(is_guest=False)
    return caller


def begin_upload(
    server: Server, token: str = "", path: str = DECKS, length: int = 60_000_000, *headers: str
) -> socket.socket:
    """A connection on which an upload has been announced, but none of its body sent."""
    client = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    lines = [
        f"POST {path} HTTP/1.1",
        "Host: localhost",
        "Origin: https://elsewhere.example",
        "Accept-Language: da",
        "Content-Type: application/zip",
        f"Content-Length: {length}",
        *([f"Authorization: Bearer {token}"] if token else []),
        *headers,
    ]
    client.sendall("\r\n".join([*lines, "", ""]).encode())
    return client


def read_answer(client: socket.socket) -> tuple[int, str, bytes]:
    """The status, the head and the body of an answer after which the server hangs up."""
    answer = b""
    while data := client.recv(65536):
        answer += data
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), head.decode().lower(), body


def refusal(client: socket.socket) -> tuple[int, str]:
    with client:
        status, head, body = read_answer(client)
    assert "connection: close" in head
    assert "application/problem+json" in head
    assert "content-language: da" in head
    return status, str(json.loads(body)["code"])


def test_whoever_may_bring_no_deck_is_refused_before_the_body_is_sent(server: Server) -> None:
    assert refusal(begin_upload(server)) == (401, "not_signed_in")
    assert refusal(begin_upload(server, "made-up")) == (401, "bad_token")
    assert refusal(begin_upload(server, guest("Ana").token)) == (403, "not_as_a_guest")
    assert refusal(begin_upload(server, path=ADMIN))[0] == 403
    assert refusal(begin_upload(server, member().token, ADMIN))[0] == 403


def test_whoever_sends_all_the_same_reads_the_refusal(server: Server) -> None:
    client = begin_upload(server, length=500_000)
    client.sendall(b"x" * 500_000)
    assert refusal(client) == (401, "not_signed_in")


def test_nobody_brings_two_decks_at_once(server: Server) -> None:
    ana = member()
    with begin_upload(server, ana.token, DECKS, 100, "Expect: 100-continue") as first:
        assert first.recv(65536).startswith(b"HTTP/1.1 100")
        first.sendall(b"x" * 99)
        assert refusal(begin_upload(server, ana.token)) == (429, "too_many_requests")
        first.sendall(b"x")
        assert first.recv(65536).startswith(b"HTTP/1.1 400")


def test_a_deck_comes_in_through_the_server(server: Server) -> None:
    ana = RemoteCaller(member(), server)
    answer = ana.uploads("/decks", zipped(pictures() | deck_json()))
    assert answer.status == 201, answer
