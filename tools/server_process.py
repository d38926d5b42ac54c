"""Starts, notes and stops one server of a run, and clears away what a killed run left.

A run has two folders. Sockets are in a short one under /tmp, since the path of a socket may be no
longer than about a hundred bytes. Data and logs are in the folder that stays, if there is one.
`running.json` notes there which processes were started, for the next run to find.
"""

import fcntl
import json
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import psutil

START_SECONDS = 60.0
STOP_SECONDS = 20.0
LOG_LINES = 20
CLOCK_TOLERANCE = 5.0
"""Seconds by which the clock may have been set since a process was noted."""


class ServersError(Exception):
    """The reason why the servers can't run, in words for the person at the keyboard."""


# --- The folders of a run


@dataclass(frozen=True)
class Folders:
    sockets: Path  # gone at the end
    data: Path  # the folder that stays; without one, `sockets` again


@contextmanager
def folders_of_a_run(data: Path | None) -> Iterator[Folders]:
    """A new folder of sockets beside `data`, which is locked and cleared of a killed run."""
    with ExitStack() as stack:
        if data is not None:
            data = data.resolve()
            data.mkdir(parents=True, exist_ok=True)
            stack.enter_context(_locked(data))
            _clear_leftovers(data)
        # In /tmp itself: TMPDIR may be long, or out of the reach of PostgreSQL's user.
        sockets = Path(tempfile.mkdtemp(prefix="dixit-", dir="/tmp"))
        stack.callback(shutil.rmtree, sockets, ignore_errors=True)
        folders = Folders(sockets, data or sockets)
        _write_note(folders, [])
        yield folders
        _note(folders.data).unlink()


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ServersError(f"{folder} is in use by another run.") from None
        yield


def _note(data: Path) -> Path:
    return data / "running.json"


def _write_note(folders: Folders, servers: list[tuple[int, float]]) -> None:
    """Put down what the next run has to clear away, should this one be killed."""
    draft = folders.data / "running.draft"
    draft.write_text(json.dumps({"sockets": str(folders.sockets), "servers": servers}))
    draft.replace(_note(folders.data))


def _clear_leftovers(data: Path) -> None:
    """Stop the servers of a killed run. Nobody else uses them, since the folder is locked."""
    if not _note(data).exists():
        return
    left = json.loads(_note(data).read_text())
    for pid, created in left["servers"]:
        if process := noted_process(pid, created):
            stop(process, signal.SIGINT)
    shutil.rmtree(left["sockets"], ignore_errors=True)
    _note(data).unlink()


# --- Servers


class Server:
    """A server with the same address and the same data each time it is started."""

    def __init__(
        self,
        folders: Folders,
        url: str,
        command: Sequence[str | Path],
        *,
        is_ready: Callable[[], bool],
        account: pwd.struct_passwd | None = None,
        name: str = "",
    ) -> None:
        self.url = url
        self._folders = folders
        self._command = command
        self._is_ready = is_ready
        self._account = account
        self._log = folders.data / f"{name or Path(command[0]).name}.log"
        self._log.unlink(missing_ok=True)
        self._process: psutil.Popen | None = None

    def start(self) -> None:
        """Return once the server answers."""
        self._process = process = start(self._command, self._log, self._account)
        servers = json.loads(_note(self._folders.data).read_text())["servers"]
        _write_note(self._folders, [*servers, (process.pid, process.create_time())])
        self._wait_until_ready(process)

    def _wait_until_ready(self, process: psutil.Popen) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not self._is_ready():
            if process.poll() is not None or time.monotonic() > deadline:
                raise ServersError(f"{self._log.stem} did not start:\n{tail(self._log)}")
            time.sleep(0.02)

    def stop(self, gently: signal.Signals = signal.SIGINT) -> None:
        """Send SIGINT, which asks either server to stop without delay, unless told otherwise."""
        if self._process:
            stop(self._process, gently)

    def kill(self) -> None:
        """End it with all its processes at once, as a power cut does."""
        self.tell_all(signal.SIGKILL)
        if self._process:
            self._process.wait()

    def tell_all(self, number: signal.Signals) -> None:
        """Send a signal to all its processes."""
        if self._process:
            for process in (self._process, *self._process.children(recursive=True)):
                with suppress(psutil.NoSuchProcess):
                    process.send_signal(number)

    @contextmanager
    def running(self) -> Iterator["Server"]:
        try:
            self.start()
            yield self
        finally:
            self.stop()


def start(
    command: Sequence[str | Path], log: Path, account: pwd.struct_passwd | None
) -> psutil.Popen:
    """Start a program in a session of its own, where the terminal's Ctrl-C doesn't reach it."""
    with log.open("ab") as output:
        return psutil.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd="/",
            env={"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C", "TZ": "UTC"},
            start_new_session=True,
            user=account.pw_uid if account else None,
            group=account.pw_gid if account else None,
            extra_groups=[] if account else None,
        )


def stop(process: psutil.Process, gently: signal.Signals) -> None:
    """Send one signal after the other, each harsher than the one before, until it has ended."""
    for number in (gently, signal.SIGQUIT, signal.SIGKILL):
        try:
            process.send_signal(number)
        except psutil.NoSuchProcess:
            return
        deadline = time.monotonic() + STOP_SECONDS
        while time.monotonic() < deadline:
            if _has_ended(process):
                return
            time.sleep(0.01)


def _has_ended(process: psutil.Process) -> bool:
    if isinstance(process, psutil.Popen):
        return process.poll() is not None
    try:  # a former run's: nobody but the system can take it off the list, and it may be slow
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def noted_process(pid: int, created: float) -> psutil.Process | None:
    """The process that was noted, if it lives; its number may have a new owner by now."""
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        if abs(process.create_time() - created) < CLOCK_TOLERANCE:
            return process
    return None


def tail(log: Path) -> str:
    """The last lines of a log."""
    return "\n".join(log.read_text(errors="replace").splitlines()[-LOG_LINES:])


def package_folder(name: str) -> Path | None:
    """The folder of an installed package, found without importing it."""
    spec = find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None
