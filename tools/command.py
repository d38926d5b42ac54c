"""Runs somebody's command beside the servers, and hands signals on to it."""

import signal
import subprocess
import time
from collections.abc import Mapping
from types import FrameType

from tools.server_process import ServersError
from tools.signals import SIGNALS

REPEAT_SECONDS = 1.0
"""A signal that comes again this soon is the same one, sent by `make`, say."""


class Command:
    """A command, and the signals that reach it through us.

    Usually it runs in a session of its own: a Ctrl-C comes from us and not from the terminal as
    well. In our terminal it can ask for a line or a password, and has its Ctrl-C from there alone.
    Our handler never raises, so nothing breaks into the starting or stopping of the servers.
    """

    def __init__(self, *, in_our_terminal: bool = False) -> None:
        self._in_our_terminal = in_our_terminal
        self._process: subprocess.Popen[bytes] | None = None
        self._pending: list[int] = []
        self._last: dict[int, float] = {}

    def handle_signals(self) -> None:
        for number in SIGNALS:
            signal.signal(number, self._on_signal)

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        now = time.monotonic()
        repeated = now - self._last.get(number, 0.0) < REPEAT_SECONDS
        self._last[number] = now
        if self._process is None:
            self._pending.append(number)
        elif not repeated and not (self._in_our_terminal and number == signal.SIGINT):
            self._process.send_signal(number)

    def run(self, arguments: list[str], environment: Mapping[str, str]) -> int:
        """The exit code, as a shell would tell it."""
        if self._pending:
            return 128 + self._pending[0]
        try:
            self._process = subprocess.Popen(  # noqa: S603 (running it is what we were asked for)
                arguments, env=environment, start_new_session=not self._in_our_terminal
            )
        except OSError as error:
            raise ServersError(f"{arguments[0]}: {error.strerror}") from None
        for number in self._pending:
            self._process.send_signal(number)
        code = self._process.wait()
        return code if code >= 0 else 128 - code
