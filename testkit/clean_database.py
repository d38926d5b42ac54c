"""Tests that commit leave the database as they found it, whatever became of them."""

from collections.abc import Callable, Collection

from django.conf import settings
from django.db import connection, transaction
from psycopg.errors import DeadlockDetected

from games.distribution import DISTRIBUTED_BY
from games.models import Game, GameSeed, Reaction
from testkit.citus import entered_by, nodes
from testkit.trying_again import try_again_after

WRITTEN_BY_MIGRATIONS = frozenset(
    {
        "auth_group",
        "auth_group_permissions",
        "auth_permission",
        "django_content_type",
        "django_migrations",
    }
)


DELETED_LAST = (Reaction, GameSeed, Game)


def empty_tables() -> Callable[[], None]:
    """A function that deletes every row, but of tables that only migrations write.

    No server can do that: the triggers that keep what has happened are off for as long as it takes.
    """
    with connection.cursor() as cursor:
        names = set(connection.introspection.table_names(cursor)) - WRITTEN_BY_MIGRATIONS
    if settings.DISTRIBUTED:
        before, statements = _EVENTS_OF_EACH_SHARD, _statements_over_nodes(names)
    else:
        before, statements = "", "".join(_statements(names, _with_triggers()))

    def delete_every_row() -> None:
        # A server that is still at work may have locked tables in another order.
        try_again_after(DeadlockDetected, lambda: _execute(before, statements))

    return entered_by(nodes()[0])(delete_every_row) if settings.DISTRIBUTED else delete_every_row


def _execute(before: str, statements: str) -> None:
    with connection.cursor() as cursor:
        if before:
            cursor.execute(before)
        with transaction.atomic():
            cursor.execute(statements)


_EVENTS_OF_EACH_SHARD = """
SELECT run_command_on_shards('games_event', $$
    SET session_replication_role = replica; DELETE FROM %s; RESET session_replication_role
$$)
"""
"""Citus takes no triggers off for a while."""


def _statements_over_nodes(names: set[str]) -> str:
    local = sorted(names - {model._meta.db_table for model in DISTRIBUTED_BY})
    return "".join(
        (
            "SET LOCAL session_replication_role = replica;",
            *(f"DELETE FROM {connection.ops.quote_name(name)};" for name in local),  # noqa: S608
            "SET LOCAL session_replication_role = DEFAULT;",
            *(f"DELETE FROM {model._meta.db_table};" for model in DELETED_LAST),  # noqa: S608
        )
    )


def _statements(names: Collection[str], guarded: Collection[str]) -> list[str]:
    quoted = connection.ops.quote_name
    return [
        *(f"ALTER TABLE {quoted(name)} DISABLE TRIGGER USER;" for name in sorted(guarded)),
        *(f"DELETE FROM {quoted(name)};" for name in sorted(names)),  # noqa: S608 (our own names)
        "SET CONSTRAINTS ALL IMMEDIATE;",
        *(f"ALTER TABLE {quoted(name)} ENABLE TRIGGER USER;" for name in sorted(guarded)),
    ]


def _with_triggers() -> set[str]:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT DISTINCT tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal"
        )
        return {str(name) for (name,) in cursor.fetchall()}
