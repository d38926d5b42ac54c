"""The HTTP protocol of the server: uvicorn's, with bounds on all that is not body.

uvicorn's own protocol takes in any number of header lines of any length, and waits for the rest of
a request for ever.
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

MOST_HEADERS = 100
LARGEST_HEAD = 64 * 1024
"""Bytes of request line and headers."""
OVERHEAD_PER_BYTE = 8
"""Bytes of chunk framing that a chunked body may have for each of its bytes."""
HEAD_SECONDS = 10.0
"""The time from the opening of a connection, or the first byte of a request, to its last header."""


class HeadTooLarge(Exception):
    """The headers of a request are too many or too long."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """One connection, which is closed early where a request goes beyond the bounds."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._headers_seen = 0
        self._head_size = 0
        self._bytes_beside_body = 0
        self._allowed = LARGEST_HEAD
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_head_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._bytes_beside_body += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._bytes_beside_body > self._allowed:
            self._refuse_head()
        elif self._waits_without_end():
            self._start_head_timer()

    def _waits_without_end(self) -> bool:
        """True where a few bytes have ended uvicorn's time for idle connections and begun nothing.

        They may be line breaks between two requests, or the rest of a body that was answered.
        """
        timers = (self._head_timer, self.timeout_keep_alive_task)
        return (
            timers == (None, None)
            and not self._is_answering()
            and self.transport.get_protocol() is self  # a socket has a protocol of its own
        )

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headers_seen = 0
        self._head_size = 0
        self._allowed = LARGEST_HEAD
        self._start_head_timer()

    def on_url(self, url: bytes) -> None:
        self._head_size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers_seen += 1
        self._head_size += len(name) + len(value)
        if self._is_head_too_large():
            raise HeadTooLarge
        super().on_header(name, value)

    def _is_head_too_large(self) -> bool:
        return self._headers_seen > MOST_HEADERS or self._head_size > LARGEST_HEAD

    def on_headers_complete(self) -> None:
        self._stop_head_timer()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._bytes_beside_body -= len(body)
        self._allowed += OVERHEAD_PER_BYTE * len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._bytes_beside_body = 0
        super().on_message_complete()

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
            body = problem_body(trouble)
            lines = (
                STATUS_LINE[trouble.refusal.status],
                f"content-type: {CONTENT_TYPE}\r\n".encode(),
                f"content-length: {len(body)}\r\n".encode(),
                b"connection: close\r\n\r\n",
            )
            self.transport.write(b"".join((*lines, body)))
        self.transport.close()

    def _start_head_timer(self) -> None:
        self._stop_head_timer()
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._end_slow_head)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _end_slow_head(self) -> None:
        self._head_timer = None
        if self._is_answering():
            self._start_head_timer()
        elif self._bytes_beside_body:
            self._refuse(Trouble(WebRefusal.REQUEST_TIMEOUT))
        else:  # browsers connect beforehand, and take no answer to what they didn't ask
            self.transport.close()
