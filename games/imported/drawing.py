"""Draws the pictures of a deck in a process of its own, within bounds that the system keeps.

Pictures of strangers may make what decodes them take all memory or time, or fall for a flaw in it.
The process has no secrets in its environment, lets all others have the CPU first, and is ended
when it takes too much; the server goes on meanwhile.

    python -m games.imported.drawing FD    draws for `drawing_process`, at a socket
"""

import os
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any

import msgspec

from games.imported.errors import BadDeck, Fault, refuse
from games.imported.pictures import MOST_SECONDS_OF_DECK, Drawn, WorkBudget, redraw
from games.refusals import FaultKind
from web.bodies import printable

ROOT = Path(__file__).parents[2]
WITHOUT_SECRETS = {"DJANGO_SETTINGS_MODULE": "django.conf.global_settings"}
MOST_MEMORY = 2**30
"""Bytes of address space, several times what the largest picture needs."""
MOST_CPU_SECONDS = int(MOST_SECONDS_OF_DECK) + 30
"""The time after which the system ends the process, if its own budget has not."""
MOST_SECONDS_OF_PICTURE = 60.0
"""The time to wait for one picture, on a machine that is busy with others."""
NICENESS = 10


class Undrawn(msgspec.Struct, frozen=True, array_like=True):
    """A picture on its way to the process."""

    name: str
    content: bytes


class Result(msgspec.Struct, frozen=True, array_like=True):
    """The answer of the process: a picture in both sizes, or the names and facts of faults."""

    drawn: Drawn | None = None
    faults: tuple[tuple[str, dict[str, Any]], ...] = ()


Draw = Callable[[bytes, str], Drawn]


@contextmanager
def drawing_process() -> Iterator[Draw]:
    """A function like `redraw` that works in a new process, which ends with the context."""
    ours, theirs = Pipe()
    with ours:
        with theirs:
            number = theirs.fileno()
            process = Popen(  # noqa: S603 (our own command)
                [sys.executable, "-m", __name__, str(number)],
                cwd=ROOT,
                env=WITHOUT_SECRETS,
                pass_fds=[number],
                stdin=DEVNULL,
                stdout=DEVNULL,
            )
        try:
            yield lambda content, name: _ask(ours, content, name)
        finally:
            process.kill()
            process.wait()


def _ask(connection: Connection, content: bytes, name: str) -> Drawn:
    try:
        connection.send_bytes(msgspec.msgpack.encode(Undrawn(printable(name), content)))
        if not connection.poll(MOST_SECONDS_OF_PICTURE):
            raise refuse(FaultKind.TOO_MUCH_WORK)
        answer = connection.recv_bytes()
    except (EOFError, OSError):
        raise refuse(FaultKind.TOO_MUCH_WORK) from None
    result = msgspec.msgpack.decode(answer, type=Result)
    if result.drawn is None:
        raise BadDeck(Fault(FaultKind[kind], facts) for kind, facts in result.faults)
    return result.drawn


# In the process


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU_SECONDS, MOST_CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    os.nice(NICENESS)
    budget = WorkBudget()
    with Connection(int(sys.argv[1])) as connection:
        while (asked := _next(connection)) is not None:
            connection.send_bytes(msgspec.msgpack.encode(_result(asked, budget)))


def _next(connection: Connection) -> Undrawn | None:
    """The next picture; None once there is nobody any more who asks."""
    try:
        return msgspec.msgpack.decode(connection.recv_bytes(), type=Undrawn)
    except EOFError:
        return None


def _result(asked: Undrawn, budget: WorkBudget) -> Result:
    try:
        return Result(redraw(asked.content, asked.name, budget))
    except BadDeck as bad:
        return Result(faults=tuple((fault.kind.name, fault.facts) for fault in bad.faults))


if __name__ == "__main__":
    main()
