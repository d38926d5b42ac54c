"""Measures what old events cost, in their table and in the archive.

Old games are copies of some that scripted players have played to their ends, with keys of their
own, as many as the number of events asked for makes. A database that archives has young ones in its
table beside them.
"""

import logging
import time
import uuid
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any

from django.db import connection
from django.utils import timezone
from msgspec.structs import replace

from bench.databases import Database, new_database
from bench.moves import a_game, moves
from bench.report import Timed, in_turns, say, title
from games import deadlines, store
from games.models import Game
from testkit.api_callers import a_room
from testkit.played_games import SHORT, people, played
from testkit.timed_games import due_game

EVENTS = 10_000_000
IN_TABLE = 5_000_000
"""Old events that are put into the table at most: they take five times the disk there."""
YOUNG = 20
"""There is one event that is not yet archived for so many that are."""
COMPANIES = (3, 4, 5, 6, 8)
"""How many people have played each of the games that are copied."""
TIMES, TIMES_OF_AN_HOUR = 50, 3
AT_ONCE = 100
"""Copies of each game that are made in one transaction."""
HANDS = 4
"""Connections that copy at once."""
ARCHIVED = 200
"""Games that are archived to see how long that takes."""

Doing = Callable[[int], None]
Places = dict[str, Database]


def measure(events: int = EVENTS) -> None:
    logging.disable(logging.INFO)
    with new_database() as empty, new_database() as events_in, new_database() as archive_in:
        places = {"none": empty, "table": events_in, "archive": archive_in}
        games = {name: place.do(played_games) for name, place in places.items()}
        played_in = {name: place.do(_number, _PLAYED) for name, place in places.items()}
        old = min(events, IN_TABLE) // played_in["table"]
        archived = events // played_in["archive"]
        young = archived // YOUNG
        title(
            f"{old * played_in['table']:,} old events in the table; or "
            f"{archived * played_in['archive']:,} in the archive, "
            f"and {young * played_in['archive']:,} young ones in the table"
        )
        copy(events_in, _EVENTS, games["table"], old)
        copy(archive_in, _EVENTS, games["archive"], young)
        copy_archived(archive_in, games["archive"], archived)
        vacuums(places)
        compare("a move", {name: moves(place, a_game(place)) for name, place in places.items()})
        for what, begin in WORK.items():
            compare(what, {name: repeated(place, begin) for name, place in places.items()})
        hours = {name: repeated(place, an_hour) for name, place in places.items()}
        compare("the figures of an hour", hours, TIMES_OF_AN_HOUR)
        reading(places)
        archiving(events_in)
        disk(events_in, archive_in)


def played_games() -> list[uuid.UUID]:
    """Some that have been played to their ends, with keys as those of clients."""
    long = replace(SHORT, target=30)
    games = [played(people(many), rng=Random(5), settings=long).id for many in COMPANIES]
    _execute("ALTER TABLE games_event DISABLE TRIGGER history_stays")
    _execute(_WITH_KEYS)
    _execute("ALTER TABLE games_event ENABLE TRIGGER history_stays")
    return games


_PLAYED = "count(*) FROM games_event"
_WITH_KEYS = """
UPDATE games_event SET key = gen_random_uuid()::text, until = seq,
    digest = sha256(gen_random_uuid()::text::bytea)
WHERE actor IS NOT NULL
"""


# What is timed


def vacuums(places: Places) -> None:
    """The vacuum that each row needs once in its life, by which its pages are frozen."""
    spent = {name: seconds(partial(place.do, vacuum)) for name, place in places.items()}
    say("a first VACUUM, with old events in the table : archive", times(spent))
    for place in places.values():
        moves(place, a_game(place))(TIMES)
    again = {name: seconds(partial(place.do, vacuum_events)) for name, place in places.items()}
    say("a VACUUM of events after that, table : archive", times(again))


def times(spent: dict[str, float]) -> str:
    return f"{spent['table'] / spent['archive']:.1f} times"


def vacuum() -> None:
    _alone("VACUUM (FREEZE, ANALYZE)")


def vacuum_events() -> None:
    _alone("VACUUM games_event")


def compare(what: str, doings: dict[str, Doing], times: int = TIMES) -> None:
    none, table, archive = in_turns(list(doings.items()), times)
    say(f"{what}, with old events in the table", ratio(table, none))
    say(f"{what}, with old events in the archive", ratio(archive, none))


def ratio(one: Timed, other: Timed) -> str:
    return f"{one.seconds / other.seconds:.2f} times"


def repeated(place: Database, begin: Callable[[], Callable[[], object]]) -> Doing:
    do = place.do(begin)

    def again(number: int) -> None:
        for _ in range(number):
            do()

    return lambda number: place.do(again, number)


def a_list() -> Callable[[], object]:
    """Asks for the public rooms over the API."""
    host = a_room(3, is_public=True).host
    return lambda: host.get("/rooms")


def a_sweep() -> Callable[[], object]:
    """Looks for deadlines that have passed, and for those that are near."""
    due_game()

    def sweep() -> None:
        deadlines.end_due_phases()
        list(deadlines.take_upcoming())

    return sweep


def an_hour() -> Callable[[], object]:
    """Counts the moves and people of the last hour, as every five minutes."""
    now = timezone.now()
    return lambda: store.activity(now - timedelta(hours=1), now)


WORK: dict[str, Callable[[], Callable[[], object]]] = {
    "a list of rooms": a_list,
    "a sweep of the clock": a_sweep,
}


def reading(places: Places) -> None:
    old = {
        name: iter(places[name].do(some_games, archived=name == "archive"))
        for name in ("table", "archive")
    }

    def read(name: str, times: int) -> None:
        for _ in range(times):
            places[name].do(store.history, next(old[name]))

    table, archive = in_turns([(name, partial(read, name)) for name in old], TIMES)
    say("an old game read to its end, from the archive : table", ratio(archive, table))


def some_games(*, archived: bool) -> list[uuid.UUID]:
    over = Game.objects.filter(phase="finished", archived=archived)
    return list(over.order_by("pk").values_list("pk", flat=True)[:1_000])


def archiving(place: Database) -> None:
    games = iter(place.do(some_games, archived=False))

    def archive(times: int) -> None:
        for _ in range(times):
            place.do(store.archive, next(games), timezone.now())

    spent = seconds(partial(archive, ARCHIVED))
    say("archiving a game", f"{spent / ARCHIVED * 1e3:.1f} ms")


def disk(events_in: Database, archive_in: Database) -> None:
    in_table = events_in.do(_number, _PLAYED)
    in_archive = archive_in.do(_number, "sum(last) FROM games_archivedgame")
    for what, place, relation, events in (
        ("an event in its table", events_in, "table_size('games_event')", in_table),
        ("and in the indexes", events_in, "indexes_size('games_event')", in_table),
        (
            "an event in the archive",
            archive_in,
            "total_relation_size('games_archivedgame')",
            in_archive,
        ),
        (
            "the row of a game, for each of its events",
            events_in,
            "total_relation_size('games_game')",
            in_table,
        ),
    ):
        say(f"disk for {what}", f"{place.do(_number, f'pg_{relation}') / events:,.0f} bytes")
    for what, place in (("old events in the table", events_in), ("the archive", archive_in)):
        size = place.do(_number, "pg_database_size(current_database())")
        say(f"disk for the whole database with {what}", f"{size / 1e9:.1f} GB")


def seconds(do: Callable[[], object]) -> float:
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def _alone(statement: str) -> None:
    connection.ensure_connection()
    connection.connection.execute(statement)


def _number(expression: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {expression}")
        return int(cursor.fetchone()[0])


# Old games


def copy_archived(place: Database, games: list[uuid.UUID], copies: int) -> None:
    """Archives the games and copies them there, where the copies have no events to be held to."""
    for game in games:
        place.do(store.archive, game, timezone.now())
    place.do(_execute, "ALTER TABLE games_archivedgame DISABLE TRIGGER archive_is_a_copy")
    copy(place, _ARCHIVED, games, copies)
    place.do(_execute, "ALTER TABLE games_archivedgame ENABLE TRIGGER archive_is_a_copy")


def copy(place: Database, form: str, games: list[uuid.UUID], copies: int) -> None:
    """Copies the games with their events, a day before, so many times each."""
    hands = [Database(place.name) for _ in range(HANDS)]
    shares = [(copies + hand) // HANDS for hand in range(HANDS)]
    begun = [
        hand.begin(_copy, form, games, share) for hand, share in zip(hands, shares, strict=True)
    ]
    for hand, copied in zip(hands, begun, strict=True):
        copied.result()
        hand.close()


def _copy(form: str, games: list[uuid.UUID], copies: int) -> None:
    for done in range(0, copies, AT_ONCE):
        wanted = {"games": games, "copies": min(AT_ONCE, copies - done)}
        _execute(_GAMES.replace("{form}", form), wanted)


def _execute(statement: str, parameters: dict[str, Any] | None = None) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, parameters)


_GAMES = """
WITH wanted AS MATERIALIZED (
    SELECT gen_random_uuid() AS id, game AS of
    FROM unnest(%(games)s::uuid[]) AS game, generate_series(1, %(copies)s)
), copied AS (
    INSERT INTO games_game
        (id, room_id, version, phase, edition, settings, host, players, open_seats, winners,
         opened_at, last_event_at, counted, archived)
    SELECT wanted.id, room_id, version, phase, edition, settings, host, players,
           open_seats, winners, opened_at - interval '1 day', last_event_at - interval '1 day',
           true, archived
    FROM wanted JOIN games_game AS game ON game.id = wanted.of
), seeded AS (
    INSERT INTO games_gameseed (game_id, seed)
    SELECT id, sha256(id::text::bytea) FROM wanted
)
{form}
"""

_EVENTS = """
INSERT INTO games_event (game_id, seq, payload, payload_version, actor, at, key, digest, until)
SELECT wanted.id, seq, payload, payload_version, actor, at - interval '1 day',
       CASE WHEN key IS NOT NULL THEN gen_random_uuid()::text END,
       CASE WHEN key IS NOT NULL THEN sha256(gen_random_uuid()::text::bytea) END, until
FROM wanted JOIN games_event AS event ON event.game_id = wanted.of
"""

_ARCHIVED = """
INSERT INTO games_archivedgame
    (game_id, last, began_at, ended_at,
     payloads, payload_versions, actors, times, keys, digests, untils)
SELECT wanted.id, last, began_at - interval '1 day', ended_at - interval '1 day',
       payloads, payload_versions, actors, times,
       ARRAY(SELECT CASE WHEN key IS NOT NULL THEN gen_random_uuid()::text END
             FROM unnest(keys) AS key WHERE wanted.id IS NOT NULL),
       ARRAY(SELECT CASE WHEN digest IS NOT NULL
                         THEN sha256(gen_random_uuid()::text::bytea) END
             FROM unnest(digests) AS digest WHERE wanted.id IS NOT NULL),
       untils
FROM wanted JOIN games_archivedgame AS kept ON kept.game_id = wanted.of
"""
