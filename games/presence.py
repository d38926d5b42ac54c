"""The people who have a room open, as the sockets of all processes keep it in Redis.

Each entry ends at a time by the clock of Redis, which alone is asked for it: processes have clocks
of their own.
"""

from collections.abc import Collection, Iterable
from uuid import UUID

from web.redis import counters_within

PATIENCE = 1.0

NOW = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
"""
PRESENT = f"""
{NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""
"""Returns the entries of a room that have not ended."""


def presence_key(room: UUID) -> str:
    return f"here:{room}"


def people_of(entries: Iterable[bytes]) -> frozenset[UUID]:
    return frozenset(UUID(entry.split(b"/")[0].decode()) for entry in entries)


def present_in(rooms: Collection[UUID]) -> dict[UUID, frozenset[UUID]]:
    """The people present in each of these rooms."""
    with counters_within(PATIENCE).pipeline(transaction=False) as pipe:
        for room in rooms:
            pipe.execute_command("EVAL", PRESENT, 1, presence_key(room))
        found = pipe.execute()
    return dict(zip(rooms, map(people_of, found), strict=True))
