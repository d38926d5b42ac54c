"""Runs the server that is measured, and reads CPU time and memory of its processes."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

import psutil

from bench.databases import Database
from tools.ports import free_port


class Server(NamedTuple):
    port: int
    process: psutil.Process

    @property
    def cpu_seconds(self) -> float:
        """CPU seconds of all its processes."""
        return sum(sum(one.cpu_times()[:2]) for one in self._processes)

    @property
    def memory(self) -> int:
        """Bytes in memory of all its processes."""
        return sum(int(one.memory_info().rss) for one in self._processes)

    @property
    def _processes(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]


def cpu_seconds_of(*names: str) -> float:
    """CPU seconds of all processes on this machine with one of these names."""
    found = [one for one in psutil.process_iter(["name"]) if one.info["name"] in names]
    return sum(_cpu_seconds(one) for one in found)


def _cpu_seconds(process: psutil.Process) -> float:
    with suppress(psutil.NoSuchProcess):
        return float(sum(process.cpu_times()[:2]))
    return 0.0


@contextmanager
def serving(
    database: Database, processes: int = 2, *, cold: bool = False, cores: str = "each"
) -> Iterator[Server]:
    """Runs a server that answers, or where it is to be cold, one that was asked nothing so far.

    One that shares its cores with other servers keeps to none of its own.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as metrics, tempfile.TemporaryFile() as log:
        environment = {
            **os.environ,
            "DATABASE_URL": database.url,
            "DJANGO_SETTINGS_MODULE": "testkit.settings_without_limits",
            "PROMETHEUS_MULTIPROC_DIR": metrics,
            "PORT": str(port),
            "WEB_CONCURRENCY": str(processes),
            "WEB_CORES": cores,
        }
        process = subprocess.Popen(
            [sys.executable, "-m", "tools.serve"], env=environment, stdout=log, stderr=log
        )
        try:
            _wait_for(port, _listens if cold else _answers)
            yield Server(port, psutil.Process(process.pid))
        finally:
            process.terminate()
            process.wait()


def _wait_for(port: int, is_ready: Callable[[int], bool]) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if is_ready(port):
            return
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def _answers(port: int) -> bool:
    with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
        return True
    return False


def _listens(port: int) -> bool:
    """True once the server of a single process has begun: it listens last of all."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False
