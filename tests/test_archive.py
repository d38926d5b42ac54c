"""Games that have long been over are kept in one row each, and nobody who reads them notices."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from io import StringIO
from operator import sub
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, OperationalError, connection, transaction
from django.db.migrations.loader import MigrationLoader
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone
from pytest_django import Settings

from accounts.erasure import erase
from accounts.models import Account
from bots import memory
from games import archiving, store, tasks, upcasting
from games.account_hooks import count_players_of_scored_turns
from games.archiving import archive_old_games, archive_quiet_games
from games.command import Command
from games.models import ArchivedGame, Event, Game, ImportedDeck, Room
from games.play import KeyReused, ask_the_clock, play
from games.rules import moves as m
from history.models import Played, Seat
from history.projector import project_game
from moderation import figures
from moderation.models import Figures
from puzzles import from_games
from testkit.api_callers import Answer, Caller, OpenTable, a_game, act, play_on
from testkit.archived_games import archive, forget_what_was_read
from testkit.moderators import account_of, moderator
from testkit.played_games import PlayedGame, count_finished_games, people, played, signed_in
from testkit.puzzles import a_shared_game
from testkit.stored_games import StoredGame, told
from testkit.timed_games import due_game
from testkit.web_server import running_server

pytestmark = pytest.mark.usefixtures("committed_db")

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


def a_closed_game() -> OpenTable:
    """A game that was closed in its second turn, with a clue hidden by whoever gave it."""
    table = a_game(3)
    for _ in range(4):
        play_on(table)
    act(table, table.players[1], "a lighthouse")
    hidden = table.host.moves(table.game, "hide-clue", {"turn": 1})
    assert hidden.status == 204, hidden
    assert table.host.post(f"/rooms/{table.code}/close").status == 204
    return table


def is_archived(game: UUID) -> bool:
    return not Event.objects.filter(game=game).exists()


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


# What still happens to an archived game


def test_a_clue_of_an_archived_game_can_be_hidden() -> None:
    table = a_closed_game()
    archive(table.game)
    shown = table.view(table.players[2])["last_turn"]
    teller = table.players[1]
    version = store.load(UUID(table.game)).version
    assert teller.moves(table.game, "hide-clue", {"turn": 2}).status == 204
    assert [line.seq for line in store.history(UUID(table.game), after=version)] == [version + 1]
    forget_what_was_read()
    story = table.host.get(f"/games/{table.game}/story").json
    assert "a lighthouse" not in str(story)
    assert shown is not None
    log = store.history(UUID(table.game))
    assert [line.seq for line in log] == list(range(1, version + 2))


def test_who_is_erased_hides_the_clues_of_archived_games_too() -> None:
    table = a_closed_game()
    archive(table.game)
    erase(Account.objects.get(pk=table.players[1].id), hide_clues=True)
    forget_what_was_read()
    assert "a lighthouse" not in str(table.host.get(f"/games/{table.game}/story").json)
    assert "a lighthouse" not in str(table.host.get("/me/export").json)


def test_a_key_counts_once_even_after_its_game_was_archived() -> None:
    table = a_game(3)
    view, key = table.view(), "the-first-clue"
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": "low tide"}
    first = table.host.moves(table.game, "clue", body, key=key)
    table.host.post(f"/rooms/{table.code}/close")
    archive(table.game)
    assert table.host.moves(table.game, "clue", body, key=key).json == first.json
    other = table.host.moves(table.game, "clue", {**body, "clue": "high tide"}, key=key)
    assert other.code == "key_reused"
    who, before = m.player(table.host.id), store.load(UUID(table.game))
    with pytest.raises(KeyReused):
        play(UUID(table.game), who, m.HideClue(1), key, version=before.version)
    assert store.load(UUID(table.game)) == before


def test_an_archived_game_is_counted_anew_when_a_clue_is_hidden() -> None:
    table = a_closed_game()
    count_finished_games()
    archive(table.game)
    table.players[1].moves(table.game, "hide-clue", {"turn": 2})
    assert not Game.objects.get(pk=UUID(table.game)).counted
    project_game(UUID(table.game))
    assert Game.objects.get(pk=UUID(table.game)).counted
    assert Played.objects.filter(pk=UUID(table.game)).exists()


# What the database sees to


def test_nothing_that_happened_can_be_lost_or_changed_by_way_of_the_archive() -> None:
    game, other = a_played_game(), a_played_game()
    before = {one: store.history(one) for one in (game, other)}
    archive(game)
    for change in (
        "DELETE FROM games_event",
        "DELETE FROM games_archivedgame",
        "UPDATE games_archivedgame SET last = 0",
        "UPDATE games_archivedgame SET payloads = payloads",
        "TRUNCATE games_archivedgame",
        "TRUNCATE games_game CASCADE",
        *(f"{ADDS} {which}" for which in ("", "WHERE seq = 1", "WHERE seq = last")),
    ):
        with pytest.raises(DatabaseError, match="stays as it is"), transaction.atomic():
            connection.cursor().execute(change)
    assert {one: store.history(one) for one in (game, other)} == before


ADDS = """
INSERT INTO games_event (game_id, seq, payload, payload_version, at)
SELECT game_id, seq, jsonb_set(payload, '{host}', '"somebody else"'), payload_version, at
FROM games_archivedevent JOIN games_archivedgame USING (game_id)
"""
"""Adds events that an archived game has already, with something else in them."""


def test_what_came_after_the_archiving_stays_too() -> None:
    table = a_closed_game()
    archive(table.game)
    table.players[1].moves(table.game, "hide-clue", {"turn": 2})
    with pytest.raises(DatabaseError, match="stays as it is"), transaction.atomic():
        connection.cursor().execute("DELETE FROM games_event")


OTHERWISE = {
    "payloads": "jsonb_set(payloads, '{0,host}', '\"somebody else\"')",
    "payload_versions": "array_fill(2::smallint, ARRAY[cardinality(times)])",
    "actors": "array_reverse(actors)",
    "times": "array_fill(now(), ARRAY[cardinality(times)])",
    "keys": "array_fill('key'::text, ARRAY[cardinality(times)])",
    "digests": "array_fill('\\x00'::bytea, ARRAY[cardinality(times)])",
    "untils": "array_fill(1, ARRAY[cardinality(times)])",
    "last": "last + 1",
    "began_at": "began_at - interval '1 second'",
    "ended_at": "ended_at + interval '1 second'",
}


@pytest.mark.parametrize(
    "columns",
    [
        *({column: other} for column, other in OTHERWISE.items()),
        {"payloads": "payloads - 0", "last": "last - 1"},
        {"payloads": "payloads - -1", "last": "last - 1"},
        {"payloads": "payloads || '[{}]'"},
        {"payloads": "'[]'"},
        {"keys": "keys || NULL::text"},
        {"untils": "untils || NULL::int"},
        {"actors": "actors || NULL::uuid", "digests": "digests || NULL::bytea"},
    ],
    ids=str,
)
def test_only_a_copy_of_all_events_comes_into_the_archive(columns: dict[str, str]) -> None:
    game = a_played_game()
    with pytest.raises(DatabaseError, match="is no copy of its events"), transaction.atomic():
        put_into_the_archive(game, columns)
    put_into_the_archive(game, {})


def put_into_the_archive(game: UUID, columns: dict[str, str]) -> None:
    """Adds the row that the game should have there, but for those columns."""
    fields = [str(field.column) for field in ArchivedGame._meta.concrete_fields]
    put = ", ".join(columns.get(field, field) for field in fields)
    with connection.cursor() as cursor:
        cursor.execute("DROP TABLE IF EXISTS pg_temp.right_row")
        cursor.execute("CREATE TEMP TABLE right_row (LIKE games_archivedgame)")
        cursor.execute(store._COPY.replace("games_archivedgame", "right_row"), [game])
        cursor.execute(
            f"INSERT INTO games_archivedgame ({', '.join(fields)}) SELECT {put} FROM right_row"  # noqa: S608
        )


def a_played_game() -> UUID:
    return played(people(4)).id


def test_whoever_goes_back_to_before_the_archive_takes_its_games_along() -> None:
    """Even games with a deck that is for no new game by now, and what came after the archiving."""
    table = a_closed_game()
    games = (a_played_game(), UUID(table.game))
    before = rows_of_events()
    archive(*games)
    table.players[1].moves(table.game, "hide-clue", {"turn": 2})
    (*_, hidden) = store.history(games[1])
    retired_deck(table.view()["settings"]["decks"][0])
    try:
        call_command("migrate", "games", "0018", verbosity=0)
        assert [row for row in rows_of_events() if row[:2] != (games[1], hidden.seq)] == before
        assert ArchivedGame.objects.count() == Game.objects.filter(archived=True).count() == 0
        call_command("migrate", "games", "0017", verbosity=0)
        assert len(rows_of_events()) == len(before) + 1
    finally:
        call_command("migrate", verbosity=0)
    archive(*games)
    assert all(map(is_archived, games))
    assert store.history(games[1])[-1] == hidden


def rows_of_events() -> list[Any]:
    return list(Event.objects.order_by("game", "seq").values_list())


def retired_deck(name: str) -> None:
    ImportedDeck.objects.create(
        slug=name, title=name, author="Ana", licence="CC0", size=84, cover=1, retired_at=LONG_AGO
    )


def test_the_index_of_games_to_archive_is_made_while_people_play() -> None:
    """Whatever adds an index to games or events once they exist keeps nobody from playing."""
    made = [
        (migration.name, type(operation).__name__)
        for (app_label, _), migration in MigrationLoader(None).disk_migrations.items()
        if app_label == "games" and migration.name > "0018"
        for operation in migration.operations
        if "Index" in type(operation).__name__
        and getattr(operation, "model_name_lower", "") in {"game", "event"}
    ]
    assert made == [("0021_games_to_archive", "AddIndexConcurrently")]


def test_what_comes_in_is_compared_by_the_key_of_the_archive_even_while_that_is_small() -> None:
    """Else each event that goes would have all of the archive read, as it grows."""
    first, *others = [a_played_game() for _ in range(7)]
    archive(first)
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("ANALYZE games_archivedgame")
        archive(*others)
        cursor.execute(
            "SELECT seq_scan, idx_scan > 0 FROM pg_stat_xact_user_tables"
            " WHERE relname = 'games_archivedgame'"
        )
        assert cursor.fetchone() == (0, True)


# Which games, and when


LONG_AGO = datetime(2011, 1, 1, tzinfo=UTC)


def over_since(at: datetime) -> UUID:
    game = played(people(4), at=at).id
    Game.objects.filter(pk=game).update(opened_at=at)
    return game


def test_games_are_archived_once_they_have_been_over_for_so_many_days(settings: Settings) -> None:
    now = timezone.now()
    old, young = (over_since(now - timedelta(days=days)) for days in (31, 29))
    running = told().id
    settings.ARCHIVE_AFTER_DAYS = 30
    assert archive_old_games(now).archived == 1
    assert [is_archived(game) for game in (old, young, running)] == [True, False, False]
    assert archive_old_games(now).archived == 0
    assert archive_old_games(now + timedelta(days=2)).archived == 1
    assert [is_archived(game) for game in (old, young, running)] == [True, True, False]


def test_without_the_setting_nothing_is_archived(settings: Settings) -> None:
    game = over_since(LONG_AGO)
    assert settings.ARCHIVE_AFTER_DAYS is None
    tasks.archive_games()
    assert not is_archived(game)


@pytest.mark.parametrize(("days", "asked"), [("", 0), ("30", 1)])
def test_the_beat_asks_for_it_where_it_is_wanted(days: str, asked: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASK_HOW_OFTEN, tasks.archive_games.name],
        cwd=ROOT,
        env={**os.environ, "ARCHIVE_AFTER_DAYS": days},
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
    assert done.stdout.split() == [str(asked), "True"]


ASK_HOW_OFTEN = """
import sys
from dixit_project.celery import app
app.loader.import_default_modules()
asked = [entry["task"] for entry in app.conf.beat_schedule.values()]
print(asked.count(sys.argv[1]), {*asked, sys.argv[1]} <= app.tasks.keys())
"""


def test_it_goes_on_over_many_batches_and_past_games_that_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [over_since(LONG_AGO + timedelta(days=day)) for day in range(5)]
    monkeypatch.setattr(archiving, "BATCH", 2)
    with monkeypatch.context() as patched:
        fails_at(patched, games[1], "SELECT 1 / 0")
        assert archive_quiet_games(timezone.now()) == (4, 1)
    assert [is_archived(game) for game in games] == [True, False, True, True, True]
    assert archive_quiet_games(timezone.now()) == (1, 0)


def test_a_lost_connection_ends_it_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not one game after the other is tried without one, each with a line in the log."""
    games = [over_since(LONG_AGO + timedelta(days=day)) for day in range(3)]
    with monkeypatch.context() as patched:
        fails_at(patched, games[1], "SELECT pg_terminate_backend(pg_backend_pid())")
        with pytest.raises(OperationalError):
            archive_quiet_games(timezone.now())
    connection.close()
    assert [is_archived(game) for game in games] == [True, False, False]
    assert "archiving game" not in caplog.text
    assert archive_quiet_games(timezone.now()) == (2, 0)


def fails_at(patched: pytest.MonkeyPatch, game: UUID, statement: str) -> None:
    """The database refuses a statement as that game is to be archived."""
    whole = store.archive

    def archives(game_id: UUID, quiet_since: datetime) -> bool:
        with connection.cursor() as cursor:
            cursor.execute(statement if game_id == game else "SELECT")
        return whole(game_id, quiet_since)

    patched.setattr(store, "archive", archives)


def test_what_takes_too_long_is_left_to_the_next_minute(settings: Settings) -> None:
    games = [over_since(LONG_AGO) for _ in range(3)]
    settings.ARCHIVE_AFTER_DAYS = 1
    assert archive_old_games(timezone.now(), seconds=0.0).archived == 0
    assert archive_old_games(timezone.now()).archived == 3
    assert all(map(is_archived, games))


def test_operators_archive_by_a_command() -> None:
    game = over_since(LONG_AGO)
    assert said("archive", "30") == "1 games archived\n"
    assert is_archived(game)


def test_the_command_fails_if_a_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [over_since(LONG_AGO) for _ in range(3)]
    fails_at(monkeypatch, games[1], "SELECT 1 / 0")
    out = StringIO()
    with pytest.raises(CommandError, match="1 games failed") as failed:
        call_command("archive", "30", stdout=out)
    assert out.getvalue() == "2 games archived\n"
    assert failed.value.returncode == 1


def test_figures_count_archived_hours_that_were_missed() -> None:
    now = timezone.now()
    over_since(now - timedelta(days=20))
    assert figures.keep(now, patience=60) > 0
    before = list(Figures.objects.order_by("span", "begins").values("people", "moves"))
    assert any(row["moves"] for row in before)
    Figures.objects.all().delete()
    archive_quiet_games(now)
    figures.keep(now, patience=60)
    after = list(Figures.objects.order_by("span", "begins").values("people", "moves"))
    assert after == before
