"""The environment and the port of a process that a test starts."""

import os
import socket
from contextlib import suppress
from random import SystemRandom
from urllib.parse import urlsplit, urlunsplit

from django.db import connection


def database_environment() -> dict[str, str]:
    """The environment of a process that works in the database of this test."""
    url = urlsplit(os.environ["DATABASE_URL"])
    name = str(connection.settings_dict["NAME"])
    return {
        **os.environ,
        "DATABASE_URL": urlunsplit(url._replace(path=f"/{name}")),
        "DJANGO_SETTINGS_MODULE": "dixit_project.settings",
        "EMAIL_HOST": "mail.invalid",
    }


def free_port() -> int:
    """A port below those that systems pick for clients, so that no client takes it first."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
