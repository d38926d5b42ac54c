"""Takes from a process whatever a mere computation does without, for good.

A sealed process on Linux works on the memory that it has and on the files that are open, and the
system refuses all else: opening a file or a connection, starting a program, a process or a thread,
looking at another process. So a flaw in what decodes the files of strangers leads nowhere.

On macOS nothing of the kind can be asked for, and a process is as open after sealing as before.
"""

import ctypes
import errno
import os
import platform
import signal
import sys
import threading
from itertools import chain
from typing import NamedTuple


class Machine(NamedTuple):
    """The number by which filters know a kind of processor, and those of its system calls."""

    audit: int
    calls: frozenset[int]


ALLOWED = {
    "brk": (12, 214),
    "clock_getres": (229, 114),
    "clock_gettime": (228, 113),
    "clock_nanosleep": (230, 115),
    "close": (3, 57),
    "exit": (60, 93),
    "exit_group": (231, 94),
    "fstat": (5, 80),
    "futex": (202, 98),
    "getpid": (39, 172),
    "getrandom": (318, 278),
    "getrusage": (98, 165),
    "gettid": (186, 178),
    "gettimeofday": (96, 169),
    "lseek": (8, 62),
    "madvise": (28, 233),
    "membarrier": (324, 283),
    "mmap": (9, 222),
    "mprotect": (10, 226),
    "mremap": (25, 216),
    "munmap": (11, 215),
    "nanosleep": (35, 101),
    "ppoll": (271, 73),
    "read": (0, 63),
    "readv": (19, 65),
    "restart_syscall": (219, 128),
    "rseq": (334, 293),
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "sched_getaffinity": (204, 123),
    "sched_yield": (24, 124),
    "set_robust_list": (273, 99),
    "sigaltstack": (131, 132),
    "sysinfo": (99, 179),
    "times": (100, 153),
    "uname": (63, 160),
    "write": (1, 64),
    "writev": (20, 66),
}
"""The numbers of calls on x86-64 and on arm64."""
POLL_OF_X86 = 7

X86 = Machine(0xC000003E, frozenset({POLL_OF_X86, *(x86 for x86, _ in ALLOWED.values())}))
ARM = Machine(0xC00000B7, frozenset(arm for _, arm in ALLOWED.values()))
MACHINES = {"x86_64": X86, "aarch64": ARM}

_PARENT_DEATH_SIGNAL, _SECCOMP, _NO_NEW_PRIVILEGES = 1, 22, 38
_BY_FILTER = 2
_NUMBER_AT, _AUDIT_AT = 0, 4
_LOAD, _JUMP_IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_ALLOW, _REFUSE, _KILL = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x80000000


class _Step(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_ushort),
        ("on_true", ctypes.c_ubyte),
        ("on_false", ctypes.c_ubyte),
        ("value", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.POINTER(_Step)))


def end_with_parent() -> None:
    """Have the system end this process when the one that started it is no more."""
    if sys.platform == "linux":
        _control(_PARENT_DEATH_SIGNAL, signal.SIGKILL)


def seal() -> None:
    """Give up all calls of the system but those above, and say nothing to the log any more.

    Everything must have been imported.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    if sys.platform != "linux":
        return
    if threading.active_count() > 1:
        raise RuntimeError("A process with several threads can't be sealed as a whole.")
    steps = _steps(MACHINES[platform.machine()])
    program = _Program(len(steps), (_Step * len(steps))(*steps))
    _control(_NO_NEW_PRIVILEGES, 1)
    _control(_SECCOMP, _BY_FILTER, ctypes.addressof(program))


def _steps(machine: Machine) -> list[_Step]:
    """The filter: calls of another machine's kind end the process, those not listed are refused."""
    calls = sorted(machine.calls)
    far = len(calls)
    listed = (_Step(_JUMP_IF_EQUAL, far - place, 0, number) for place, number in enumerate(calls))
    beginning = (
        _Step(_LOAD, 0, 0, _AUDIT_AT),
        _Step(_JUMP_IF_EQUAL, 1, 0, machine.audit),
        _Step(_RETURN, 0, 0, _KILL),
        _Step(_LOAD, 0, 0, _NUMBER_AT),
    )
    end = (_Step(_RETURN, 0, 0, _REFUSE), _Step(_RETURN, 0, 0, _ALLOW))
    return list(chain(beginning, listed, end))


def _control(*arguments: int) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    padded = [ctypes.c_ulong(one) for one in (*arguments, 0, 0, 0, 0)[:5]]
    if library.prctl(ctypes.c_int(arguments[0]), *padded[1:]) != 0:
        number = ctypes.get_errno()
        raise OSError(number, "The system refuses to seal the process.")
