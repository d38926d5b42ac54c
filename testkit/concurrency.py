"""Threads that act in the same instant."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

from django.db import connection

from games.rules.refusals import RuleViolation

Result = TypeVar("Result")


def at_once(doings: Sequence[Callable[[], Result]]) -> list[Result | RuleViolation]:
    """Call all functions in the same instant; return their results or refusals, in order."""
    barrier = Barrier(len(doings))

    def do(doing: Callable[[], Result]) -> Result | RuleViolation:
        try:
            barrier.wait()
            return doing()
        except RuleViolation as refusal:
            return refusal
        finally:
            connection.close()

    with ThreadPoolExecutor(len(doings)) as threads:
        return list(threads.map(do, doings))
