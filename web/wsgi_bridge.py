"""From an ASGI server to Django's WSGI handler, on a few threads that last.

Django's own ASGI handler costs several times what the WSGI handler does, and a thread that lasts
keeps its database connection. A body is read here, on the event loop, before a thread is taken:
somebody who sends slowly keeps no thread from the others. On a few paths bodies may be large:
such a body waits in a file, and only a few of them are taken in at the same time.
"""

import asyncio
import io
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from functools import lru_cache
from http import HTTPStatus
from queue import SimpleQueue
from typing import IO, Any, NamedTuple
from wsgiref.types import WSGIApplication

from web.problems import CONTENT_TYPE, Trouble, problem_body
from web.refusals import WebRefusal

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Environ = dict[str, Any]

UPLOADS_AT_ONCE = 4
UPLOAD_SECONDS = 300.0
BODY_SECONDS = 20.0

BODILESS = (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED)


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class WsgiBridge:
    """Serves HTTP by a WSGI application."""

    def __init__(
        self,
        application: WSGIApplication,
        *,
        threads: int,
        largest_body: int,
        uploads: Mapping[str, int] | None = None,
    ) -> None:
        self._application = application
        self._largest_body = largest_body
        self._uploads = uploads or {}
        """How large a body may be that is posted to these paths."""
        self._few = asyncio.Semaphore(UPLOADS_AT_ONCE)
        self._threads = Threads(threads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        largest = self._uploads.get(scope["path"]) if scope["method"] == "POST" else None
        if largest is not None:
            async with self._few:
                await self._take_upload(scope, receive, send, largest)
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(receive, self._largest_body)
        except TimeoutError:
            await _refuse_slow(send)
            return
        if body is not None:
            await self._answer(scope, send, io.BytesIO(body), len(body))

    async def _take_upload(self, scope: Scope, receive: Receive, send: Send, largest: int) -> None:
        with tempfile.SpooledTemporaryFile(max_size=self._largest_body) as file:
            try:
                async with asyncio.timeout(UPLOAD_SECONDS):
                    whole = await _write_body(receive, file, largest)
            except TimeoutError:
                await _refuse_slow(send)
                return
            if whole:
                length = file.tell()
                file.seek(0)
                await self._answer(scope, send, file, length)

    async def _answer(self, scope: Scope, send: Send, body: IO[bytes], length: int) -> None:
        environ = _environ(scope, body, length)
        answer = await self._threads.run(self._application, environ)
        start = {"type": "http.response.start", "status": answer.status, "headers": answer.headers}
        await send(start)
        await send({"type": "http.response.body", "body": answer.body})

    async def close(self) -> None:
        self._threads.end()


class Threads:
    """What an executor of the standard library does, at two thirds of the price."""

    def __init__(self, number: int) -> None:
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"http_{place}", daemon=True)
            for place in range(number)
        ]
        for thread in self._threads:
            thread.start()

    def run(self, application: WSGIApplication, environ: Environ) -> "asyncio.Future[Answer]":
        loop = asyncio.get_running_loop()
        task = Task(application, environ, loop, loop.create_future())
        self._tasks.put(task)
        return task.answer

    def end(self) -> None:
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while task := self._tasks.get():
            try:
                done: Answer | BaseException = _run(task.application, task.environ)
            except BaseException as error:
                done = error
            task.loop.call_soon_threadsafe(task.end, done)


class Task(NamedTuple):
    application: WSGIApplication
    environ: Environ
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Answer]"

    def end(self, done: Answer | BaseException) -> None:
        if self.answer.cancelled():
            return
        if isinstance(done, Answer):
            self.answer.set_result(done)
        else:
            self.answer.set_exception(done)


async def _refuse_slow(send: Send) -> None:
    """Ends the connection as well: the rest of the body may still be on its way."""
    headers = [
        (b"content-type", CONTENT_TYPE.encode()),
        (b"connection", b"close"),
    ]
    refusal = WebRefusal.REQUEST_TIMEOUT
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": problem_body(Trouble(refusal))})


async def _body(receive: Receive, largest: int) -> bytes | None:
    """The body, or none if its sender has gone; of one that is too large, one byte too many."""
    body = b""
    while len(body) <= largest:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body[: largest + 1]


async def _write_body(receive: Receive, file: IO[bytes], largest: int) -> bool:
    """Is it all there? Of one that is too large no more is kept than shows it."""
    while file.tell() <= largest:
        message = await receive()
        if message["type"] == "http.disconnect":
            return False
        file.write(message.get("body", b"")[: largest + 1 - file.tell()])
        if not message.get("more_body", False):
            break
    return True


def _environ(scope: Scope, body: IO[bytes], length: int) -> Environ:
    client, server = scope.get("client"), scope.get("server")
    return {
        **_headers(scope["headers"]),
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"].encode().decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "CONTENT_LENGTH": str(length),
        "REMOTE_ADDR": client[0] if client else "",
        "SERVER_NAME": server[0] if server else "localhost",
        "SERVER_PORT": str(server[1] if server else 80),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": body,
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }


def _headers(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for raw_name, raw_value in headers:
        if b"_" in raw_name:  # would pass for the same name with a hyphen, which proxies vouch for
            continue
        name = raw_name.decode("latin-1").upper().replace("-", "_")
        name = name if name == "CONTENT_TYPE" else f"HTTP_{name}"
        found.setdefault(name, []).append(raw_value.decode("latin-1"))
    return {
        name: ("; " if name == "HTTP_COOKIE" else ",").join(values)
        for name, values in found.items()
    }


def _run(application: WSGIApplication, environ: Environ) -> Answer:
    started: list[tuple[str, list[tuple[str, str]]]] = []

    def start_response(status: str, headers: list[tuple[str, str]], _: Any = None, /) -> Any:
        started.append((status, headers))

    chunks = application(environ, start_response)
    try:
        body = b"".join(chunks)
    finally:
        if close := getattr(chunks, "close", None):
            close()
    line, headers = started[-1]
    status = int(line.split(maxsplit=1)[0])
    raw = [_raw(*header) for header in headers]
    if status not in BODILESS and not any(name == b"content-length" for name, _ in raw):
        raw.append(_raw("Content-Length", str(len(body))))
    return Answer(status, raw, body)


def _raw(name: str, value: str) -> tuple[bytes, bytes]:
    return _raw_name(name), value.encode("latin-1")


@lru_cache(maxsize=1000)
def _raw_name(name: str) -> bytes:
    return name.lower().encode("latin-1")
