"""What `tests/web/test_throttle.py` says of one Redis holds on a cluster."""

from tests.web.test_throttle import *  # noqa: F403 (the same tests, with the server of this folder)
