"""Loading and appending: the only code that touches the rows of events.

It speaks SQL, because it is on the way of every move: one query for what is new to this process,
if anything is, one that appends events and writes the game's own columns, and one for the lock,
where it is needed.
"""

import logging
from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from functools import lru_cache, partial
from itertools import accumulate
from typing import Any, NamedTuple, cast
from uuid import UUID

import msgspec
from django.db import IntegrityError, connection, transaction
from psycopg.errors import UniqueViolation

from games import upcasting
from games.cache import Checkpoints, RecentMoves, RecentTables
from games.command import Command
from games.models import IS_OVER, KEY_COUNTS_ONCE, Game, GameSeed
from games.rules.decide import Decision, open_seats
from games.rules.events import AnyEvent
from games.rules.state import Table, evolve, fold
from games.rules.view import SettingsSeen

log = logging.getLogger(__name__)


class GameNotFound(Exception):
    """Raised for the id of a game that does not exist."""


class KeyTaken(Exception):
    """Raised if the same player has sent a command under that key before."""


class Overtaken(Exception):
    """Raised if an event came since the table was read, or if the condition does not hold."""


class LockedGame(NamedTuple):
    id: UUID
    version: int
    seed: bytes


class Condition(NamedTuple):
    """A condition in SQL under which alone events are kept.

    Its parameters have names of their own, which the statement that keeps events has no use for.
    """

    sql: str
    parameters: Mapping[str, object]

    def also(self, other: "Condition | None") -> "Condition":
        """Both conditions, whose parameters have different names."""
        if other is None:
            return self
        return Condition(f"{self.sql} AND {other.sql}", {**self.parameters, **other.parameters})


class Answered(NamedTuple):
    """A command whose events the game already has, the last of them at `until`."""

    digest: bytes
    until: int


class Recorded(NamedTuple):
    """An event with its number, time and actor."""

    seq: int
    at: datetime
    actor: UUID | None
    event: AnyEvent


class Activity(NamedTuple):
    """The people, games and moves of a stretch of time, in all games together."""

    people: int
    """Those who made a move, without bots."""
    games: int
    """Those that began."""
    moves: int
    clock_moves: int
    """Phases that ended because their time was up."""
    lateness: float | None
    """Seconds after their time by which nine of ten of those phases had ended."""
    worst_lateness: float | None


class Doing(NamedTuple):
    """Something that somebody did, and whether its game is over by now."""

    game: UUID
    is_over: bool
    line: Recorded


recent_tables = RecentTables(most=2_000)
checkpoints = Checkpoints(most=200, every=50)
recent_moves: RecentMoves[Recorded] = RecentMoves(most=2_000, most_lines=20)


def new_game(room_id: UUID, *, is_public: bool) -> Game:
    """A game in which nothing has happened, with a seed of its own."""
    game = Game.objects.create(room_id=room_id, is_public=is_public)
    GameSeed.objects.create(game=game)
    return game


def lock(game_id: UUID) -> LockedGame:
    """Locks a game until the transaction ends, so that it has one writer at a time."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT game.version, secret.seed
            FROM games_game AS game JOIN games_gameseed AS secret ON secret.game_id = game.id
            WHERE game.id = %s FOR NO KEY UPDATE OF game
            """,
            [game_id],
        )
        row = cursor.fetchone()
    if row is None:
        raise GameNotFound(game_id)
    version, seed = row
    return LockedGame(game_id, version, bytes(seed))


@lru_cache(maxsize=2_000)
def seed_of(game_id: UUID) -> bytes:
    """The secret seed of a game; it never changes, so a process asks once."""
    return bytes(GameSeed.objects.values_list("seed", flat=True).get(pk=game_id))


def answered(game_id: UUID, command: Command) -> Answered | None:
    if command.key is None:
        return None
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT digest, until FROM games_event WHERE game_id = %s AND actor = %s AND key = %s",
            [game_id, command.actor, command.key],
        )
        row = cursor.fetchone()
    return None if row is None else Answered(bytes(row[0]), row[1])


def load(game_id: UUID, version: int | None = None) -> Table:
    """The table as last committed. A caller who knows its version saves a query."""
    table = recent_tables.get(game_id)
    if table.version > 0 and table.version == version:
        return table
    table = _caught_up(game_id)
    if table.version == 0:
        raise GameNotFound(game_id)
    recent_tables.put(game_id, table)
    return table


def load_locked(game: LockedGame) -> Table:
    table = recent_tables.get(game.id)
    return table if table.version == game.version else _caught_up(game.id)


def load_at(game_id: UUID, version: int) -> Table:
    """The table as it once stood; a game is read from its start only the first time."""
    nearest = checkpoints.nearest(game_id, version)
    lines = history(game_id, after=nearest.version, until=version)
    tables = list(accumulate((line.event for line in lines), evolve, initial=nearest))
    checkpoints.note(game_id, tables)
    return tables[-1]


def _caught_up(game_id: UUID) -> Table:
    known = recent_tables.get(game_id)
    return fold((recorded.event for recorded in history(game_id, after=known.version)), known)


def history(game_id: UUID, after: int = 0, until: int | None = None) -> list[Recorded]:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT seq, at, actor, payload::text, type, payload_version
            FROM games_event
            WHERE game_id = %s AND seq > %s AND seq <= coalesce(%s, 2147483647)
            ORDER BY seq
            """,
            [game_id, after, until],
        )
        return [_recorded_in(row) for row in cursor.fetchall()]


def phase_began(game_id: UUID) -> datetime:
    """The time at which the phase began that is on; games with limits have it in their deadline."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT max(at) FROM games_event
            WHERE game_id = %s AND type = ANY(%s)
            """,
            [game_id, list(_BEGINNINGS)],
        )
        (began,) = cursor.fetchone()
    return cast("datetime", began)


_BEGINNINGS = (
    "turn_began",
    "storyteller_appointed",
    "clue_given",
    "board_laid",
    "votes_shown",
)
"""The types of the events with which a phase begins."""


def clues_in(lines: Collection[tuple[UUID, int]]) -> list[str]:
    """The words of the clues that were given in these events, each named by game and number."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT payload ->> 'clue'
            FROM unnest(%s::uuid[], %s::int[]) AS wanted (game, number)
            JOIN games_event ON game_id = game AND seq = number
            WHERE type = 'clue_given' ORDER BY at, seq
            """,
            [[game for game, _ in lines], [number for _, number in lines]],
        )
        return [clue for (clue,) in cursor.fetchall()]


def histories(game_ids: Collection[UUID]) -> dict[UUID, list[Recorded]]:
    """All that happened in each of some games."""
    rows = _rows_since(dict.fromkeys(game_ids, 0))
    return {game_id: [_recorded_in(row) for row in rows[game_id]] for game_id in game_ids}


def load_all(versions: Mapping[UUID, int]) -> dict[UUID, Table]:
    """The tables of games of which the versions are known; one query reads all that is new here.

    A game whose log can't be read is left out, and keeps no other from being read.
    """
    tables = {game_id: recent_tables.get(game_id) for game_id in versions}
    behind = {
        game_id: table.version
        for game_id, table in tables.items()
        if table.version < versions[game_id]
    }
    for game_id, rows in (_rows_since(behind) if behind else {}).items():
        try:
            tables[game_id] = fold((_recorded_in(row).event for row in rows), tables[game_id])
        except Exception:
            log.exception("the log of game %s", game_id)
            del tables[game_id]
        else:
            recent_tables.put(game_id, tables[game_id])
    return tables


def _rows_since(versions: Mapping[UUID, int]) -> dict[UUID, list[tuple[Any, ...]]]:
    """The rows of events in each of some games after the version."""
    found: dict[UUID, list[tuple[Any, ...]]] = {game_id: [] for game_id in versions}
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT game_id, seq, at, actor, payload::text, type, payload_version
            FROM unnest(%s::uuid[], %s::int[]) AS known (game, version)
            JOIN games_event ON game_id = game AND seq > version
            ORDER BY game_id, seq
            """,
            [list(versions), list(versions.values())],
        )
        for game_id, *row in cursor.fetchall():
            found[game_id].append(tuple(row))
    return found


def _recorded_in(row: tuple[Any, ...]) -> Recorded:
    seq, at, actor, payload, kind, version = row
    return Recorded(seq, at, actor, upcasting.decode(payload, kind, version))


def doings(actor: UUID) -> list[Doing]:
    """All that somebody did in games; found by their rooms, for events have no other index."""
    with connection.cursor() as cursor:
        cursor.execute(_DOINGS, [actor, actor])
        return [
            Doing(game, is_over, Recorded(seq, at, actor, upcasting.decode(payload, kind, version)))
            for game, is_over, seq, at, payload, kind, version in cursor.fetchall()
        ]


_DOINGS = f"""
SELECT game.id, {IS_OVER}, seq, at, payload::text, type, payload_version
FROM games_admission AS admission
JOIN games_game AS game ON game.room_id = admission.room_id
JOIN games_event AS event ON event.game_id = game.id
WHERE admission.person = %s AND event.actor = %s
ORDER BY at, seq
"""  # noqa: S608


def activity(since: datetime, until: datetime) -> Activity:
    """Counts what went on; it reads the events of that time, which one index finds by their time.

    The first event of a command says where the command ends, and the clock's has no actor. The time
    that a phase should have ended at stands in the last event before that set one.
    """
    with connection.cursor() as cursor:
        cursor.execute(_ACTIVITY, {"since": since, "until": until})
        return Activity(*cursor.fetchone())


_ACTIVITY = """
WITH lately AS (
    SELECT game_id, seq, type, actor, at, until FROM games_event
    WHERE at >= %(since)s AND at < %(until)s
), late AS (
    SELECT extract(epoch FROM ended.at - due.deadline)::float AS seconds
    FROM lately AS ended CROSS JOIN LATERAL (
        SELECT (payload ->> 'deadline')::timestamptz AS deadline
        FROM games_event AS before
        WHERE before.game_id = ended.game_id AND before.seq < ended.seq
            AND before.payload ? 'deadline'
        ORDER BY before.seq DESC LIMIT 1
    ) AS due
    WHERE ended.actor IS NULL AND ended.until IS NOT NULL
        AND ended.type IN ('players_caught', 'storyteller_appointed')
)
SELECT (SELECT count(*) FROM (SELECT DISTINCT actor FROM lately WHERE actor IS NOT NULL) AS who
            LEFT JOIN accounts_account AS account ON account.id = who.actor
        WHERE account.is_bot IS NOT TRUE),
       (SELECT count(*) FROM lately WHERE type = 'game_started'),
       (SELECT count(*) FROM lately WHERE until IS NOT NULL AND actor IS NOT NULL),
       count(*), percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds), max(seconds)
FROM late
"""


def append(
    game_id: UUID,
    table: Table,
    decision: Decision,
    command: Command,
    at: datetime,
    *,
    only_if: Condition | None = None,
) -> Table:
    """The table after the decision, whose events are kept with what the game's row says of them.

    All of it is one statement. Without the lock, or on a condition, it may raise Overtaken.
    """
    after = fold(decision.events, table)
    row = {
        **_columns(after),
        "actor": command.actor,
        "key": command.key,
        "digest": command.digest,
        "game": game_id,
        "before": table.version,
        "at": at,
        "payloads": upcasting.encode(decision.events),
        "payload_versions": _array(map(upcasting.version_of, decision.events)),
        "asked": len(decision.asked),
    }
    columns = ""
    if after.settings is not table.settings:  # rarely, and never by a move of a turn
        columns = ", settings = %(settings)s::jsonb"
        row["settings"] = _settings(after)
    if only_if is not None:
        row.update(only_if.parameters)
    with connection.cursor() as cursor:
        try:
            cursor.execute(_append(columns, only_if.sql if only_if else "TRUE"), row)
        except IntegrityError as error:
            if _is_of_a_key(error):
                raise KeyTaken from None
            raise
        if not cursor.rowcount:
            raise Overtaken(game_id)
    lines = _recorded(table.version, decision, command, at)
    transaction.on_commit(partial(_remember, game_id, after, lines))
    return after


def _recorded(
    before: int, decision: Decision, command: Command, at: datetime
) -> tuple[Recorded, ...]:
    """The events as they are kept: those that follow from what was asked for have no actor."""
    return tuple(
        Recorded(before + place, at, command.actor if place <= len(decision.asked) else None, event)
        for place, event in enumerate(decision.events, 1)
    )


def _remember(game_id: UUID, after: Table, lines: tuple[Recorded, ...]) -> None:
    recent_tables.put(game_id, after)
    recent_moves.put(game_id, after, lines)


_DERIVED = (
    "version",
    "phase",
    "edition",
    "settings",
    "host",
    "players",
    "open_seats",
    "winners",
    "voided",
    "with_bots",
    "deadline_at",
    "opened_at",
    "last_event_at",
)

_APPEND = """
WITH moved_on AS (
    UPDATE games_game SET
        version = %(version)s, phase = %(phase)s, edition = %(edition)s, host = %(host)s,
        players = %(players)s::uuid[], open_seats = %(open_seats)s,
        winners = %(winners)s::uuid[], voided = %(voided)s,
        with_bots = %(with_bots)s, deadline_at = %(deadline_at)s,
        opened_at = coalesce(opened_at, %(at)s), last_event_at = %(at)s, counted = false
        {columns}
    WHERE id = %(game)s AND version = %(before)s AND {condition}
    RETURNING id
)
INSERT INTO games_event
    (game_id, seq, payload, payload_version, actor, at, key, digest, until)
SELECT moved_on.id, %(before)s + place, payload, payload_version,
       CASE WHEN place <= %(asked)s THEN %(actor)s::uuid END, %(at)s,
       CASE WHEN place = 1 THEN %(key)s END,
       CASE WHEN place = 1 THEN %(digest)s::bytea END,
       CASE WHEN place = 1 THEN %(version)s END
FROM moved_on, ROWS FROM (
    jsonb_array_elements(%(payloads)s::jsonb), unnest(%(payload_versions)s::smallint[])
) WITH ORDINALITY AS happened (payload, payload_version, place)
"""


@lru_cache(maxsize=16)
def _append(columns: str, condition: str) -> str:
    return _APPEND.replace("{columns}", columns).replace("{condition}", condition)


def _is_of_a_key(error: IntegrityError) -> bool:
    refused = error.__cause__
    return isinstance(refused, UniqueViolation) and refused.diag.constraint_name == KEY_COUNTS_ONCE


def rebuild(game_id: UUID) -> bool:
    """Derives the game's row anew from the events; returns whether it was wrong."""
    with transaction.atomic():
        lock(game_id)
        row = Game.objects.values(*_DERIVED).get(pk=game_id)
        recorded = history(game_id)
        times = {"opened_at": recorded[0].at, "last_event_at": recorded[-1].at}
        table = fold(r.event for r in recorded)
        settings = msgspec.to_builtins(SettingsSeen.of(table.settings))
        derived = {**_columns(table), **times, "settings": settings}
        Game.objects.filter(pk=game_id).update(**derived)
        return bool(row != Game.objects.values(*_DERIVED).get(pk=game_id))


def _columns(table: Table) -> dict[str, Any]:
    """The columns of a game's own row that its table decides, for lists to find it by."""
    return {
        "version": table.version,
        "phase": table.phase.word,
        "edition": table.settings.edition,
        "host": table.host,
        "players": _array(table.sitting),
        "open_seats": open_seats(table),
        "winners": _array(table.winners),
        "voided": table.voided,
        "with_bots": table.with_bots,
        "deadline_at": table.deadline,
    }


def _settings(table: Table) -> str:
    return msgspec.json.encode(SettingsSeen.of(table.settings)).decode()


def _array(items: Iterable[object]) -> str:
    """PostgreSQL's way to write an array of plain words, at a tenth of the driver's cost."""
    return "{" + ",".join(map(str, items)) + "}"
