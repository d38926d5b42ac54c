"""Measures what a move costs the servers, PostgreSQL and Redis, on one server and on several.

All of them share the cores of one machine. So the load is the same each time, below what the
machine can do, and what is compared is the CPU time that each part takes for a move. With
CITUS_URLS a move on that cluster is measured, and nothing else.
"""

import logging
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import NamedTuple

import msgspec
import psutil
from django.conf import settings
from django.db import connection
from redis import Redis

from bench import over_nodes
from bench.databases import Database, new_database
from bench.load import Ask, Plan
from bench.report import say, title
from bench.serving import Server, serving
from bench.web import games_to_play, load
from tools.servers import CITUS_URLS

NODES = (1, 2, 4)
GAMES = 16
HAND = 6
RATE = 120.0
"""Moves each second, over all servers together."""
WARM_UP, SECONDS = 2.0, 8.0

Loads = Sequence[Sequence[Ask]]
"""The requests that each server gets."""


class Cost(NamedTuple):
    """CPU seconds of each part for one move."""

    servers: float
    postgres: float
    redis: float


class Spent(NamedTuple):
    servers: float
    postgres: float
    redis: float


class Parts(NamedTuple):
    """The processes of all parts, PostgreSQL and Redis on this machine."""

    servers: Sequence[Server]
    postgres: psutil.Process
    redis: psutil.Process

    @classmethod
    def of(cls, database: Database, servers: Sequence[Server]) -> "Parts":
        told: dict[str, int] = Redis.from_url(settings.REDIS_URL).info("server")
        postmaster = psutil.Process(database.do(_backend)).parent()
        assert postmaster
        return cls(servers, postmaster, psutil.Process(told["process_id"]))

    def spent(self) -> Spent:
        of_servers = sum(server.cpu_seconds for server in self.servers)
        return Spent(of_servers, _seconds_of(self.postgres), _seconds_of(self.redis))


def _backend() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        return int(cursor.fetchone()[0])


def _seconds_of(process: psutil.Process) -> float:
    """CPU seconds of a process and its children, those that have ended included."""
    return sum(process.cpu_times()[:4]) + sum(map(_seconds_of, process.children()))


def measure() -> None:
    if not os.environ.get(CITUS_URLS):
        measure_servers()
    over_nodes.measure()


def measure_servers() -> None:
    logging.disable(logging.INFO)  # the games are begun in this process
    alone: Cost | None = None
    for nodes in NODES:
        title(f"The same {RATE:.0f} moves a second on servers: {nodes}")
        with new_database() as database, ExitStack() as stack:
            servers = [stack.enter_context(serving(database, 1, cores="")) for _ in range(nodes)]
            parts = Parts.of(database, servers)
            asks = database.do(games_to_play, GAMES, cards=HAND)
            if nodes == 1:
                alone = _measured("", parts, [asks], None)
                continue
            by_server = [asks[place::nodes] for place in range(nodes)]
            _measured("each game at one server: ", parts, by_server, alone)
            at_all = [[_shifted(ask, 2 * place) for ask in asks] for place in range(nodes)]
            _measured("each game at all of them: ", parts, at_all, alone)


def _shifted(ask: Ask, by: int) -> Ask:
    """The same requests from another one on, so that no two servers are sent one after the other.

    A move that changes nothing would not be kept.
    """
    by %= len(ask.bodies)
    return msgspec.structs.replace(ask, bodies=ask.bodies[by:] + ask.bodies[:by])


def _measured(how: str, parts: Parts, loads: Loads, alone: Cost | None) -> Cost:
    _moves(parts.servers, loads, WARM_UP)
    before = parts.spent()
    moves = _moves(parts.servers, loads, SECONDS)
    spent = parts.spent()
    cost = Cost(*((after - first) / moves for first, after in zip(before, spent, strict=True)))
    beside = alone or cost
    for part, seconds, first in zip(("servers", "PostgreSQL", "Redis"), cost, beside, strict=True):
        ratio = f" ({seconds / first:.2f})" if alone and first else ""
        say(f"{how}CPU of a move, {part}", f"{seconds * 1e6:,.0f} µs{ratio}")
    return cost


def _moves(servers: Sequence[Server], loads: Loads, seconds: float) -> int:
    """Loads all servers at the same time; returns the number of moves that they made."""
    plans = [
        Plan(server.port, seconds, list(asks), rate=RATE / len(servers))
        for server, asks in zip(servers, loads, strict=True)
    ]
    with ThreadPoolExecutor(len(plans)) as at_once:
        reports = list(at_once.map(load, plans))
    refused = sum(
        times
        for report in reports
        for status, times in report.statuses.items()
        if status != 200  # noqa: PLR2004
    )
    if refused:
        say("moves that were refused", str(refused), "none", kept=False)
    return sum(report.statuses.get(200, 0) for report in reports)
