"""The attacks that were made on a server, tried again; `make attack` adds the floods."""

import subprocess
import sys
from pathlib import Path

import pytest

from attack.__main__ import try_all
from attack.attempts import Attempt, Hole
from testkit.processes import database_environment
from testkit.web_server import Server


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_every_attack_is_held(processes: str) -> None:
    command = [sys.executable, "-m", "attack", "--quick", "--processes", processes]
    environment = {**database_environment(), "DJANGO_SETTINGS_MODULE": "attack.settings"}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=110, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("Everything held.\n")
    assert done.stdout.count("held  ") >= 15


def test_an_attack_that_gets_through_is_told_and_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def gets_through(_: Server) -> str:
        raise Hole("the door was open")

    open_door = Attempt("gets_through", "nobody comes in", gets_through, quick=True)
    shut_door = Attempt("stays_out", "nobody comes in", lambda _: None, quick=True)
    assert try_all([open_door, shut_door], Server(0, Path())) == 1
    assert capsys.readouterr().out == (
        "HOLE  nobody comes in [gets_through]: the door was open\n"
        "held  nobody comes in [stays_out]\n"
    )
