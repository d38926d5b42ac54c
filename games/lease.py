"""Leases: of several processes that could do a piece of work, one has it for a few seconds.

A lease is a row, taken or renewed by one statement with the database's clock. So it holds across
poolers that keep no session, and whatever time the processes take it to be.
"""

import secrets
import time
from typing import Any

import msgspec
from django.db import connection


class Lease:
    """The claim of this process to the lease of that name.

    What the holder notes comes along with the lease, for whoever has it next.
    """

    def __init__(self, name: str, seconds: float) -> None:
        self._name = name
        self._seconds = seconds
        self._holder = secrets.token_hex(8)
        self._until = 0.0

    @property
    def is_held(self) -> bool:
        """True as long as nobody else can have it, by a clock of this process that never jumps."""
        return time.monotonic() < self._until

    def take(self, note: dict[str, Any]) -> dict[str, Any] | None:
        """Takes or renews the lease, if it is free or its own; returns the note, or else none.

        The note is the one of the last holder where that was another.
        """
        asked = time.monotonic()
        wanted = {
            "name": self._name,
            "holder": self._holder,
            "seconds": self._seconds,
            "note": msgspec.json.encode(note).decode(),
        }
        row = _row(_TAKE, wanted) or _row(_TAKE_FIRST, wanted)
        if row is None:
            self._until = 0.0
            return None
        self._until = asked + self._seconds
        return msgspec.json.decode(row[0], type=dict[str, Any])

    def give_up(self) -> None:
        """Lets another process have it at once."""
        self._until = 0.0
        with connection.cursor() as cursor:
            cursor.execute(
                "UPDATE games_lease SET until = '-infinity' WHERE name = %s AND holder = %s",
                [self._name, self._holder],
            )


def _row(statement: str, parameters: dict[str, Any]) -> tuple[Any, ...] | None:
    with connection.cursor() as cursor:
        cursor.execute(statement, parameters)
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row


# Two statements, as nodes of several take no clock where rows conflict. Either is right by itself,
# and the time at which it came is never later than the one at which it has the row.
_TAKE = """
UPDATE games_lease SET
    holder = %(holder)s,
    until = statement_timestamp() + make_interval(secs => %(seconds)s),
    note = CASE WHEN holder = %(holder)s THEN %(note)s::jsonb ELSE note END
WHERE name = %(name)s AND (holder = %(holder)s OR until <= statement_timestamp())
RETURNING note::text
"""
_TAKE_FIRST = """
INSERT INTO games_lease (name, holder, until, note)
VALUES (
    %(name)s, %(holder)s, statement_timestamp() + make_interval(secs => %(seconds)s),
    %(note)s::jsonb)
ON CONFLICT (name) DO NOTHING
RETURNING note::text
"""
