"""Presence: the people who have a room open, kept in Redis for all processes together.

Each process keeps an entry for each person whose sockets it holds, and each entry expires unless
it is refreshed. Somebody is present as long as there is an entry of any process.
"""

import time
from collections.abc import Iterable, Mapping, Sequence
from uuid import UUID

from redis.asyncio import Redis

from games.announce import PRESENCE_CHANGED, room_channel
from games.presence import person_of_entry, presence_key

TTL_SECONDS = 30
GRACE_SECONDS = 4
"""Seconds that somebody stays present without a socket: a phone may be changing its network."""


class Presence:
    def __init__(self, redis: Redis, process: str) -> None:
        self._redis = redis
        self._process = process

    async def refresh(self, people: Mapping[UUID, Iterable[UUID]]) -> None:
        """Renews the entries of the people in each room."""
        until = time.time() + TTL_SECONDS
        async with self._redis.pipeline(transaction=False) as pipe:
            for room, inside in people.items():
                if entries := {self._entry(person): until for person in inside}:
                    pipe.zadd(presence_key(room), entries)
                    pipe.expire(presence_key(room), TTL_SECONDS * 2)
            await pipe.execute()

    async def expire_soon(self, room: UUID, people: Iterable[UUID]) -> None:
        """Lets the entries of this process expire after the grace, unless refreshed before."""
        until = time.time() + GRACE_SECONDS
        if entries := {self._entry(person): until for person in people}:
            await self._redis.zadd(presence_key(room), entries)

    async def present_in(self, rooms: Sequence[UUID]) -> dict[UUID, frozenset[UUID]]:
        now = time.time()
        async with self._redis.pipeline(transaction=False) as pipe:
            for room in rooms:
                pipe.zremrangebyscore(presence_key(room), "-inf", now)
                pipe.zrange(presence_key(room), 0, -1)
            found = (await pipe.execute())[1::2]
        return {
            room: frozenset(person_of_entry(entry) for entry in entries)
            for room, entries in zip(rooms, found, strict=True)
        }

    async def announce_change(self, room: UUID) -> None:
        """Makes every process read anew who is present."""
        await self._redis.publish(room_channel(room), PRESENCE_CHANGED)

    def _entry(self, person: UUID) -> str:
        return f"{person}/{self._process}"
