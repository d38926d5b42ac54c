"""Keeps each server process to a core of its own, where the environment asks for it.

Python runs on one core at a time, so a process gains nothing by a second one; and to hand over from
thread to thread within a core costs much less than across. It is for machines that are the server's
own: on a core that somebody else is kept to as well, it would be slower.
"""

import os
import socket

_claims: list[socket.socket] = []


def keep_to_one_core() -> None:
    """On this thread and on those that it will start. With no core left, the process roams."""
    if os.environ.get("WEB_CORES") != "each" or not hasattr(os, "sched_setaffinity"):
        return
    cores = sorted(os.sched_getaffinity(0))
    first = os.getppid() % len(cores)
    for core in cores[first:] + cores[:first]:
        if _claim(core):
            os.sched_setaffinity(0, {core})
            return


def _claim(core: int) -> bool:
    """Of the processes of one server, only one can hold the name, for as long as it lives."""
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(f"\0dixit-{os.getppid()}-{core}")
    except OSError:
        claim.close()
        return False
    _claims.append(claim)
    return True
