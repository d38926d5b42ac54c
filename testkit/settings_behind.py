"""The settings of a server or worker whose clock is five seconds behind."""

from testkit.wrong_clock import set_the_clock

set_the_clock(-5)

from testkit.settings_without_limits import *  # noqa: E402, F403 (the clock is wrong before)
