"""Loading, appending and archiving: the only code that touches the rows of events.

Old games may have gone to the archive (`games_archivedevent`). What is read most, a game from some
number on, is looked for there if it is missing among the events; all else is asked of the view of
both, `games_log`.

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
from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, IntegrityError, connection, connections, transaction
from psycopg.errors import UniqueViolation

from games import append_sql, distributed, upcasting
from games.append_sql import Condition
from games.cache import Checkpoints, RecentMoves, RecentTables
from games.command import Command
from games.models import IS_OVER, KEY_COUNTS_ONCE, Admission, Game, GameSeed
from games.rules.decide import Decision, open_seats
from games.rules.events import AnyEvent
from games.rules.state import Table, evolve, fold
from games.rules.view import SettingsSeen
from web.clock import clock
from web.standby import NoStandby, from_standby

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
            _in_log(
                "SELECT digest, until FROM {log} WHERE game_id = %s AND actor = %s AND key = %s"
            ),
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


def whole_history(game_id: UUID) -> list[Recorded]:
    """All that happened in a game, to the last event, for whoever is going to read it once.

    Events never change, so the standby tells those that it has, and the primary what came after, or
    all of it where the standby lacks the beginning.
    """
    try:
        told = from_standby(partial(_history, game_id))
    except NoStandby:
        told = []
    if told and told[0].seq > 1:
        told = []
    return told + history(game_id, after=told[-1].seq if told else 0)


def history(game_id: UUID, after: int = 0, until: int | None = None) -> list[Recorded]:
    return _history(game_id, DEFAULT_DB_ALIAS, after, until)


def _history(game_id: UUID, using: str, after: int = 0, until: int | None = None) -> list[Recorded]:
    found = _rows_of(game_id, _OF_GAME, using, after, until)
    rows = [row[1:] for row in found if row[1] is not None]
    if found and found[0][0] and _lacks_some(rows, after):
        rows = _rows_of(game_id, _ARCHIVED, using, after, until) + rows
    return [_recorded_in(row) for row in rows]


Row = tuple[Any, ...]
"""The row of an event, from its number on."""


def _rows_of(game_id: UUID, query: str, using: str, after: int, until: int | None) -> list[Row]:
    last = MOST_EVENTS if until is None else until
    with connections[using].cursor() as cursor:
        cursor.execute(query, {"game": game_id, "after": after, "until": last})
        found: list[Row] = cursor.fetchall()
        return found


MOST_EVENTS = 2**31 - 1
_OF_GAME = """
SELECT archived, seq, at, actor, payload::text, type, payload_version
FROM games_game LEFT JOIN games_event
    ON game_id = games_game.id AND seq > %(after)s AND seq <= %(until)s
WHERE games_game.id = %(game)s ORDER BY seq
"""
"""Says of a game without such events too whether it is archived, as of the same moment."""
_ARCHIVED = """
SELECT seq, at, actor, payload::text, type, payload_version FROM games_archivedevent
WHERE game_id = %(game)s AND seq > %(after)s AND seq <= %(until)s ORDER BY seq
"""


def _lacks_some(rows: list[Row], after: int) -> bool:
    """True if there may be earlier ones in the archive, from where a game never comes back."""
    return distributed.may_be_archived() and (not rows or rows[0][0] > after + 1)


def phase_began(game_id: UUID) -> datetime:
    """The time at which the phase of a running game began; with a limit, its deadline says it."""
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
    games, seqs = [game for game, _ in lines], [seq for _, seq in lines]
    with connection.cursor() as cursor:
        cursor.execute(_in_log(_CLUES, "asked.game", "AND seq = asked.place"), [games, seqs])
        return [clue for (clue,) in cursor.fetchall()]


def those_with(kind: str, games: Collection[UUID], *, by: UUID | None = None) -> set[UUID]:
    """Those of some games that have an event of that type, of one person if it says whom."""
    has_any = distributed.has_any("type = %(kind)s AND (%(by)s::uuid IS NULL OR actor = %(by)s)")
    with connection.cursor() as cursor:
        cursor.execute(
            f"SELECT id FROM games_game WHERE id = ANY(%(games)s) AND {has_any}",  # noqa: S608
            {"games": list(games), "kind": kind, "by": by},
        )
        return {game for (game,) in cursor.fetchall()}


def _in_log(query: str, game: str = "", also: str = "") -> str:
    """The query of the log, in which {log} stands for it, or for the events of a game found."""
    log = distributed.joined_log(game, also) if game else distributed.whole_log()
    return query.replace("{log}", log)


_CLUES = """
SELECT payload ->> 'clue' FROM unnest(%s::uuid[], %s::int[]) AS asked (game, place) {log}
WHERE type = 'clue_given' ORDER BY at, seq
"""


def histories(
    game_ids: Collection[UUID], using: str = DEFAULT_DB_ALIAS
) -> dict[UUID, list[Recorded]]:
    """All that happened in each of some games."""
    found = _rows_since(dict.fromkeys(game_ids, 0), using)
    return {game_id: [_recorded_in(row) for row in rows] for game_id, rows in found.items()}


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
    found = _rows_since(behind)
    for game_id in behind.keys() - found.keys():  # their node is away
        del tables[game_id]
    for game_id, rows in found.items():
        try:
            tables[game_id] = fold((_recorded_in(row).event for row in rows), tables[game_id])
        except upcasting.FromNewerVersion:
            log.info("game %s is left to a later version", game_id)
            del tables[game_id]
        except Exception:
            log.exception("the log of game %s", game_id)
            del tables[game_id]
        else:
            recent_tables.put(game_id, tables[game_id])
    return tables


def _rows_since(
    versions: Mapping[UUID, int], using: str = DEFAULT_DB_ALIAS
) -> dict[UUID, list[Row]]:
    """The rows of events in each of some games after the version, as far as nodes answer."""
    found = _rows_in("games_event", using, versions)
    archived = {
        game: versions[game] for game, rows in found.items() if _lacks_some(rows, versions[game])
    }
    for game_id, rows in _rows_in("games_archivedevent", using, archived).items():
        found[game_id] = rows + found[game_id]
    return found


def _rows_in(where: str, using: str, versions: Mapping[UUID, int]) -> dict[UUID, list[Row]]:
    def read(games: Collection[UUID]) -> dict[UUID, list[Row]]:
        found: dict[UUID, list[Row]] = {game_id: [] for game_id in games}
        events, parameters = distributed.events_after(
            {game: versions[game] for game in games}, where
        )
        with connections[using].cursor() as cursor:
            cursor.execute(
                f"""
                SELECT game_id, seq, at, actor, payload::text, type, payload_version
                {events}
                ORDER BY game_id, seq
                """,
                parameters,
            )
            for game_id, *row in cursor.fetchall():
                found[game_id].append(tuple(row))
        return found

    read_there = distributed.from_nodes_of(versions, read)
    return {game_id: rows for found in read_there for game_id, rows in found.items()}


def _recorded_in(row: tuple[Any, ...]) -> Recorded:
    seq, at, actor, payload, kind, version = row
    return Recorded(seq, at, actor, upcasting.decode(payload, kind, version))


def doings(actor: UUID) -> list[Doing]:
    """All that somebody did in games; found by their rooms, for events have no other index."""
    rooms = list(Admission.objects.filter(person=actor).values_list("room_id", flat=True))
    with connection.cursor() as cursor:
        cursor.execute(_in_log(_DOINGS, "game.id"), [rooms, actor])
        return [
            Doing(game, is_over, Recorded(seq, at, actor, upcasting.decode(payload, kind, version)))
            for game, is_over, seq, at, payload, kind, version in cursor.fetchall()
        ]


_DOINGS = f"""
SELECT game.id, {IS_OVER}, seq, at, payload::text, type, payload_version
FROM games_game AS game {{log}}
WHERE game.room_id = ANY(%s) AND event.actor = %s
ORDER BY at, seq
"""  # noqa: S608


def activity(since: datetime, until: datetime) -> Activity:
    """Counts what went on; it reads the events of that time, which one index finds by their time.

    The first event of a command says where the command ends, and the clock's has no actor. The time
    that a phase should have ended at stands in the last event before that set one.
    """
    period = {"since": since, "until": until}
    with connection.cursor() as cursor:
        cursor.execute(_in_period(_DONE), period)
        people, games, moves = cursor.fetchone()
        cursor.execute(_in_period(_LATENESS), period)
        clock_moves, lateness, worst = cursor.fetchone()
    return Activity(people, games, moves, clock_moves, lateness, worst)


def _in_period(query: str) -> str:
    """The query of the log in a period, in which {lately} stands for what may lie in it."""
    lately = _MAY_LIE_IN_PERIOD if distributed.may_be_archived() else "games_event"
    return _in_log(query).replace("{lately}", lately)


_MAY_LIE_IN_PERIOD = """(
    SELECT game_id, seq, type, actor, at, until FROM games_event
    UNION ALL
    SELECT game_id, seq, type, actor, at, until FROM games_archivedevent
    WHERE ended_at >= %(since)s AND began_at < %(until)s
)"""
_DONE = """
WITH of_each AS MATERIALIZED (  -- which a cluster brings together before it looks for accounts
    SELECT actor,
           count(*) FILTER (WHERE type = 'game_started') AS games,
           count(*) FILTER (WHERE until IS NOT NULL AND actor IS NOT NULL) AS moves
    FROM {lately} AS event WHERE at >= %(since)s AND at < %(until)s
    GROUP BY actor
)
SELECT count(actor) FILTER (WHERE account.is_bot IS NOT TRUE),
       coalesce(sum(games), 0)::int,
       coalesce(sum(moves), 0)::int
FROM of_each LEFT JOIN accounts_account AS account ON account.id = actor
"""
_LATENESS = """
SELECT count(*), percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds), max(seconds)
FROM (
    SELECT extract(epoch FROM ended.at - due.deadline)::float AS seconds
    FROM {lately} AS ended CROSS JOIN LATERAL (
        SELECT (payload ->> 'deadline')::timestamptz AS deadline
        FROM {log} AS before
        WHERE before.game_id = ended.game_id AND before.seq < ended.seq
            AND before.payload ? 'deadline'
        ORDER BY before.seq DESC LIMIT 1
    ) AS due
    WHERE ended.at >= %(since)s AND ended.at < %(until)s
        AND ended.actor IS NULL AND ended.until IS NOT NULL
        AND ended.type IN ('players_caught', 'storyteller_appointed')
) AS late
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

    All of it is one statement. Without the lock, or on a condition, it may raise Overtaken. In a
    game that is over the key is asked for before, since no index knows those in the archive; one
    that was used since the table was read has made the version another.
    """
    clock.keep_right()
    if table.is_over and answered(game_id, command):
        raise KeyTaken
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
    if after.settings is not table.settings:  # rarely, and never by a move of a turn
        row["settings"] = _settings(after)
    keep = distributed.keep if settings.DISTRIBUTED else _keep
    try:
        if not keep(row, only_if):
            raise Overtaken(game_id)
    except IntegrityError as error:
        if _is_of_a_key(error):
            raise KeyTaken from None
        raise
    lines = _recorded(table.version, decision, command, at)
    transaction.on_commit(partial(_remember, game_id, after, lines))
    return after


def _keep(row: dict[str, Any], only_if: Condition | None) -> bool:
    """Keeps the events, unless others came before or the condition does not hold."""
    columns = append_sql.SETTINGS if "settings" in row else ""
    if only_if is not None:
        row.update(only_if.parameters)
    with connection.cursor() as cursor:
        cursor.execute(append_sql.statement(columns, only_if.sql if only_if else "TRUE"), row)
        return bool(cursor.rowcount)


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


def archive(game_id: UUID, quiet_since: datetime) -> bool:
    """Moves the events of a game into one row, if it has been over and quiet since that time.

    A game that somebody has locked is left alone. The database itself sees to it that the row holds
    the same events, and lets them go only then.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(
            f"""
            SELECT FROM games_game
            WHERE id = %s AND NOT archived AND {IS_OVER} AND last_event_at < %s
            FOR NO KEY UPDATE SKIP LOCKED
            """,
            [game_id, quiet_since],
        )
        if not cursor.rowcount:
            return False
        cursor.execute(_COPY, [game_id])
        cursor.execute("DELETE FROM games_event WHERE game_id = %s", [game_id])
        cursor.execute("UPDATE games_game SET archived = true WHERE id = %s", [game_id])
        return True


_COPY = """
INSERT INTO games_archivedgame
    (game_id, last, began_at, ended_at,
     payloads, payload_versions, actors, times, keys, digests, untils)
SELECT game_id, max(seq), min(at), max(at),
       jsonb_agg(payload ORDER BY seq), array_agg(payload_version ORDER BY seq),
       array_agg(actor ORDER BY seq), array_agg(at ORDER BY seq), array_agg(key ORDER BY seq),
       array_agg(digest ORDER BY seq), array_agg(until ORDER BY seq)
FROM games_event WHERE game_id = %s GROUP BY game_id
"""


def _is_of_a_key(error: IntegrityError) -> bool:
    """True if the key was used; of one node of several, the message names the constraint."""
    refused = error.__cause__
    if not isinstance(refused, UniqueViolation):
        return False
    return KEY_COUNTS_ONCE in (refused.diag.constraint_name or refused.diag.message_primary or "")


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
