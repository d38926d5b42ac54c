"""The people who have a room open, as the sockets of all processes keep it in Redis."""

import time
from collections.abc import Collection
from uuid import UUID

from web.redis import redis_within

PATIENCE = 1.0


def presence_key(room: UUID) -> str:
    return f"here:{room}"


def person_of_entry(entry: bytes) -> UUID:
    return UUID(entry.split(b"/")[0].decode())


def present_in(rooms: Collection[UUID]) -> dict[UUID, frozenset[UUID]]:
    """The people present in each of these rooms."""
    with redis_within(PATIENCE).pipeline(transaction=False) as pipe:
        for room in rooms:
            pipe.zrangebyscore(presence_key(room), f"({time.time()}", "+inf")
        found = pipe.execute()
    return {
        room: frozenset(map(person_of_entry, entries))
        for room, entries in zip(rooms, found, strict=True)
    }
