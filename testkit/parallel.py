"""Tests in several processes at once: a Redis for each process, and quiet for those that need it.

pytest-django gives each process a database of its own. Redis needs a server for each, since
what is published in one of its databases is heard in all.
"""

import fcntl
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import execnet

from tools.server_process import folders_of_a_run
from tools.signals import signals_as_exceptions
from tools.valkey import valkey

LOCKS = "TEST_LOCKS"
"""The environment variable that names the folder of the locks; a single process has none."""


@contextmanager
def separate_servers(specs: Sequence[execnet.XSpec]) -> Iterator[None]:
    """A Redis, where there is one, for each of the processes that xdist is about to start."""
    with signals_as_exceptions(), ExitStack() as stack:
        locks = stack.enter_context(tempfile.TemporaryDirectory())
        for spec in specs:
            spec.env[LOCKS] = locks
            if os.environ.get("REDIS_URL"):
                folders = stack.enter_context(folders_of_a_run(None))
                spec.env["REDIS_URL"] = stack.enter_context(valkey(folders)).url
        yield


@contextmanager
def taking_turns(*, alone: bool) -> Iterator[None]:
    """Run beside tests of other processes, or `alone`; the first to wait is the first to run."""
    if LOCKS not in os.environ:
        yield
        return
    folder = Path(os.environ[LOCKS])
    with (folder / "queue").open("w") as queue, (folder / "machine").open("w") as machine:
        fcntl.flock(queue, fcntl.LOCK_EX)
        fcntl.flock(machine, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        fcntl.flock(queue, fcntl.LOCK_UN)
        yield
