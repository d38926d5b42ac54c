"""Kills nodes of a Citus cluster, and moves shards of games that are being played."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from random import Random
from typing import Any
from uuid import UUID

import httpx
import psycopg

from chaos.citus import WAYS, CitusCluster, Node
from chaos.observations import Looked, Observations, Outage
from chaos.person import OK, Person
from chaos.servers import ServerProcesses

AWAY = 10.0
"""Seconds for which a node is away while all else is well, at least."""
AWAY_AT_MOST = 60.0
"""Seconds after which it comes back though a phase elsewhere has not ended that should have."""
LOOKS = 0.5
"""Seconds from one time everybody's game is asked for meanwhile to the next."""
MOST_MOVES_TRIED = 30
"""The number of times that a shard is tried to be moved, a second apart, while nodes die."""
NEAR = 1.0
NEAR_WITHIN = 30.0
"""Seconds within which the deadline of some game is near, mostly."""
WELL_WITHIN = 60.0

Say = Callable[[str], None]


class FaultsOfCitus:
    def __init__(
        self,
        *,
        cluster: CitusCluster,
        processes: ServerProcesses,
        people: Sequence[Person],
        seen: Observations,
        rng: Random,
        say: Say,
        others: Iterable[asyncio.Lock],
    ) -> None:
        self._processes = processes
        self._cluster = cluster
        self._people = people
        self._seen = seen
        self._rng = rng
        self._say = say
        self._others = others
        """The locks of all other faults."""
        self._nodes = {node: asyncio.Lock() for node in cluster.nodes}
        self._moves = asyncio.Lock()
        self.kinds: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = (
            self._kill_a_worker_node,
            self._kill_the_coordinator,
            self._move_a_shard,
            self._move_a_shard,
            self._watch_a_node_away,
        )

    async def _kill_a_worker_node(self) -> None:
        await self._kill(self._rng.choice(self._cluster.workers), self._rng.uniform(0.5, 8))

    async def _kill_the_coordinator(self) -> None:
        await self._kill(self._cluster.coordinator, self._rng.uniform(0.2, 2))

    async def _kill(self, node: Node, away: float) -> None:
        async with self._nodes[node]:
            self._say(f"killed {node}, for {away:.1f} s")
            await asyncio.to_thread(node.kill)
            await asyncio.sleep(away)
            await asyncio.to_thread(node.start)

    async def _move_a_shard(self) -> None:
        way, pick = self._rng.choice(WAYS), self._rng.random()
        async with self._moves:
            games = sorted(self._games())
            for _ in range(MOST_MOVES_TRIED):
                if await self._moved(games[int(pick * len(games))], way, pick):
                    return
                await asyncio.sleep(1)

    async def _moved(self, game: UUID, way: str, pick: float) -> bool:
        """Moves the shard of the game; false if some node that is away did not let it."""
        try:
            moved = await asyncio.to_thread(self._cluster.move_shard_of, game, way, pick)
        except psycopg.Error as error:
            self._say(f"could not move a shard ({way}): {str(error).splitlines()[0]}")
            return False
        self._say(f"moved {moved} ({way})")
        return True

    def _games(self) -> dict[UUID, Person]:
        """The games that are being played, with somebody who sees each."""
        return {person.game: person for person in self._people if person.game}

    async def _watch_a_node_away(self) -> None:
        """Kills a node while all else is well, and notes what goes on and what does not."""
        async with AsyncExitStack() as stack:
            for lock in (*self._others, *self._nodes.values(), self._moves):
                await stack.enter_async_context(lock)
            await self._wait_until_all_is_well()
            node = await self._node_that_has_some_games_and_not_all()
            if node is None:
                self._say("all games lie in one shard, so no node can be away without all of them")
                return
            elsewhere = await self._wait_for_a_deadline_elsewhere(node)
            self._say(f"killed {node}, for {AWAY:.1f} s, while all else is well")
            began = datetime.now(UTC)
            await asyncio.to_thread(node.kill)
            looks, away = await self._look_around(elsewhere)
            ended = datetime.now(UTC)
            await asyncio.to_thread(node.start)
            known = self._seen.games | {look.game for look in looks}
            nodes = await asyncio.to_thread(self._cluster.nodes_of, known)
            lying = {game: str(node) for game, node in nodes.items()}
            self._seen.outages.append(Outage(str(node), began, ended, lying, looks, away))

    async def _wait_until_all_is_well(self) -> None:
        """Waits until the server is ready, and a worker has taken a task since."""
        since, end = datetime.now(UTC), time.monotonic() + WELL_WITHIN
        while time.monotonic() < end:
            if await self._parts_if_ready() and self._processes.has_worked_since(since):
                return
            await asyncio.sleep(LOOKS)
        self._seen.complaints.append(f"all was not well again within {WELL_WITHIN:g} seconds")

    async def _node_that_has_some_games_and_not_all(self) -> Node | None:
        games = sorted(self._games())
        nodes = await asyncio.to_thread(self._cluster.nodes_of, games)
        if len(set(nodes.values())) == 1:
            await self._moved(games[0], "block_writes", self._rng.random())
            nodes = await asyncio.to_thread(self._cluster.nodes_of, games)
        some = sorted(set(nodes.values()), key=lambda node: node.number)
        return self._rng.choice(some) if len(some) > 1 else None

    async def _wait_for_a_deadline_elsewhere(self, away: Node) -> list[UUID]:
        """Waits until it is near in a game on another node; returns all of those games."""
        end = time.monotonic() + NEAR_WITHIN
        while True:
            nodes = await asyncio.to_thread(self._cluster.nodes_of, list(self._games()))
            elsewhere = [game for game, node in nodes.items() if node != away]
            is_near = await asyncio.to_thread(self._cluster.is_due_within, NEAR, elsewhere)
            if is_near or time.monotonic() > end:
                return elsewhere
            await asyncio.sleep(0.1)

    async def _look_around(self, elsewhere: list[UUID]) -> tuple[list[Looked], set[str]]:
        """Asks for everybody's game again and again, and for what the server says is away.

        It goes on until the phases elsewhere have ended whose time was up.
        """
        looks: list[Looked] = []
        away: set[str] = set()
        began = time.monotonic()
        while not await self._is_long_enough(time.monotonic() - began, elsewhere):
            looks += await asyncio.gather(*(_look(*pair) for pair in self._games().items()))
            parts = await self._parts_if_ready()
            away |= {part for part, is_there in parts.items() if not is_there}
            await asyncio.sleep(LOOKS)
        return looks, away

    async def _parts_if_ready(self) -> dict[str, bool]:
        """The parts of a server that is ready, and whether each is there; none if it is not."""
        try:
            ready = await self._people[0].peek("/readyz")
        except httpx.TransportError:
            return {}
        return dict(ready.json()) if ready.status_code == OK else {}

    async def _is_long_enough(self, seconds: float, elsewhere: list[UUID]) -> bool:
        if AWAY < seconds < AWAY_AT_MOST:
            return not await asyncio.to_thread(self._cluster.is_overdue, elsewhere)
        return seconds > AWAY


async def _look(game: UUID, person: Person) -> Looked:
    try:
        answer = await person.peek(f"/api/v1/games/{game}")
    except httpx.TransportError as error:
        return Looked(game, repr(error), says_when=False)
    return Looked(game, answer.status_code, "Retry-After" in answer.headers)
