"""The bridge from the server's events to Django's handler."""

import asyncio
import threading
from typing import Any

from web.bridge import Bridge

LARGEST = 100


def application(environ: dict[str, Any], start_response: Any) -> list[bytes]:
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("X-Thread", threading.current_thread().name)])
    told = [environ[key] for key in ("REQUEST_METHOD", "PATH_INFO", "QUERY_STRING")]
    more = [environ.get("HTTP_X_SAID", "-"), environ["CONTENT_LENGTH"], body.decode()]
    return [" ".join([*told, *more]).encode()]


def ask(*messages: dict[str, Any], threads: int = 1, **scope: Any) -> list[dict[str, Any]]:
    bridge = Bridge(application, threads=threads, largest_body=LARGEST)
    coming = iter(messages)
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return next(coming)

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(bridge({**SCOPE, **scope}, receive, send))
    return sent


SCOPE: dict[str, Any] = {
    "type": "http",
    "method": "POST",
    "path": "/ø",
    "query_string": b"a=b",
    "headers": [],
    "http_version": "1.1",
    "scheme": "http",
    "client": ("192.0.2.1", 4000),
    "server": ("127.0.0.1", 8000),
}


def chunk(body: bytes, more: bool = False) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


def test_a_request_arrives_whole_and_its_answer_says_its_length() -> None:
    start, body = ask(chunk(b"ab", more=True), chunk(b"cd"), headers=[(b"x-said", b"hello")])
    text = "POST /ø a=b hello 4 abcd".encode().decode("latin-1").encode()
    assert body["body"].decode().encode("latin-1") == text.decode().encode("latin-1")
    assert start["status"] == 200
    assert (b"content-length", str(len(body["body"])).encode()) in start["headers"]


def test_headers_with_underscores_do_not_pass_for_others() -> None:
    _, body = ask(chunk(b""), headers=[(b"x_said", b"forged")])
    assert b" - 0 " in body["body"]


def test_a_header_that_comes_twice_is_one() -> None:
    _, body = ask(chunk(b""), headers=[(b"x-said", b"a"), (b"x-said", b"b")])
    assert b" a,b " in body["body"]


def test_no_more_of_a_body_is_kept_than_shows_that_it_is_too_large() -> None:
    _, body = ask(chunk(b"x" * 60, more=True), chunk(b"x" * 60, more=True))
    assert f" {LARGEST + 1} ".encode() in body["body"]


def test_whoever_has_gone_is_not_answered() -> None:
    assert ask(chunk(b"half", more=True), {"type": "http.disconnect"}) == []
