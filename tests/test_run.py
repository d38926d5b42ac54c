"""The whole of it, started and stopped as a person would; and what it refuses to start with."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import httpx
import psutil
import pytest
from django.core.exceptions import ImproperlyConfigured

from tools.ports import free_port
from web import production_checks

pytestmark = pytest.mark.timeout(300)

Process = subprocess.Popen[str]


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The same folder for all runs of these tests, as it is at home."""
    with removed_at_the_end(tmp_path_factory.mktemp("data")) as folder:
        yield folder


@contextmanager
def removed_at_the_end(folder: Path) -> Iterator[Path]:
    """A folder for data, which may hold a link to where root's data really are."""
    yield folder
    shutil.rmtree((folder / "postgres").resolve(), ignore_errors=True)


def without_servers() -> dict[str, str]:
    own = ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "ALLOWED_HOSTS", "DEBUG")
    return {key: value for key, value in os.environ.items() if key not in own}


def started(port: int, data: Path, **more: str) -> Process:
    return subprocess.Popen(
        [sys.executable, "-m", "tools.run"],
        env={**without_servers(), "PORT": str(port), "DIXIT_DATA": str(data), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )


@pytest.fixture
def everything(data: Path, port: int) -> Iterator[Process]:
    process = started(port, data)
    yield process
    process.terminate()
    process.communicate(timeout=60)


def until_ready(process: Process) -> list[psutil.Process]:
    """Reads what it says up to the greeting; all the processes that it has become."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Ctrl-C"):
            return psutil.Process(process.pid).children(recursive=True)
    pytest.fail(process.communicate()[1])


def fetched(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as response:
        assert response.status == 200
        return str(response.read().decode())


def comes_compressed(port: int, path: str) -> bool:
    answer = httpx.get(f"http://127.0.0.1:{port}{path}", headers={"accept-encoding": "gzip, br"})
    return answer.headers["content-encoding"] == "br"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_and_leaves_no_process_behind(
    everything: Process, port: int, data: Path, number: signal.Signals
) -> None:
    family = until_ready(everything)
    assert '"clock": true' in fetched(port, "/readyz")
    assert "swagger-ui" in fetched(port, "/api/docs/")
    assert comes_compressed(port, "/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui.css")
    assert (data / "secret_key").stat().st_mode & 0o777 == 0o600

    everything.send_signal(number)

    assert everything.wait(60) == 0
    gone, alive = psutil.wait_procs(family, 5)
    assert gone
    assert alive == []
    assert not list(data.glob("*.pid"))


def test_the_end_of_a_part_is_the_end_of_all(everything: Process) -> None:
    family = until_ready(everything)
    server = next(p for p in family if "tools.serve" in p.cmdline())
    server.kill()
    assert everything.wait(60) == 1
    assert psutil.wait_procs(family, 5)[1] == []
    assert everything.stderr is not None
    assert "The server has ended" in everything.stderr.read()


COUNT = "from games.models import Game; print(Game.objects.count())"


def said_by(data: Path, *command: str) -> str:
    """The output of another command that works on the same data."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env={**without_servers(), "DIXIT_DATA": str(data), "PACE": "0"},
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_game_is_played_and_found_whether_it_still_runs_or_not(
    everything: Process, data: Path
) -> None:
    until_ready(everything)
    assert "won, after" in said_by(data, "tools.demo")
    games = said_by(data, "tools.manage", "shell", "-v0", "-c", COUNT)
    assert int(games) > 0
    assert everything.poll() is None
    everything.terminate()
    assert everything.wait(60) == 0
    assert said_by(data, "tools.manage", "shell", "-v0", "-c", COUNT) == games


def test_a_command_that_comes_before_the_first_run_finds_tables(tmp_path: Path) -> None:
    with removed_at_the_end(tmp_path / "data") as folder:
        assert said_by(folder, "tools.manage", "shell", "-v0", "-c", COUNT) == "0\n"


IN_A_TERMINAL = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"


def test_a_shell_in_a_terminal_has_its_ctrl_c_to_itself(tmp_path: Path) -> None:
    """The servers are those of the tests, which it leaves alone."""
    shell = [sys.executable, "-m", "tools.manage", "shell", "--interface", "python"]
    process = subprocess.Popen(
        [sys.executable, "-c", IN_A_TERMINAL, *shell],
        env={**os.environ, "DIXIT_DATA": str(tmp_path), "PYTHON_COLORS": "0", "TERM": "dumb"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    with process as terminal:
        says(terminal, b"", until=b">>> ")
        says(terminal, b"import time; print(6 * 7); time.sleep(60)\n", until=b"\n42")
        says(terminal, b"\x03", until=b"KeyboardInterrupt")
        says(terminal, b"print(7 * 8); exit(3)\n", until=b"\n56")
        assert terminal.wait(30) == 3


def says(terminal: "subprocess.Popen[bytes]", typed: bytes, *, until: bytes) -> None:
    assert terminal.stdin
    assert terminal.stdout
    terminal.stdin.write(typed)
    said = b""
    while until not in said:
        heard = terminal.stdout.read(1)
        assert heard, said
        said += heard


def test_after_being_killed_it_starts_again(everything: Process, port: int, data: Path) -> None:
    family = until_ready(everything)
    everything.kill()
    everything.wait(10)
    again = started(port, data)
    try:
        assert until_ready(again)
        assert psutil.wait_procs(family, 5)[1] == []
    finally:
        again.terminate()
        again.communicate(timeout=60)


def test_the_processes_of_a_server_count_together(data: Path, port: int) -> None:
    process = started(port, data, WEB_CONCURRENCY="2")
    try:
        until_ready(process)
        with ThreadPoolExecutor(8) as askers:
            list(askers.map(partial(fetched, port), ["/healthz"] * 40))
        counted = 'dixit_request_seconds_count{method="GET",route="healthz",status="200"} 40.0'
        assert all(counted in fetched(port, "/metrics") for _ in range(10))
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_two_do_not_share_a_port(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = started(taken.getsockname()[1], data)
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Choose another port" in complaint


PRODUCTION = {
    "DEBUG": False,
    "SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyz",
    "ALLOWED_HOSTS": ["play.example.org"],
    "DATABASES": {"default": {"NAME": "dixit"}},
    "REDIS_URL": "redis://redis",
    "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
    "SECURE_COOKIES": True,
}


CONSOLE = "django.core.mail.backends.console.EmailBackend"


def refuse(monkeypatch: pytest.MonkeyPatch, **changed: object) -> None:
    monkeypatch.setattr(production_checks, "settings", SimpleNamespace(**{**PRODUCTION, **changed}))
    production_checks.refuse_what_is_insecure()


def test_good_settings_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse(monkeypatch)


@pytest.mark.parametrize(
    ("setting", "value", "complaint"),
    [
        ("SECRET_KEY", "", "SECRET_KEY is not set"),
        ("SECRET_KEY", "short", "easily guessed"),
        ("SECRET_KEY", "x" * 50, "easily guessed"),
        ("SECRET_KEY", "django-insecure-0123456789abcdefghijklmnop", "easily guessed"),
        ("ALLOWED_HOSTS", [], "ALLOWED_HOSTS is not set"),
        ("DEBUG", True, "play.example.org"),
        ("DATABASES", {}, "DATABASE_URL is not set"),
        ("REDIS_URL", "", "REDIS_URL is not set"),
        ("EMAIL_BACKEND", CONSOLE, "EMAIL_HOST is not set"),
    ],
)
def test_insecure_settings_are_refused(
    monkeypatch: pytest.MonkeyPatch, setting: str, value: object, complaint: str
) -> None:
    with pytest.raises(ImproperlyConfigured, match=complaint):
        refuse(monkeypatch, **{setting: value})


def test_mails_may_go_to_the_log_where_cookies_may_go_over_plain_http(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refuse(monkeypatch, EMAIL_BACKEND=CONSOLE, SECURE_COOKIES=False)
