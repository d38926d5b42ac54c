"""The bridge from the server's events to Django's handler."""

import asyncio
import threading
from typing import Any

import pytest

from web import wsgi_bridge as bridges
from web.wsgi_bridge import WsgiBridge

LARGEST = 100
LARGEST_UPLOAD = 1_000


def application(environ: dict[str, Any], start_response: Any) -> list[bytes]:
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("X-Thread", threading.current_thread().name)])
    told = [environ[key] for key in ("REQUEST_METHOD", "PATH_INFO", "QUERY_STRING")]
    more = [environ.get("HTTP_X_SAID", "-"), environ["CONTENT_LENGTH"], body.decode()]
    return [" ".join([*told, *more]).encode()]


def ask(*messages: dict[str, Any], threads: int = 1, **scope: Any) -> list[dict[str, Any]]:
    uploads = {"/upload": LARGEST_UPLOAD}
    bridge = WsgiBridge(application, threads=threads, largest_body=LARGEST, uploads=uploads)
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


def test_on_a_path_for_uploads_a_body_may_be_larger() -> None:
    pieces = [chunk(b"x" * 60, more=True)] * 9
    _, body = ask(*pieces, chunk(b"y"), path="/upload")
    assert body["body"].endswith(b"541 " + b"x" * 540 + b"y")


def test_there_too_no_more_is_kept_than_shows_that_it_is_too_large() -> None:
    _, body = ask(*[chunk(b"x" * 600, more=True)] * 3, path="/upload")
    assert f" {LARGEST_UPLOAD + 1} ".encode() in body["body"]


def test_only_what_is_posted_there_may_be_larger() -> None:
    _, body = ask(*[chunk(b"x" * 60, more=True)] * 9, path="/upload", method="PUT")
    assert f" {LARGEST + 1} ".encode() in body["body"]


def test_whoever_goes_during_an_upload_is_not_answered() -> None:
    gone = {"type": "http.disconnect"}
    assert ask(chunk(b"half", more=True), gone, path="/upload") == []


def test_whoever_never_ends_an_upload_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridges, "UPLOAD_SECONDS", 0.05)
    answers = uploads_at_once([b"slow"])
    assert [answer["status"] for answer in answers] == [408]


def test_uploads_wait_for_each_other_and_others_do_not_wait() -> None:
    """One more than there is room for comes in; a short question is answered all the same."""
    assert most_at_once(bridges.UPLOADS_AT_ONCE + 1) == bridges.UPLOADS_AT_ONCE


def uploads_at_once(bodies: list[bytes]) -> list[dict[str, Any]]:
    """The heads of the answers to uploads whose ends never come."""
    bridge = WsgiBridge(application, threads=1, largest_body=LARGEST, uploads={"/upload": 10})
    sent: list[dict[str, Any]] = []

    async def one(body: bytes) -> None:
        coming = iter([chunk(body, more=True)])

        async def receive() -> dict[str, Any]:
            for message in coming:
                return message
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Any) -> None:
            sent.append(message)

        await bridge({**SCOPE, "path": "/upload"}, receive, send)

    async def all_of_them() -> None:
        await asyncio.gather(*map(one, bodies))

    asyncio.run(all_of_them())
    return [message for message in sent if message["type"] == "http.response.start"]


def most_at_once(number: int) -> int:
    """How many of so many uploads are taken in together while a question is answered."""
    bridge = WsgiBridge(application, threads=1, largest_body=LARGEST, uploads={"/upload": 10})
    coming_in, answered = [], []

    async def upload() -> None:
        begun = False

        async def receive() -> dict[str, Any]:
            nonlocal begun
            if not begun:
                begun = True
                coming_in.append(1)
                return chunk(b"x", more=True)
            await go_on.wait()
            return chunk(b"y")

        async def send(message: Any) -> None:
            answered.append(message)

        await bridge({**SCOPE, "path": "/upload"}, receive, send)

    async def scene() -> int:
        tasks = [asyncio.create_task(upload()) for _ in range(number)]
        for _ in range(50):
            await asyncio.sleep(0)
        first: list[Any] = []

        async def receive() -> dict[str, Any]:
            return chunk(b"")

        async def send(message: Any) -> None:
            first.append(message)

        await bridge(SCOPE, receive, send)
        assert first[0]["status"] == 200
        most = len(coming_in)
        go_on.set()
        await asyncio.gather(*tasks)
        assert len(answered) == 2 * number
        return most

    go_on = asyncio.Event()
    return asyncio.run(scene())


def test_whoever_has_gone_is_not_answered() -> None:
    assert ask(chunk(b"half", more=True), {"type": "http.disconnect"}) == []
