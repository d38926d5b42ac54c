"""Runs all parts of the server as processes that can be killed one by one."""

import os
import re
import secrets
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import psutil

from tools import run
from tools.local_data import LOCAL_HOSTS
from tools.manage import migrate
from tools.server_process import ServersError, tail
from tools.servers import Servers, started

PROCESSES = 2
PATIENCE = 60.0
OUT_OF_REACH = re.compile("out_of_reach:|OperationalError|InterfaceError|Cannot connect to redis")
"""Words in a line of a log that say that PostgreSQL or Redis could not be reached."""

Command = list[str]


class ServerProcesses:
    """The processes of a whole server. The caller restarts those it kills."""

    def __init__(self, servers: Servers, place: run.Place, stack: ExitStack) -> None:
        self.servers = servers
        self.place = place
        self.complaints: list[str] = []
        self.environment = {
            **servers.urls.environment(),
            "SECRET_KEY": secrets.token_urlsafe(48),
            "ALLOWED_HOSTS": LOCAL_HOSTS,
            "INSECURE_COOKIES": "1",
            "HOST": place.host,
            "PORT": str(place.port),
            "WEB_CONCURRENCY": str(PROCESSES),
            "DJANGO_SETTINGS_MODULE": "chaos.settings",
        }
        self._stack = stack
        self._children: dict[str, run.Child] = {}
        self._started = 0

    def open(self) -> None:
        migrate(self.place.data, self.environment)
        for name in COMMANDS:
            self.start(name)
        self._until(lambda: run.is_ready(self.place))

    def start(self, name: str) -> None:
        """Starts a process; its connections to PostgreSQL bear its name."""
        self._started += 1
        values = {**self.environment, "PGAPPNAME": name}
        command = COMMANDS[name](self.place)
        child = run.child(f"{self._started}-{name}", command, self.place, values)
        self._children[name] = self._stack.enter_context(child)

    def kill(self, name: str) -> None:
        """Kills a process with all its children."""
        process = self._children.pop(name).process
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

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

    def complaints_of_the_servers(self) -> Iterator[str]:
        """The errors in the logs, except those about parts that had been killed."""
        for log in (log for name in COMMANDS for log in self.place.data.glob(f"*-{name}.log")):
            for line in log.read_text().splitlines():
                if '"level":"ERROR"' in line and not OUT_OF_REACH.search(line):
                    yield f"{log.name}: {line}"


def _command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


def _worker(place: run.Place) -> Command:
    return ["celery", "--quiet", "--app", "dixit_project", "worker", "-c", "2", *run.ALONE]


def _beat(place: run.Place) -> Command:
    schedule = str(place.data / "beat")
    return ["celery", "--quiet", "--app", "dixit_project", "beat", "--schedule", schedule]


COMMANDS: dict[str, Callable[[run.Place], Command]] = {
    "worker": _worker,
    "beat": _beat,
    "server": run.server,
}


@contextmanager
def running_servers(data: Path) -> Iterator[ServerProcesses]:
    """Runs all processes, with their logs in `data`."""
    with started() as servers, ExitStack() as stack:
        processes = ServerProcesses(servers, run.Place("127.0.0.1", _free_port(), data), stack)
        processes.open()
        yield processes


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
