"""Presence: the people who have a room open, kept in Redis for all processes together.

Each process keeps an entry for each person whose sockets it holds, and each entry expires unless
it is refreshed. Somebody is present as long as there is an entry of any process.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from redis.asyncio import Redis, RedisCluster

from games.announce import PRESENCE_CHANGED, room_channel
from games.presence import NOW, PRESENT, people_of, presence_key
from web.redis import publishing

TTL_SECONDS = 30
GRACE_SECONDS = 4
"""Seconds that somebody stays present without a socket: a phone may be changing its network."""
_KEEP = f"""
{NOW}
for place = 2, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[place]) end
redis.call('EXPIRE', KEYS[1], {TTL_SECONDS * 2})
"""
"""Has the entries end after so many seconds."""


AnyRedis = Redis | RedisCluster


class Presence:
    def __init__(self, counters: AnyRedis, news: AnyRedis, process: str) -> None:
        self._counters = counters
        self._news: Any = news
        self._process = process

    async def refresh(self, people: Mapping[UUID, Iterable[UUID]]) -> None:
        """Renews the entries of the people in each room."""
        async with self._counters.pipeline(transaction=False) as pipe:
            for room, inside in people.items():
                if entries := [self._entry(person) for person in inside]:
                    pipe.execute_command(
                        "EVAL", _KEEP, 1, presence_key(room), TTL_SECONDS, *entries
                    )
            await pipe.execute()

    async def expire_soon(self, room: UUID, people: Iterable[UUID]) -> None:
        """Lets the entries of this process expire after the grace, unless refreshed before."""
        async with self._counters.pipeline(transaction=False) as pipe:
            if entries := [self._entry(person) for person in people]:
                pipe.execute_command("EVAL", _KEEP, 1, presence_key(room), GRACE_SECONDS, *entries)
            await pipe.execute()

    async def present_in(self, rooms: Sequence[UUID]) -> dict[UUID, frozenset[UUID]]:
        async with self._counters.pipeline(transaction=False) as pipe:
            for room in rooms:
                pipe.execute_command("EVAL", PRESENT, 1, presence_key(room))
            found = await pipe.execute()
        return dict(zip(rooms, map(people_of, found), strict=True))

    async def announce_change(self, room: UUID) -> None:
        """Makes every process read anew who is present."""
        await self._news.execute_command(publishing(), room_channel(room), PRESENCE_CHANGED)

    def _entry(self, person: UUID) -> str:
        return f"{person}/{self._process}"
