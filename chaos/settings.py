"""The settings of a server for chaos: no limits, bots and recordings that take a moment at most.

So games with several people, whom bots keep waiting, are as short as those with a single one, and
what was lost with the worker of recordings is soon taken up again.
"""

from typing import Any

from msgspec.structs import replace

from bots import timing
from performances.recordings import bounds
from testkit.settings_without_limits import *  # noqa: F403
from testkit.settings_without_limits import LOGGING

timing.MOST_OF_THE_TIME = 0.1
bounds.BOUNDS = replace(bounds.BOUNDS, wall_seconds=10.0)
# Each worker notes what it takes in hand.
LOGGERS: dict[str, Any] = LOGGING["loggers"]  # type: ignore[assignment]
LOGGERS["celery.worker.strategy"] = {}
