"""A database of its own on the nodes of a Citus cluster, which can be killed and started again.

The cluster is the operator's. CITUS_URLS names its servers, the coordinator's first, and two
commands of the shell kill and start one of them: CITUS_KILL and CITUS_START. In both `{number}`
stands for its place in CITUS_URLS, from 0 on, and `{host}` and `{port}` for its address.
"""

import os
import secrets
import subprocess
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from uuid import UUID

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from testkit.citus import drop_on_nodes, join_nodes, run
from tools.server_process import ServersError, tail
from tools.servers import CITUS_URLS

KILL, START = "CITUS_KILL", "CITUS_START"
NEEDED = (CITUS_URLS, KILL, START)
PATIENCE = 120.0
"""Seconds within which a command has ended, and a node answers that was started."""
SECONDS_OF_A_MOVE = 60
NEVER_PULLS_TABLES = {"citus.local_table_join_policy": "never"}

WAYS = ("force_logical", "block_writes")
"""How a shard moves: while its games go on, and with their moves held up."""


class Address(NamedTuple):
    host: str
    port: int

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


@dataclass(frozen=True)
class Node:
    """A server of the cluster, with the database of this run."""

    number: int
    server: str
    database: str
    log: Path

    def __str__(self) -> str:
        return f"node {self.number}" if self.number else "the coordinator"

    @property
    def url(self) -> str:
        return urlsplit(self.server)._replace(path=f"/{self.database}").geturl()

    @property
    def address(self) -> Address:
        parts = conninfo_to_dict(self.server)
        return Address(str(parts["host"]), int(parts.get("port") or 5432))

    def kill(self) -> None:
        self._command(KILL)

    def start(self) -> None:
        """Starts it, and returns once it answers."""
        self._command(START)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end:
                raise ServersError(f"{self} was started and does not answer:\n{tail(self.log)}")
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.server).close()
        except psycopg.OperationalError:
            return False
        return True

    def _command(self, name: str) -> None:
        host, port = self.address
        command = os.environ[name].format(number=self.number, host=host, port=port)
        with self.log.open("ab") as output:  # a pipe would stay open with whatever is started
            done = subprocess.run(  # noqa: S602 (the operator's own command)
                command,
                shell=True,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                timeout=PATIENCE,
                check=False,
            )
        if done.returncode:
            raise ServersError(f"{name} failed: {command}\n{tail(self.log)}")


class Shard(NamedTuple):
    """A piece of a table of games, with the node that has it."""

    table: str
    node: Node


class CitusCluster:
    """The nodes, the coordinator first, and how games lie on them."""

    def __init__(self, nodes: tuple[Node, ...]) -> None:
        self.nodes = nodes
        self.coordinator, *self.workers = nodes
        self.moved: set[int] = set()
        """The shards of games that have moved, which took those of their events along."""

    @property
    def url(self) -> str:
        return self.coordinator.url

    def nodes_of(self, games: Collection[UUID]) -> dict[UUID, Node]:
        """The node of each game."""
        by_address = {node.address: node for node in self.nodes}
        rows = self._ask(_NODES_OF_GAMES, [list(games)])
        return {game: by_address[Address(host, port)] for game, host, port in rows}

    def shards_of(self, table: str) -> list[Shard]:
        by_address = {node.address: node for node in self.nodes}
        rows = self._ask(_SHARDS, [table])
        return [Shard(name, by_address[Address(host, port)]) for name, host, port in rows]

    def move_shard_of(self, game: UUID, way: str, pick: float) -> str:
        """Moves the shard of a game, with all that is beside it, to another node; says what moved.

        It fails if a node of the two is away.
        """
        here = self.nodes_of([game])[game]
        others = [node for node in self.workers if node != here]
        there = others[int(pick * len(others))]
        with psycopg.connect(self.url, autocommit=True) as coordinator:
            coordinator.execute(f"SET statement_timeout = '{SECONDS_OF_A_MOVE}s'")
            found = coordinator.execute(
                "SELECT get_shard_id_for_distribution_column('games_game', %s)", [game]
            ).fetchone()
            assert found
            coordinator.execute(_MOVE, [found[0], *here.address, *there.address, way])
        self.moved.add(found[0])
        return f"shard {found[0]} from {here} to {there}"

    def prepared_transactions(self) -> list[str]:
        """Those on all nodes that were promised, and neither kept nor undone."""
        return [
            f"{name} at {node}" for node in self.nodes for (name,) in _rows(node.url, _PREPARED)
        ]

    def is_due_within(self, seconds: float, games: Collection[UUID]) -> bool:
        """True if a deadline of one of the games is that near."""
        return bool(self._ask(_DUE, [list(games), seconds]))

    def is_overdue(self, games: Collection[UUID]) -> bool:
        """True if a deadline of one of the games has passed, and its phase has not ended."""
        return bool(self._ask(_OVERDUE, [list(games)]))

    def _ask(self, query: str, parameters: list[Any]) -> list[tuple[Any, ...]]:
        return _rows(self.url, query, parameters)


def _rows(url: str, query: str, parameters: list[Any] | None = None) -> list[tuple[Any, ...]]:
    with psycopg.connect(url, autocommit=True) as node:
        return node.execute(query, parameters).fetchall()


_NODES_OF_GAMES = """
SELECT game, nodename, nodeport
FROM unnest(%s::uuid[]) AS game
JOIN pg_dist_shard_placement AS placed
    ON placed.shardid = get_shard_id_for_distribution_column('games_game', game)
"""
_SHARDS = """
SELECT shard_name(logicalrelid, shardid), nodename, nodeport
FROM pg_dist_shard JOIN pg_dist_shard_placement USING (shardid)
WHERE logicalrelid = %s::regclass
ORDER BY shardid
"""
_MOVE = "SELECT citus_move_shard_placement(%s, %s, %s, %s, %s, shard_transfer_mode => %s)"
_PREPARED = "SELECT gid FROM pg_prepared_xacts WHERE database = current_database()"
_DUE = """
SELECT id FROM games_game
WHERE id = ANY(%s) AND deadline_at BETWEEN now() AND now() + make_interval(secs => %s)
"""
_OVERDUE = "SELECT id FROM games_game WHERE id = ANY(%s) AND deadline_at < now()"


@contextmanager
def citus_cluster(data: Path) -> Iterator[CitusCluster]:
    """The cluster, with a new database for as long as the block runs; afterwards all nodes are up.

    What the commands print is in `data`.
    """
    if missing := [name for name in NEEDED if not os.environ.get(name)]:
        raise ServersError(f"CITUS=1 takes a cluster of yours: set {', '.join(missing)}.")
    urls, name = os.environ[CITUS_URLS].split(), f"chaos_{secrets.token_hex(4)}"
    nodes = tuple(
        Node(number, url, name, data / f"citus-{number}.log") for number, url in enumerate(urls)
    )
    run(urls[0], "CREATE DATABASE {}", sql.Identifier(name))
    try:
        join_nodes(name, NEVER_PULLS_TABLES)
        yield CitusCluster(nodes)
    finally:
        for node in nodes:
            if not node.answers():
                node.start()
        drop_on_nodes(name, urls)
