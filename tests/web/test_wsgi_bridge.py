"""The bridge from the server's events to Django's handler."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import pytest

from web import uploads
from web.uploads import UPLOAD_REFUSED, USUAL_BOUNDS, UploadBounds, UploadPath, only
from web.wsgi_bridge import BODY_HAS_COME, LINGER_BYTES, WsgiBridge

LARGEST = 100
LARGEST_UPLOAD = 1_000


def application(environ: dict[str, Any], start_response: Any) -> list[bytes]:
    body = environ["wsgi.input"].read()
    refused = type(environ.get(UPLOAD_REFUSED)).__name__
    start_response("200 OK", [("X-Thread", threading.current_thread().name), ("X-No", refused)])
    told = [environ[key] for key in ("REQUEST_METHOD", "PATH_INFO", "QUERY_STRING")]
    more = [environ.get("HTTP_X_SAID", "-"), environ["CONTENT_LENGTH"], body.decode()]
    return [" ".join([*told, *more]).encode()]


def account_of(environ: Mapping[str, Any]) -> str | None:
    """The account that a header names."""
    account: str | None = environ.get("HTTP_X_ACCOUNT")
    if account == "unknown":
        raise LookupError
    return account


def a_bridge(threads: int = 1, bounds: UploadBounds = USUAL_BOUNDS) -> WsgiBridge:
    paths = {only("/upload"): UploadPath(LARGEST_UPLOAD, account_of, bounds=bounds)}
    return WsgiBridge(application, threads=threads, largest_body=LARGEST, uploads=paths)


def ask(*messages: dict[str, Any], threads: int = 1, **scope: Any) -> list[dict[str, Any]]:
    bridge = a_bridge(threads)
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


@pytest.mark.parametrize(("seconds", "status"), [(0.0, 200), (0.5, 408)])
def test_a_body_has_its_time_to_come(
    seconds: float, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.wsgi_bridge.BODY_SECONDS", 0.1)
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(seconds)
        return chunk(b"late")

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(a_bridge()(SCOPE, receive, send))
    assert sent[0]["status"] == status


def test_a_body_that_has_come_needs_no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("asyncio.timeout")
    start, _ = ask(chunk(b"ab"), **{BODY_HAS_COME: True})
    assert start["status"] == 200


# Uploads

ANA: dict[str, Any] = {"path": "/upload", "headers": [(b"x-account", b"ana")]}


def test_on_a_path_for_uploads_a_body_may_be_larger() -> None:
    pieces = [chunk(b"x" * 60, more=True)] * 9
    _, body = ask(*pieces, chunk(b"y"), **ANA)
    assert body["body"].endswith(b"541 " + b"x" * 540 + b"y")


def test_there_too_no_more_is_kept_than_shows_that_it_is_too_large() -> None:
    _, body = ask(*[chunk(b"x" * 600, more=True)] * 3, **ANA)
    assert f" {LARGEST_UPLOAD + 1} ".encode() in body["body"]


def test_only_what_is_posted_there_may_be_larger() -> None:
    _, body = ask(*[chunk(b"x" * 60, more=True)] * 9, **ANA, method="PUT")
    assert f" {LARGEST + 1} ".encode() in body["body"]


def test_whoever_goes_during_an_upload_is_not_answered() -> None:
    gone = {"type": "http.disconnect"}
    assert ask(chunk(b"half", more=True), gone, **ANA) == []


class Sent(NamedTuple):
    """A message of the bridge, and the pieces of the body that it had taken by then."""

    taken: int
    message: Any


class Upload:
    """An upload whose pieces come when they are wanted; after the last none comes any more."""

    def __init__(self, account: str, address: str, pieces: int = 1, seconds: float = 0) -> None:
        named = [(b"x-account", account.encode())] if account else []
        self._scope = {**SCOPE, "path": "/upload", "headers": named, "client": (address, 1)}
        self._left, self._seconds = pieces, seconds
        self.taken = 0
        self.sent: list[Sent] = []
        self.go_on = asyncio.Event()

    @property
    def refusal(self) -> str:
        headers = dict(self.sent[0].message["headers"])
        assert headers[b"connection"] == b"close"
        return str(headers[b"x-no"].decode())

    async def to(self, bridge: WsgiBridge) -> None:
        await bridge(self._scope, self._receive, self._send)

    async def _receive(self) -> dict[str, Any]:
        await asyncio.sleep(self._seconds)
        if self.taken == self._left:
            await self.go_on.wait()
            return chunk(b"")
        self.taken += 1
        return chunk(b"xxxxx", more=True)

    async def _send(self, message: Any) -> None:
        self.sent.append(Sent(self.taken, message))


def meanwhile(
    scene: Callable[[WsgiBridge], Awaitable[None]], bounds: UploadBounds = USUAL_BOUNDS
) -> None:
    async def play() -> None:
        await scene(a_bridge(bounds=bounds))

    asyncio.run(play())


async def begun(bridge: WsgiBridge, *those: Upload) -> list["asyncio.Task[None]"]:
    """Tasks of the uploads, all of which have come as far as they come by themselves."""
    tasks = [asyncio.create_task(upload.to(bridge)) for upload in those]
    for _ in range(20):
        await asyncio.sleep(0.005)
    return tasks


async def ended(tasks: list["asyncio.Task[None]"], *those: Upload) -> None:
    for upload in those:
        upload.go_on.set()
    await asyncio.gather(*tasks)


@pytest.mark.parametrize(("account", "refusal"), [("", "NoneType"), ("unknown", "LookupError")])
def test_whoever_may_not_upload_is_answered_before_the_body_is_read(
    account: str, refusal: str
) -> None:
    async def scene(bridge: WsgiBridge) -> None:
        stranger = Upload(account, "192.0.2.1")
        stranger.go_on.set()
        await stranger.to(bridge)
        assert [sent.taken for sent in stranger.sent][:2] == [0, 0]
        assert stranger.refusal == refusal
        assert b" - 0 " in stranger.sent[1].message["body"]

    meanwhile(scene)


def test_little_is_read_of_what_has_been_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.wsgi_bridge.LINGER_BYTES", 20)

    async def scene(bridge: WsgiBridge) -> None:
        stranger = Upload("", "192.0.2.1", pieces=1_000)
        await stranger.to(bridge)
        assert stranger.taken == 5
        assert LINGER_BYTES < 10**7

    meanwhile(scene)


def test_strangers_keep_no_slot_from_others() -> None:
    async def scene(bridge: WsgiBridge) -> None:
        strangers = [Upload("", f"192.0.2.{n}") for n in range(3 * USUAL_BOUNDS.at_once)]
        tasks = await begun(bridge, *strangers)
        ana = Upload("ana", "192.0.2.200")
        ana.go_on.set()
        await asyncio.wait_for(ana.to(bridge), 1)
        assert ana.sent[1].message["body"].endswith(b" 5 xxxxx")
        await ended(tasks, *strangers)

    meanwhile(scene)


def test_nobody_uploads_twice_at_once() -> None:
    async def scene(bridge: WsgiBridge) -> None:
        first, again = Upload("ana", "192.0.2.1"), Upload("ana", "192.0.2.2")
        tasks = await begun(bridge, first)
        again.go_on.set()
        await again.to(bridge)
        assert (again.refusal, again.sent[1].taken) == ("Throttled", 0)
        await ended(tasks, first)
        after = Upload("ana", "192.0.2.1")
        await ended(await begun(bridge, after), after)
        assert after.sent[1].message["body"].endswith(b"xxxxx")

    meanwhile(scene)


@pytest.mark.parametrize("network", ["192.0.2.7", "2001:db8::{}"])
def test_few_upload_at_once_from_one_address(network: str) -> None:
    async def scene(bridge: WsgiBridge) -> None:
        first = [Upload(f"a{n}", network.format(n)) for n in range(USUAL_BOUNDS.by_address)]
        tasks = await begun(bridge, *first)
        more, elsewhere = Upload("b", network.format("b")), Upload("c", "198.51.100.1")
        more.go_on.set()
        await more.to(bridge)
        assert more.refusal == "Throttled"
        tasks += await begun(bridge, elsewhere)
        assert elsewhere.taken == 1
        await ended(tasks, *first, elsewhere)

    meanwhile(scene)


def test_uploads_wait_for_each_other_but_not_in_a_long_line() -> None:
    async def scene(bridge: WsgiBridge) -> None:
        number = USUAL_BOUNDS.at_once + USUAL_BOUNDS.waiting
        several = [Upload(f"a{n}", f"192.0.2.{n}") for n in range(number)]
        tasks = await begun(bridge, *several)
        assert sum(upload.taken for upload in several) == USUAL_BOUNDS.at_once
        late = Upload("late", "192.0.2.99")
        late.go_on.set()
        await late.to(bridge)
        assert late.refusal == "Busy"
        await ended(tasks, *several)
        assert all(upload.sent[1].message["body"].endswith(b"xxxxx") for upload in several)

    meanwhile(scene)


def test_other_requests_do_not_wait_for_uploads() -> None:
    async def scene(bridge: WsgiBridge) -> None:
        several = [Upload(f"a{n}", f"192.0.2.{n}") for n in range(USUAL_BOUNDS.at_once + 1)]
        tasks = await begun(bridge, *several)
        answers: list[Any] = []

        async def receive() -> dict[str, Any]:
            return chunk(b"")

        async def send(message: Any) -> None:
            answers.append(message)

        await bridge(SCOPE, receive, send)
        assert answers[0]["status"] == 200
        await ended(tasks, *several)

    meanwhile(scene)


@pytest.mark.parametrize(
    ("bounds", "pieces", "seconds"),
    [
        ({"seconds": 0.05}, 1, 0.0),
        ({"seconds": 0.2, "LEAST_RATE": 1}, 1_000, 0.01),
        ({"SLOW_SECONDS": 0.05, "LEAST_RATE": 1_000}, 1, 0.0),
        ({"SLOW_SECONDS": 0.05, "LEAST_RATE": 1_000}, 1_000, 0.02),
    ],
    ids=["nothing more comes", "all comes too late", "it stops", "it trickles"],
)
def test_whoever_uploads_too_slowly_is_sent_away(
    monkeypatch: pytest.MonkeyPatch, bounds: dict[str, float], pieces: int, seconds: float
) -> None:
    seconds_in_all = bounds.pop("seconds", USUAL_BOUNDS.seconds)
    for name, bound in bounds.items():
        monkeypatch.setattr(uploads, name, bound)

    async def scene(bridge: WsgiBridge) -> None:
        slow = Upload("ana", "192.0.2.1", pieces, seconds)
        await asyncio.wait_for(slow.to(bridge), 10)
        assert slow.sent[0].message["status"] == 408
        assert slow.taken < 200

    meanwhile(scene, USUAL_BOUNDS._replace(seconds=seconds_in_all))


def test_an_upload_goes_on_as_long_as_it_is_fast_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "SLOW_SECONDS", 0.1)
    monkeypatch.setattr(uploads, "LEAST_RATE", 10)

    async def scene(bridge: WsgiBridge) -> None:
        steady = Upload("ana", "192.0.2.1", pieces=20, seconds=0.02)
        steady.go_on.set()
        await steady.to(bridge)
        assert steady.sent[0].message["status"] == 200

    meanwhile(scene)


# What an upload notes as it begins


class Notes:
    """What a path has noted of uploads that began, and of which it heard that they are over."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.over: list[str] = []

    def path(self) -> UploadPath:
        return UploadPath(LARGEST_UPLOAD, account_of, begun=self._begin, broke_off=self._end)

    def _begin(self, environ: Mapping[str, Any], account: str) -> dict[str, Any]:
        if account == "late":
            raise LookupError
        self.begun.append(account)
        return {"HTTP_X_SAID": f"noted {account}"}

    def _end(self, noted: Mapping[str, Any]) -> None:
        self.over.append(noted["HTTP_X_SAID"])


def with_notes(upload: Upload) -> Notes:
    notes = Notes()
    paths = {only("/upload"): notes.path()}

    async def play() -> None:
        bridge = WsgiBridge(application, threads=1, largest_body=LARGEST, uploads=paths)
        upload.go_on.set()
        await upload.to(bridge)

    asyncio.run(play())
    return notes


def test_what_an_upload_notes_as_it_begins_comes_with_its_request() -> None:
    ana = Upload("ana", "192.0.2.1")
    notes = with_notes(ana)
    assert notes.begun == ["ana"]
    assert b"noted ana" in ana.sent[1].message["body"]
    assert notes.over == ["noted ana"]


def test_an_upload_that_may_not_begin_is_refused_unread() -> None:
    late = Upload("late", "192.0.2.1")
    notes = with_notes(late)
    assert (late.refusal, late.sent[1].taken) == ("LookupError", 0)
    assert notes.over == []


def test_an_upload_that_breaks_off_is_known_to_be_over() -> None:
    notes = Notes()
    paths = {only("/upload"): notes.path()}
    coming = iter([chunk(b"half", more=True), {"type": "http.disconnect"}])

    async def receive() -> dict[str, Any]:
        return next(coming)

    async def send(message: Any) -> None:
        raise AssertionError(message)

    async def play() -> None:
        bridge = WsgiBridge(application, threads=1, largest_body=LARGEST, uploads=paths)
        await bridge({**SCOPE, **ANA}, receive, send)

    asyncio.run(play())
    assert (notes.begun, notes.over) == (["ana"], ["noted ana"])
