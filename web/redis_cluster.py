"""Clusters of Redis, at addresses such as redis+cluster://:password@host:port,host:port.

A cluster shares 16,384 slots out to its nodes; the key of a command, or its channel, decides which
slot it belongs to. Any of its nodes tells of all the others, so one that answers is enough.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from time import monotonic
from typing import Any, NamedTuple

from redis import RedisCluster
from redis.asyncio.cluster import ClusterNode as AsyncNode
from redis.asyncio.cluster import RedisCluster as AsyncCluster
from redis.asyncio.retry import Retry as AsyncRetry
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode
from redis.connection import SSLConnection, parse_url
from redis.crc import key_slot
from redis.exceptions import ConnectionError as RedisAway
from redis.exceptions import RedisClusterException
from redis.exceptions import TimeoutError as RedisTimeout
from redis.retry import Retry

RESTING_SECONDS = 0.5
"""The time for which nobody asks a node that was away: looking for it anew costs 20 ms."""


def is_cluster(url: str) -> bool:
    return "+cluster://" in url


_node: Any = ClusterNode  # redis-py gives it no types


class Address(NamedTuple):
    nodes: list[tuple[str, int]]
    options: dict[str, Any]
    """The user, the password, and whether it takes TLS."""


def address_of_cluster(url: str) -> Address:
    scheme, _, rest = url.partition("+cluster://")
    credentials, at, hosts = rest.rpartition("@")
    parse: Any = parse_url
    found = [parse(f"{scheme}://{credentials}{at}{host}") for host in hosts.rstrip("/").split(",")]
    options = {name: found[0][name] for name in ("username", "password") if name in found[0]}
    if found[0].get("connection_class") is SSLConnection:
        options["ssl"] = True
    return Address([(each["host"], each.get("port", 6379)) for each in found], options)


@cache
def cluster_at(url: str, patience: float, protocol: int = 3) -> RedisCluster:
    """A client that gives up after `patience` seconds, and follows slots that have moved."""
    nodes, options = address_of_cluster(url)
    return RedisCluster(
        startup_nodes=[_node(host, port) for host, port in nodes],
        require_full_coverage=False,
        protocol=protocol,
        socket_timeout=patience,
        socket_connect_timeout=patience,
        retry=Retry(NoBackoff(), retries=1),
        **options,
    )


def async_cluster_at(url: str, patience: float) -> AsyncCluster:
    """A client for one event loop.

    It tries once more on a lost connection, as redis-py reads only then anew where the slots are.
    """
    nodes, options = address_of_cluster(url)
    return AsyncCluster(
        startup_nodes=[AsyncNode(host, port) for host, port in nodes],
        require_full_coverage=False,
        socket_timeout=patience,
        socket_connect_timeout=patience,
        health_check_interval=10,
        retry=AsyncRetry(NoBackoff(), retries=1),
        **options,
    )


class ClusterConnection:
    """The commands of every move, on a cluster.

    An answer is always waited for, since it may be that the slot has moved.
    """

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience

    def ask(self, *commands: tuple[str | int | bytes, ...]) -> list[Any]:
        """Sends commands about one key, which is the first thing that each names, in one go."""
        with _left_alone_once_away(self._url, RedisClusterException):
            cluster: Any = cluster_at(self._url, self._patience)
            with (
                _left_alone_once_away(_node_of(cluster, commands[0][1]), RedisAway, RedisTimeout),
                cluster.pipeline(transaction=False) as pipe,
            ):
                for command in commands:
                    pipe.execute_command(*command)
                return list(pipe.execute())

    def publish(self, channel: str, payload: int | bytes) -> None:
        self.ask(("SPUBLISH", channel, payload))


def slot_of(key: str) -> int:
    return int(key_slot(key.encode()))


def _node_of(cluster: Any, key: str | int | bytes) -> str:
    """The name of the node that has the key, as far as is known; empty if none has."""
    nodes = cluster.nodes_manager.slots_cache.get(cluster.keyslot(key))
    return str(nodes[0].name) if nodes else ""


@contextmanager
def _left_alone_once_away(name: str, *signs: type[Exception]) -> Iterator[None]:
    """Refuses at once, for a while after one of these signs that the node or cluster is away."""
    if monotonic() < _resting.get(name, 0.0):
        raise RedisAway(f"{name} was away a moment ago")
    try:
        yield
    except signs:
        _resting[name] = monotonic() + RESTING_SECONDS
        raise


_resting: dict[str, float] = {}
"""The nodes and clusters that were away, and until when nobody asks them."""
