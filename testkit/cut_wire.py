"""A wire to a server that is cut, falls silent or loses an answer when a test says so."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread

from testkit.frayed_wire import hang_up, pieces


class CutWire:
    """A port that passes on to a server's, as long as the wire is whole."""

    def __init__(self, port: int) -> None:
        self.leads_to = port
        """The server's port; the wire may lead to another one after it was cut."""
        self._whole, self._heard = Event(), Event()
        self._whole.set()
        self._heard.set()
        self._losing = b""
        self._lost = Event()
        self._ends: set[socket.socket] = set()
        self._lock = Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """All connections break, and no other comes about."""
        with self._lock:
            self._whole.clear()
            hang_up(*self._ends)
            self._ends.clear()

    def mend(self) -> None:
        self._whole.set()

    def fall_silent(self) -> None:
        """Connections stay and say nothing any more, as those of a phone that lost its mast."""
        self._heard.clear()

    def speak(self) -> None:
        """Say all that was to be said meanwhile."""
        self._heard.set()

    def forget(self) -> None:
        """The connections of now stay, and are silent for ever; new ones are not."""
        with self._lock:
            self._heard.clear()
            self._heard = Event()
            self._heard.set()

    def cut_at_answer(self, request: str) -> None:
        """The next such request reaches the server, and the wire is cut before it is answered."""
        self._lost.clear()
        self._losing = request.encode()

    def wait_until_cut(self) -> None:
        assert self._lost.wait(30), "No such request came."

    def serve(self) -> None:
        with suppress(OSError):  # which ends it
            while True:
                near, _ = self._listener.accept()
                Thread(target=self._connect, args=(near,), daemon=True).start()

    def close(self) -> None:
        self.cut()
        self._heard.set()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _connect(self, near: socket.socket) -> None:
        with self._lock:
            if not self._whole.is_set():
                hang_up(near)
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.leads_to))
            except OSError:
                hang_up(near)
                return
            self._ends |= {near, far}
            heard, losing = self._heard, Event()
        for pump, ends in ((self._up, (near, far)), (self._down, (far, near))):
            Thread(target=pump, args=(*ends, heard, losing), daemon=True).start()

    def _up(self, near: socket.socket, far: socket.socket, heard: Event, losing: Event) -> None:
        for piece in pieces(near):
            heard.wait()
            if self._losing and piece.startswith(self._losing):
                self._losing = b""
                losing.set()
            with suppress(OSError):
                far.sendall(piece)
        self._part(near, far)

    def _down(self, far: socket.socket, near: socket.socket, heard: Event, losing: Event) -> None:
        for piece in pieces(far):
            heard.wait()
            if losing.is_set():
                self.cut()
                self._lost.set()
                break
            with suppress(OSError):
                near.sendall(piece)
        self._part(near, far)

    def _part(self, *ends: socket.socket) -> None:
        with self._lock:
            self._ends -= set(ends)
        hang_up(*ends)


@contextmanager
def cut_wire(port: int) -> Iterator[CutWire]:
    wire = CutWire(port)
    Thread(target=wire.serve, daemon=True).start()
    try:
        yield wire
    finally:
        wire.close()
