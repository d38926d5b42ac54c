"""The note by which other commands find the run that is up."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from tools.local_data import (
    LOCAL_HOSTS,
    current_run,
    home_addresses,
    local_environment,
    noted_run,
    secret_key,
)
from tools.servers import Urls

URL = "http://127.0.0.1:8001"
GIVEN = {"SECRET_KEY": "open-sesame", "DATABASE_URL": "postgresql:///dixit", "EDITOR": "vi"}


def test_a_run_is_found_with_its_address_and_its_variables_while_it_is_up(tmp_path: Path) -> None:
    assert current_run(tmp_path) is None
    with noted_run(tmp_path, URL, GIVEN):
        run = current_run(tmp_path)
    assert run
    assert run.url == URL
    assert run.environment == {name: GIVEN[name] for name in ("SECRET_KEY", "DATABASE_URL")}
    assert current_run(tmp_path) is None


def test_a_run_that_was_killed_is_not_found(tmp_path: Path) -> None:
    script = (
        "import os, pathlib, signal, sys; from tools.local_data import noted_run\n"
        f"with noted_run(pathlib.Path(sys.argv[1]), {URL!r}, {{}}): os.kill(0, signal.SIGKILL)"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    subprocess.run(command, check=False, start_new_session=True)
    assert (tmp_path / "run.json").exists()
    assert current_run(tmp_path) is None


def test_its_owner_alone_reads_the_note_and_the_key(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        secret_key(tmp_path)
        with noted_run(tmp_path, URL, GIVEN):
            modes = [(tmp_path / name).stat().st_mode for name in ("secret_key", "run.json")]
    finally:
        os.umask(before)
    assert [mode & 0o777 for mode in modes] == [0o600, 0o600]


def test_the_key_stays_and_a_given_one_goes_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    urls = Urls("postgresql:///dixit", "unix:///redis")
    made = local_environment(urls, tmp_path)["SECRET_KEY"]
    assert local_environment(urls, tmp_path)["SECRET_KEY"] == made == secret_key(tmp_path)
    monkeypatch.setenv("SECRET_KEY", "open-sesame")
    assert local_environment(urls, tmp_path)["SECRET_KEY"] == "open-sesame"


def test_a_command_has_the_variables_of_the_run_unless_it_is_given_others(tmp_path: Path) -> None:
    show = "from django.conf import settings as s; print(s.FRONTEND_URL, s.DEFAULT_FROM_EMAIL)"
    run = {"FRONTEND_URL": "https://one.example.org", "EMAIL_FROM": "one@example.org"}
    with noted_run(tmp_path, URL, run):
        done = subprocess.run(
            [sys.executable, "-m", "tools.manage", "shell", "-v0", "-c", show],
            env={**os.environ, "DIXIT_DATA": str(tmp_path), "EMAIL_FROM": "two@example.org"},
            capture_output=True,
            text=True,
            check=True,
        )
    assert done.stdout == "https://one.example.org two@example.org\n"


def test_a_run_for_this_machine_answers_to_its_names_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOST", "127.0.0.1")
    assert home_addresses() == []


def test_a_run_for_the_network_answers_to_its_addresses(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A phone in the same network names the address of this machine as its host."""
    interfaces = {
        "lo": [SimpleNamespace(family=socket.AF_INET, address="127.0.0.1")],
        "wlan0": [
            SimpleNamespace(family=socket.AF_INET, address="192.168.1.7"),
            SimpleNamespace(family=socket.AF_INET6, address="fe80::1"),
        ],
    }
    monkeypatch.setenv("HOST", "0.0.0.0")  # noqa: S104
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: interfaces)
    environment = local_environment(Urls("postgresql:///dixit", "redis://localhost"), tmp_path)
    assert environment["ALLOWED_HOSTS"] == f"{LOCAL_HOSTS},192.168.1.7"
