"""Measures what making a recording anew costs, and what moves and deadlines notice of it."""

import resource
import statistics
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from bench import clock
from bench.databases import new_database
from bench.load import Plan
from bench.report import say, title
from bench.serving import serving
from bench.web import BESIDE, OPEN_RATE, games_to_play, load
from performances.recordings.bounds import BOUNDS, Kind
from performances.recordings.make import remake
from testkit.recordings import recorded
from testkit.stored_games import ONE_DECK, opened

KINDS: tuple[Kind, ...] = ("sung", "mimed", "both")
CAMERA = (640, 480)
AT_ONCE = 10
ROUNDS = 3
SECONDS = 4.0
DEADLINES = 200
A_SECOND = timedelta(seconds=1)
MOST = 1.25
"""The most by which moves may be slower beside recordings: what rounds differ by anyway."""


def measure() -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "original"
        source.write_bytes(recorded(seconds=BOUNDS.seconds, size=CAMERA))
        title(f"A recording of {BOUNDS.seconds:.0f} seconds, {source.stat().st_size:,} bytes")
        for kind in KINDS:
            say_cost(source, kind)
        title(f"Moves and deadlines beside {AT_ONCE} recordings at once")
        moves_beside(source)
        deadlines_beside(source)


def say_cost(source: Path, kind: Kind) -> None:
    before = children_seconds()
    with tempfile.TemporaryDirectory() as into:
        made = remake(source, Path(into), kind)
        sizes = [(Path(into) / form.file).stat().st_size for form in made.forms]
    spent = children_seconds() - before
    wanted = f"at most a quarter of its {made.seconds:.0f} s"
    say(f"{kind}: seconds of CPU", f"{spent:.2f}", wanted, kept=spent <= made.seconds / 4)
    say("    bytes of both forms", ", ".join(f"{size:,}" for size in sizes))


def children_seconds() -> float:
    """CPU seconds of all processes that this one has started and seen the end of."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


@contextmanager
def recordings_at_once(source: Path) -> Iterator[None]:
    """Hands in many recordings at the same moment; as in their queue, one is made at a time."""
    with tempfile.TemporaryDirectory() as into, ThreadPoolExecutor(1) as queue:
        made = [queue.submit(remake, source, Path(into), "both") for _ in range(AT_ONCE)]
        yield
        assert not made[-1].done(), "all recordings were made before the measurement was over"
        queue.shutdown(cancel_futures=True)
        assert made[0].result().kind == "both"


def moves_beside(source: Path) -> None:
    """Rounds alternate, so that a slow moment of the machine slows both sides alike."""
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    with new_database() as database, serving(database, 1) as server:
        plan = Plan(server.port, SECONDS, database.do(games_to_play, BESIDE), rate=OPEN_RATE)
        load(plan)
        for _ in range(ROUNDS):
            alone.append(load(plan).milliseconds)
            with recordings_at_once(source):
                beside.append(load(plan).milliseconds)
    for name, rank in (("p50", 49), ("p99", 98)):
        first, second = (
            statistics.median(statistics.quantiles(one, n=100)[rank] for one in rounds)
            for rounds in (alone, beside)
        )
        say(f"moves at {OPEN_RATE:.0f}/s, {name}, alone", f"{first:.1f} ms")
        say(f"moves at {OPEN_RATE:.0f}/s, {name}, beside them", f"{second:.1f} ms")
        if name == "p50":
            ratio = second / first
            say("    beside, to alone", f"{ratio:.2f}", f"at most {MOST}", kept=ratio <= MOST)


def deadlines_beside(source: Path) -> None:
    say_lateness("alone", late_deadlines(nullcontext()))
    say_lateness("beside them", late_deadlines(recordings_at_once(source)))


def late_deadlines(meanwhile: AbstractContextManager[None]) -> list[float]:
    """Seconds by which the phases of some games ended late, while something else goes on."""
    settings = replace(ONE_DECK, limits=clock.LIMITS)
    with new_database() as database, clock.worker(database):
        games = [database.do(opened, settings=settings) for _ in range(DEADLINES)]
        deadlines = database.do(clock.begin, games)
        sleep_until(min(deadlines.values()) - A_SECOND)
        with meanwhile:
            sleep_until(max(deadlines.values()) + A_SECOND)
        return database.do(clock.lateness, deadlines)


def sleep_until(moment: datetime) -> None:
    time.sleep((moment - datetime.now(UTC)).total_seconds())


def say_lateness(when: str, late: list[float]) -> None:
    ranks = statistics.quantiles(late, n=100)
    say(f"deadlines {when}: phases ended", str(len(late)), "all", kept=len(late) == DEADLINES)
    say("    late by, p50", f"{ranks[49] * 1000:.1f} ms")
    wanted = f"at most {clock.LATEST * 1000:.0f} ms"
    say("    late by, most", f"{max(late) * 1000:.1f} ms", wanted, kept=max(late) <= clock.LATEST)
