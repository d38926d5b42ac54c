"""Threads that act in the same instant, or beside a transaction."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import Queue
from threading import Barrier
from typing import TypeVar

from django.conf import settings
from django.db import connection, transaction

from games.rules.refusals import RuleViolation
from testkit.citus import has_thread_enter_by, next_entry

Result = TypeVar("Result")

LONGEST_WAIT = 30


def at_once(doings: Sequence[Callable[[], Result]]) -> list[Result | RuleViolation]:
    """Call all functions in the same instant; return their results or refusals, in order."""
    barrier = Barrier(len(doings))

    def do(doing: Callable[[], Result]) -> Result | RuleViolation:
        if node := next_entry():
            has_thread_enter_by(node)
        try:
            barrier.wait()
            return doing()
        except RuleViolation as refusal:
            return refusal
        finally:
            connection.close()

    with ThreadPoolExecutor(len(doings)) as threads:
        return list(threads.map(do, doings))


def meanwhile(first: Callable[[], object], second: Callable[[], Result]) -> Result:
    """Call one function in a transaction, another in a thread beside it, and then commit.

    The commit comes as soon as the second function waits for a lock, or is done: so it has read
    what was there before the first, as far as no lock keeps it from that. Returns its result.
    """
    backend: Queue[int] = Queue()

    def do() -> Result:
        try:
            with connection.cursor() as cursor:
                cursor.execute(_WHO if settings.DISTRIBUTED else "SELECT pg_backend_pid()")
                backend.put(cursor.fetchone()[0])
            return second()
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as threads:
        with transaction.atomic():
            first()
            going_on = threads.submit(do)
            process = backend.get(timeout=LONGEST_WAIT)
            until = time.monotonic() + LONGEST_WAIT
            while not (going_on.done() or _waits_for_a_lock(process)):
                assert time.monotonic() < until
                time.sleep(0.005)
        return going_on.result(timeout=LONGEST_WAIT)


def somebody_waits_for_a_lock() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted)")
        return bool(cursor.fetchone()[0])


def _waits_for_a_lock(process: int) -> bool:
    waits = _WAITS if settings.DISTRIBUTED else "SELECT cardinality(pg_blocking_pids(%s)) > 0"
    with connection.cursor() as cursor:
        cursor.execute(waits, [process])
        return bool(cursor.fetchone()[0])


# Where games are spread over nodes, the lock may be another node's than the one that is asked.
_WHO = "SELECT citus_backend_gpid()"
_WAITS = "SELECT EXISTS (SELECT FROM citus_lock_waits WHERE waiting_gpid = %s)"
