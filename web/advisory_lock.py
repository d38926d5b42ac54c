"""Locks of PostgreSQL that stand for a piece of work instead of a row, as for a sweep."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection


def lock_for_transaction(number: int) -> None:
    """Waits for others with the same number, and keeps them out until the transaction ends."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [number])


@contextmanager
def try_advisory_lock(number: int) -> Iterator[bool]:
    """Keeps others with the same number out meanwhile; yields false if one is at work already."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", [number])
        (got_it,) = cursor.fetchone()
        try:
            yield got_it
        finally:
            if got_it:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [number])
