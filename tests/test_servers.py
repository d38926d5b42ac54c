"""The servers that come with us, started for real."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import psycopg
import pytest
import redis
from django.core.exceptions import ImproperlyConfigured

from dixit_project.settings import database
from tools.server_process import ServersError
from tools.servers import Urls, running

Process = subprocess.Popen[str]
Launch = Callable[..., Process]

# A command that says where its servers are, and then waits.
WAIT = """
import os, pathlib, sys, time
urls = [os.environ["DATABASE_URL"], os.environ["REDIS_URL"]]
draft = pathlib.Path(sys.argv[1] + ".draft")
draft.write_text("\\n".join(urls))
draft.rename(sys.argv[1])
time.sleep(60)
"""


@pytest.fixture(autouse=True)
def no_urls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("REDIS_URL", raising=False)


@pytest.fixture
def launch() -> Iterator[Launch]:
    """Start the command line in a process group of its own, and see to its end in any case."""
    started: list[Process] = []

    def launch(*arguments: str | Path) -> Process:
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.servers", *map(str, arguments)],
            stderr=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )
        started.append(process)
        return process

    yield launch
    for process in started:
        process.terminate()
        process.communicate(timeout=30)


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """A folder that stays; root's may hold a link to where the data really are."""
    folder = tmp_path / "a long name, with spaces, for a folder that stays" / ("x" * 100)
    yield folder
    shutil.rmtree((folder / "postgres").resolve(), ignore_errors=True)


def waiting(launch: Launch, tmp_path: Path, *options: str | Path) -> tuple[Process, Urls]:
    """The command line with a command that waits."""
    told = tmp_path / "urls"
    process = launch(*options, sys.executable, "-c", WAIT, told)
    wait_for(told.exists)
    return process, urls_in(told)


def urls_in(file: Path) -> Urls:
    database, redis = file.read_text().splitlines()
    return Urls(database, redis)


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def answer(urls: Urls) -> bool:
    try:
        with psycopg.connect(urls.database) as connection:
            row = connection.execute("SELECT 1").fetchone()
        with redis.Redis.from_url(urls.redis) as client:
            return row == (1,) and bool(client.ping())
    except (psycopg.OperationalError, redis.ConnectionError):
        return False


def folder_of(urls: Urls) -> Path:
    return Path(urls.redis.removeprefix("unix://")).parent


def are_gone(urls: Urls) -> bool:
    return not answer(urls) and not folder_of(urls).exists()


def test_both_answer_inside_the_block_and_are_gone_after_it() -> None:
    with running() as urls:
        assert answer(urls)
        with psycopg.connect(urls.database) as connection:
            show = "SELECT current_setting(%s)"
            settings = ["fsync", "max_connections", "listen_addresses", "server_encoding"]
            found = [connection.execute(show, [name]).fetchone() for name in settings]
        servers = [psutil.Process(pid) for pid, _ in noted(folder_of(urls))]
        assert all(server.is_running() for server in servers)
    assert found == [("on",), ("200",), ("",), ("UTF8",)]
    assert are_gone(urls)
    assert all(has_ended(server) for server in servers)


def noted(folder: Path) -> list[tuple[int, float]]:
    """The servers as a run keeps note of them: process number and time of birth."""
    servers: list[tuple[int, float]] = json.loads((folder / "running.json").read_text())["servers"]
    assert len(servers) == 2
    return servers


def test_they_are_gone_after_an_exception() -> None:
    with pytest.raises(ZeroDivisionError), running() as urls:
        _ = 1 / 0
    assert are_gone(urls)


def test_what_is_kept_in_a_folder_is_there_the_next_time(data: Path) -> None:
    with running(data) as urls, psycopg.connect(urls.database) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 42 AS answer")
    with running(data) as urls, psycopg.connect(urls.database) as connection:
        assert connection.execute("SELECT answer FROM kept").fetchone() == (42,)
        with pytest.raises(ServersError, match="in use"), running(data):
            pass
    assert are_gone(urls)


@pytest.mark.parametrize("code", [0, 3])
def test_the_command_line_ends_as_its_command_does(
    launch: Launch, tmp_path: Path, code: int
) -> None:
    told = tmp_path / "urls"
    script = 'printf "%s\\n" "$DATABASE_URL" "$REDIS_URL" > "$0"; exit "$1"'
    assert launch("sh", "-c", script, told, str(code)).wait(30) == code
    assert are_gone(urls_in(told))


def test_a_command_that_does_not_exist(launch: Launch) -> None:
    process = launch("no-such-command")
    assert process.communicate(timeout=30)[1] == "no-such-command: No such file or directory\n"
    assert process.returncode == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_reaches_the_command_and_the_servers_stop(
    launch: Launch, tmp_path: Path, number: signal.Signals
) -> None:
    process, urls = waiting(launch, tmp_path)
    assert answer(urls)
    os.killpg(process.pid, number)
    assert process.wait(30) == 128 + number
    assert are_gone(urls)


def test_a_signal_while_the_servers_start(launch: Launch, data: Path) -> None:
    process = launch("--data", data, "true")
    wait_for((data / "initdb.log").exists)
    folder = Path(json.loads((data / "running.json").read_text())["sockets"])
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 128 + signal.SIGINT
    assert not folder.exists()


def test_a_signal_reaches_the_command_once(launch: Launch, tmp_path: Path) -> None:
    script = (
        f'trap "echo caught >> {tmp_path}/caught" INT; touch {tmp_path}/ready; sleep 0.5; sleep 0.2'
    )
    process = launch("sh", "-c", script)
    wait_for((tmp_path / "ready").exists)
    os.killpg(process.pid, signal.SIGINT)
    os.killpg(process.pid, signal.SIGINT)
    process.wait(30)
    assert (tmp_path / "caught").read_text() == "caught\n"


def test_a_run_that_was_killed_does_not_stand_in_the_way(
    launch: Launch, tmp_path: Path, data: Path
) -> None:
    process, urls = waiting(launch, tmp_path, "--data", data)
    left = [psutil.Process(pid) for pid, _ in noted(data)]
    [command] = [child for child in psutil.Process(process.pid).children() if child not in left]
    process.kill()
    process.wait(30)
    command.kill()
    assert answer(urls)  # though nobody is there any more to stop them

    with running(data) as new:
        assert answer(new)
        assert are_gone(urls)
        assert all(has_ended(server) for server in left)


def test_a_run_that_was_killed_before_it_noted_its_servers_does_not_either(
    launch: Launch, tmp_path: Path, data: Path
) -> None:
    process, urls = waiting(launch, tmp_path, "--data", data)
    note = data / "running.json"
    for child in psutil.Process(process.pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # some are short-lived
            if child.name() != "postgres":
                child.kill()
    process.kill()
    process.wait(30)
    note.write_text(json.dumps({**json.loads(note.read_text()), "servers": []}))
    with running(data) as new:
        assert answer(new)
        assert are_gone(urls)


def has_ended(process: psutil.Process) -> bool:
    return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE


def test_a_ctrl_c_while_the_servers_stop_waits_for_them() -> None:
    with pytest.raises(KeyboardInterrupt), running() as urls:
        postgres = psutil.Process(noted(folder_of(urls))[0][0])
        # Stopped by the kernel, it takes the signal to end only once it goes on.
        postgres.suspend()
        me = os.getpid()
        script = f"sleep 0.3; kill -INT {me}; sleep 0.3; kill -CONT {postgres.pid}"
        helper = subprocess.Popen(["sh", "-c", script])
    helper.wait(30)
    assert are_gone(urls)
    assert has_ended(postgres)


def test_the_environment_takes_precedence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://elsewhere/mine")
    with running() as urls:
        assert urls.database == "postgresql://elsewhere/mine"
        with redis.Redis.from_url(urls.redis) as client:
            assert client.ping()
    monkeypatch.setenv("REDIS_URL", "redis://elsewhere/5")
    with running() as urls:
        assert urls == Urls("postgresql://elsewhere/mine", "redis://elsewhere/5")
    monkeypatch.delenv("DATABASE_URL")
    with running() as urls:
        assert urls.redis == "redis://elsewhere/5"
        with psycopg.connect(urls.database) as connection:
            assert connection.execute("SELECT 1").fetchone() == (1,)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (
            "postgresql://player@/dixit?host=/run/folder/of%20sockets",
            ("dixit", "player", "", "/run/folder/of sockets", ""),
        ),
        ("postgresql://player:@/dixit?host=/run", ("dixit", "player", "", "/run", "")),
        ("postgresql://%2Frun%2FPG/dixit", ("dixit", "", "", "/run/PG", "")),
        (
            "postgres://p%40l:s%2Fe%3Ac@db.example:6432/d%C3%ADxit",
            ("díxit", "p@l", "s/e:c", "db.example", "6432"),
        ),
    ],
)
def test_a_database_url(url: str, expected: tuple[str, ...]) -> None:
    parsed = database(url)
    assert tuple(parsed[key] for key in ("NAME", "USER", "PASSWORD", "HOST", "PORT")) == expected


def test_what_else_a_database_url_says_goes_to_libpq() -> None:
    assert database("postgresql://db/dixit?sslmode=verify-full")["OPTIONS"] == {
        "sslmode": "verify-full",
        "server_side_binding": True,
        "prepare_threshold": 5,
    }


@pytest.mark.parametrize(
    "url", ["mysql://me:secret@db/x", "postgresql://me:secret@db/x?colour=blue"]
)
def test_a_wrong_database_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(ImproperlyConfigured) as refused:
        database(url)
    assert "secret" not in str(refused.value)
