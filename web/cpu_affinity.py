"""Keeps each server process to a core of its own, if the setting WEB_CORES says so.

Python runs on one core at a time, so a process gains nothing by a second one; and to hand over from
thread to thread within a core costs much less than across. It is for machines that are the server's
own: on a core that somebody else is kept to as well, it would be slower.
"""

import os
import socket
from pathlib import Path

from django.conf import settings

_claims: list[socket.socket] = []


def keep_to_one_core(among: str = "dixit") -> None:
    """Bind this thread and those that it will start. With no core left, the process roams."""
    if settings.WEB_CORES != "each" or not hasattr(os, "sched_setaffinity"):
        return
    interrupted = _time_interrupted()
    for core in sorted(os.sched_getaffinity(0), key=lambda core: interrupted.get(core, 0)):
        if _claim(f"{among}-core-{core}"):
            os.sched_setaffinity(0, {core})
            return


def _time_interrupted() -> dict[int, int]:
    """The time that each core has worked for disks and networks, which only some of them do."""
    try:
        lines = Path("/proc/stat").read_text().splitlines()
    except OSError:
        return {}
    cores = [line.split() for line in lines if line.startswith("cpu") and line[3].isdigit()]
    return {int(name[3:]): int(times[5]) + int(times[6]) for name, *times in cores}


def _claim(name: str) -> bool:
    """True if the name was free: one process of this machine holds it for as long as it lives."""
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(f"\0{name}")
    except OSError:
        claim.close()
        return False
    _claims.append(claim)
    return True
