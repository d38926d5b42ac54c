"""What `tests/live/test_two_processes.py` says of one Redis holds on a cluster."""

from tests.live.test_two_processes import *  # noqa: F403 (the same tests, with the server of this folder)
