"""What one connection may send before its body: little, and soon."""

import asyncio
import gc
import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from web import http_protocol
from web.http_protocol import LARGEST_HEAD, MOST_HEADERS, BoundedHttpProtocol
from web.wsgi_bridge import BODY_HAS_COME

IDLE_SECONDS = 1
REQUEST = b"POST / HTTP/1.1\r\nHost: here\r\n"


async def count_body(scope: Any, receive: Any, send: Any) -> None:
    """Answers the length of the body, and a plus sign for one that was there from the start."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    here = b"+" if BODY_HAS_COME in scope else b""
    if scope["path"] == "/slow":
        await asyncio.sleep(1)
    length, more = 0, True
    while more:
        message = await receive()
        length += len(message.get("body", b""))
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": here + str(length).encode()})


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        count_body,
        http=BoundedHttpProtocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_keep_alive=IDLE_SECONDS,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()
    listening.close()


def exchange(port: int, *parts: bytes) -> bytes:
    """All that comes back until the server closes the connection or falls silent."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
        try:
            for part in parts:
                client.sendall(part)
        except (BrokenPipeError, ConnectionResetError):
            pass
        client.settimeout(2)
        return received(client)


def received(client: socket.socket) -> bytes:
    got = b""
    try:
        while data := client.recv(65536):
            got += data
    except (TimeoutError, ConnectionResetError):
        pass
    return got


def code_of(answer: bytes) -> str:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    return str(json.loads(body)["code"])


def test_as_many_headers_as_browsers_send_are_taken(port: int) -> None:
    lines = [b"X-%d: a\r\n" % number for number in range(MOST_HEADERS - 2)]
    answer = exchange(port, REQUEST, *lines, b"Connection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")


def test_too_many_headers_are_refused_as_soon_as_they_are_too_many(port: int) -> None:
    answer = exchange(port, REQUEST, b"A: b\r\n" * (MOST_HEADERS + 1))
    assert answer.startswith(b"HTTP/1.1 431")
    assert code_of(answer) == "headers_too_large"


def test_the_head_that_comes_in_one_piece_is_no_larger_either(port: int) -> None:
    fits = REQUEST + b"Connection: close\r\nA: " + b"a" * (LARGEST_HEAD - 1000) + b"\r\n\r\n"
    assert b"200" in exchange(port, fits)[:20]
    for start in (REQUEST + b"A: ", b"POST /"):
        rest = b" HTTP/1.1\r\nHost: here" if start == b"POST /" else b""
        answer = exchange(port, start + b"a" * (LARGEST_HEAD + 1000) + rest + b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize("start", [REQUEST + b"A: ", b"POST /", REQUEST + b"A"])
def test_no_line_of_the_head_is_longer_than_all_of_it_may_be(port: int, start: bytes) -> None:
    """The server stops reading at once: most of the 50 MB can't be sent any more."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
        client.sendall(start)
        sent = 0
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            for _ in range(50):
                client.sendall(b"a" * 2**20)
                sent += 2**20
        assert sent < 20 * 2**20


def test_lines_after_a_chunked_body_count_like_headers(port: int) -> None:
    head = REQUEST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    body = b"1\r\na\r\n0\r\n"
    assert b"200" in exchange(port, head, body, b"\r\n")
    assert b"200" not in exchange(port, head, body, b"A: b\r\n" * MOST_HEADERS, b"\r\n")


def test_a_body_may_be_much_larger_than_a_head(port: int) -> None:
    length = 20 * LARGEST_HEAD
    head = REQUEST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % length
    assert str(length).encode() in exchange(port, head, b"a" * length)


def test_a_chunked_body_of_single_bytes_is_taken(port: int) -> None:
    head = REQUEST + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunks = b"1\r\na\r\n" * LARGEST_HEAD
    assert exchange(port, head, chunks, b"0\r\n\r\n").endswith(b"\r\n\r\n5\r\n65536\r\n0\r\n\r\n")


def test_many_requests_on_one_connection_are_each_their_own(port: int) -> None:
    one = REQUEST + b"A: b\r\n" * (MOST_HEADERS // 2) + b"Content-Length: 0\r\n\r\n"
    last = REQUEST + b"Connection: close\r\nContent-Length: 0\r\n\r\n"
    assert exchange(port, *[one] * 300, last).count(b"HTTP/1.1 200") == 301


def test_a_body_is_here_once_its_last_byte_is(port: int) -> None:
    head = REQUEST + b"Connection: close\r\nContent-Length: 4\r\n\r\n"
    assert exchange(port, head + b"abcd").endswith(b"\r\n\r\n2\r\n+4\r\n0\r\n\r\n")
    with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
        client.sendall(head + b"ab")
        time.sleep(0.2)
        client.sendall(b"cd")
        assert received(client).endswith(b"\r\n\r\n1\r\n4\r\n0\r\n\r\n")


def test_each_of_several_requests_at_once_has_a_body_of_its_own(port: int) -> None:
    whole = REQUEST + b"Content-Length: 1\r\n\r\na"
    half = REQUEST + b"Connection: close\r\nContent-Length: 2\r\n\r\na"
    with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
        client.sendall(whole + half)
        time.sleep(0.2)
        client.sendall(b"b")
        answers = received(client).split(b"HTTP/1.1 200")
    assert [b"+" in answer for answer in answers] == [False, True, False]


def test_what_is_no_http_is_refused_in_the_form_of_all_refusals(port: int) -> None:
    answer = exchange(port, b"\x16\x03\x01 hello\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400")
    assert code_of(answer) == "malformed"


@pytest.mark.parametrize("half", [b"POST / HT", REQUEST, REQUEST + b"A: b"])
def test_who_does_not_finish_the_head_is_hung_up_on(
    port: int, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        client.sendall(half)
        assert code_of(received(client)) == "request_timeout"


def test_sending_a_little_now_and_then_gives_no_more_time(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.5)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        client.sendall(REQUEST)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            for number in range(300):
                client.sendall(b"X-%d: a\r\n" % (number % 50))
                time.sleep(0.05)


WHOLE = REQUEST + b"Content-Length: 0\r\n\r\n"


def test_a_connection_without_a_request_is_closed_without_an_answer(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        assert client.recv(1) == b""


def ask(client: socket.socket) -> None:
    client.sendall(WHOLE)
    answer = b""
    while not answer.endswith(b"\r\n0\r\n\r\n"):
        piece = client.recv(65536)
        assert piece
        answer += piece


def test_a_connection_lasts_as_long_as_it_is_asked_now_and_then(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        for _ in range(5):
            ask(client)
            time.sleep(0.4 * IDLE_SECONDS)
        ask(client)
        began = time.monotonic()
        assert client.recv(1) == b""
        assert time.monotonic() - began > 0.8 * IDLE_SECONDS


def test_not_every_request_starts_a_timer(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[float] = []
    start = BoundedHttpProtocol._start_timer

    def count(self: BoundedHttpProtocol, seconds: float) -> None:
        started.append(seconds)
        start(self, seconds)

    monkeypatch.setattr(BoundedHttpProtocol, "_start_timer", count)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        for _ in range(200):
            ask(client)
    assert 0 < len(started) < 50


def test_of_a_connection_that_became_a_socket_nothing_else_stays(port: int) -> None:
    handshake = (
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    before = protocols()
    with socket.create_connection(("127.0.0.1", port), timeout=5) as client:
        client.sendall(handshake)
        assert client.recv(65536).startswith(b"HTTP/1.1 101")
        assert protocols() - before == set()


def protocols() -> set[int]:
    """All that there are, by their ids."""
    gc.collect()
    return {id(one) for one in gc.get_objects() if type(one) is BoundedHttpProtocol}


@pytest.mark.parametrize("more", [b"\r\n", b"\r\n\r\n", b"G"])
def test_a_few_bytes_after_an_answer_keep_no_connection(
    port: int, more: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        client.sendall(WHOLE)
        assert client.recv(65536).startswith(b"HTTP/1.1 200")
        client.sendall(more)
        while client.recv(65536):
            pass


def test_a_request_begun_behind_another_does_not_cut_off_its_answer(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", port), timeout=30) as client:
        client.sendall(WHOLE.replace(b"POST /", b"POST /slow") + b"GE")
        assert client.recv(65536).startswith(b"HTTP/1.1 200")
