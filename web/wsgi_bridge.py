"""Connects an ASGI server to Django's WSGI handler, on a few lasting threads.

Django's own ASGI handler costs several times what the WSGI handler does, and a thread that lasts
keeps its database connection. A body is read here, on the event loop, before a thread is taken:
somebody who sends slowly keeps no thread from the others. On a few paths bodies may be large:
such a body waits in a file, within the bounds of web/uploads.py.
"""

import asyncio
import io
import re
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext, suppress
from functools import lru_cache
from http import HTTPStatus
from queue import SimpleQueue
from typing import IO, Any, Generic, NamedTuple, TypeVar
from wsgiref.types import WSGIApplication

from web.problems import CONTENT_TYPE, Trouble, problem_body
from web.refusals import WebRefusal
from web.uploads import UPLOAD_REFUSED, UploadPath, UploadsUnderWay, latest_end

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Environ = dict[str, Any]

Result = TypeVar("Result")

BODY_SECONDS = 20.0
BODY_HAS_COME = "dixit.body_has_come"
"""The key in a scope by which the server says that the whole body is here to be read."""
LINGER_SECONDS, LINGER_BYTES = 1.0, 2**20
"""The bounds of what is still read, and dropped, of an upload that has been refused."""

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
        uploads: Mapping[re.Pattern[str], UploadPath] | None = None,
    ) -> None:
        self._application = application
        self._largest_body = largest_body
        self._uploads = [
            UploadsOfPath(
                pattern,
                path,
                UploadsUnderWay(path.bounds),
                asyncio.Semaphore(path.bounds.at_once),
            )
            for pattern, path in (uploads or {}).items()
        ]
        self._threads = Threads(threads)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        uploads = self._uploads_at(scope["path"]) if scope["method"] == "POST" else None
        if uploads is not None:
            await self._take_upload(scope, receive, send, uploads)
            return
        try:
            async with _time_for_body(scope):
                body = await _body(receive, self._largest_body)
        except TimeoutError:
            await _refuse_slow(send)
            return
        if body is not None:
            await self._answer(scope, send, io.BytesIO(body), len(body))

    def _uploads_at(self, path: str) -> "UploadsOfPath | None":
        return next((one for one in self._uploads if one.pattern.fullmatch(path)), None)

    async def _take_upload(
        self, scope: Scope, receive: Receive, send: Send, uploads: "UploadsOfPath"
    ) -> None:
        """Looks at the headers before any of the body is read."""
        environ, path = _environ(scope, io.BytesIO(), 0), uploads.path
        async with AsyncExitStack() as held:
            noted: Environ = {}
            try:
                account = await self._threads.run(path.account_of, environ)
                if account is not None:
                    held.enter_context(uploads.under_way.count(account, environ["REMOTE_ADDR"]))
                    noted = await self._threads.run(path.begun, environ, account)
            except Exception as error:  # the application answers each as it always does
                account, environ[UPLOAD_REFUSED] = None, error
            if account is None:
                await self._answer_unread(environ, receive, send)
                return
            try:
                await held.enter_async_context(uploads.slots)
                await self._receive_upload(scope, receive, send, path, noted)
            finally:
                await self._threads.run(path.broke_off, noted)

    async def _receive_upload(
        self, scope: Scope, receive: Receive, send: Send, path: UploadPath, noted: Environ
    ) -> None:
        with tempfile.SpooledTemporaryFile(max_size=self._largest_body) as file:
            try:
                whole = await _write_body(receive, file, path.largest, path.bounds.seconds)
            except TimeoutError:
                await _refuse_slow(send)
                return
            if whole:
                length = file.tell()
                file.seek(0)
                await self._answer(scope, send, file, length, noted)

    async def _answer_unread(self, environ: Environ, receive: Receive, send: Send) -> None:
        """Has the application answer as if the body were empty, and closes the connection.

        Some of the body is read after the answer: a connection that is closed with bytes unread
        may take the answer with it.
        """
        answer = await self._threads.run(_run, self._application, environ)
        headers = [*answer.headers, (b"connection", b"close")]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body, "more_body": True})
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER_SECONDS):
                await _body(receive, LINGER_BYTES)
        await send({"type": "http.response.body", "body": b""})

    async def _answer(
        self,
        scope: Scope,
        send: Send,
        body: IO[bytes],
        length: int,
        noted: Mapping[str, Any] | None = None,
    ) -> None:
        environ = {**_environ(scope, body, length), **(noted or {})}
        answer = await self._threads.run(_run, self._application, environ)
        start = {"type": "http.response.start", "status": answer.status, "headers": answer.headers}
        await send(start)
        await send({"type": "http.response.body", "body": answer.body})

    async def close(self) -> None:
        self._threads.end()


class UploadsOfPath(NamedTuple):
    """The addresses of one kind of uploads, with those that are under way."""

    pattern: re.Pattern[str]
    path: UploadPath
    under_way: UploadsUnderWay
    slots: asyncio.Semaphore


class Threads:
    """A pool of threads, like an executor of the standard library at two thirds of its cost."""

    def __init__(self, number: int) -> None:
        self._tasks: SimpleQueue[Task[Any] | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"http_{place}", daemon=True)
            for place in range(number)
        ]
        for thread in self._threads:
            thread.start()

    def run(self, work: Callable[..., Result], *arguments: Any) -> "asyncio.Future[Result]":
        loop = asyncio.get_running_loop()
        task: Task[Result] = Task(work, arguments, loop, loop.create_future())
        self._tasks.put(task)
        return task.future

    def end(self) -> None:
        for _ in self._threads:
            self._tasks.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while task := self._tasks.get():
            try:
                result = task.work(*task.arguments)
            except BaseException as error:
                task.loop.call_soon_threadsafe(task.fail, error)
            else:
                task.loop.call_soon_threadsafe(task.succeed, result)


class Task(NamedTuple, Generic[Result]):
    work: Callable[..., Result]
    arguments: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Result]"

    def succeed(self, result: Result) -> None:
        if not self.future.cancelled():
            self.future.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.future.cancelled():
            self.future.set_exception(error)


async def _refuse_slow(send: Send) -> None:
    """Ends the connection as well: the rest of the body may still be on its way."""
    headers = [
        (b"content-type", CONTENT_TYPE.encode()),
        (b"connection", b"close"),
    ]
    refusal = WebRefusal.REQUEST_TIMEOUT
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": problem_body(Trouble(refusal))})


def _time_for_body(scope: Scope) -> AbstractAsyncContextManager[object]:
    """The bound of a body's time, but for one that is here: a timer is dearer than reading that."""
    return nullcontext() if BODY_HAS_COME in scope else asyncio.timeout(BODY_SECONDS)


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


async def _write_body(receive: Receive, file: IO[bytes], largest: int, seconds: float) -> bool:
    """Returns true once the body is complete. A body that is too large is kept only in part.

    Raises TimeoutError as soon as the body is later than an upload may be.
    """
    began = asyncio.get_running_loop().time()
    async with asyncio.timeout_at(latest_end(began, 0, seconds)) as bound:
        while file.tell() <= largest:
            message = await receive()
            if message["type"] == "http.disconnect":
                return False
            file.write(message.get("body", b"")[: largest + 1 - file.tell()])
            if not message.get("more_body", False):
                break
            bound.reschedule(latest_end(began, file.tell(), seconds))
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
    found: dict[str, str] = {}
    for raw_name, raw_value in headers:
        if b"_" in raw_name:  # would pass for the same name with a hyphen, which proxies vouch for
            continue
        name = raw_name.decode("latin-1").upper().replace("-", "_")
        name = name if name == "CONTENT_TYPE" else f"HTTP_{name}"
        value = raw_value.decode("latin-1")
        if name in found:
            value = f"{found[name]}{'; ' if name == 'HTTP_COOKIE' else ','}{value}"
        found[name] = value
    return found


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
