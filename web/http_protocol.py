"""The HTTP protocol of the server: uvicorn's, with bounds on all that is not body.

uvicorn's own protocol takes in any number of header lines of any length, and waits for the rest of
a request for ever. It also starts a timer after each answer, which the next request cancels; that
has the event loop go round once more just as a thread takes the request up. Here each connection
has one timer, which looks at what it waits for by then.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from web.problems import CONTENT_TYPE, Trouble, problem_body
from web.refusals import NOT_HTTP, WebRefusal
from web.wsgi_bridge import BODY_HAS_COME

MOST_HEADERS = 100
LARGEST_HEAD = 64 * 1024
"""Bytes of request line and headers."""
OVERHEAD_PER_BYTE = 8
"""Bytes of chunk framing that a chunked body may have for each of its bytes."""
HEAD_SECONDS = 10.0
"""The time from the opening of a connection, or the first byte of a request, to its last header."""


def last_answer(trouble: Trouble) -> bytes:
    """A refusal as it goes over a connection that is closed after it."""
    body = problem_body(trouble)
    headers = {
        "content-type": CONTENT_TYPE,
        "content-length": len(body),
        **trouble.headers,
        "connection": "close",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[trouble.refusal.status] + head.encode() + b"\r\n" + body


class HeadTooLarge(Exception):
    """The headers of a request are too many or too long."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection, which is closed early where a request goes beyond the bounds."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.url = b""
        self.headers = []
        self._bytes_beside_body = 0
        self._allowed = LARGEST_HEAD
        self._waits_until: float | None = None
        """The time at which the connection ends unless what it waits for has come; none while a
        request is answered."""
        self._is_idle = False
        """True from an answer to the next byte."""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._bytes_beside_body += len(data)
        if self._is_idle:
            self._is_idle, self._waits_until = False, None
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._bytes_beside_body > self._allowed or len(self.headers) > MOST_HEADERS:
            self._refuse_head()
        elif self._waits_without_end():
            self._wait_for(HEAD_SECONDS)

    def _waits_without_end(self) -> bool:
        """True where bytes have ended the time of an idle connection, and brought no whole head.

        They may be a part of one, line breaks between two requests, or the rest of a body that was
        answered.
        """
        return (
            self._waits_until is None
            and not self._is_answering()
            and self.transport.get_protocol() is self  # a socket has a protocol of its own
        )

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._allowed = LARGEST_HEAD
        if self._waits_until is not None:  # the connection has begun to ask in time
            self._wait_for(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._waits_until = None
        if self._is_head_too_large():
            raise HeadTooLarge
        super().on_headers_complete()

    def _is_head_too_large(self) -> bool:
        """True beyond the bounds, also for a head that is not complete."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        return len(self.headers) > MOST_HEADERS or size > LARGEST_HEAD

    def on_body(self, body: bytes) -> None:
        self._bytes_beside_body -= len(body)
        self._allowed += OVERHEAD_PER_BYTE * len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._bytes_beside_body = 0
        self.scope[BODY_HAS_COME] = True  # type: ignore[literal-required]
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leaves the connection to a socket's protocol; nothing of this one is to outlive it."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answers what uvicorn's parser could not read, in the form of all other refusals."""
        if self._is_head_too_large():
            self._refuse_head()
        else:
            self._refuse(Trouble(WebRefusal.MALFORMED, {"reason": NOT_HTTP}))

    def _refuse_head(self) -> None:
        self._refuse(Trouble(WebRefusal.HEADERS_TOO_LARGE))

    def _refuse(self, trouble: Trouble) -> None:
        """Closes the connection, with an answer unless one is under way."""
        if not self._is_answering():
            self.transport.write(last_answer(trouble))
        self.transport.close()

    def on_response_complete(self) -> None:
        """Goes on with the next request, or waits for one; uvicorn's has a timer for each."""
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        else:
            self._is_idle = True
            self._wait_for(self.timeout_keep_alive)

    def _wait_for(self, seconds: float) -> None:
        """Ends the connection after that time, unless it waits for something else by then.

        A timer that runs already is left alone if it ends in time to look again.
        """
        self._waits_until = self.loop.time() + seconds
        if self._timer is None or self._timer.when() > self._waits_until:
            self._start_timer(seconds)

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._look)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._waits_until is None:
            return
        left = self._waits_until - self.loop.time()
        if left > 0:
            self._start_timer(left)
        else:
            self._end_wait()

    def _end_wait(self) -> None:
        if self._bytes_beside_body:
            self._refuse(Trouble(WebRefusal.REQUEST_TIMEOUT))
        else:  # browsers connect beforehand, and take no answer to what they didn't ask
            self.transport.close()
