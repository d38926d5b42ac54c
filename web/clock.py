"""The time that all servers and workers go by: the database's.

Machines' clocks differ, by milliseconds if they are kept and by seconds if not. A deadline that one
server sets is held against the clock of another, so each process corrects its own by what the
database has told it lately. On one machine there is nothing to correct.
"""

import time
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created

LOOK_SECONDS = 10.0
"""The time after which a process asks again."""
NOTHING = timedelta(0)


class SharedClock:
    def __init__(self) -> None:
        self.correction = NOTHING
        """The time that the database's clock is ahead of this process's own."""
        self._next_look = 0.0

    def now(self) -> datetime:
        return datetime.now(UTC) + self.correction

    def keep_right(self, database: BaseDatabaseWrapper = connection) -> None:
        """Asks the database for its time on this thread's connection, unless it has just done so.

        The question is no part of what a request asks, and costs one in ten seconds.
        """
        if time.monotonic() < self._next_look or database.connection is None:
            return
        self._next_look = time.monotonic() + LOOK_SECONDS
        with database.wrap_database_errors:
            asked = datetime.now(UTC)
            (told,) = database.connection.execute("SELECT clock_timestamp()").fetchone()
            self.compare(told, asked, datetime.now(UTC))

    def compare(self, told: datetime, asked: datetime, answered: datetime) -> None:
        """Corrects no more than the answer proves, which was told at some time in between."""
        self.correction = min(max(self.correction, told - answered), told - asked)


clock = SharedClock()


def _keep_right(connection: BaseDatabaseWrapper, **_: Any) -> None:
    if connection.alias == "default":
        clock.keep_right(connection)


connection_created.connect(_keep_right)
