"""Measures a move with the games on several nodes of Citus, against one PostgreSQL.

The one PostgreSQL is the coordinator's server, with a database that knows nothing of the others.
The CPU time is that of the sessions at all nodes, which are on this machine.
"""

import os
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import NamedTuple

import psutil
import psycopg
from django.core.management import call_command
from django.db import connection
from django.test import override_settings
from psycopg import sql

from bench.databases import Database, new_database
from bench.report import in_turns, microseconds, say, title
from games.play import play
from testkit import citus
from testkit.stored_games import StoredGame, some_cards, told
from tools.servers import CITUS_URLS

MOVES = 100
"""Moves in a round of each way."""


class Entry(Database):
    """The database of a cluster, entered by one of its nodes."""

    def __init__(self, name: str, node: str) -> None:
        self._node = node
        super().__init__(name)

    def _select(self) -> None:
        super()._select()
        citus.has_thread_enter_by(self._node)


class Way(NamedTuple):
    """A way to the rows of a game."""

    name: str
    entry: Database
    game: StoredGame
    is_distributed: bool = True

    def move(self, times: int) -> None:
        with override_settings(DISTRIBUTED=self.is_distributed):
            self.entry.do(_change_their_mind, self.game, times)


class Spent:
    """CPU seconds of all sessions, at whichever node, for the moves of one way."""

    def __init__(self, way: Way, servers: Sequence[psutil.Process]) -> None:
        self.way = way
        self._servers = servers
        self.seconds = 0.0

    def move(self, times: int) -> None:
        before = self._so_far()
        self.way.move(times)
        self.seconds += self._so_far() - before

    def _so_far(self) -> float:
        sessions = (session for server in self._servers for session in server.children())
        return sum(_seconds_in(self.way.entry.name, session) for session in sessions)


def _seconds_in(database: str, session: psutil.Process) -> float:
    try:
        there = f" {database} " in " ".join(session.cmdline())
        return sum(session.cpu_times()[:2]) if there else 0.0
    except psutil.NoSuchProcess:  # it was none of ours, which stay
        return 0.0


def measure() -> None:
    title("A move with games on several nodes")
    if not os.environ.get(CITUS_URLS):
        say("skipped: there is no cluster of Citus here", f"no {CITUS_URLS}")
        return
    servers = [_server_of(node) for node in citus.nodes()]
    with override_settings(DISTRIBUTED=False), new_database() as plain, _cluster() as entries:
        alone = Way("one PostgreSQL", plain, plain.do(told, players=4), is_distributed=False)
        with override_settings(DISTRIBUTED=True):
            ways = [alone, *_ways(entries)]
        spent = [Spent(way, servers) for way in ways]
        timed = in_turns([(way.name, way.move) for way in ways], MOVES)
        in_turns([(one.way.name, one.move) for one in spent], MOVES)
    say(f"{alone.name}: time of a move", microseconds(timed[0]))
    for time_of, cpu in list(zip(timed, spent, strict=True))[1:]:
        say(f"{time_of.name}: time, beside that", f"{time_of.seconds / timed[0].seconds:.1f} times")
        say(
            f"{time_of.name}: CPU of all nodes, beside",
            f"{cpu.seconds / spent[0].seconds:.1f} times",
        )


def _server_of(node: str) -> psutil.Process:
    with psycopg.connect(node) as asked:
        server = psutil.Process(asked.info.backend_pid).parent()
    assert server
    return server


@contextmanager
def _cluster() -> Iterator[list[Entry]]:
    """A database on all nodes, with the games spread over them, by each of its entries."""
    name = f"bench_{uuid.uuid4().hex[:12]}"
    citus.run(citus.nodes()[0], "CREATE DATABASE {}", sql.Identifier(name))
    entries = [Entry(name, node) for node in citus.nodes()]
    try:
        entries[0].do(call_command, "migrate", verbosity=0)
        citus.join_nodes(name, {})
        entries[0].do(call_command, "distribute", stdout=StringIO())
        entries[0].do(lambda: connection.close())  # noqa: PLW0108 (each thread has its own)
        yield entries
    finally:
        for entry in entries:
            entry.close()
        citus.drop_on_nodes(name, citus.nodes())


def _ways(entries: Sequence[Entry]) -> Iterator[Way]:
    coordinator, node, *_ = entries
    here = citus.address_of(citus.nodes()[1])
    own, other = _a_game(coordinator, here), _a_game(coordinator, here, there=False)
    yield Way("by the coordinator", coordinator, other)
    yield Way("by a node that has other games", node, _a_game(coordinator, here, there=False))
    yield Way("by the node that has the game", node, own)


def _a_game(coordinator: Entry, node: str, *, there: bool = True) -> StoredGame:
    """A game that lies at that node, or at another."""
    game = coordinator.do(told, players=4)
    while (coordinator.do(citus.node_of, game.id) == node) != there:
        game = coordinator.do(told, players=4)
    return game


def _change_their_mind(game: StoredGame, times: int) -> None:
    """A guesser gives other cards again and again, knowing how far the game is."""
    who, table = game.guessers[0], game.table
    for _ in range(times):
        key, version = str(uuid.uuid4()), table.version
        table = play(game.id, who, some_cards(table, who), key=key, version=version)
