"""Spreads the games of a database over the nodes of its Citus cluster.

Games lie by their id, with their seeds, events and reactions beside them. All else is at the
coordinator, and in the metadata, so that each node can be asked. Nothing is copied to all nodes:
whoever wrote to that would need each of them to be up.
"""

from collections.abc import Iterable
from typing import Any

from django.apps import apps
from django.db import connection, transaction
from django.db.models import Model

from games import append_sql
from games.models import ArchivedGame, Event, Game, GameSeed, Reaction


class CannotDistribute(Exception):
    """Raised with a sentence for whoever runs the command."""


DISTRIBUTED_BY = {Game: "id", GameSeed: "game_id", Event: "game_id", Reaction: "game_id"}


def distribute() -> list[str]:
    """Does what is not done yet, all or nothing; returns what it did, in words."""
    _require_nodes()
    with transaction.atomic():
        _lock_empty_archive()
        # What we have of triggers reads no other table of this kind, and may be on each node.
        _execute("SET LOCAL citus.enable_unsafe_triggers = on")
        # One connection to each node, which sees what was made before.
        _execute("SET LOCAL citus.multi_shard_modify_mode = 'sequential'")
        done = [*_let_go_of_foreign_keys()]
        if fresh := [model for model in DISTRIBUTED_BY if not _is_known(_table(model))]:
            _drop_triggers()
            done += [_distribute(model) for model in fresh]
            _delete_what_was_copied()
            _make_triggers()
        _make_append_function()
        _make_known("use_decks(text[])")
        done += _note_local_tables()
        _ask_shards_in_turn()
    return done


def _require_nodes() -> None:
    if not _rows("SELECT FROM pg_extension WHERE extname = 'citus'"):
        raise CannotDistribute("The database has no Citus: CREATE EXTENSION citus first.")
    if not _rows("SELECT FROM pg_dist_node WHERE shouldhaveshards AND isactive"):
        raise CannotDistribute("The cluster has no node for games: citus_add_node adds one.")


def _lock_empty_archive() -> None:
    """Keeps games out of the archive until all is done, if there is none by then."""
    _execute(f"LOCK TABLE {_table(ArchivedGame)} IN SHARE MODE")
    if ArchivedGame.objects.exists():
        raise CannotDistribute("Some games are archived, and the archive can't be spread.")


def _let_go_of_foreign_keys() -> Iterable[str]:
    """Drops the foreign keys between games and all else, which no node could make sure of.

    Django looks after references as it deletes, and games are never deleted.
    """
    games = [_table(model) for model in DISTRIBUTED_BY]
    for table, name in _rows(
        """
        SELECT conrelid::regclass::text, conname FROM pg_constraint
        WHERE contype = 'f'
            AND (conrelid::regclass::text = ANY(%(games)s))
                <> (confrelid::regclass::text = ANY(%(games)s))
        """,
        {"games": games},
    ):
        _execute(f'ALTER TABLE {table} DROP CONSTRAINT "{name}"')
        yield f"{name} dropped"


def _distribute(model: type[Model]) -> str:
    beside = "none" if model is Game else _table(Game)
    column = DISTRIBUTED_BY[model]
    _execute(
        "SELECT create_distributed_table(%s, %s, colocate_with => %s)",
        [_table(model), column, beside],
    )
    return f"{_table(model)} distributed by {column}"


def _delete_what_was_copied() -> None:
    """The rows are on the nodes by now, and lie here still; games take all others along."""
    _execute("SELECT truncate_local_data_after_distributing_table(%s)", [_table(Game)])


def _drop_triggers() -> None:
    for name in (*(name for name, _, _ in _OF_HISTORY), *_OF_THE_ARCHIVE, "decks_are_used"):
        _execute(f"DROP TRIGGER IF EXISTS {name} ON games_event")


def _make_triggers() -> None:
    """Those of events again, but for those that would ask or write to another node's table."""
    for name, when, each in _OF_HISTORY:
        _execute(
            f"CREATE TRIGGER {name} BEFORE {when} ON games_event "
            f"FOR EACH {each} EXECUTE FUNCTION refuse_to_change_history()"
        )


_OF_HISTORY = (
    ("history_stays", "UPDATE OR DELETE", "ROW"),
    ("history_is_not_emptied", "TRUNCATE", "STATEMENT"),
)
_OF_THE_ARCHIVE = ("history_leaves_for_the_archive", "archived_history_stays")


def _make_append_function() -> None:
    """Makes the function, as it is in this version, and has it called where the game lies."""
    _execute(append_sql.function())
    is_known = """
        SELECT FROM pg_dist_object
        WHERE objid = %s::regprocedure AND distribution_argument_index IS NOT NULL
    """
    if not _rows(is_known, [append_sql.SIGNATURE]):
        _execute(
            "SELECT create_distributed_function(%s, '$1', 'games_game', force_delegation => true)",
            [append_sql.SIGNATURE],
        )


def _make_known(function: str) -> None:
    """Makes a function known at each node, for those who ask there."""
    if not _rows("SELECT FROM pg_dist_object WHERE objid = %s::regprocedure", [function]):
        _execute("SELECT create_distributed_function(%s)", [function])


def _note_local_tables() -> list[str]:
    """Makes all other tables known at each node; those at either end of a foreign key together."""
    names = (_table(model) for model in apps.get_models(include_auto_created=True))
    wanted = [name for name in (*names, "django_migrations") if not _is_known(name)]
    _execute(_NEXT_NUMBER)
    for name in wanted:
        _number_at_the_coordinator(name)
    for name in wanted:
        if not _is_known(name):
            _execute("SELECT citus_add_local_table_to_metadata(%s, true)", [name])
    return [f"{name} made known to all nodes" for name in wanted]


def _number_at_the_coordinator(table: str) -> None:
    """Has the rows of a table numbered in one order, whichever node they are written through.

    Each node would have numbers of its own for a column that is an identity, or none at all.
    """
    columns = """
        SELECT attname, pg_get_serial_sequence(%(table)s, attname) FROM pg_attribute
        WHERE attrelid = %(table)s::regclass AND attidentity <> ''
    """
    for column, identity in _rows(columns, {"table": table}):
        [(last, is_called)] = _rows(f"SELECT last_value, is_called FROM {identity}")  # noqa: S608
        numbers = f"{table}_numbers"
        _execute(f"ALTER TABLE {table} ALTER {column} DROP IDENTITY")
        _execute(f"CREATE SEQUENCE {numbers}")
        _execute("SELECT setval(%s, %s, %s)", [numbers, last, is_called])
        _execute(f"ALTER TABLE {table} ALTER {column} SET DEFAULT next_number('{numbers}')")


_NEXT_NUMBER = """
CREATE OR REPLACE FUNCTION next_number(sequence text) RETURNS bigint LANGUAGE plpgsql AS $function$
DECLARE number bigint;
BEGIN
    -- The whole query is asked where the table lies, which is at the coordinator, as the sequence.
    EXECUTE format('SELECT nextval(%L::text) FROM django_migrations LIMIT 1', sequence) INTO number;
    RETURN number;
END
$function$
"""


def _ask_shards_in_turn() -> None:
    """Has each node asked over one connection: who has read by several may not write to rooms."""
    with connection.cursor() as cursor:
        name = connection.ops.quote_name(connection.settings_dict["NAME"])
        cursor.execute(f"ALTER DATABASE {name} SET citus.multi_shard_modify_mode = 'sequential'")


def _table(model: type[Model]) -> str:
    return model._meta.db_table


def _is_known(table: str) -> bool:
    return bool(_rows("SELECT FROM pg_dist_partition WHERE logicalrelid = %s::regclass", [table]))


def _execute(statement: str, parameters: Any = None) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, parameters)


def _rows(query: str, parameters: Any = None) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(query, parameters)
        return list(cursor.fetchall())
