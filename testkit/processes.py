"""The environment of a process that a test starts."""

import os
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from django.db import connection

from testkit.citus import next_entry

ROOT = Path(__file__).parent.parent
"""The folder of the code."""


def database_environment() -> dict[str, str]:
    """The environment of a process that works in the database of this test."""
    url = urlsplit(next_entry() or os.environ["DATABASE_URL"])
    name = str(connection.settings_dict["NAME"])
    return {
        **os.environ,
        "DATABASE_URL": urlunsplit(url._replace(path=f"/{name}")),
        "DJANGO_SETTINGS_MODULE": "dixit_project.settings",
        "EMAIL_HOST": "mail.invalid",
    }
