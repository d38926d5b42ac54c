"""Who is in which room, by account, kept in Redis for all processes together.

Each process vouches for the people whose sockets it holds, for a while; somebody is here as long
as any process vouches for them.
"""

import time
from collections.abc import Iterable, Mapping, Sequence
from uuid import UUID

from redis.asyncio import Redis

VOUCHED_SECONDS = 30
GRACE_SECONDS = 4
"""How long somebody may be without a socket and still be here: a phone changes its network."""


class Presence:
    def __init__(self, redis: Redis, process: str) -> None:
        self._redis = redis
        self._process = process

    async def vouch(self, people: Mapping[UUID, Iterable[UUID]]) -> None:
        """For the people in each room."""
        until = time.time() + VOUCHED_SECONDS
        async with self._redis.pipeline(transaction=False) as pipe:
            for room, inside in people.items():
                if entries := {self._entry(person): until for person in inside}:
                    pipe.zadd(_key(room), entries)
                    pipe.expire(_key(room), VOUCHED_SECONDS * 2)
            await pipe.execute()

    async def let_go(self, room: UUID, people: Iterable[UUID]) -> None:
        """They are here for some seconds more, and then, unless vouched for again, gone."""
        until = time.time() + GRACE_SECONDS
        if entries := {self._entry(person): until for person in people}:
            await self._redis.zadd(_key(room), entries)

    async def here(self, rooms: Sequence[UUID]) -> dict[UUID, frozenset[UUID]]:
        now = time.time()
        async with self._redis.pipeline(transaction=False) as pipe:
            for room in rooms:
                pipe.zremrangebyscore(_key(room), "-inf", now)
                pipe.zrange(_key(room), 0, -1)
            found = (await pipe.execute())[1::2]
        return {
            room: frozenset(UUID(entry.split(b"/")[0].decode()) for entry in entries)
            for room, entries in zip(rooms, found, strict=True)
        }

    def _entry(self, person: UUID) -> str:
        return f"{person}/{self._process}"


def _key(room: UUID) -> str:
    return f"here:{room}"
