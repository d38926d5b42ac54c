"""Measures a move against a bare transaction, in a long game, and in a full database."""

import uuid
from collections.abc import Callable
from itertools import count

import psycopg
from django.db import connection
from django.test.utils import CaptureQueriesContext

from bench.databases import Database, new_database
from bench.report import Timed, in_turns, microseconds, say, title
from games import store
from games.play import play
from testkit.stored_games import StoredGame, some_cards, told

MOVES = 150
LONG_GAME = 5_000
GAMES, EVENTS_EACH = 100_000, 100
"""The size of a full database."""

Doing = Callable[[int], None]


def measure() -> None:
    with new_database() as empty, new_database() as full:
        title("A move: lock, decide, append, commit, announce")
        beside_a_bare_transaction(empty)
        in_a_long_game(empty)
        title(f"A move among {GAMES:,} games and {GAMES * EVENTS_EACH:,} events")
        full.do(fill)
        among_many_games(empty, full)


def beside_a_bare_transaction(empty: Database) -> None:
    game = a_game(empty)
    with psycopg.connect(empty.url) as plain:
        bare, move = in_turns(
            [("bare", bare_transactions(plain)), ("play", moves(empty, game))], MOVES
        )
    say("lock, two inserts, update, commit by psycopg", microseconds(bare))
    say("play", microseconds(move))
    say_ratio("play, beside the bare transaction", move, bare, most=2.0)


def in_a_long_game(empty: Database) -> None:
    short, long = a_game(empty), a_game(empty)
    moves(empty, long)(LONG_GAME)
    young, old = in_turns([("young", moves(empty, short)), ("old", moves(empty, long))], MOVES)
    say_ratio(f"a move after {LONG_GAME:,} events, beside an early one", old, young, most=1.2)


def among_many_games(empty: Database, full: Database) -> None:
    alone, among = in_turns(
        [("empty", moves(empty, a_game(empty))), ("full", moves(full, a_game(full)))], MOVES
    )
    say_ratio("a move in the full database, beside an empty one", among, alone, most=1.2)
    plans = full.do(plans_of_a_move)
    unindexed = [plan for plan in plans if "Seq Scan" in plan]
    say("queries on the way", str(len(plans)))
    say("of them without an index", str(len(unindexed)), "none", kept=not unindexed)


def say_ratio(what: str, one: Timed, other: Timed, most: float) -> None:
    ratio = one.seconds / other.seconds
    say(what, f"{ratio:.2f} times", f"at most {most}", kept=ratio <= most)


# What is timed


def a_game(where: Database) -> StoredGame:
    return where.do(told, players=4)


def moves(where: Database, game: StoredGame) -> Doing:
    """A guesser who gives other cards again and again, each time under a new key."""
    return lambda times: where.do(_change_their_mind, game, times)


def _change_their_mind(game: StoredGame, times: int) -> None:
    who, table = game.guessers[0], game.table
    for _ in range(times):
        table = play(game.id, who, some_cards(table, who), key=str(uuid.uuid4()))


def bare_transactions(plain: psycopg.Connection) -> Doing:
    game_id, actor = uuid.uuid4(), uuid.uuid4()
    payload = f'{{"type": "cards_given", "player": "{actor}", "cards": ["harbour:17"]}}'
    seqs = count(1)
    plain.execute(
        """
        INSERT INTO games_game
            (id, room_id, version, phase, edition, players, open_seats, winners)
        SELECT %s, id, 0, 'cards', 'classic', '{}', 0, '{}' FROM games_room LIMIT 1
        """,
        [game_id],
    )

    def append() -> int:
        seq = next(seqs)
        plain.execute(
            """
            INSERT INTO games_event (game_id, seq, payload, payload_version, actor, at)
            VALUES (%s, %s, %s, 1, %s, now())
            """,
            [game_id, seq, payload, actor],
        )
        return seq

    def do(times: int) -> None:
        for _ in range(times):
            plain.execute("SELECT version FROM games_game WHERE id = %s FOR UPDATE", [game_id])
            append()
            version = append()
            plain.execute(
                "UPDATE games_game SET version = %s, last_event_at = now() WHERE id = %s",
                [version, game_id],
            )
            plain.commit()

    return do


def plans_of_a_move() -> list[str]:
    """PostgreSQL's plans for the queries of a move, in a process that has not cached the game."""
    game = told(players=4)
    move = some_cards(game.table, game.guessers[0])
    store.recent_tables.clear()
    with CaptureQueriesContext(connection) as captured:
        play(game.id, game.guessers[0], move, key="one")
    queries = [query["sql"] for query in captured if "games_" in query["sql"]]
    return [_plan(query) for query in queries]


def _plan(query: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN {query}")
        return "\n".join(line for (line,) in cursor.fetchall())


# A full database


def fill() -> None:
    """Fills the database with copies of one game's first events, without going through `play`."""
    game = told(players=8)
    who, table = game.guessers[0], game.table
    while table.version < EVENTS_EACH:
        table = play(game.id, who, some_cards(table, who))
    with connection.cursor() as cursor:
        cursor.execute(_FILL_GAMES, [GAMES, game.id])
        cursor.execute(_FILL_SEEDS, [game.id])
        for constraint in _foreign_keys():
            cursor.execute(f"ALTER TABLE games_event DROP CONSTRAINT {constraint}")
        cursor.execute(_FILL_EVENTS, [game.id, EVENTS_EACH, game.id])
        cursor.execute(
            "ALTER TABLE games_event ADD FOREIGN KEY (game_id) REFERENCES games_game (id)"
            " DEFERRABLE INITIALLY DEFERRED"
        )
    connection.connection.execute("VACUUM ANALYZE")


def _foreign_keys() -> list[str]:
    with connection.cursor() as cursor:
        constraints = connection.introspection.get_constraints(cursor, "games_event")
    return [name for name, constraint in constraints.items() if constraint["foreign_key"]]


_FILL_GAMES = """
INSERT INTO games_game
    (id, room_id, version, phase, edition, host, players, open_seats, winners, opened_at,
     last_event_at)
SELECT gen_random_uuid(), room_id, version, phase, edition, host, players, open_seats, winners,
       opened_at, last_event_at
FROM games_game, generate_series(1, %s) WHERE id = %s
"""

_FILL_SEEDS = """
INSERT INTO games_gameseed (game_id, seed)
SELECT id, sha256(id::text::bytea) FROM games_game WHERE id <> %s
"""

_FILL_EVENTS = """
INSERT INTO games_event (game_id, seq, payload, payload_version, actor, at, key, digest, until)
SELECT game.id, event.seq, event.payload, event.payload_version, event.actor, event.at,
       event.seq::text, sha256(event.seq::text::bytea), event.seq
FROM games_game AS game, games_event AS event
WHERE event.game_id = %s AND event.seq <= %s AND game.id <> %s
"""
