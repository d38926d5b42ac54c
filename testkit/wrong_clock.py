"""A process whose clock is wrong, as that of a machine that nobody keeps."""

import ctypes
import gc
import time
from datetime import datetime, timedelta, tzinfo
from typing import Any


def set_the_clock(seconds: float) -> None:
    """Sets the clock of this process ahead by so many seconds, for all that asks Python for it.

    It comes before whatever takes a function of `time` by its name. Clocks that never jump, such as
    `time.monotonic`, stay as they are.
    """
    told, now, ahead = time.time, datetime.now, timedelta(seconds=seconds)

    def wrong_now(_: type[datetime], tz: tzinfo | None = None) -> datetime:
        return now(tz) + ahead

    time.time = lambda: told() + seconds
    # A type of C refuses to be changed, and its dictionary does not.
    dictionary: Any = gc.get_referents(datetime.__dict__)[0]
    dictionary["now"] = classmethod(wrong_now)
    ctypes.pythonapi.PyType_Modified(ctypes.py_object(datetime))
