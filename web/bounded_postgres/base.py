"""Django's PostgreSQL, where no statement is waited for longer than some seconds.

`connect_timeout` bounds how long a connection to each address takes, and PostgreSQL itself how long
a statement does. Neither helps against a server that takes a statement and is never heard of again.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic
from typing import Any

from django.db.backends.postgresql import base
from django.db.backends.postgresql.psycopg_any import IsolationLevel
from psycopg import Connection
from psycopg.abc import RV, PQGen

PATIENCE = 2.0
BETWEEN_SIGNALS = 0.1
"""The seconds after which psycopg looks whether somebody has pressed Ctrl-C."""

_end: ContextVar[float] = ContextVar("end", default=inf)


@contextmanager
def bounded_together() -> Iterator[None]:
    """All statements within are waited for no longer than one would be, with a connection's time.

    Whatever is waited for once that time is over fails at once, unless it has come already.
    """
    before = _end.set(monotonic() + PATIENCE)
    try:
        yield
    finally:
        _end.reset(before)


class BoundedConnection(Connection[Any]):
    def wait(
        self, gen: PQGen[RV], interval: float = BETWEEN_SIGNALS, timeout: float | None = PATIENCE
    ) -> RV:
        left = max(0.0, _end.get() - monotonic())
        return super().wait(gen, interval, left if timeout is None else min(timeout, left))


class DatabaseWrapper(base.DatabaseWrapper):
    def get_new_connection(self, conn_params: Mapping[str, Any]) -> BoundedConnection:
        self.isolation_level = IsolationLevel.READ_COMMITTED
        return BoundedConnection.connect(**conn_params)
