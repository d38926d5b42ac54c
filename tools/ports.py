"""Ports of this machine for servers that are started here."""

import socket
from contextlib import suppress
from random import SystemRandom


def free_port() -> int:
    """A port below those that systems pick for clients, so that no client takes it first."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
