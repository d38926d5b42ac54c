"""Injects faults, one after the other, in an order that a seed decides."""

import asyncio
import signal
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from random import Random
from typing import Any, TypeVar

import psycopg

from chaos.person import Person
from chaos.servers import ServerProcesses

GAP = (0.5, 2.5)
"""Seconds from one fault to the next."""
SWEEP_SECONDS = 30.0
"""Seconds within which somebody has dozed until a sweep has a phase to end."""
NEAR = 0.3
LOCK_SECONDS = 3.0

Say = Callable[[str], None]
Kind = Callable[[], Coroutine[Any, Any, None]]
Found = TypeVar("Found")


class Faults:
    def __init__(
        self, processes: ServerProcesses, people: Sequence[Person], rng: Random, say: Say
    ) -> None:
        self._processes = processes
        self._people = people
        self._rng = rng
        self._say = say
        self._under_way: list[asyncio.Task[None]] = []
        self._worker, self._redis, self._postgres = (asyncio.Lock() for _ in range(3))
        self._kinds: tuple[Kind, ...] = (
            self._kill_a_server_process,
            self._kill_the_worker,
            self._restart_redis,
            self._restart_postgres_fast,
            self._restart_postgres_at_once,
            self._freeze_somebody,
            self._drop_sockets,
        )

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
        killed = self._processes.kill_a_server_process(self._rng)
        self._say(f"killed server process {killed}" if killed else "found no server to kill")

    async def _kill_the_worker(self) -> None:
        away, phases_end = self._rng.uniform(0.2, 2), self._rng.random() < 0.5
        async with self._worker:
            when = await asyncio.to_thread(self._kill_it_in_a_sweep, phases_end)
            self._say(f"killed the worker {when}, for {away:.1f} s")
            await asyncio.sleep(away)
            self._processes.start("worker")

    def _kill_it_in_a_sweep(self, phases_end: bool) -> str:
        """Kills the worker in a sweep, or at any time if none comes, as while others are down.

        It waits for one that ends a phase, or takes whichever comes, which mostly moves bots.
        """
        end = time.monotonic() + SWEEP_SECONDS
        database = self._processes.servers.postgres.url
        while time.monotonic() < end:
            try:
                with in_the_middle_of_a_sweep(database, end, phases_end) as doing:
                    if doing:
                        self._processes.kill("worker")
                        return f"as it {doing}"
            except psycopg.OperationalError:  # PostgreSQL has gone down meanwhile
                time.sleep(NEAR)
        self._processes.kill("worker")
        return "while it had nothing to do"

    async def _restart_redis(self) -> None:
        how = self._rng.choice((signal.SIGTERM, signal.SIGKILL))
        away = self._rng.uniform(0.2, 1.5)
        async with self._redis:
            self._say(f"stopped Redis ({how.name}) for {2 * away:.1f} s, and all in it is lost")
            valkey = self._processes.servers.valkey
            await asyncio.to_thread(valkey.stop, how)
            await asyncio.sleep(away)
            await self._drop_sockets()  # who comes now may know more than the process they come to
            await asyncio.sleep(away)
            await asyncio.to_thread(valkey.start)

    async def _restart_postgres_fast(self) -> None:
        await self._restart_postgres(signal.SIGINT, "fast")

    async def _restart_postgres_at_once(self) -> None:
        await self._restart_postgres(signal.SIGQUIT, "immediate")

    async def _restart_postgres(self, how: signal.Signals, name: str) -> None:
        away = self._rng.uniform(0, 1.5)
        async with self._postgres:
            self._say(f"stopped PostgreSQL ({name}) for {away:.1f} s")
            postgres = self._processes.servers.postgres
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(away)
            await asyncio.to_thread(postgres.start)

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


def _held_up(watch: psycopg.Connection) -> str | None:
    """Says what the worker is about to write. No other sweep of games has an advisory lock."""
    row = watch.execute(_HELD_UP, ["worker"]).fetchone()
    if row is None:
        return None
    return "moved a bot" if row[0] else "ended a phase"


_HELD_UP = """
SELECT EXISTS (SELECT FROM pg_locks WHERE pid = held_up.pid AND locktype = 'advisory')
FROM pg_stat_activity AS held_up JOIN pg_locks AS wanted USING (pid)
WHERE application_name = %s AND wanted.relation = 'games_event'::regclass AND NOT wanted.granted
"""


def _first(what: Callable[[], Found], end: float) -> Found | None:
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.01)
    return None
