"""Games that have long been over are kept in one row each, and nobody who reads them notices."""

import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from io import StringIO
from operator import sub
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

import pytest
from django.core.management import call_command
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from pytest_django import Settings

from bots import memory
from games import store, upcasting
from games.account_hooks import count_players_of_scored_turns
from games.command import Command
from games.models import Game, Room
from games.play import ask_the_clock, play
from games.rules import moves as m
from history.models import Played, Seat
from puzzles import from_games
from testkit.api_callers import Answer, Caller, OpenTable
from testkit.archived_games import (
    a_closed_game,
    a_played_game,
    archive,
    forget_what_was_read,
    is_archived,
)
from testkit.citus import on_one_database
from testkit.moderators import account_of, moderator
from testkit.played_games import PlayedGame, count_finished_games, people, played, signed_in
from testkit.puzzles import a_shared_game
from testkit.stored_games import StoredGame, told
from testkit.timed_games import due_game
from testkit.web_server import running_server

pytestmark = [on_one_database, pytest.mark.usefixtures("committed_db")]

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


# Whatever reads a game


class Scene(NamedTuple):
    shared: PlayedGame
    """A game that was played to its end, whose players share its story."""
    closed: OpenTable
    not_counted: PlayedGame
    """One of the same people, which no history has yet."""
    timed: StoredGame
    """One in which the clock ended a phase."""
    mona: Caller

    @property
    def games(self) -> tuple[UUID, ...]:
        return self.shared.id, UUID(self.closed.game), self.not_counted.id, self.timed.id

    @property
    def people(self) -> tuple[UUID | str, ...]:
        return (*self.shared.people, *(player.id for player in self.closed.players))

    @property
    def callers(self) -> tuple[Caller, ...]:
        return (signed_in(self.shared.people[0]), *self.closed.players, Caller(), self.mona)

    def asks(self, path: str) -> list[Any]:
        """What everybody is answered, about each of the games."""
        return [
            told_in(caller.get(path.format(game=game, newest=newest)))
            for game, newest in versions(self).items()
            for caller in self.callers
        ]


@pytest.fixture
def scene() -> Scene:
    shared, closed = a_shared_game(people(4)), a_closed_game()
    timed = due_game()
    ask_the_clock(timed.id)
    play(timed.id, timed.players[0], m.Close())
    count_finished_games()
    return Scene(shared, closed, played(shared.people), timed, moderator())


def versions(scene: Scene) -> dict[UUID, int]:
    found = dict(Game.objects.filter(pk__in=scene.games).values_list("pk", "version"))
    return {game: found[game] for game in scene.games}


def told_in(answer: Answer) -> Any:
    if answer.status == 200:
        return answer.json
    return answer.code


def said(command: str, *given: str) -> str:
    out = StringIO()
    call_command(command, *given, stdout=out)
    return out.getvalue()


def rows_recounted(scene: Scene) -> Any:
    """What histories make of the games anew, beside what the commands say."""
    for kind in (Seat, Played):
        kind.objects.all().delete()
    said("recount")
    return (
        list(Played.objects.order_by("pk").values()),
        list(Seat.objects.order_by("game", "player").values()),
    )


def puzzles_of_best_clues(scene: Scene) -> Any:
    seats = Seat.objects.filter(game=scene.shared.id, best_turn__isnull=False).order_by("player")
    made = [from_games._puzzle_of(seat, Random(3)) for seat in seats]
    assert any(made)
    return [puzzle and (puzzle.turn, puzzle.clue, puzzle.board) for puzzle in made]


def clues_that_bots_know(scene: Scene) -> Any:
    room = Room.objects.get(games=scene.games[1]).pk
    return memory._read(room, UUID(int=0), told().table)


def answers_to_keys(scene: Scene) -> Any:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT game_id, actor, key FROM games_log WHERE game_id = ANY(%s) AND key IS NOT NULL",
            [list(scene.games)],
        )
        sent = sorted(cursor.fetchall())
    assert sent
    return [
        store.answered(game, Command(m.CLOCK, m.TimeRunsOut(), actor, key, b""))
        for game, actor, key in sent
    ]


def lines(scene: Scene) -> Any:
    """Every stretch of both games."""
    return [
        store.history(game, after, until)
        for game in scene.games
        for after in range(0, 200, 7)
        for until in (None, after + 5)
    ]


def tables_at_each_version(scene: Scene) -> Any:
    return [
        store.load_at(game, version)
        for game in scene.games
        for version in range(1, store.load(game).version + 1)
    ]


def doings_of_everybody(scene: Scene) -> Any:
    return [store.doings(UUID(str(person))) for person in scene.people]


def activity_of_an_hour(scene: Scene) -> Any:
    """Up to when the clock ended a phase, and of two hours."""
    (*_, last) = store.history(scene.timed.id)
    until = last.at + timedelta(seconds=1)
    counted = [store.activity(until - timedelta(hours=ago), until) for ago in (1, 2)]
    for activity in counted:
        assert activity.clock_moves == 1
        assert (activity.lateness or 0) > 0
    return counted


def profiles(scene: Scene) -> Any:
    return [
        told_in(caller.get(path))
        for person in scene.people
        for path in (f"/players/{person}", f"/players/{person}/games")
        for caller in scene.callers
    ]


def pages_of_moderators(name: str) -> Callable[[Scene], Any]:
    def pages(scene: Scene) -> Any:
        client = Client()
        client.force_login(account_of(scene.mona), backend="accounts.backend.AccountBackend")
        answers = [client.get(reverse(f"admin:{name}", args=[game])) for game in scene.games]
        assert {answer.status_code for answer in answers} == {200}
        return [WHAT_CHANGES.sub("", answer.content.decode()) for answer in answers]

    return pages


WHAT_CHANGES = re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"')


READERS: dict[str, Callable[[Scene], Any]] = {
    "lines": lines,
    "tables": lambda scene: [store.load(game) for game in scene.games],
    "tables of many": lambda scene: store.load_all(versions(scene)),
    "tables at each version": tables_at_each_version,
    "histories": lambda scene: store.histories(scene.games),
    "answers to keys": answers_to_keys,
    "clues": clues_that_bots_know,
    "players of scored turns": lambda scene: count_players_of_scored_turns(scene.shared.people),
    "doings": doings_of_everybody,
    "activity": activity_of_an_hour,
    "rows made anew": lambda scene: said("rebuild", *map(str, scene.games)),
    "deals": lambda scene: [said("verify_game", str(game)) for game in scene.games],
    "histories made anew": rows_recounted,
    "puzzles": puzzles_of_best_clues,
    "view": lambda scene: scene.asks("/games/{game}"),
    "events": lambda scene: scene.asks("/games/{game}/events"),
    "later events": lambda scene: scene.asks("/games/{game}/events?after=11"),
    "no later events": lambda scene: scene.asks("/games/{game}/events?after={newest}"),
    "people": lambda scene: scene.asks("/games/{game}/people"),
    "story": lambda scene: scene.asks("/games/{game}/story"),
    "own games": lambda scene: scene.asks("/me/games"),
    "own rooms": lambda scene: scene.asks("/me/rooms"),
    "profiles": profiles,
    "export": lambda scene: [
        caller.get("/me/export").json["sections"]["games"]
        for caller in scene.callers
        if caller.token
    ],
    "moderators' view": lambda scene: scene.asks("/moderation/games/{game}"),
    "moderators' events": lambda scene: scene.asks("/moderation/games/{game}/events"),
    "moderators' pages of tables": pages_of_moderators("table"),
    "moderators' pages of deals": pages_of_moderators("verify"),
}


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_an_archived_game_reads_as_before(reader: Callable[[Scene], Any], scene: Scene) -> None:
    forget_what_was_read()
    before = reader(scene)
    archive(*scene.games)
    assert all(map(is_archived, scene.games))
    assert reader(scene) == before


def test_a_socket_tells_what_happened_in_an_archived_game_too(scene: Scene, tmp_path: Path) -> None:
    """Each time by a server that had not read the game before."""
    room, caller = Room.objects.get(games=scene.shared.id), scene.callers[0]
    room.code = room.code.upper()
    room.save()

    def told_on_a_socket() -> Any:
        with (
            running_server(tmp_path / "log") as server,
            server.watch(room.code, caller, query="?after=7") as watcher,
        ):
            told = watcher.until_type("game")
            return told["id"], told["game"], told["happened"]

    before = told_on_a_socket()
    assert before[2][0]["seq"] == 8
    archive(*scene.games)
    assert told_on_a_socket() == before


def test_nothing_but_the_store_reads_rows_of_events() -> None:
    """What else names them only registers, inserts for tests, measures or looks at live games."""
    reads = re.compile(r"(FROM|JOIN) games_(event|archivedgame|archivedevent|log)\b|Event\.objects")
    ours = (path for app in ROOT.glob("*/apps.py") for path in app.parent.rglob("*.py"))
    found = {str(path.relative_to(ROOT)) for path in ours if reads.search(path.read_text())}
    assert {name for name in found if "/migrations/" not in name} == {
        "games/store.py",
        "games/distributed.py",
    }


def test_the_archive_is_looked_into_by_its_key(scene: Scene) -> None:
    """Else each read of a game would unpack all games that ever were."""
    archive(*scene.games)
    named = ("lines", "tables of many", "histories", "answers to keys", "clues", "doings", "export")
    with transaction.atomic(), connection.cursor() as cursor:
        put_many_games_beside(scene.shared.id)
        for name in (*named, "players of scored turns"):
            forget_what_was_read()
            cursor.execute(LOOKED_INTO)
            whole, by_its_key = cursor.fetchone()
            READERS[name](scene)
            cursor.execute(LOOKED_INTO)
            then_whole, then_by_its_key = cursor.fetchone()
            assert (then_whole, then_by_its_key > by_its_key) == (whole, True), name
        transaction.set_rollback(True)


LOOKED_INTO = """
SELECT seq_scan, idx_scan FROM pg_stat_xact_user_tables WHERE relname = 'games_archivedgame'
"""


def put_many_games_beside(game: UUID) -> None:
    """So many copies of the archived game that PostgreSQL would think twice before it reads all."""
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE games_archivedgame DISABLE TRIGGER archive_is_a_copy")
        cursor.execute(MANY, [game])
        cursor.execute("ANALYZE games_archivedgame")


MANY = """
INSERT INTO games_archivedgame
SELECT (jsonb_populate_record(kept, jsonb_build_object('game_id', gen_random_uuid()))).*
FROM games_archivedgame AS kept, generate_series(1, 500) WHERE game_id = %s
"""


def plan_of(sql: str) -> str:
    with planned_as_for_large_tables(), connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN {sql}")
        return "\n".join(line for (line,) in cursor.fetchall())


@contextmanager
def planned_as_for_large_tables() -> Iterator[None]:
    """One row at a time, by an index: in tables this small PostgreSQL may prefer to read more."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off")
        yield


def test_a_game_that_is_not_archived_is_read_by_one_query() -> None:
    """Even if nothing is new in it; and clues are found by their numbers."""
    game = a_played_game()
    (*_, last) = store.history(game)
    for after in (0, last.seq):
        with CaptureQueriesContext(connection) as captured:
            store.history(game, after=after)
        assert len(captured) == 1
        assert "archive" not in captured[0]["sql"].replace("archived, seq", "")


def test_clues_are_found_by_their_numbers_wherever_they_are() -> None:
    games = a_played_game(), a_played_game()
    lines = [(game, line.seq) for game in games for line in store.history(game)]
    told = {line: store.clues_in([line]) for line in lines}
    archive(games[0])
    with CaptureQueriesContext(connection) as captured:
        assert {line: store.clues_in([line]) for line in lines} == told
    assert len(store.clues_in(lines)) == sum(map(len, told.values())) > 0
    assert re.search(r"Index Cond:.*game_id.*seq = asked.place", plan_of(captured[0]["sql"]))


@pytest.mark.parametrize("counted_at", [(), (0,), (4,), (0, 4)])
def test_what_a_game_has_is_known_from_the_first_event_of_the_kind(
    counted_at: tuple[int, ...],
) -> None:
    """All others are left unread, and so is the archive where no game asked for is in it."""
    if 0 in counted_at:
        count_rows()
    archived, *games = [a_played_game() for _ in range(4)]
    archive(archived)
    if 4 in counted_at:
        count_rows()
    opened, finished, none = (
        reads_of(partial(store.those_with, kind, games), found)
        for kind, found in (("game_opened", games), ("game_finished", games), ("clue_hidden", []))
    )
    assert opened.rows * 5 < finished.rows <= none.rows
    assert opened.looks == finished.looks == none.looks == 0
    assert reads_of(partial(store.those_with, "game_finished", [archived]), [archived]).looks > 0


class Reads(NamedTuple):
    rows: int
    """Of events."""
    looks: int
    """Into the archive."""


def count_rows() -> None:
    """As PostgreSQL itself may at any time, which changes what it takes a query to cost."""
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE games_game, games_event, games_archivedgame")


def reads_of(asks: Callable[[], set[UUID]], found: Collection[UUID]) -> Reads:
    with planned_as_for_large_tables():
        before = reads_so_far()
        assert asks() == set(found)
        return Reads(*map(sub, reads_so_far(), before))


def reads_so_far() -> Reads:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT sum(seq_tup_read + idx_tup_fetch) FILTER (WHERE relname = 'games_event'),
                   sum(seq_scan + idx_scan) FILTER (WHERE relname = 'games_archivedgame')
            FROM pg_stat_xact_user_tables
            """
        )
        return Reads(*map(int, cursor.fetchone()))


def test_old_payloads_are_read_by_later_steps_in_the_archive_too() -> None:
    game = told()
    payload = (
        '{"type": "turn_scored", "outcome": "nobody", "owners": [],'
        ' "points": {"pink": {"found": 2, "decoy": 0}}}'
    )
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO games_event (game_id, seq, payload, payload_version, at)
            SELECT id, version + 1, %s, 1, now() FROM games_game WHERE id = %s
            """,
            [payload, game.id],
        )
    Game.objects.filter(pk=game.id).update(phase="abandoned")
    before = store.history(game.id)
    archive(game.id)
    assert store.history(game.id) == before
    assert before[-1].event == upcasting.decode(payload, "turn_scored", 1)
