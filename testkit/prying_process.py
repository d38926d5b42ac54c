"""A bounded process that tries whatever it is asked to, for tests of `web/bounded_process.py`.

python -m testkit.prying_process FD ...    sealed, if the first thing that it is asked is to be
"""

import ctypes
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from web.bounded_process import answer_all
from web.sealing import seal


def read() -> None:
    Path("/etc/passwd").read_text()


def read_parent() -> None:
    Path(f"/proc/{os.getppid()}/environ").read_bytes()


def list_files() -> None:
    os.listdir("/")  # noqa: PTH208 (as a stranger would)


def write() -> None:
    with Path("/tmp/pried").open("w") as file:  # noqa: S108
        file.write("pried")


def remove() -> None:
    Path("/tmp/pried").unlink()  # noqa: S108


def connect() -> None:
    with socket.socket() as one:
        one.connect(("127.0.0.1", 9))


def start() -> None:
    subprocess.run(["/bin/true"], check=True)


def fork() -> None:
    if os.fork() == 0:
        os._exit(0)


def thread() -> None:
    threading.Thread(target=time.sleep, args=(0,)).start()


def kill() -> None:
    os.kill(os.getppid(), 0)


def compute() -> None:
    sum(number * number for number in range(1000))


def take_memory() -> None:
    bytearray(2**29)


def be_busy() -> None:
    while True:
        pass


def sleep() -> None:
    time.sleep(60)


def crash() -> None:
    ctypes.string_at(0)


def give_up() -> None:
    sys.exit(3)


def stutter() -> None:
    """Begin an answer and never end it."""
    os.write(int(sys.argv[1]), b"\0\0\0\x09some")
    time.sleep(60)


def boast() -> None:
    """Say that a gigabyte follows."""
    os.write(int(sys.argv[1]), b"\x40\0\0\0")
    time.sleep(60)


def open_many() -> None:
    with ExitStack() as stack:
        for _ in range(1000):
            stack.enter_context(Path("/dev/null").open())


TRIES: dict[bytes, Callable[[], None]] = {
    one.__name__.encode(): one
    for one in (
        *(read, read_parent, list_files, write, remove, connect, start, fork, thread, kill),
        *(compute, take_memory, be_busy, sleep, stutter, boast, crash, give_up),
        *(open_many, seal),
    )
}


def answer(asked: bytes) -> bytes:
    if asked == b"environment":
        return repr(sorted(os.environ)).encode()
    try:
        TRIES[asked]()
    except (OSError, MemoryError, RuntimeError) as error:
        return type(error).__name__.encode()
    return b"done"


if __name__ == "__main__":
    answer_all(answer)
