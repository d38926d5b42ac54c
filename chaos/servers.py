"""Runs all parts of the server as processes that can be killed one by one."""

import os
import re
import secrets
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from itertools import chain
from pathlib import Path
from random import Random
from typing import NamedTuple
from uuid import UUID

import httpx
import psutil
import psycopg

from chaos.citus import CitusCluster, citus_cluster
from testkit.proxy import proxy_to
from testkit.standby import Pair, a_pair
from tools import run
from tools.local_data import LOCAL_HOSTS
from tools.manage import distribute, migrate
from tools.ports import free_port
from tools.server_process import Server, ServersError, folders_of_a_run, tail
from tools.servers import Urls, started, started_valkey
from tools.valkey_cluster import Cluster, valkey_cluster

PROCESSES = 2
PATIENCE = 180.0
OUT_OF_REACH = (
    "out_of_reach:|OperationalError|InterfaceError|Cannot connect to redis|beat: Connection error"
)
"""Words in a line of a log that say that PostgreSQL or Redis could not be reached."""
NODE_DIED = "InternalError"
"""The word for a node of a Citus cluster that died in the middle of a statement."""

TAKEN = re.compile(r'"message":"Task ([\w.]+)\[')
"""The words of a worker's log for a task that it has taken in hand."""
MAKE = "performances.tasks.remake"

Command = list[str]


TOOK = re.compile(r'{"at":"([^"]+)".*"message":"Task ')
FROM_STANDBY = re.compile(r'dixit_lagging_reads_total{database="standby"} (\S+)')
LED = re.compile(r'{"at":"([^"]+)".*"message":"this beat leads"')
DRAIN_SECONDS = 3
END_SECONDS = 30.0
"""Seconds within which a server has ended that was asked to: its drain, and what is under way."""


class Stores(NamedTuple):
    """The servers that everything is kept in: PostgreSQL or a Citus cluster, and Redis.

    PostgreSQL is alone, or a pair of a primary and its standby, which change places.
    """

    valkey: Server
    alone: Server | None = None
    pair: Pair | None = None
    citus: CitusCluster | None = None
    redis_cluster: Cluster | None = None

    @property
    def postgres(self) -> Server | None:
        """The one that takes writes."""
        return self.pair.primary if self.pair else self.alone

    @property
    def database(self) -> str:
        at = self.citus or self.postgres
        assert at
        return at.url

    def environment(self) -> dict[str, str]:
        urls = Urls(self.database, self.valkey.url, distributed=bool(self.citus))
        of_redis = self.redis_cluster.environment() if self.redis_cluster else {}
        both = self.pair
        of_both = {"DATABASE_URL": both.url, "STANDBY_URL": both.standby_url} if both else {}
        return {**urls.environment(), **of_redis, **of_both}


class ServerProcesses:
    """The processes of a whole server. The caller restarts those it kills.

    Several nodes are servers behind a proxy, with two workers that have a beat inside each, and a
    standby beside the database.
    """

    def __init__(
        self,
        stores: Stores,
        place: run.Place,
        stack: ExitStack,
        nodes: int,
    ) -> None:
        self.stores = stores
        self.place = place
        self.commands = of_one_node() if nodes == 1 else of_several_nodes(nodes)
        self.nodes = tuple(name for name in self.commands if name.startswith("server-"))
        self.workers = tuple(name for name in self.commands if name.startswith("worker"))
        self._ports = {name: free_port() for name in self.nodes}
        self.complaints: list[str] = []
        self.environment = {
            **stores.environment(),
            "SECRET_KEY": secrets.token_urlsafe(48),
            "ALLOWED_HOSTS": LOCAL_HOSTS,
            "INSECURE_COOKIES": "1",
            "PICTURES_FOLDER": str(place.data / "pictures"),
            "TMPDIR": str(place.data / "temporary"),
            "HOST": place.host,
            "PORT": str(place.port),
            "WEB_CONCURRENCY": str(PROCESSES if nodes == 1 else 1),
            "DJANGO_SETTINGS_MODULE": "chaos.settings",
        }
        self._stack = stack
        self._children: dict[str, run.Child] = {}
        self._started = 0

    def open(self) -> None:
        Path(self.environment["TMPDIR"]).mkdir()
        migrate(self.place.data, self.environment)
        if self.stores.citus:
            distribute(self.place.data, self.environment)
        if self.nodes:
            self._stack.enter_context(proxy_to(self._ports.values(), self.place.port))
        for name in self.commands:
            self.start(name)
        self._until(lambda: run.is_ready(self.place))

    def start(self, name: str) -> None:
        """Starts a process; its connections to PostgreSQL bear its name."""
        self._started += 1
        values = {**self.environment, "PGAPPNAME": name}
        if name in self.nodes:
            values |= {"PORT": str(self._ports[name]), "DRAIN_SECONDS": str(DRAIN_SECONDS)}
        command = self.commands[name](self.place)
        child = run.child(f"{self._started}-{name}", command, self.place, values)
        self._children[name] = self._stack.enter_context(child)

    def kill(self, name: str) -> None:
        """Kills a process with all its children."""
        process = self._children.pop(name).process
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def drain(self, name: str) -> None:
        """Asks a server to end, and waits until it has."""
        process = self._children.pop(name).process
        process.terminate()
        try:
            process.wait(END_SECONDS)
        except psutil.TimeoutExpired:
            self.complaints.append(f"{name} has not ended in {END_SECONDS:g} seconds")
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def leading_worker(self) -> str:
        """The worker whose beat has taken the lead last."""
        led = {
            max(LED.findall(log.read_text()), default=""): name
            for name in self.workers
            for log in self.place.data.glob(f"*-{name}.log")
        }
        return led[max(led)]

    def has_worked_since(self, moment: datetime) -> bool:
        """True if a worker has taken a task since."""
        logs = (log for name in self.workers for log in self.place.data.glob(f"*-{name}.log"))
        last = max((max(TOOK.findall(log.read_text()), default="") for log in logs), default="")
        return bool(last) and datetime.fromisoformat(last) > moment

    def kill_a_server_process(self, rng: Random) -> int | None:
        """Kills one of the processes that serve; their supervisor starts another."""
        serving = self._serving()
        if not serving:
            return None
        killed = rng.choice(serving)
        killed.kill()
        return killed.pid

    def _serving(self) -> list[psutil.Process]:
        children = self._children["server"].process.children()
        return [child for child in children if "spawn_main" in " ".join(_command_of(child))]

    def restart_ended(self) -> None:
        """Restarts processes that have ended by themselves, with a complaint for each."""
        for name, child in list(self._children.items()):
            if child.process.poll() is not None:
                self.complaints.append(f"the {name} has ended by itself:\n{tail(child.log)}")
                self.start(name)

    def _until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            for child in self._children.values():
                child.check()
            if time.monotonic() > end:
                told = "\n".join(tail(child.log) for child in self._children.values())
                raise ServersError(f"The servers are not ready:\n{told}")
            time.sleep(0.1)

    def make_members(self, people: Iterable[UUID]) -> None:
        """Makes full accounts of guests, which else takes a mail."""
        with closing(psycopg.connect(self.stores.database)) as database, database:
            query = "UPDATE accounts_account SET is_guest = false, full_since = now()"
            database.execute(f"{query} WHERE id = ANY(%s)", [list(people)])

    def reads_from_the_standby(self) -> int:
        """The number of reads that the servers have sent there since they were started."""
        answers = (httpx.get(f"http://127.0.0.1:{port}/metrics") for port in self._ports.values())
        found = chain.from_iterable(FROM_STANDBY.findall(answer.text) for answer in answers)
        return sum(int(float(number)) for number in found)

    def complaints_of_the_queues(self) -> Iterator[str]:
        """The tasks in the hands of a worker that they are not for."""
        wanted = {**dict.fromkeys(self.workers, False), "recordings": True}
        for name, wants_recordings in wanted.items():
            for log in self.place.data.glob(f"*-{name}.log"):
                for task in TAKEN.findall(log.read_text()):
                    if (task == MAKE) is not wants_recordings:
                        yield f"{log.name}: took {task}"

    def complaints_of_the_disk(self) -> Iterator[str]:
        """The files that were to be there for a moment only."""
        for file in Path(self.environment["TMPDIR"]).rglob("*"):
            if file.is_file():
                yield f"a temporary file was left behind: {file}"

    def complaints_of_the_servers(self) -> Iterator[str]:
        """The errors in the logs, except those about parts that had been killed."""
        words = f"{OUT_OF_REACH}|{NODE_DIED}" if self.stores.citus else OUT_OF_REACH
        for log in (log for name in self.commands for log in self.place.data.glob(f"*-{name}.log")):
            for line in log.read_text().splitlines():
                if '"level":"ERROR"' in line and not re.search(words, line):
                    yield f"{log.name}: {line}"


def _command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


def _worker(place: run.Place) -> Command:
    return ["celery", "--quiet", "--app", "dixit_project", "worker", "-c", "2", *run.ALONE]


def _beat(_: run.Place) -> Command:
    return ["celery", "--quiet", "--app", "dixit_project", "beat"]


Commands = dict[str, Callable[[run.Place], Command]]


def of_one_node() -> Commands:
    return {
        "worker": _worker,
        "recordings": run.recordings,
        "beat": _beat,
        "server": run.server,
    }


def of_several_nodes(nodes: int) -> Commands:
    return {
        "worker": run.worker,
        "worker-2": run.worker,
        "recordings": run.recordings,
        **{f"server-{number}": run.server for number in range(1, nodes + 1)},
    }


@contextmanager
def _cluster() -> Iterator[Cluster]:
    """Three nodes that share the slots, and a replica of one of them."""
    with folders_of_a_run(None) as folders, valkey_cluster(folders, replicas=1) as cluster:
        yield cluster


@contextmanager
def running_servers(
    data: Path, nodes: int = 1, *, on_redis_cluster: bool = False, on_citus: bool = False
) -> Iterator[ServerProcesses]:
    """Runs all processes, with their logs in `data`.

    News and counters may be on a cluster of Redis, and games on one of Citus that is up. Several
    nodes have a standby beside a PostgreSQL that is no cluster.
    """
    with ExitStack() as stack:
        if on_citus:
            citus = stack.enter_context(citus_cluster(data))
            stores = Stores(stack.enter_context(started_valkey()), citus=citus)
        elif nodes > 1:
            redis = stack.enter_context(started_valkey())
            stores = Stores(redis, pair=stack.enter_context(a_pair()))
        else:
            servers = stack.enter_context(started())
            stores = Stores(servers.valkey, servers.postgres)
        if on_redis_cluster:
            stores = stores._replace(redis_cluster=stack.enter_context(_cluster()))
        place = run.Place("127.0.0.1", free_port(), data)
        processes = ServerProcesses(stores, place, stack, nodes)
        processes.open()
        yield processes
