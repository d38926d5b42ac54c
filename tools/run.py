"""The whole of it on one machine: the databases, the server, and the worker with its clock.

    python -m tools.run

HOST, PORT     where to listen: 127.0.0.1 and 8000, if nothing else is said
DIXIT_DATA     the folder that keeps games, the secret key and the logs: .data

Everything else that settings.py reads from the environment is handed on.
"""

import json
import os
import secrets
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

from tools.server_process import ServersError, noted_process, tail
from tools.servers import Urls, running
from tools.signals import StopRequest

ROOT = Path(__file__).parent.parent
READY_SECONDS = 60.0
STOP_SECONDS = 15.0
LOOK_SECONDS = 0.1
LOCAL_HOSTS = "localhost,127.0.0.1,[::1]"
ALONE = ("--without-gossip", "--without-mingle", "--without-heartbeat")
"""A worker of Celery's that need not know of others."""

Environment = dict[str, str]


@dataclass(frozen=True)
class Place:
    """Where to listen, and where to keep things."""

    host: str
    port: int
    data: Path

    @classmethod
    def from_environment(cls) -> "Place":
        port = os.environ.get("PORT", "8000")
        if not port.isdecimal():
            raise ServersError(f"PORT is not a number: {port}")
        data = Path(os.environ.get("DIXIT_DATA", ROOT / ".data")).resolve()
        return cls(os.environ.get("HOST", "127.0.0.1"), int(port), data)

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


# --- What stays in the folder


def secret_key(data: Path) -> str:
    """Made on the first start. Whoever reads it can sign in as anybody."""
    kept = data / "secret_key"
    if not kept.exists():
        draft = kept.with_suffix(".draft")
        draft.unlink(missing_ok=True)
        draft.touch(0o600, exist_ok=False)
        draft.write_text(secrets.token_urlsafe(48))
        draft.rename(kept)
    return kept.read_text()


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


# --- Processes


def environment(urls: Urls, data: Path) -> Environment:
    defaults = {
        "ALLOWED_HOSTS": LOCAL_HOSTS,
        "INSECURE_COOKIES": "1",
        "PICTURES_FOLDER": str(data / "pictures"),
        "PROMETHEUS_MULTIPROC_DIR": str(emptied(data / "metrics")),
        "WEB_CORES": "each",
    }
    given = {"SECRET_KEY": os.environ.get("SECRET_KEY") or secret_key(data)}
    return {**defaults, **urls.environment(), **given}


def migrate(place: Place, values: Environment) -> None:
    command = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
    log = place.data / "migrate.log"
    with log.open("wb") as output:
        done = subprocess.run(  # noqa: S603 (our own command)
            command,
            cwd=ROOT,
            env=values,
            stdout=output,
            stderr=output,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            check=False,
        )
    if done.returncode:
        raise ServersError(f"The tables could not be brought up to date:\n{tail(log)}")


def server(_: Place) -> list[str]:
    return ["tools.serve"]


def worker(place: Place) -> list[str]:
    clock = ["--beat", "--schedule", str(place.data / "beat")]
    return ["celery", "--quiet", "--app", "dixit_project", "worker", "-c", "2", *ALONE, *clock]


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


def greeting(place: Place) -> str:
    admin = os.environ.get("ADMIN_PATH", "admin")
    return f"""
Dixit is ready at {place.url}

  {place.url}/api/docs/      the API, to read and to try
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
        values = environment(urls, place.data)
        migrate(place, values)
        # What is named last is stopped first: nobody is served once the worker stops.
        children = [
            stack.enter_context(child(name, command(place), place, values))
            for name, command in (("worker", worker), ("server", server))
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
