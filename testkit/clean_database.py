"""Tests that commit leave the database as they found it, whatever became of them."""

from collections.abc import Callable, Collection

from django.db import connection, transaction

WRITTEN_BY_MIGRATIONS = frozenset(
    {
        "auth_group",
        "auth_group_permissions",
        "auth_permission",
        "django_content_type",
        "django_migrations",
    }
)


def empty_tables() -> Callable[[], None]:
    """A function that deletes every row, but of tables that only migrations write.

    No server can do that: the triggers that keep what has happened are off for as long as it takes.
    """
    with connection.cursor() as cursor:
        names = set(connection.introspection.table_names(cursor)) - WRITTEN_BY_MIGRATIONS
        statements = "".join(_statements(names, _with_triggers()))

    def delete_every_row() -> None:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statements)

    return delete_every_row


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
