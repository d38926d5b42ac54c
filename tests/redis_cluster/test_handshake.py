"""What `tests/live/test_handshake.py` says of one Redis holds on a cluster."""

from tests.live.test_handshake import *  # noqa: F403 (the same tests, with the server of this folder)
