"""Works on the files of strangers in a process of its own, within bounds that the system keeps.

What decodes such a file may take all memory or time, or fall for a flaw. The process has no secrets
in its environment, lets all others have the CPU first, and is ended when it takes too much; the one
that asked goes on meanwhile.
"""

import os
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import DEVNULL, Popen, TimeoutExpired
from threading import Timer
from typing import NamedTuple

from web.sealing import end_with_parent

ROOT = Path(__file__).parents[1]
WITHOUT_SECRETS = {"DJANGO_SETTINGS_MODULE": "django.conf.global_settings"}
NICENESS = 10
MOST_OPEN_FILES = 64
LARGEST_ANSWER = 2**26
SECONDS_TO_END = 5.0


class SystemBounds(NamedTuple):
    """Bytes of address space, and seconds of CPU."""

    memory: int
    cpu_seconds: int


class ProcessEnded(Exception):
    """The process ended before it answered, or took too long and was ended."""

    def __init__(self, code: int | None) -> None:
        self.code = code
        super().__init__(code)

    @property
    def is_our_fault(self) -> bool:
        """True if it went by itself, as for a missing module, and not by a signal of the system."""
        return self.code is not None and self.code >= 0


Work = Callable[[bytes], bytes]
Ask = Callable[[bytes, float], bytes]


@contextmanager
def bounded_process(module: str, bounds: SystemBounds) -> Iterator[Ask]:
    """A function that has the module's process answer within some seconds.

    The process runs the module, which calls `answer_all`, and it ends with the context.
    """
    ours, theirs = Pipe()
    with ours:
        with theirs:
            number = theirs.fileno()
            process = Popen(  # noqa: S603 (our own command)
                [sys.executable, "-m", module, *map(str, (number, *bounds))],
                cwd=ROOT,
                env=WITHOUT_SECRETS,
                pass_fds=[number],
                stdin=DEVNULL,
                stdout=DEVNULL,
            )
        try:
            yield lambda asked, seconds: _answered(process, ours, asked, seconds)
        finally:
            process.kill()
            process.wait()


def _answered(
    process: "Popen[bytes]", connection: Connection, asked: bytes, seconds: float
) -> bytes:
    """The answer, unless the time is over first, be it in the middle of the answer."""
    end = Timer(seconds, process.kill)
    end.start()
    try:
        connection.send_bytes(asked)
        return connection.recv_bytes(LARGEST_ANSWER)
    except (EOFError, OSError):
        raise ProcessEnded(_code(process)) from None
    finally:
        end.cancel()


def _code(process: "Popen[bytes]") -> int | None:
    try:
        return process.wait(SECONDS_TO_END)
    except TimeoutExpired:
        return None


# In the process


def answer_all(work: Work, seal: Callable[[], None] = lambda: None) -> None:
    """Answers whatever is asked, at the socket and within the bounds that the arguments name."""
    number, *bounds = map(int, sys.argv[1:])
    end_with_parent()
    _bind(SystemBounds(*bounds))
    with Connection(number) as connection:
        seal()
        while (asked := _next(connection)) is not None:
            connection.send_bytes(work(asked))


def _bind(bounds: SystemBounds) -> None:
    for what, most in (
        (resource.RLIMIT_CPU, bounds.cpu_seconds),
        (resource.RLIMIT_AS, bounds.memory),
        (resource.RLIMIT_NOFILE, MOST_OPEN_FILES),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))
    os.nice(NICENESS)


def _next(connection: Connection) -> bytes | None:
    """The next message; None once there is nobody any more who asks."""
    try:
        return connection.recv_bytes()
    except EOFError:
        return None
