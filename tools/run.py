"""Runs all of it on one machine: databases, server, a worker with its beat and one of recordings.

    python -m tools.run

HOST, PORT, DIXIT_DATA and all other variables of web/environment.py count here as well.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

from tools.local_data import (
    ROOT,
    data_folder,
    home_addresses,
    local_environment,
    noted_run,
)
from tools.manage import migrate
from tools.server_process import ServersError, noted_process, tail
from tools.servers import running
from tools.signals import StopRequest
from web.environment import read_environment

READY_SECONDS = 60.0
STOP_SECONDS = 15.0
LOOK_SECONDS = 0.1
ALONE = ("--without-gossip", "--without-mingle", "--without-heartbeat")
"""Options of a Celery worker that need not know of others."""

Environment = dict[str, str]


@dataclass(frozen=True)
class Place:
    """The address to listen at, and the folder to keep things in."""

    host: str
    port: int
    data: Path

    @classmethod
    def from_environment(cls) -> "Place":
        given = read_environment()
        return cls(given.host, given.port, data_folder())

    @property
    def url(self) -> str:
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


@dataclass(frozen=True)
class Child:
    name: str
    process: psutil.Popen
    log: Path

    def check(self) -> None:
        if self.process.poll() is not None:
            raise ServersError(f"The {self.name} has ended:\n{tail(self.log)}")

    def finish(self) -> None:
        """Wait until it has done its work."""
        if self.process.wait():
            raise ServersError(f"The {self.name} has failed:\n{tail(self.log)}")


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def server_defaults(data: Path) -> Environment:
    return {"PROMETHEUS_MULTIPROC_DIR": str(emptied(data / "metrics")), "WEB_CORES": "each"}


# --- Processes


def server(_: Place) -> list[str]:
    return ["tools.serve"]


WORKER = ("celery", "--quiet", "--app", "dixit_project", "worker")


def worker(_: Place) -> list[str]:
    return [*WORKER, "-c", "2", *ALONE, "--beat"]


def recordings(_: Place) -> list[str]:
    """A worker for recordings alone, one at a time, so that phases never wait for them."""
    return [*WORKER, "-c", "1", *ALONE, "--queues", "recordings", "--hostname", "recordings@%h"]


COMMANDS = {"worker": worker, "recordings": recordings, "server": server}
"""The server is started last and stopped first: nobody is served once the workers stop."""


@contextmanager
def child(name: str, command: list[str], place: Place, values: Environment) -> Iterator[Child]:
    """A process in a session of its own, where the terminal's Ctrl-C doesn't reach it."""
    log = place.data / f"{name}.log"
    with log.open("wb") as output:
        process = psutil.Popen(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env=values,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    note = place.data / f"{name}.pid"
    note.write_text(json.dumps([process.pid, process.create_time()]))
    try:
        yield Child(name, process, log)
    finally:
        stop(process)
        note.unlink()


def stop(process: psutil.Process) -> None:
    """Ask it to end its work, and leave nothing of it behind; its session is a group as well."""
    with suppress(psutil.NoSuchProcess):
        process.terminate()
        psutil.wait_procs([process], STOP_SECONDS)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    psutil.wait_procs([process], STOP_SECONDS)


def clear_leftovers(data: Path) -> None:
    """Stop the children of a run that was killed and could not do it itself."""
    for note in data.glob("*.pid"):
        pid, created = json.loads(note.read_text())
        if process := noted_process(pid, created):
            stop(process)
        note.unlink()


# --- From the start to the end


def ensure_port_is_free(place: Place) -> None:
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((place.host, place.port))
        except OSError as error:
            raise ServersError(
                f"Nothing can listen at {place.host}:{place.port} ({error.strerror}). "
                f"Choose another port: make run PORT={place.port + 1}"
            ) from None


def is_ready(place: Place) -> bool:
    try:
        with urllib.request.urlopen(f"{place.url}/readyz", timeout=2):  # noqa: S310 (http only)
            return True
    except OSError:
        return False


def wait_until_ready(place: Place, children: list[Child], request: StopRequest) -> bool:
    """False, if the request to end came first."""
    deadline = time.monotonic() + READY_SECONDS
    while not request.made.wait(LOOK_SECONDS):
        for one in children:
            one.check()
        if is_ready(place):
            return True
        if time.monotonic() > deadline:
            told = "\n".join(tail(one.log) for one in children)
            raise ServersError(f"{place.url}/readyz isn't ready:\n{told}")
    return False


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def for_phones(place: Place) -> str:
    """Lines that say at which addresses phones in the same network can play, or how to let them."""
    lines = [f"http://{one}:{place.port}/      for phones near you" for one in home_addresses()]
    return "\n  ".join(lines) or "make run HOST=0.0.0.0      the same for phones in your network"


def greeting(place: Place) -> str:
    admin = read_environment().admin_path
    return f"""
Dixit is ready at {place.url}

  {place.url}/               a table to sit at
  {for_phones(place)}
  {place.url}/api/           for programs: where to begin, and the API to read and to try
  {place.url}/api/schema/    the same for programs (OpenAPI)
  {place.url}/readyz         how the parts are
  {place.url}/{admin}/          for moderators; docs/security.md says who they are

  make demo                          watch six players play, from another terminal
  {place.data}/*.log     what the parts say, e-mails among it

Ctrl-C ends it. Games are kept in {place.data}
"""


def serve(place: Place, request: StopRequest) -> None:
    place.data.mkdir(parents=True, exist_ok=True)
    with running(place.data) as urls, ExitStack() as stack:
        clear_leftovers(place.data)
        ensure_port_is_free(place)
        if request.made.is_set():
            return
        shared = local_environment(urls, place.data)
        with child("compress", ["tools.compress"], place, shared) as compressing:
            migrate(place.data, shared)
            compressing.finish()
        stack.enter_context(noted_run(place.data, place.url, shared))
        values = {**server_defaults(place.data), **shared}
        children = [
            stack.enter_context(child(name, command(place), place, values))
            for name, command in COMMANDS.items()
        ]
        if not wait_until_ready(place, children, request):
            return
        say(greeting(place))
        while not request.made.wait(LOOK_SECONDS):
            for one in children:
                one.check()
        say("Stopping ...")


def main() -> int:
    request = StopRequest()
    try:
        with request.by_signal():
            serve(Place.from_environment(), request)
    except ServersError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
