"""Says what is wrong with the nodes of a Citus cluster, and with what went on without one."""

import time
from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

import psycopg
from psycopg import sql

from chaos.citus import CitusCluster, Shard
from chaos.observations import Observations, Outage
from chaos.person import OK, UNAVAILABLE
from chaos.verdict import Log

RECOVERED_WITHIN = 150.0
"""Seconds within which Citus has looked after what a dead node left, as it does every minute."""
EMPTY = "TRUNCATE {}"
CHANGES = ("UPDATE {} SET seq = seq", "DELETE FROM {}")
REFUSALS = ("what happened stays as it is", "because it is a shard of a distributed table")
"""The words of our triggers, and those of Citus for who would empty a shard."""

BY_HAND = "-c citus.enable_manual_changes_to_shards=on"
"""Without it Citus itself lets nobody empty a shard, of which no trigger is asked."""


def verdict_of_citus(cluster: CitusCluster, seen: Observations) -> Iterator[str]:
    """Yields a complaint for each thing that is not as it should be."""
    yield from _of_prepared_transactions(cluster)
    yield from _of_history(cluster)
    if not cluster.moved:
        yield "no shard has moved"
    for outage in seen.outages:
        for complaint in _of_looks(outage):
            yield f"while {outage.node} was away: {complaint}"
    yield from _of_deadlines(seen)


def _of_prepared_transactions(cluster: CitusCluster) -> Iterator[str]:
    end = time.monotonic() + RECOVERED_WITHIN
    while left := cluster.prepared_transactions():
        if time.monotonic() > end:
            yield f"prepared transactions are left: {left}"
            return
        time.sleep(0.5)


def _of_history(cluster: CitusCluster) -> Iterator[str]:
    """Complaints about events that can be changed, by any node or in the shards themselves."""
    for node in cluster.nodes:
        for change in (*CHANGES, EMPTY):
            if not is_refused(node.url, change, "games_event"):
                yield f"{node} would do {change.format('games_event')}"
    shards = cluster.shards_of("games_event")
    for shard in shards:
        for change in CHANGES:
            if not is_refused(shard.node.url, change, shard.table, BY_HAND):
                yield f"{shard.node} would do {change.format(shard.table)}"
        if not is_refused(shard.node.url, EMPTY, shard.table):
            yield f"{shard.node} would do {EMPTY.format(shard.table)}"
    if sum(map(_rows_in, shards)) != _events(cluster):
        yield "the shards have other events than the whole"


def is_refused(url: str, change: str, table: str, options: str = "") -> bool:
    """True if the change is refused, or would change no row. Any other error is none of these."""
    with psycopg.connect(url, options=options) as node:
        try:
            changed = node.execute(sql.SQL(change).format(sql.Identifier(table)))
        except (psycopg.errors.RestrictViolation, psycopg.errors.InternalError_) as error:
            if any(words in str(error) for words in REFUSALS):
                return True
            raise
        finally:
            node.rollback()
        return changed.rowcount == 0


def _rows_in(shard: Shard) -> int:
    return _number(shard.node.url, shard.table)


def _events(cluster: CitusCluster) -> int:
    return _number(cluster.url, "games_event")


def _number(url: str, table: str) -> int:
    with psycopg.connect(url) as node:
        query = sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table))
        (number,) = node.execute(query).fetchone() or (0,)
        return int(number)


def _of_looks(outage: Outage) -> Iterator[str]:
    """Complaints about games that could be seen and should not, or the other way round."""
    for look in outage.looks:
        is_there = outage.nodes[look.game] == outage.node
        if is_there and (look.status != UNAVAILABLE or not look.says_when):
            yield f"game {look.game}, which lies there, was answered {look.status}"
        if not is_there and look.status != OK:
            yield f"game {look.game}, which lies elsewhere, was answered {look.status}"
    if not outage.said_away:
        yield "the server did not say so while it was ready"


def _of_deadlines(seen: Observations) -> Iterator[str]:
    """Complaints about phases that a node held up that has other games."""
    fell_due = 0
    for outage in seen.outages:
        for game in (game for game, node in outage.nodes.items() if node != outage.node):
            for deadline, ended in _deadlines_passed(game, outage):
                fell_due += 1
                if ended > outage.ended:
                    yield f"game {game}, due at {deadline}, waited for {outage.node} until {ended}"
    if not fell_due:
        yield "no deadline has passed while a node was away that has other games"


def _deadlines_passed(game: UUID, outage: Outage) -> Iterator[tuple[datetime, datetime]]:
    """The deadlines that passed in the outage's first half, with the time of what came after."""
    log, half = Log(game), outage.began + (outage.ended - outage.began) / 2
    for table, then in zip(log.tables, log.history, strict=False):
        if table.deadline and outage.began < table.deadline < half and table.deadline <= then.at:
            yield table.deadline, then.at
