"""Asking the coordinator, where games are spread over nodes and any of them may be entered by."""

from django.conf import settings


def at_coordinator() -> str:
    """The end of a query that calls a function, which there is one of for all.

    It names a table that is never empty and lies at the coordinator: a query that names no other
    is done there as a whole, in the same transaction. A single database is asked for the function
    alone.
    """
    return "FROM django_migrations LIMIT 1" if settings.DISTRIBUTED else ""
