"""What a process for the files of strangers can't do, and what becomes of it when it tries."""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from testkit import prying_process
from web.bounded_process import (
    MOST_OPEN_FILES,
    NICENESS,
    ProcessEnded,
    SystemBounds,
    bounded_process,
)

BOUNDS = SystemBounds(memory=2**29, cpu_seconds=20)
PRYING = prying_process.__name__
PATIENCE = 30.0

sealed_alone = pytest.mark.skipif(sys.platform != "linux", reason="nothing is sealed here")


def the_process() -> psutil.Process:
    (found,) = (child for child in psutil.Process().children() if PRYING in child.cmdline())
    return found


@sealed_alone
@pytest.mark.parametrize(
    "what",
    ["read", "read_parent", "list_files", "write", "remove", "connect", "start", "fork", "kill"],
)
def test_a_sealed_process_reaches_nothing(what: str) -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        assert ask(b"seal", PATIENCE) == b"done"
        assert ask(what.encode(), PATIENCE) == b"PermissionError"


@sealed_alone
def test_a_sealed_process_starts_no_thread_and_computes_all_the_same() -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        assert ask(b"thread", PATIENCE) == b"done"
    with bounded_process(PRYING, BOUNDS) as ask:
        assert ask(b"seal", PATIENCE) == b"done"
        assert ask(b"thread", PATIENCE) == b"RuntimeError"
        assert ask(b"compute", PATIENCE) == b"done"
        assert ask(b"take_memory", PATIENCE) == b"MemoryError"


@sealed_alone
def test_the_tries_succeed_where_nothing_is_sealed() -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        for what in ("read", "read_parent", "list_files", "start", "fork", "kill"):
            assert ask(what.encode(), PATIENCE) == b"done", what
        assert ask(b"connect", PATIENCE) == b"ConnectionRefusedError"


def test_the_system_bounds_memory_time_and_files() -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        assert ask(b"compute", PATIENCE) == b"done"
        process = the_process()
        for what, most in (
            (resource.RLIMIT_AS, BOUNDS.memory),
            (resource.RLIMIT_CPU, BOUNDS.cpu_seconds),
            (resource.RLIMIT_FSIZE, 0),
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_NOFILE, MOST_OPEN_FILES),
        ):
            assert process.rlimit(what) == (most, most)
        assert process.nice() == os.nice(0) + NICENESS
        assert ask(b"take_memory", PATIENCE) == b"MemoryError"
        assert ask(b"open_many", PATIENCE) == b"OSError"
        assert ask(b"write", PATIENCE) == b"OSError"


def test_it_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "a secret")
    with bounded_process(PRYING, BOUNDS) as ask:
        said = ask(b"environment", PATIENCE)
    assert b"DJANGO_SETTINGS_MODULE" in said
    assert b"SECRET_KEY" not in said
    assert b"_URL" not in said


def test_one_that_works_for_too_long_is_ended_by_the_system() -> None:
    with (
        bounded_process(PRYING, BOUNDS._replace(cpu_seconds=1)) as ask,
        pytest.raises(ProcessEnded) as ended,
    ):
        ask(b"be_busy", PATIENCE)
    assert ended.value.code is not None
    assert ended.value.code < 0
    assert not ended.value.is_our_fault


@pytest.mark.parametrize("what", [b"sleep", b"stutter"])
def test_one_that_is_silent_for_too_long_is_ended(what: bytes) -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        ask(b"compute", PATIENCE)
        process = the_process()
        with pytest.raises(ProcessEnded) as ended:
            ask(what, 0.1)
    assert not ended.value.is_our_fault
    assert not process.is_running()


def test_one_that_does_not_listen_is_ended() -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        ask(b"compute", PATIENCE)
        the_process().suspend()
        with pytest.raises(ProcessEnded):
            ask(bytes(2**24), 0.1)


def test_an_answer_that_is_too_large_is_not_taken_in() -> None:
    with bounded_process(PRYING, BOUNDS) as ask, pytest.raises(ProcessEnded) as ended:
        ask(b"boast", PATIENCE)
    assert not ended.value.is_our_fault


@sealed_alone
def test_a_sealed_process_says_nothing_to_the_log() -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        ask(b"compute", PATIENCE)
        log = Path(f"/proc/{the_process().pid}/fd/2")
        assert log.readlink() == Path("/proc/self/fd/2").readlink()
        ask(b"seal", PATIENCE)
        assert log.readlink() == Path("/dev/null")


@pytest.mark.parametrize(("how", "is_our_fault"), [(b"crash", False), (b"give_up", True)])
def test_its_end_is_told_apart_from_a_fault_of_ours(how: bytes, is_our_fault: bool) -> None:
    with bounded_process(PRYING, BOUNDS) as ask, pytest.raises(ProcessEnded) as ended:
        ask(how, PATIENCE)
    assert ended.value.is_our_fault is is_our_fault


def test_a_program_that_is_not_there_is_a_fault_of_ours() -> None:
    with bounded_process("web.no_such_program", BOUNDS) as ask:
        with pytest.raises(ProcessEnded) as ended:
            ask(b"compute", PATIENCE)
        assert ended.value.is_our_fault


def test_nothing_is_left_of_it() -> None:
    with bounded_process(PRYING, BOUNDS) as ask:
        ask(b"compute", PATIENCE)
        process = the_process()
        files = len(list(Path("/proc/self/fd").iterdir()))
    assert not process.is_running()
    assert len(list(Path("/proc/self/fd").iterdir())) < files


ASK_AND_WAIT = f"""
from web.bounded_process import SystemBounds, bounded_process
with bounded_process("{PRYING}", SystemBounds(2**29, 20)) as ask:
    print(ask(b"compute", 30.0).decode(), flush=True)
    ask(b"sleep", 60.0)
"""


@sealed_alone
def test_it_ends_with_whoever_started_it() -> None:
    with subprocess.Popen([sys.executable, "-c", ASK_AND_WAIT], stdout=subprocess.PIPE) as asking:
        assert asking.stdout
        assert asking.stdout.readline() == b"done\n"
        (process,) = psutil.Process(asking.pid).children()
        asking.kill()
    end = time.monotonic() + PATIENCE
    while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < end
        time.sleep(0.02)
