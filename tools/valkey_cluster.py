"""Runs several nodes of Valkey as a cluster on this machine, whose slots can be moved about."""

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import redis

from tools.ports import free_port
from tools.server_process import START_SECONDS, Folders, Server, ServersError
from tools.valkey import KEPT_NOWHERE, program

Met = TypeVar("Met")

PRIMARIES = 3
SLOTS = 16_384
NODE_TIMEOUT = 1_000
"""Milliseconds without an answer after which nodes take another one for lost."""


class Node:
    """One node, which keeps its name and its port when it is started again."""

    def __init__(self, folders: Folders, password: str) -> None:
        self.port, bus = free_port(), free_port()
        self._redis = redis.Redis(port=self.port, password=password, socket_timeout=5)
        folder = folders.sockets / f"node-{self.port}"
        folder.mkdir()
        command: list[str | Path] = [program(), *KEPT_NOWHERE, "--dir", folder]
        command += ["--bind", "127.0.0.1", "--port", str(self.port), "--cluster-port", str(bus)]
        command += ["--requirepass", password, "--primaryauth", password]
        command += ["--cluster-enabled", "yes", "--cluster-node-timeout", str(NODE_TIMEOUT)]
        # The others go on while one is away, and a replica follows at once.
        command += ["--cluster-require-full-coverage", "no", "--repl-diskless-sync-delay", "0"]
        self._bus = bus
        self.server = Server(
            folders, "", command, is_ready=self._answers, name=f"valkey-{self.port}"
        )

    def __str__(self) -> str:
        return f"127.0.0.1:{self.port}"

    def ask(self, *command: str | int) -> Any:
        asked: Any = self._redis
        return asked.execute_command(*command)

    def cluster(self, *command: str | int) -> Any:
        name, *rest = command
        return self.ask(f"CLUSTER {name}", *rest)

    @property
    def id(self) -> str:
        return str(self.cluster("MYID").decode())

    def meet(self, other: "Node") -> None:
        self.cluster("MEET", "127.0.0.1", other.port, other._bus)

    def _answers(self) -> bool:
        try:
            return bool(self._redis.ping())
        except redis.ConnectionError:
            return False


class Cluster:
    """Primaries that share the slots, and perhaps a replica of the first of them."""

    def __init__(self, primaries: Sequence[Node], replicas: Sequence[Node], password: str) -> None:
        self.primaries = primaries
        self.replicas = replicas
        self._password = password

    @property
    def nodes(self) -> list[Node]:
        return [*self.primaries, *self.replicas]

    @property
    def url(self) -> str:
        return f"redis+cluster://:{self._password}@{','.join(map(str, self.primaries))}"

    def environment(self) -> dict[str, str]:
        """The variables of a server whose news and counters are here."""
        return {"NEWS_REDIS_URL": self.url, "COUNTERS_REDIS_URL": self.url}

    def form(self) -> None:
        """Gives the primaries their slots, and waits until all know of each other."""
        for number, node in enumerate(self.primaries):
            first, after = (SLOTS * n // len(self.primaries) for n in (number, number + 1))
            node.cluster("ADDSLOTSRANGE", first, after - 1)
            node.cluster("SET-CONFIG-EPOCH", number + 1)
        for node in self.nodes[1:]:
            self.nodes[0].meet(node)
        wait_until(lambda: all(_knows(node, len(self.nodes)) for node in self.nodes))
        for node in self.replicas:
            node.cluster("REPLICATE", self.primaries[0].id)
        wait_until(lambda: all(_follows(node) for node in self.replicas))
        wait_until(lambda: all(self.is_whole_for(node) for node in self.nodes))

    def is_whole_for(self, node: Node) -> bool:
        told = node.cluster("INFO")
        return told["cluster_state"] == "ok" and int(told["cluster_slots_ok"]) == SLOTS

    def primary_of(self, slot: int, asked: Node | None = None) -> Node:
        """The node that has the slot, as the one that is asked knows it."""
        for shard in (asked or self.primaries[0]).cluster("SLOTS"):
            first, last, primary = shard[:3]
            if first <= slot <= last:
                return next(node for node in self.nodes if node.port == primary[1])
        raise LookupError(slot)

    def wait_for_holder(self, slot: int) -> Node:
        """Waits until a node has the slot by its own account: after a move none may at first.

        What the others know of it may be a moment older still.
        """
        return wait_until(lambda: next((n for n in self.primaries if self._has(n, slot)), None))

    def _has(self, node: Node, slot: int) -> bool:
        try:
            return self.primary_of(slot, node) is node
        except LookupError:
            return False

    def move(self, slot: int, to: Node) -> None:
        """Moves a slot with its keys, as tools for resharding do."""
        source = self.wait_for_holder(slot)
        to.cluster("SETSLOT", slot, "IMPORTING", source.id)
        source.cluster("SETSLOT", slot, "MIGRATING", to.id)
        while keys := source.cluster("GETKEYSINSLOT", slot, 100):
            address = ("127.0.0.1", to.port, "", 0, 5_000)
            source.ask("MIGRATE", *address, "AUTH", self._password, "KEYS", *keys)
        for node in (to, source, *(set(self.primaries) - {to, source})):
            node.cluster("SETSLOT", slot, "NODE", to.id)


@contextmanager
def valkey_cluster(folders: Folders, replicas: int = 0) -> Iterator[Cluster]:
    """A cluster that is up, of three primaries."""
    password = secrets.token_hex(8)
    nodes = [Node(folders, password) for _ in range(PRIMARIES + replicas)]
    with ExitStack() as stack:
        for node in nodes:
            stack.enter_context(node.server.running())
        cluster = Cluster(nodes[:PRIMARIES], nodes[PRIMARIES:], password)
        cluster.form()
        yield cluster


def wait_until(condition: Callable[[], Met | None]) -> Met:
    """Waits until the condition is met, and returns what it told then."""
    end = time.monotonic() + START_SECONDS
    while not (told := condition()):
        if time.monotonic() > end:
            raise ServersError("The nodes of Valkey did not agree in time.")
        time.sleep(0.02)
    return told


def _knows(node: Node, others: int) -> bool:
    return int(node.cluster("INFO")["cluster_known_nodes"]) == others


def _follows(node: Node) -> bool:
    return bool(node.ask("INFO", "replication")["master_link_status"] == "up")
