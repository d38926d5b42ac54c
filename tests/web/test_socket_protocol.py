"""Whoever asks for a socket in the last moment of a server is told to come again."""

import asyncio
import json
import socket
import threading
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from web.socket_protocol import LastingSocketProtocol


class Socket:
    """An application that lets nobody in before it is told to."""

    def __init__(self, *, lets_in: bool) -> None:
        self.came = threading.Event()
        self._lets_in = lets_in

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if self._lets_in:
            await send({"type": "websocket.accept"})
        self.came.set()
        await receive()


class Ending:
    """A server that ends once somebody has come."""

    def __init__(self, application: Socket) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(
            application,
            ws=LastingSocketProtocol,
            lifespan="off",
            log_config=None,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._application = application
        self._serving = threading.Thread(target=self._serve)
        self._ending = threading.Thread(target=self._end)

    def _serve(self) -> None:
        asyncio.run(self._server.serve([self.listening]))

    def _end(self) -> None:
        assert self._application.came.wait(20)
        self._server.should_exit = True

    def __enter__(self) -> str:
        self._serving.start()
        self._ending.start()
        return f"ws://127.0.0.1:{self.listening.getsockname()[1]}/ws/rooms/ABC"

    def __exit__(self, *_: object) -> None:
        self._ending.join()
        self._serving.join()
        self.listening.close()


def test_a_handshake_that_is_not_over_is_answered_as_by_a_server_that_drains() -> None:
    with (
        Ending(Socket(lets_in=False)) as url,
        pytest.raises(InvalidStatus) as refused,
        connect(url),
    ):
        pass
    answer = refused.value.response
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "1"
    assert answer.headers["content-type"] == "application/problem+json"
    assert json.loads(answer.body or b"")["code"] == "draining"


def test_a_socket_that_is_open_is_closed_as_ever() -> None:
    with (
        Ending(Socket(lets_in=True)) as url,
        connect(url) as there,
        pytest.raises(ConnectionClosed) as closed,
    ):
        there.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
