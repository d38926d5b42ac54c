"""Measures what making a recording anew costs, and what moves and deadlines notice of it."""

import resource
import statistics
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta

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
MOST_LATE = 1.5
"""The same for phases, which end so few milliseconds late that a switch of processes counts."""


def measure() -> None:
    original = recorded(seconds=BOUNDS.seconds, size=CAMERA)
    title(f"A recording of {BOUNDS.seconds:.0f} seconds, {len(original):,} bytes")
    for kind in KINDS:
        say_cost(original, kind)
    title(f"Moves and deadlines beside {AT_ONCE} recordings at once")
    moves_beside(original)
    deadlines_beside(original)


def say_cost(original: bytes, kind: Kind) -> None:
    before = children_seconds()
    made = remake(original, kind)
    spent = children_seconds() - before
    wanted = f"at most a quarter of its {made.seconds:.0f} s"
    say(f"{kind}: seconds of CPU", f"{spent:.2f}", wanted, kept=spent <= made.seconds / 4)
    say("    bytes of both forms", ", ".join(f"{len(form.content):,}" for form in made.forms))


def children_seconds() -> float:
    """CPU seconds of all processes that this one has started and seen the end of."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


@contextmanager
def recordings_at_once(original: bytes) -> Iterator[None]:
    """Hands in many recordings at the same moment; as in their queue, one is made at a time."""
    with ThreadPoolExecutor(1) as queue:
        made = [queue.submit(remake, original, "both") for _ in range(AT_ONCE)]
        yield
        assert not made[-1].done(), "all recordings were made before the measurement was over"
        queue.shutdown(cancel_futures=True)
        assert made[0].result().kind == "both"


def moves_beside(original: bytes) -> None:
    """Rounds alternate, so that a slow moment of the machine slows both sides alike."""
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    with new_database() as database, serving(database, 1) as server:
        plan = Plan(server.port, SECONDS, database.do(games_to_play, BESIDE), rate=OPEN_RATE)
        load(plan)
        for _ in range(ROUNDS):
            alone.append(load(plan).milliseconds)
            with recordings_at_once(original):
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


def deadlines_beside(original: bytes) -> None:
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    for _ in range(ROUNDS):
        alone.append(late_deadlines(nullcontext()))
        beside.append(late_deadlines(recordings_at_once(original)))
    first, second = say_lateness("alone", alone), say_lateness("beside them", beside)
    ratio = second / first
    say("    beside, to alone", f"{ratio:.2f}", f"at most {MOST_LATE}", kept=ratio <= MOST_LATE)


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


def say_lateness(when: str, rounds: Sequence[Sequence[float]]) -> float:
    """Says by how much phases ended late, and returns the p50 of the median round."""
    ended = min(map(len, rounds))
    say(f"deadlines {when}: phases ended", f"{ended}", "all", kept=ended == DEADLINES)
    p50 = statistics.median(map(statistics.median, rounds))
    say("    late by, p50", f"{p50 * 1000:.1f} ms")
    most = max(map(max, rounds))
    wanted = f"at most {clock.LATEST * 1000:.0f} ms"
    say("    late by, most", f"{most * 1000:.1f} ms", wanted, kept=most <= clock.LATEST)
    return p50
