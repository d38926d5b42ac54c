"""Draws the pictures of a deck in a sealed process of its own, within bounds of the system.

Pictures of strangers may make what decodes them take all memory or time, or fall for a flaw in it:
`web/bounded_process.py` and `web/sealing.py` say what the process can't do.

    python -m games.imported.drawing FD ...    draws for `drawing_process`, at a socket
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import msgspec

from games.imported.errors import BadDeck, Fault, refuse
from games.imported.pictures import MOST_SECONDS_OF_DECK, Drawn, WorkBudget, redraw
from games.refusals import FaultKind
from web.bodies import printable
from web.bounded_process import Ask, ProcessEnded, SystemBounds, answer_all, bounded_process
from web.sealing import seal

BOUNDS = SystemBounds(memory=2**30, cpu_seconds=int(MOST_SECONDS_OF_DECK) + 30)
"""Several times the memory that the largest picture needs, and the time after which the system ends
the process, if its own budget has not."""
MOST_SECONDS_OF_PICTURE = 60.0
"""The time to wait for one picture, on a machine that is busy with others."""


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
    with bounded_process(__name__, BOUNDS) as ask:
        yield lambda content, name: _drawn(ask, content, name)


def _drawn(ask: Ask, content: bytes, name: str) -> Drawn:
    try:
        undrawn = Undrawn(printable(name), content)
        answer = ask(msgspec.msgpack.encode(undrawn), MOST_SECONDS_OF_PICTURE)
    except ProcessEnded:
        raise refuse(FaultKind.TOO_MUCH_WORK) from None
    result = msgspec.msgpack.decode(answer, type=Result)
    if result.drawn is None:
        raise BadDeck(Fault(FaultKind[kind], facts) for kind, facts in result.faults)
    return result.drawn


# In the process

PLUGINS = ("JpegImagePlugin", "MpoImagePlugin", "PngImagePlugin", "WebPImagePlugin")
"""Modules that Pillow imports as it needs them, when a sealed process can import no more."""


def main() -> None:
    budget = WorkBudget()
    for plugin in PLUGINS:
        import_module(f"PIL.{plugin}")
    answer_all(lambda asked: msgspec.msgpack.encode(_result(asked, budget)), seal)


def _result(message: bytes, budget: WorkBudget) -> Result:
    asked = msgspec.msgpack.decode(message, type=Undrawn)
    try:
        return Result(redraw(asked.content, asked.name, budget))
    except BadDeck as bad:
        return Result(faults=tuple((fault.kind.name, fault.facts) for fault in bad.faults))


if __name__ == "__main__":
    main()
