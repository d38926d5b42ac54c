"""Handles signals that ask a process to end, so that nothing is left half started or stopped."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def signals_as_exceptions() -> Iterator[Callable[[], None]]:
    """Let SIGTERM and SIGHUP, unless somebody handles them, raise an exception as Ctrl-C does.

    From the call of the function that is yielded to the end of the block, signals are held back.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    held: list[int] = []

    def hold(number: int, _frame: FrameType | None) -> None:
        held.append(number)

    def hold_back() -> None:
        for number in SIGNALS:
            signal.signal(number, hold)

    for number, handler in before.items():
        if handler is signal.SIG_DFL:
            signal.signal(number, _exit)
    try:
        yield hold_back
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for caught in held:
            signal.raise_signal(caught)


def _exit(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


@dataclass(frozen=True)
class StopRequest:
    """Somebody's request to end. Signals only note it, so they interrupt nothing."""

    made: threading.Event = field(default_factory=threading.Event)

    def on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.made.set()

    @contextmanager
    def by_signal(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.on_signal) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
