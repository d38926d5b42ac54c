"""Measures sockets: delay and cost of pushing a move, and the number that may be open."""

import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from typing import IO, NamedTuple

import msgspec
from msgspec.structs import replace

from bench import peer
from bench.databases import Database, new_database
from bench.report import say, title
from bench.serving import Server, cpu_seconds_of, serving
from bench.tables import tables
from bench.watchers import Plan, Report, Table

SECONDS = 8.0
PROCESSES, TURNS, TURN_SECONDS = (1, 2), 6, 1.5
WATCHERS, GAMES = 12, 16
TIMES_PUBLISH, PEER = 6.0, 2.5
IDLE_ROOMS, IDLE_SECONDS = 250, 20.0
PLAYERS, PACE = 6, 5.0
"""The players at a table, and the seconds between two moves of one player."""
TRIES = 2
"""Tries for each step, as something else may take the machine for a moment."""
STEPS, STEP_SECONDS = (20, 40, 80, 120, 160, 240, 320), 10.0
SOON = 100.0
"""The most milliseconds for p99."""


def measure() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the server's processes too
    with new_database() as database:
        one_move(database)
        everybody_watching(database)
        open_and_idle(database)
        at_human_pace(database)


# From a move to the last socket


def one_move(database: Database) -> None:
    title(f"From a move's POST to the last of {WATCHERS} sockets having its view")
    watched = database.do(tables, 1, WATCHERS)
    unwatched = [replace(table, tokens=[]) for table in database.do(tables, 1, WATCHERS)]
    for processes in PROCESSES:
        with serving(database, processes) as server:
            plan = Plan(server.port, watched, TURN_SECONDS)
            warm_up(server, watched)
            say(f"processes, among which {WATCHERS} sockets are spread", f"{processes}")
            beside = replace(plan, seconds=SECONDS, redis=os.environ["REDIS_URL"])
            say_beside_redis(move(beside))
            say_cost(*costs_in_turns(server, plan, replace(plan, tables=unwatched)))


def say_beside_redis(report: Report) -> None:
    size = report.pushed_bytes // report.pushed
    say("answered: p50, p99", in_ranks(report.answered))
    say("the last has its view: p50, p99", in_ranks(report.seen))
    after = [seen - answered for seen, answered in zip(report.seen, report.answered, strict=True)]
    say("    later than the answer: p50, p99", in_ranks(after))
    bare, by_library = report.published
    say(f"PUBLISH of {size:,} bytes, to as many connections that only count", in_ranks(bare))
    say(f"PUBLISH of {size:,} bytes, to as many subscribers of redis-py's", in_ranks(by_library))
    for rank in (50, 99):
        times = at_rank(rank, report.seen) / at_rank(rank, by_library)
        kept = times <= TIMES_PUBLISH
        wanted = f"at most {TIMES_PUBLISH:.0f}"
        say(f"    the last view beside that, p{rank}", f"{times:.1f} times", wanted, kept=kept)


class Cost(NamedTuple):
    """The CPU time of a move, and the number of its pushes."""

    microseconds: float
    """CPU time of the server, PostgreSQL and Redis together."""
    servers: float
    """CPU time of the server alone, in microseconds."""
    pushed: float


def costs_in_turns(server: Server, watched: Plan, unwatched: Plan) -> tuple[Cost, Cost]:
    """The costs with and without watchers, measured in turns."""
    runs: tuple[list[Run], list[Run]] = ([], [])
    with watching(watched) as some, watching(unwatched) as nobody:
        for _ in range(TURNS):
            for kind, watchers in zip(runs, (some, nobody), strict=True):
                before, alone = all_cpu_seconds(server), server.cpu_seconds
                report = watchers.move()
                spent = all_cpu_seconds(server) - before
                kind.append(Run(spent, server.cpu_seconds - alone, report))
    return _cost(runs[0]), _cost(runs[1])


def all_cpu_seconds(server: Server) -> float:
    """CPU seconds that the server, PostgreSQL and Valkey have used on this machine."""
    return server.cpu_seconds + cpu_seconds_of("postgres", "valkey-server")


class Run(NamedTuple):
    cpu_seconds: float
    servers: float
    report: Report


def _cost(runs: Sequence[Run]) -> Cost:
    moves = sum(len(run.report.answered) for run in runs)
    return Cost(
        sum(run.cpu_seconds for run in runs) / moves * 1e6,
        sum(run.servers for run in runs) / moves * 1e6,
        sum(run.report.pushed for run in runs) / moves,
    )


def say_cost(watched: Cost, unwatched: Cost) -> None:
    alone, fan_out = unwatched.microseconds, watched.microseconds - unwatched.microseconds
    servers = watched.servers - unwatched.servers
    say("    CPU of a move that nobody watches", f"{alone:,.0f} µs")
    say("        the server's part of it", f"{unwatched.servers:,.0f} µs")
    kept = fan_out <= alone
    say(
        f"    of its {watched.pushed:.1f} deliveries",
        f"{fan_out:,.0f} µs",
        "at most that",
        kept=kept,
    )
    say("        the server's part of it", f"{servers:,.0f} µs")
    say("        and of one delivery", f"{servers / watched.pushed:,.0f} µs")


# Everybody watching


def everybody_watching(database: Database) -> None:
    title(f"Moves with everybody watching: {GAMES} games of {WATCHERS} sockets")
    watched = database.do(tables, GAMES, WATCHERS)
    with serving(database) as server:
        warm_up(server, watched)
        ours = move(Plan(server.port, watched, SECONDS))
    say_report("moves", ours)
    reports = peer.moves(database.url, GAMES, SECONDS, [WATCHERS])
    if reports is None:
        say("boardgame.io with bgio-postgres", "no npm")
        return
    (theirs,) = reports
    their_moves = len(theirs.milliseconds) / theirs.seconds
    say("boardgame.io with bgio-postgres", f"{their_moves:,.0f}/s")
    say("    the last has its update: p50, p99", in_ranks(theirs.milliseconds))
    times = len(ours.answered) / ours.seconds / their_moves
    say("beside it", f"{times:.1f} times", f"at least {PEER}", kept=times >= PEER)


def say_report(what: str, report: Report) -> None:
    each_second = len(report.answered) / report.seconds
    kept = are_all_made(report)
    say(f"{what} each second", f"{each_second:,.0f}", "none refused", kept=kept)
    say("    answered: p50, p99", in_ranks(report.answered))
    say("    the last has its view: p50, p99", in_ranks(report.seen))


def are_all_made(report: Report) -> bool:
    return report.statuses.keys() == {HTTPStatus.OK}


# Open and idle


def open_and_idle(database: Database) -> None:
    number = IDLE_ROOMS * WATCHERS
    title(f"{number:,} sockets that one process holds, in rooms of {WATCHERS}")
    watched = database.do(tables, IDLE_ROOMS, WATCHERS)
    with serving(database, processes=1) as server:
        warm_up(server, watched[:1])
        before = server.memory
        began = time.monotonic()
        with watching(Plan(server.port, watched)):
            say("opened in", f"{time.monotonic() - began:.1f} s")
            time.sleep(5)
            cpu = server.cpu_seconds
            time.sleep(IDLE_SECONDS)
            cpu = server.cpu_seconds - cpu
            say("memory for each", f"{(server.memory - before) / number / 1024:.1f} KiB")
            say("CPU while nothing happens", f"{cpu / IDLE_SECONDS:.1%} of a core")


# At human pace


def at_human_pace(database: Database) -> None:
    title(f"Tables of {PLAYERS}, each player a move every {PACE:.0f} seconds")
    watched = database.do(tables, max(STEPS), PLAYERS)
    held = 0
    with serving(database) as server:
        warm_up(server, watched)
        for number in STEPS:
            plan = Plan(server.port, watched[:number], STEP_SECONDS, every=PACE / PLAYERS)
            if not any(holds(plan) for _ in range(TRIES)):
                break
            held = number
    say(f"tables with p99 under {SOON:.0f} ms", str(held))


def holds(plan: Plan) -> bool:
    report = move(plan)
    answered, seen = at_rank(99, report.answered), at_rank(99, report.seen)
    what = f"{len(plan.tables)} tables: p99 answered, all have it"
    say(what, f"{answered:.0f}, {seen:.0f} ms")
    return are_all_made(report) and max(answered, seen) < SOON


# The watchers


class Watchers(NamedTuple):
    """A process with all the watchers' sockets open."""

    input: IO[bytes]
    output: IO[bytes]

    def move(self) -> Report:
        self.input.write(b"go\n")
        self.input.flush()
        return msgspec.json.decode(self.output.readline(), type=Report)


@contextmanager
def watching(plan: Plan) -> Iterator[Watchers]:
    command = [sys.executable, "-m", "bench.watchers"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603 (ours)
        assert process.stdin
        assert process.stdout
        process.stdin.write(msgspec.json.encode(plan) + b"\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"ready\n"
        try:
            yield Watchers(process.stdin, process.stdout)
        finally:
            process.stdin.close()


def warm_up(server: Server, watched: list[Table]) -> None:
    """Makes moves until every thread has its connection and every process has read its tables."""
    move(Plan(server.port, watched[:GAMES], seconds=2.0))


def move(plan: Plan) -> Report:
    with watching(plan) as watchers:
        return watchers.move()


def at_rank(percent: int, milliseconds: Sequence[float]) -> float:
    return statistics.quantiles(milliseconds, n=100)[percent - 1]


def in_ranks(milliseconds: Sequence[float]) -> str:
    return f"{at_rank(50, milliseconds):.2f}, {at_rank(99, milliseconds):.2f} ms"
