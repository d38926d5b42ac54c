"""Games spread over the nodes of a Citus cluster: all that differs there, each with its reason.

With DISTRIBUTED a game lies on one node with its seed, events and reactions, and everything else
lies at the coordinator. `manage.py distribute` makes it so (`games/distribution.py`).
"""

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from operator import attrgetter
from typing import Any, TypeVar, cast, get_type_hints
from uuid import UUID

import msgspec
from django.apps import apps
from django.conf import settings
from django.db import InternalError, OperationalError, connection, transaction
from django.db.models import Exists, F, Model, OuterRef, Q, QuerySet
from psycopg import ClientCursor

from games import append_sql
from games.append_sql import Condition

Kept = TypeVar("Kept", bound=Model)
Row = TypeVar("Row", bound=tuple[Any, ...])
Read = TypeVar("Read")
Parameters = Sequence[Any] | Mapping[str, Any]

log = logging.getLogger(__name__)

# Keeping a move


def keep(row: Mapping[str, Any], only_if: Condition | None) -> bool:
    """Keeps the events, unless others came before or the condition does not hold.

    A node of games can ask nothing of the coordinator's tables. So the condition is asked just
    before, and the use of decks is noted here and not by a trigger.
    """
    changes_settings = "settings" in row
    together = changes_settings or (only_if is not None and only_if.locks)
    with transaction.atomic() if together else nullcontext(), connection.cursor() as cursor:
        if only_if is not None:
            cursor.execute(f"SELECT {only_if.sql}", dict(only_if.parameters))
            if not cursor.fetchone()[0]:
                return False
        if changes_settings:
            cursor.execute(_USE_DECKS, row)
        cursor.execute(append_sql.CALL, {"settings": None, **row})
        return bool(cursor.fetchone()[0])


_USE_DECKS = """
SELECT use_decks(ARRAY(
    SELECT deck ->> 'name'
    FROM jsonb_array_elements(%(payloads)s::jsonb) AS event,
         jsonb_array_elements(event -> 'settings' -> 'decks') AS deck))
"""

# Tables on both sides, which no query joins: all rows of one would be brought to the other


def bringing(found: QuerySet[Kept], *paths: str) -> QuerySet[Kept]:
    """The rows with those that they lead to, in the same query or in one more for each step."""
    if settings.DISTRIBUTED:
        return found.prefetch_related(*paths)
    return found.select_related(*paths)


def where_game(found: QuerySet[Kept], condition: Q, path: str = "current_game") -> QuerySet[Kept]:
    """The rows whose game fulfils the condition, which names columns of games.

    Where games are distributed, the games of all rows found are asked: let them not be too many.
    """
    if not settings.DISTRIBUTED:
        return found.filter(_at(path, condition))
    ids = set(found.exclude(**{path: None}).order_by().values_list(f"{path}_id", flat=True))
    return found.filter(**{f"{path}_id__in": games_where(ids, condition)})


def with_newest_games(found: QuerySet[Kept], *, most: int) -> list[Kept]:
    """The rooms in whose games something has happened last, those first.

    Where games are distributed, all rooms found are read: let them not be too many.
    """
    rooms = bringing(found, "current_game")
    if not settings.DISTRIBUTED:
        return list(rooms.order_by("-current_game__last_event_at")[:most])
    return sorted(rooms, key=attrgetter("current_game.last_event_at"), reverse=True)[:most]


def of_inviters_seated(invitations: QuerySet[Kept]) -> QuerySet[Kept]:
    """The invitations of people who sit in the room and, where it has a password, host it."""
    if not settings.DISTRIBUTED:
        there = _games().filter(
            pk=OuterRef("room__current_game"), players__contains=[OuterRef("by")]
        )
        hosts = Q(room__password="") | Q(room__current_game__host=F("by"))
        return invitations.filter(hosts, Exists(there))
    rows = list(
        invitations.values_list("pk", "by", "room__password", "room__current_game_id").order_by()
    )
    games = games_with({row[-1] for row in rows}, "players", "host")
    seated = [
        pk
        for pk, by, password, game in rows
        if game in games and by in games[game][0] and (not password or by == games[game][1])
    ]
    return invitations.filter(pk__in=seated)


def at_game(query: str, game: UUID) -> tuple[Any, ...]:
    """A query that joins the one game of that id as its first parameter, and that parameter.

    Where games are distributed, the game is read first, and its row comes along in its place.
    """
    if not settings.DISTRIBUTED:
        return query, game
    with connection.cursor() as cursor:
        cursor.execute(_GAME_AS_TEXT, [game])
        found = cursor.fetchone()
    return query.replace("games_game AS game", _ROW_OF_GAME), found and found[0], game


_GAME_AS_TEXT = "SELECT to_jsonb(game)::text FROM games_game AS game WHERE id = %s"
_COLUMNS = """
    game (id uuid, room_id uuid, version int, deadline_at timestamptz, phase text, is_public bool,
        players uuid[], settings jsonb, last_event_at timestamptz)
"""
_ROW_OF_GAME = f"jsonb_to_record(%s::jsonb) AS {_COLUMNS}"
_ROWS_OF_GAMES = f"jsonb_to_recordset(%(games)s::jsonb) AS {_COLUMNS}"


def rows_with_games(
    query: str, parameters: Mapping[str, Any], ids: Callable[[], Collection[UUID]]
) -> list[tuple[Any, ...]]:
    """The rows of a query that joins games, of which it needs none but those with these ids.

    Where games are distributed, these are read first, and their rows come along. Those of a node
    that is away are missing.
    """
    with connection.cursor() as cursor:
        if settings.DISTRIBUTED:
            rows = ",".join(text for some in from_nodes_of(ids(), _as_texts) for text in some)
            query = query.replace("games_game AS game", _ROWS_OF_GAMES)
            parameters = {**parameters, "games": f"[{rows}]"}
        cursor.execute(query, parameters)
        return list(cursor.fetchall())


def _as_texts(games: Collection[UUID]) -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute(_GAMES_AS_TEXT, [list(games)])
        return [text for (text,) in cursor.fetchall()]


_GAMES_AS_TEXT = "SELECT to_jsonb(game)::text FROM games_game AS game WHERE id = ANY(%s)"


def across(path: str) -> str | None:
    """The path for a list to sort by, unless it leads to a table that no query joins."""
    return None if settings.DISTRIBUTED else path


def where_joined(*filters: Row) -> tuple[Row, ...]:
    """The filters of a list that join games with other tables, which no query may elsewhere."""
    return () if settings.DISTRIBUTED else filters


def events_after(versions: Mapping[UUID, int], where: str) -> tuple[str, list[Any]]:
    """The end of a query for the events of each game after its version, with its parameters.

    Where games are distributed, a join with the list would ask all nodes, those away too.
    """
    if not settings.DISTRIBUTED:
        return f"{_KNOWN} JOIN {where} ON game_id = game AND seq > version", [
            list(versions),
            list(versions.values()),
        ]
    newer = " OR ".join(["game_id = %s AND seq > %s"] * len(versions))
    return f"FROM {where} WHERE {newer}", [*chain.from_iterable(versions.items())]


_KNOWN = "FROM unnest(%s::uuid[], %s::int[]) AS known (game, version)"


def where_room(found: QuerySet[Kept], condition: Q, path: str) -> QuerySet[Kept]:
    """The rows whose game was played in a room that fulfils the condition."""
    if not settings.DISTRIBUTED:
        return found.filter(_at(f"{path}__room", condition))
    played = set(found.order_by().values_list(f"{path}_id", flat=True))
    rooms = {game: room for game, (room,) in games_with(played, "room_id").items()}
    of_kind = set(
        apps.get_model("games", "Room")
        .objects.filter(condition, pk__in=set(rooms.values()))
        .values_list("pk", flat=True)
    )
    return found.filter(**{f"{path}_id__in": [game for game in rooms if rooms[game] in of_kind]})


def room_of(game: UUID) -> Q:
    """The condition for the room of a game."""
    if not settings.DISTRIBUTED:
        return Q(games=game)
    return Q(pk=_games().filter(pk=game).values_list("room_id", flat=True).first())


def _games() -> QuerySet[Any]:
    return apps.get_model("games", "Game").objects.all()


def as_values(found: QuerySet[Any, Any]) -> Any:
    """The values for `__in`: as a query within the other, or read before."""
    return list(found.values_list(flat=True)) if settings.DISTRIBUTED else found


def _at(path: str, condition: Q) -> Q:
    """The condition on a game as one on whatever leads to the game."""
    there = Q(_connector=condition.connector, _negated=condition.negated)
    for part in cast("list[Q | tuple[str, Any]]", condition.children):
        there.children.append(
            _at(path, part) if isinstance(part, Q) else (f"{path}__{part[0]}", part[1])
        )
    return there


def games_where(ids: Collection[UUID], condition: Q) -> list[UUID]:
    """Those of the games that fulfil the condition, as far as their nodes answer."""
    games = _games().filter(condition)

    def asked(some: Collection[UUID]) -> list[UUID]:
        return list(games.filter(pk__in=some).values_list("pk", flat=True))

    return [game for found in from_nodes_of(ids, asked) for game in found]


def games_with(ids: Collection[UUID], *columns: str) -> dict[UUID, tuple[Any, ...]]:
    """Columns of these games, as far as their nodes answer."""
    games = _games()

    def asked(some: Collection[UUID]) -> list[tuple[Any, ...]]:
        return list(games.filter(pk__in=some).values_list("pk", *columns))

    return {row[0]: row[1:] for found in from_nodes_of(ids, asked) for row in found}


# Old games, of which none is archived where games are distributed


def may_be_archived() -> bool:
    return not settings.DISTRIBUTED


def whole_log() -> str:
    """The view of all events, archived or not."""
    return "games_log" if may_be_archived() else "games_event"


def joined_log(game: str, also: str = "") -> str:
    """Joins the events of each game that a query has found, which OFFSET 0 has read by its id."""
    if not may_be_archived():
        return f"JOIN games_event AS event ON event.game_id = {game} {also}"
    of_game = f"(SELECT * FROM games_log WHERE game_id = {game} {also} OFFSET 0)"  # noqa: S608
    return f"JOIN LATERAL {of_game} AS event ON true"


def has_any(condition: str) -> str:
    """The condition for a row of games that it has an event such as this; the first one will do.

    The archive is asked of games that are there, and OFFSET 0 has each asked by its id.
    """
    if not may_be_archived():
        return _HAS_ANY.format(where="games_event", condition=condition, each="")
    of_game, archived = (
        _HAS_ANY.format(where=where, condition=condition, each="OFFSET 0")
        for where in ("games_event", "games_archivedevent")
    )
    return f"({of_game} OR archived AND {archived})"


_HAS_ANY = "EXISTS (SELECT FROM {where} WHERE game_id = games_game.id AND {condition} {each})"


# Nodes that are away: what doesn't need them goes on

AWAY = (OperationalError, InternalError)
"""The errors of a node that is away, or that dies in the middle of a statement.

A few others come as these, as of a read that was cancelled: the log says which it was.
"""


def from_nodes_of(
    games: Collection[UUID], read: Callable[[Collection[UUID]], Read]
) -> Iterator[Read]:
    """Reads something of these games; if a node is away, of those that lie on the others."""
    if not games:
        return
    if not settings.DISTRIBUTED:
        yield read(games)
        return
    try:
        with _going_on():
            together = read(games)
    except AWAY as error:
        log.warning("a node is away: %s", error)
        yield from _from_each_node(games, read)
    else:
        yield together


def _from_each_node(
    games: Collection[UUID], read: Callable[[Collection[UUID]], Read]
) -> Iterator[Read]:
    with connection.cursor() as cursor:
        cursor.execute(_BY_NODE, [list(games)])
        by_node = [lying_there for (lying_there,) in cursor.fetchall()]
    for lying_there in by_node:
        try:
            with _going_on():
                some = read(lying_there)
        except AWAY as error:
            log.warning("%d games are left out: %s", len(lying_there), error)
        else:
            yield some


_BY_NODE = """
SELECT array_agg(game)
FROM unnest(%s::uuid[]) AS game
JOIN pg_dist_shard_placement AS placed
    ON placed.shardid = get_shard_id_for_distribution_column('games_game', game)
GROUP BY placed.nodename, placed.nodeport
"""


def from_every_node(
    kind: type[Row], query: str, parameters: Parameters = (), *, most: int | None = None
) -> list[Row]:
    """The rows of a query over all games; if a node is away, those that the others have.

    Then each shard is asked by itself. So the query reads one table of games, and its rows come in
    the order of their columns, of which the first `most` are kept.
    """
    with connection.cursor() as cursor:
        try:
            with _going_on():
                cursor.execute(query, parameters)
                return [kind(*row) for row in cursor.fetchall()]
        except AWAY as error:
            if not settings.DISTRIBUTED:
                raise
            log.warning("a node is away: %s", error)
        cursor.execute(_FROM_EACH_SHARD, [_of_a_shard(query, parameters)])
        found = [row for (text,) in cursor.fetchall() for row in _rows(kind, text)]
    return sorted(found)[:most]


def skip_locked() -> str:
    """The end of a query that skips locked games, which Citus can't for those of several nodes."""
    return "" if settings.DISTRIBUTED else "FOR UPDATE SKIP LOCKED"


def _of_a_shard(query: str, parameters: Parameters) -> str:
    """The query with its parameters in it, and with a place for the name of a shard's table."""
    connection.ensure_connection()
    written = ClientCursor(connection.connection).mogrify(query, parameters)
    there = written.replace("%", "%%").replace("games_game", "%1$s")
    return f"SELECT coalesce(json_agg(to_json(found)), '[]') FROM ({there}) AS found"  # noqa: S608


def _rows(kind: type[Row], text: str) -> list[Row]:
    """The rows that a node has written as objects, in the order of the query's columns."""
    types = tuple(get_type_hints(kind).values())
    return [
        kind(
            *(
                msgspec.convert(value, of, strict=False)
                for value, of in zip(row.values(), types, strict=True)
            )
        )
        for row in msgspec.json.decode(text, type=list[dict[str, Any]])
    ]


_FROM_EACH_SHARD = "SELECT result FROM run_command_on_shards('games_game', %s) WHERE success"


def _going_on() -> AbstractContextManager[object]:
    """Lets a transaction go on after an error; without one there is nothing to go back to."""
    inside = settings.DISTRIBUTED and connection.in_atomic_block
    return transaction.atomic() if inside else nullcontext()


def nodes() -> dict[str, bool]:
    """The nodes that have games, each with whether it answers."""
    if not settings.DISTRIBUTED:
        return {}
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL citus.node_connection_timeout = '1s'")
        cursor.execute(
            """
            SELECT concat('node ', nodename, ':', nodeport),
                citus_check_connection_to_node(nodename, nodeport)
            FROM pg_dist_node WHERE isactive AND noderole = 'primary' AND shouldhaveshards
            ORDER BY nodename, nodeport
            """
        )
        return dict(cursor.fetchall())
