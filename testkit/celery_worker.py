"""A Celery worker that a test starts, with a beat, on the test's database."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from testkit.processes import ROOT, database_environment

KEY = "0123456789abcdefghijklmnopqrstuvwxyz"
PATIENCE = 30.0


class Worker(NamedTuple):
    process: subprocess.Popen[bytes]
    log: Path

    def kill(self) -> None:
        """Kill all its processes at once, as a power cut does."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the condition holds; fail if the worker ends or takes too long."""
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.02)


def worker_with_beat(
    folder: Path, code: Path = ROOT, /, **values: str
) -> AbstractContextManager[Worker]:
    """A worker of this code, or of another version's in a folder of its own."""
    return _worker(folder, ("--concurrency", "2", "--beat"), values, code)


def worker_alone(folder: Path, **values: str) -> AbstractContextManager[Worker]:
    return _worker(folder, ("--concurrency", "2"), values)


def beat_alone(folder: Path, **values: str) -> AbstractContextManager[Worker]:
    """A beat whose worker takes up nothing that it asks for."""
    return _worker(folder, ("--concurrency", "1", "--beat", "--queues", "nothing"), values)


def worker_of_recordings(folder: Path, **values: str) -> AbstractContextManager[Worker]:
    return _worker(folder, ("--concurrency", "1", "--queues", "recordings"), values)


@contextmanager
def _worker(
    folder: Path, options: Sequence[str], values: Mapping[str, str], code: Path = ROOT
) -> Iterator[Worker]:
    command = ["celery", "--app", "dixit_project", "worker"]
    alone = ["--without-gossip", "--without-mingle", *options]
    folder.mkdir(exist_ok=True)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", *command, *alone],
            cwd=code,
            env={
                **database_environment(),
                "SECRET_KEY": KEY,
                "ALLOWED_HOSTS": "localhost",
                **values,
            },
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        worker = Worker(process, folder / "log")
        try:
            yield worker
        finally:
            worker.kill()
