"""Locks of PostgreSQL that stand for a piece of work instead of a row, as for a sweep.

Where games are spread over nodes such a lock is the coordinator's, whichever node is asked.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, connection, connections

from web.coordinator import at_coordinator


def lock_for_transaction(number: int) -> None:
    """Waits for others with the same number, and keeps them out until the transaction ends."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT pg_advisory_xact_lock(%s) {at_coordinator()}", [number])


def try_advisory_lock(number: int) -> AbstractContextManager[bool]:
    """Keeps others with the same number out meanwhile; yields false if one is at work already."""
    by_transaction = settings.DATABASE_POOLER or settings.DISTRIBUTED
    return _held_by_transaction(number) if by_transaction else _held_by_session(number)


@contextmanager
def _held_by_session(number: int) -> Iterator[bool]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", [number])
        (got_it,) = cursor.fetchone()
        try:
            yield got_it
        finally:
            if got_it:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [number])


@contextmanager
def _held_by_transaction(number: int) -> Iterator[bool]:
    """Holds the lock on a connection of its own, as the work has transactions of its own.

    Behind a pooler, or from a node to the coordinator, a session is no more than a transaction.
    """
    holder = connections[DEFAULT_DB_ALIAS].copy()
    try:
        holder.set_autocommit(False)
        with holder.cursor() as cursor:
            cursor.execute(f"SELECT pg_try_advisory_xact_lock(%s) {at_coordinator()}", [number])
            (got_it,) = cursor.fetchone()
        try:
            yield got_it
        finally:
            holder.rollback()
    finally:
        holder.close()
