"""The timer that makes a room send `hurry`."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from games.time_left import timing

HURRY_SECONDS = 10.0
SLACK_SECONDS = 0.01
"""Added to each delay, so that the timer is rather late than early."""


class HurryTimer:
    """Calls back ten seconds before the deadline of a phase, on the event loop."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self._deadline: datetime | None = None

    def restart(self, deadline: datetime | None) -> None:
        """Forgets any other deadline; a phase shorter than ten seconds gets no call.

        The same deadline again changes nothing, for its call may be due this very moment.
        """
        if deadline == self._deadline:
            return
        self.cancel()
        self._deadline = deadline
        left = timing(deadline).seconds_left
        if left is not None and left > HURRY_SECONDS:
            delay = left - HURRY_SECONDS + SLACK_SECONDS
            self._handle = asyncio.get_running_loop().call_later(delay, self._callback)

    def cancel(self) -> None:
        if self._handle:
            self._handle.cancel()
        self._handle = None
        self._deadline = None
