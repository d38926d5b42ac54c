"""A cluster of Citus for the tests, where CITUS_URLS names its servers, the coordinator's first."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from io import StringIO
from itertools import cycle
from typing import LiteralString
from uuid import UUID

import psycopg
import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import ObjectInUse

from testkit.trying_again import try_again_after
from tools.servers import CITUS_URLS

ENTRY = "CITUS_ENTRY"
"""The place in CITUS_URLS of the node that tests and their servers ask; the coordinator's is 0.

With `all`, each thread of a race and each process that a test starts asks another one.
"""

needs_citus = pytest.mark.skipif(
    not os.environ.get(CITUS_URLS),
    reason=f"there is no cluster of Citus here: {CITUS_URLS} names none",
)

on_one_database = pytest.mark.skipif(
    bool(os.environ.get(CITUS_URLS)), reason="the games are spread over a cluster of Citus"
)
"""Skips a test of how one PostgreSQL goes about its work."""

FOR_EACH_DATABASE = {
    "citus.shard_count": "4",
    # A join that would bring all rows of a table to one node is an error.
    "citus.local_table_join_policy": "never",
    "synchronous_commit": "off",
}


def nodes() -> list[str]:
    """The addresses of the servers, the coordinator's first."""
    return os.environ[CITUS_URLS].split()


def in_database(name: str, url: str) -> str:
    return make_conninfo(url, dbname=name)


def take_in_all_nodes() -> None:
    """Has the test database on all nodes as well, with the games spread over them."""
    if not settings.DISTRIBUTED:
        return
    join_nodes(_name())
    call_command("distribute", stdout=StringIO())
    _enter_by(next_entry() or nodes()[int(os.environ.get(ENTRY, "0"))])


def _enter_by(url: str) -> None:
    connection.close()
    connection.settings_dict.update(_host_and_port(url))
    os.environ["DATABASE_URL"] = url


def _host_and_port(url: str) -> dict[str, str]:
    parts = conninfo_to_dict(url)
    return {"HOST": str(parts["host"]), "PORT": str(parts.get("port", ""))}


@contextmanager
def entered_by(url: str) -> Iterator[None]:
    """Has this process, and those that it starts, ask that node meanwhile."""
    before = os.environ["DATABASE_URL"]
    _enter_by(url)
    try:
        yield
    finally:
        _enter_by(before)


def has_thread_enter_by(url: str) -> None:
    """Has this thread ask that node, and no other thread of this process."""
    connection.close()
    connection.settings_dict = {**connection.settings_dict, **_host_and_port(url)}


def next_entry() -> str | None:
    """The node that whoever is next is to ask, where each is to ask another one."""
    return next(_IN_TURN) if os.environ.get(ENTRY) == "all" else None


_IN_TURN = cycle(os.environ.get(CITUS_URLS, "").split())


def join_nodes(name: str, options: Mapping[str, str] = FOR_EACH_DATABASE) -> None:
    """Makes the coordinator's database of that name one of a cluster, with these options."""
    coordinator, *workers = nodes()
    for worker in workers:
        run(worker, "CREATE DATABASE {}", sql.Identifier(name))
    for node in (coordinator, *workers):
        for setting, value in options.items():
            place = sql.Identifier(*setting.split("."))
            run(
                node,
                "ALTER DATABASE {} SET {} = {}",
                sql.Identifier(name),
                place,
                sql.Literal(value),
            )
        run(in_database(name, node), "CREATE EXTENSION citus")
    here = in_database(name, coordinator)
    run(here, "SELECT citus_set_coordinator_host({}, {})", *_address(coordinator))
    for worker in workers:
        run(here, "SELECT citus_add_node({}, {})", *_address(worker))


def forget_killed_run() -> None:
    """Removes the test database of a run that could not do so itself."""
    if settings.DISTRIBUTED:
        name = connection.settings_dict["TEST"]["NAME"] or f"test_{_name()}"
        drop_on_nodes(name, nodes())


def leave_all_nodes() -> None:
    connection.close()
    drop_on_nodes(_name(), nodes())


def drop_on_nodes(name: str, urls: Sequence[str]) -> None:
    for url in reversed(urls):
        # Citus' own process may look for a node that is gone, and not end yet.
        try_again_after(ObjectInUse, partial(_drop, name, url))


def _drop(name: str, url: str) -> None:
    run(url, "DROP DATABASE IF EXISTS {} WITH (FORCE)", sql.Identifier(name))


def _address(url: str) -> tuple[sql.Literal, sql.Literal]:
    parts = conninfo_to_dict(url)
    return sql.Literal(parts["host"]), sql.Literal(int(parts.get("port") or 5432))


def run(url: str, statement: LiteralString, *parts: sql.Composable) -> None:
    with psycopg.connect(url, autocommit=True) as node:
        node.execute(sql.SQL(statement).format(*parts))


@contextmanager
def away(url: str) -> Iterator[None]:
    """Has the test database at a node neither answer nor finish anything, as if it had died."""
    name = sql.Identifier(_name())
    run(url, "ALTER DATABASE {} ALLOW_CONNECTIONS false", name)
    try:
        run(url, OTHERS_END, sql.Literal(_name()))
        yield
    finally:
        run(url, "ALTER DATABASE {} ALLOW_CONNECTIONS true", name)


def node_of(game: UUID) -> str:
    """The address of the node that has the game, as host and port."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT concat(nodename, ':', nodeport) FROM pg_dist_shard_placement
            WHERE shardid = get_shard_id_for_distribution_column('games_game', %s)
            """,
            [game],
        )
        return str(cursor.fetchone()[0])


def address_of(url: str) -> str:
    parts = conninfo_to_dict(url)
    return f"{parts['host']}:{parts.get('port') or 5432}"


def prepared_transactions() -> int:
    """The number of transactions on all nodes that were promised and neither kept nor undone."""
    found = 0
    for url in nodes():
        with psycopg.connect(in_database(_name(), url), autocommit=True) as node:
            found += len(
                node.execute(
                    "SELECT FROM pg_prepared_xacts WHERE database = current_database()"
                ).fetchall()
            )
    return found


OTHERS_END = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = {} AND pid <> pg_backend_pid()"
)


def _name() -> str:
    return str(connection.settings_dict["NAME"])
