"""A wire to a server that frays: answers to moves get lost on it, and sockets break."""

import itertools
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from testkit.web_server import Server

MOVE = b"POST /api/v1/games/"
SOCKET = b"GET /ws/"
EACH = 3  # every third move loses its answer, though the server makes it
WORDS = 6  # the pieces that a socket lets through


class FrayedWire:
    """A port that passes on to a server's; `lost` answers and `broken` sockets are counted."""

    def __init__(self, server: Server) -> None:
        self.lost = self.broken = 0
        self._server = server
        self._moves = itertools.count(1)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]

    def serve(self) -> None:
        with suppress(OSError):  # which ends it
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._server.port))
                loses, follows = Event(), Event()
                for pump in (self._up, self._down):
                    Thread(target=pump, args=(near, far, loses, follows), daemon=True).start()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _up(self, near: socket.socket, far: socket.socket, loses: Event, follows: Event) -> None:
        for piece in pieces(near):
            if piece.startswith(MOVE) and next(self._moves) % EACH == 0:
                loses.set()
            if piece.startswith(SOCKET):
                follows.set()
            far.sendall(piece)
        hang_up(near, far)

    def _down(self, near: socket.socket, far: socket.socket, loses: Event, follows: Event) -> None:
        for number, piece in enumerate(pieces(far)):
            if loses.is_set():
                self.lost += 1
                break
            if follows.is_set() and number > WORDS:
                self.broken += 1
                break
            near.sendall(piece)
        hang_up(near, far)


def pieces(end: socket.socket) -> Iterator[bytes]:
    with suppress(OSError):
        while piece := end.recv(1 << 20):
            yield piece


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def frayed_wire(server: Server) -> Iterator[FrayedWire]:
    wire = FrayedWire(server)
    Thread(target=wire.serve, daemon=True).start()
    try:
        yield wire
    finally:
        wire.close()
