"""This process's Django, connected to a primary and its standby."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DEFAULT_DB_ALIAS, connections

from dixit_project.settings import database, standby
from web.standby import STANDBY


@contextmanager
def connected_to(primary: str, behind: str, pooler: str = "") -> Iterator[None]:
    """Has this thread's Django read from and write to the first, and read from the second too."""
    theirs = {DEFAULT_DB_ALIAS: database(primary), STANDBY: standby(behind, pooler)}
    kept = connections[DEFAULT_DB_ALIAS], connections.settings
    connections.settings = connections.configure_settings({**connections.settings, **theirs})
    for alias in theirs:
        connections[alias] = connections.create_connection(alias)
    try:
        yield
    finally:
        for alias in theirs:
            connections[alias].close()
        del connections[STANDBY]
        connections[DEFAULT_DB_ALIAS], connections.settings = kept
