"""Each process of a server on a core of its own, if the environment asks for it."""

import os
import subprocess
import sys
import time
import uuid
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
PROCESS = """
import os, sys
from web.cpu_affinity import keep_to_one_core
keep_to_one_core(among=sys.argv[1])
print(*sorted(os.sched_getaffinity(0)), flush=True)
sys.stdin.read()
"""

pytestmark = pytest.mark.skipif(len(CORES) < 2, reason="there is one core for everybody")


@pytest.fixture
def server() -> str:
    return uuid.uuid4().hex


def started(server: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", PROCESS, server],
        cwd=ROOT,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "dixit_project.settings", **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def cores_of(process: "subprocess.Popen[str]") -> list[int]:
    assert process.stdout
    return [int(core) for core in process.stdout.readline().split()]


def end(process: "subprocess.Popen[str]") -> None:
    process.communicate()


def test_a_process_roams_unless_it_is_asked_not_to(server: str) -> None:
    process = started(server, WEB_CORES="")
    assert cores_of(process) == CORES
    end(process)


def test_each_has_a_core_of_its_own_and_whoever_is_one_too_many_roams(server: str) -> None:
    processes = [started(server, WEB_CORES="each") for _ in range(len(CORES) + 1)]
    kept = sorted(cores_of(process) for process in processes)
    assert kept == sorted([CORES, *([core] for core in CORES)])
    for process in processes:
        end(process)


def test_whoever_comes_for_one_that_ended_has_its_core(server: str) -> None:
    processes = [started(server, WEB_CORES="each") for _ in CORES]
    left = cores_of(processes[0])
    for process in processes[1:]:
        cores_of(process)
    end(processes[0])
    time.sleep(0.1)
    heir = started(server, WEB_CORES="each")
    assert cores_of(heir) == left
    for process in (heir, *processes[1:]):
        end(process)
