"""Ports of this machine for servers that are started here."""

import socket
from contextlib import suppress
from random import SystemRandom

_given: set[int] = set()
"""The ports that this process has handed out, whose servers may not have been started yet."""


def free_port() -> int:
    """A port below those that systems pick for clients, so that no client takes it first."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        if port in _given:
            continue
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            _given.add(port)
            return port
