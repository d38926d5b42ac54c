"""What `tests/accounts/test_guest_limit.py` says of one Redis holds on a cluster."""

from tests.accounts.test_guest_limit import *  # noqa: F403 (the same tests, with the server of this folder)
