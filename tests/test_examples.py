"""The clients in examples/ play as they stand, and go on where answers and sockets get lost."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from testkit.frayed_wire import frayed_wire
from testkit.web_server import Server, running_server
from tools.node import install_packages

EXAMPLES = Path(__file__).parent.parent / "examples"
PYTHON = (sys.executable, str(EXAMPLES / "player.py"))
JAVASCRIPT = (sys.executable, "-m", "tools.node", str(EXAMPLES / "player.mjs"))
PATIENCE = 90  # seconds for a whole game, on a machine that does other things as well

Program = tuple[str, ...]


@pytest.fixture(scope="module")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    install_packages()
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running


@contextmanager
def playing(program: Program, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [*program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):  # Node is a child of the Python that has it
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def play_a_game(host: Program, by_code: Program, by_link: Program, ports: list[int]) -> list[str]:
    """The last words of three players, of whom the host tells the others how to come in."""
    urls = [f"http://127.0.0.1:{port}" for port in ports]
    with playing(host, urls[0], "Ana") as ana:
        assert ana.stdout is not None
        told = ana.stdout.readline()
        ways = re.fullmatch(r"The code is (\w+), and the invitation (\S+)\n", told)
        assert ways is not None, told
        with (
            playing(by_code, urls[1], "Bruno", ways[1]) as bruno,
            playing(by_link, urls[2], "Chidi", ways[2]) as chidi,
        ):
            return [player.communicate(timeout=PATIENCE)[0] for player in (ana, bruno, chidi)]


def assert_they_agree(said: list[str]) -> None:
    ends = [re.fullmatch(r"I (won|did not win), after (\d+) turns\.\n", words) for words in said]
    assert all(ends), said
    assert len({end[2] for end in ends if end}) == 1
    assert "won" in {end[1] for end in ends if end}


@pytest.mark.parametrize(
    "players",
    [(PYTHON, PYTHON, JAVASCRIPT), (JAVASCRIPT, JAVASCRIPT, PYTHON)],
    ids=["opened in Python", "opened in JavaScript"],
)
def test_three_of_them_play_a_whole_game(
    server: Server, committed_db: None, players: tuple[Program, Program, Program]
) -> None:
    assert_they_agree(play_a_game(*players, [server.port] * 3))


@pytest.mark.parametrize("program", [PYTHON, JAVASCRIPT], ids=["Python", "JavaScript"])
def test_they_play_to_the_end_over_a_wire_that_loses_answers_and_sockets(
    server: Server, committed_db: None, program: Program
) -> None:
    with frayed_wire(server) as wire:
        ports = [wire.port, server.port, server.port]
        assert_they_agree(play_a_game(program, PYTHON, JAVASCRIPT, ports))
        assert wire.lost > 0
        assert wire.broken > 0
