"""The settings of a server for chaos: no limits, and bots that take a second at most.

So games with several people, whom bots keep waiting, are as short as those with a single one.
"""

from bots import timing
from testkit.settings_without_limits import *  # noqa: F403

timing.MOST_OF_THE_TIME = 0.1
