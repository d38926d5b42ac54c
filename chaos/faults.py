"""Injects faults, one after the other, in an order that a seed decides."""

import asyncio
import signal
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from random import Random
from typing import Any, TypeVar

import psycopg

from chaos.citus import CitusCluster
from chaos.faults_of_citus import FaultsOfCitus
from chaos.observations import Observations
from chaos.person import Person
from chaos.servers import ServerProcesses
from games import append_sql
from testkit.standby import Pair

GAP = (0.5, 2.5)
"""Seconds from one fault to the next."""
SWEEP_SECONDS = 30.0
"""Seconds within which somebody has dozed until a sweep has a phase to end."""
RECORDING_SECONDS = 15.0
"""Seconds within which somebody performs a clue, mostly."""
NEAR = 0.3
LOCK_SECONDS = 3.0
WENT_DOWN = (psycopg.OperationalError, psycopg.InternalError)
"""The errors of PostgreSQL that went down, and of a node that died in a statement."""

Say = Callable[[str], None]
Kind = Callable[[], Coroutine[Any, Any, None]]
Found = TypeVar("Found")


class Faults:
    def __init__(
        self,
        processes: ServerProcesses,
        people: Sequence[Person],
        seen: Observations,
        rng: Random,
        say: Say,
    ) -> None:
        self._processes = processes
        self._people = people
        self._rng = rng
        self._say = say
        self._under_way: list[asyncio.Task[None]] = []
        self._worker, self._recordings = asyncio.Lock(), asyncio.Lock()
        self._redis, self._postgres = asyncio.Lock(), asyncio.Lock()
        self._servers = asyncio.Lock()
        self._redis_node = asyncio.Lock()
        stores = processes.stores
        self._kinds: tuple[Kind, ...] = (
            *(self._of_nodes() if processes.nodes else [self._kill_a_server_process]),
            self._kill_the_worker,
            self._kill_the_worker_of_recordings,
            self._restart_redis,
            *(self._of_citus(stores.citus, seen) if stores.citus else self._of_postgres()),
            self._freeze_somebody,
            self._drop_sockets,
            *((self._kill_a_redis_node,) if stores.redis_cluster else ()),
        )

    def _of_postgres(self) -> tuple[Kind, ...]:
        of_a_pair = (self._kill_the_standby, self._fail_over)
        return (
            self._restart_postgres_fast,
            self._restart_postgres_at_once,
            *(of_a_pair if self._processes.stores.pair else ()),
        )

    def _of_citus(self, cluster: CitusCluster, seen: Observations) -> tuple[Kind, ...]:
        others = (self._worker, self._recordings, self._redis, self._servers, self._redis_node)
        return FaultsOfCitus(
            cluster=cluster,
            processes=self._processes,
            people=self._people,
            seen=seen,
            rng=self._rng,
            say=self._say,
            others=others,
        ).kinds

    async def inject_for(self, seconds: float) -> None:
        """Injects rounds of all kinds of faults in any order; the first round is always whole."""
        end = time.monotonic() + seconds
        is_whole = False
        while not is_whole or time.monotonic() < end:
            for kind in self._rng.sample(self._kinds, len(self._kinds)):
                if not is_whole or time.monotonic() < end:
                    await asyncio.sleep(self._rng.uniform(*GAP))
                    self._under_way.append(asyncio.create_task(kind()))
                    self._processes.restart_ended()
            is_whole = True

    async def wait_until_over(self) -> None:
        await asyncio.gather(*self._under_way)
        self._processes.restart_ended()

    async def _kill_a_server_process(self) -> None:
        async with self._servers:
            killed = self._processes.kill_a_server_process(self._rng)
            self._say(f"killed server process {killed}" if killed else "found no server to kill")

    def _of_nodes(self) -> tuple[Kind, ...]:
        return self._kill_a_node, self._drain_a_node, self._drain_a_node, self._kill_the_leader

    async def _kill_a_node(self) -> None:
        name, away = self._rng.choice(self._processes.nodes), self._rng.uniform(0.2, 3)
        async with self._servers:
            self._say(f"killed {name}, for {away:.1f} s")
            self._processes.kill(name)
            await asyncio.sleep(away)
            self._processes.start(name)

    async def _drain_a_node(self) -> None:
        name, away = self._rng.choice(self._processes.nodes), self._rng.uniform(0, 2)
        async with self._servers:
            self._say(f"asked {name} to end")
            await asyncio.to_thread(self._processes.drain, name)
            await asyncio.sleep(away)
            self._processes.start(name)

    async def _kill_the_leader(self) -> None:
        """Kills the worker whose beat leads, and leaves it dead until another leads."""
        away = self._rng.uniform(2, 8)
        async with self._worker:
            name = self._processes.leading_worker()
            self._say(f"killed the {name}, whose beat led, for {away:.1f} s")
            self._processes.kill(name)
            await asyncio.sleep(away)
            self._processes.start(name)

    async def _kill_the_worker(self) -> None:
        away, phases_end = self._rng.uniform(0.2, 2), self._rng.random() < 0.5
        async with self._worker:
            when = await asyncio.to_thread(self._kill_it_in_a_sweep, phases_end)
            self._say(f"killed the worker {when}, for {away:.1f} s")
            await asyncio.sleep(away)
            self._processes.start("worker")

    async def _kill_the_worker_of_recordings(self) -> None:
        away = self._rng.uniform(0.2, 3)
        async with self._recordings:
            when = await asyncio.to_thread(self._kill_it_at_work)
            self._say(f"killed the worker of recordings {when}, for {away:.1f} s")
            await asyncio.sleep(away)
            self._processes.start("recordings")

    def _kill_it_at_work(self) -> str:
        """Kills the worker of recordings while it makes one, or at any time if none comes."""
        end = time.monotonic() + RECORDING_SECONDS
        while time.monotonic() < end:
            try:
                with closing(psycopg.connect(self._database, autocommit=True)) as watch:
                    is_at_work = _first(lambda: _makes_a_recording(watch), end)
            except WENT_DOWN:
                time.sleep(NEAR)
            else:
                self._processes.kill("recordings")
                return "as it made one" if is_at_work else "while it had nothing to do"
        self._processes.kill("recordings")
        return "while nobody could see what it did"

    @property
    def _database(self) -> str:
        return self._processes.stores.database

    def _kill_it_in_a_sweep(self, phases_end: bool) -> str:
        """Kills the worker in a sweep, or at any time if none comes, as while others are down.

        It waits for one that ends a phase, or takes whichever comes, which mostly moves bots.
        """
        end = time.monotonic() + SWEEP_SECONDS
        while time.monotonic() < end:
            try:
                with in_the_middle_of_a_sweep(self._database, end, phases_end) as doing:
                    if doing:
                        self._processes.kill("worker")
                        return f"as it {doing}"
            except WENT_DOWN:
                time.sleep(NEAR)
        self._processes.kill("worker")
        return "while it had nothing to do"

    async def _restart_redis(self) -> None:
        how = self._rng.choice((signal.SIGTERM, signal.SIGKILL))
        away = self._rng.uniform(0.2, 1.5)
        async with self._redis:
            self._say(f"stopped Redis ({how.name}) for {2 * away:.1f} s, and all in it is lost")
            valkey = self._processes.stores.valkey
            await asyncio.to_thread(valkey.stop, how)
            await asyncio.sleep(away)
            await self._drop_sockets()  # who comes now may know more than the process they come to
            await asyncio.sleep(away)
            await asyncio.to_thread(valkey.start)

    async def _kill_a_redis_node(self) -> None:
        """Kills one of the nodes that news and counters are on; one of them has a replica."""
        cluster = self._processes.stores.redis_cluster
        assert cluster
        node, away = self._rng.choice(cluster.nodes), self._rng.uniform(0.5, 5)
        async with self._redis_node:
            self._say(f"killed a node of the Redis cluster, {node}, for {away:.1f} s")
            await asyncio.to_thread(node.server.stop, signal.SIGKILL)
            await asyncio.sleep(away)
            await asyncio.to_thread(node.server.start)

    async def _restart_postgres_fast(self) -> None:
        await self._restart_postgres(signal.SIGINT, "fast")

    async def _restart_postgres_at_once(self) -> None:
        await self._restart_postgres(signal.SIGQUIT, "immediate")

    async def _restart_postgres(self, how: signal.Signals, name: str) -> None:
        away = self._rng.uniform(0, 1.5)
        async with self._postgres:
            self._say(f"stopped PostgreSQL ({name}) for {away:.1f} s")
            postgres = self._processes.stores.postgres
            assert postgres
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(away)
            await asyncio.to_thread(postgres.start)

    async def _kill_the_standby(self) -> None:
        """Kills the standby, without which no move is acknowledged."""
        away = self._rng.uniform(0.2, 2)
        async with self._postgres:
            self._say(f"killed the standby of PostgreSQL, for {away:.1f} s")
            await asyncio.to_thread(self._pair.standby.kill)
            await asyncio.sleep(away)
            await asyncio.to_thread(self._pair.standby.start)

    async def _fail_over(self) -> None:
        """Kills the primary, which comes back as the standby of the one that took its place."""
        away, alone = self._rng.uniform(0, 1.5), self._rng.uniform(0, 3)
        async with self._postgres:
            self._say(f"killed the primary of PostgreSQL, to promote its standby in {away:.1f} s")
            await asyncio.to_thread(self._pair.primary.kill)
            await asyncio.sleep(away)
            await asyncio.to_thread(self._pair.promote)
            await asyncio.sleep(alone)
            await asyncio.to_thread(self._pair.make_standby_anew)
            self._say("the primary that was killed is a standby now")

    @property
    def _pair(self) -> Pair:
        pair = self._processes.stores.pair
        assert pair
        return pair

    async def _freeze_somebody(self) -> None:
        frozen = self._rng.sample(self._people, 2)
        seconds = self._rng.uniform(2, 12)
        self._say(f"froze {frozen[0].name} and {frozen[1].name} for {seconds:.1f} s")
        for one in frozen:
            one.freeze()
        await asyncio.sleep(seconds)
        for one in frozen:
            one.thaw()

    async def _drop_sockets(self) -> None:
        dropped = self._rng.sample(self._people, len(self._people) // 2)
        self._say(f"dropped the sockets of {len(dropped)} people")
        for one in dropped:
            one.drop()


@contextmanager
def in_the_middle_of_a_sweep(database: str, end: float, phases_end: bool) -> Iterator[str | None]:
    """Holds the worker up before it can write what a sweep did; yields that, or None if none came.

    If a phase is to end in that sweep, it waits until some deadline is near.
    """
    with closing(psycopg.connect(database, autocommit=True)) as watch:
        if phases_end:
            _first(lambda: _is_near(watch), end)
        with closing(psycopg.connect(database)) as holder:
            holder.execute("LOCK TABLE games_event IN SHARE MODE")
            yield _first(lambda: _held_up(watch), time.monotonic() + LOCK_SECONDS)


def _is_near(watch: psycopg.Connection) -> bool:
    """True if some deadline is near."""
    query = "SELECT FROM games_game WHERE deadline_at <= now() + make_interval(secs => %s)"
    return watch.execute(query, [NEAR]).rowcount > 0


def _makes_a_recording(watch: psycopg.Connection) -> bool:
    query = "SELECT FROM performances_recording WHERE state = 'making'"
    return watch.execute(query).rowcount > 0


def _held_up(watch: psycopg.Connection) -> str | None:
    """Says what the worker is about to write, by what goes on in it.

    Sweeps of bots and of histories have an advisory lock, on a connection of their own, and those
    of histories are over in a moment.
    """
    row = watch.execute(_HELD_UP, ["worker"]).fetchone()
    if row is None:
        return None
    return "moved a bot" if row[0] else "ended a phase"


# Where games are on several nodes, it waits for the game's node to append.
_HELD_UP = f"""
SELECT EXISTS (
    SELECT FROM pg_stat_activity AS other JOIN pg_locks AS held USING (pid)
    WHERE other.application_name = held_up.application_name AND held.locktype = 'advisory')
FROM pg_stat_activity AS held_up
WHERE application_name = %s AND (
    EXISTS (
        SELECT FROM pg_locks
        WHERE pid = held_up.pid AND relation = 'games_event'::regclass AND NOT granted)
    OR (state = 'active' AND query LIKE '%%{append_sql.NAME}%%'))
"""  # noqa: S608


def _first(what: Callable[[], Found], end: float) -> Found | None:
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.01)
    return None
