"""What happened in an archived game stays as it is, and what still may happen to it does."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import pytest
from django.core.management import call_command
from django.db import DatabaseError, connection, transaction
from django.db.migrations.loader import MigrationLoader

from accounts.erasure import erase
from accounts.models import Account
from games import store
from games.models import ArchivedGame, Event, Game, ImportedDeck
from games.play import KeyReused, play
from games.rules import moves as m
from history.models import Played
from history.projector import project_game
from testkit.api_callers import a_game
from testkit.archived_games import (
    a_closed_game,
    a_played_game,
    archive,
    forget_what_was_read,
    is_archived,
)
from testkit.citus import on_one_database
from testkit.played_games import count_finished_games

pytestmark = [on_one_database, pytest.mark.usefixtures("committed_db")]

LONG_AGO = datetime(2011, 1, 1, tzinfo=UTC)


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
