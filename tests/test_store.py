"""What is kept: events that nobody changes, and rows that can be made from them anew."""

import uuid
from collections.abc import Collection
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from django.core.management import call_command
from django.db import DatabaseError, OperationalError, connection, transaction
from msgspec.structs import replace
from pytest_django import Settings

from games import distributed, store, upcasting
from games.cache import RecentMoves, RecentTables
from games.models import Game
from games.play import play
from games.rules import events as e
from games.rules import moves as m
from games.rules.decide import MOST_CHANGES
from games.rules.events import AnyEvent
from games.rules.names import Card, Player
from games.rules.refusals import RuleViolation
from games.rules.state import Table, fold
from testkit.stored_games import ONE_DECK, StoredGame, a_vote, id_of, laid, opened, some_cards, told

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE games_event SET actor = NULL",
        "UPDATE games_event SET seq = seq + 1 WHERE seq = 1",
        "DELETE FROM games_event",
        "TRUNCATE games_event",
        "TRUNCATE games_game CASCADE",
    ],
)
def test_the_database_refuses_to_change_what_happened(change: str) -> None:
    game = told()
    before = store.history(game.id)
    with pytest.raises(DatabaseError, match="stays as it is"), transaction.atomic():
        connection.cursor().execute(change)
    assert store.history(game.id) == before


def test_a_game_with_a_history_cannot_be_deleted() -> None:
    game = told()
    with pytest.raises(DatabaseError), transaction.atomic():
        Game.objects.filter(pk=game.id)._raw_delete("default")
    assert Game.objects.filter(pk=game.id).exists()


def test_an_event_cannot_take_the_place_of_another() -> None:
    game = told()
    table = store.load(game.id)
    with pytest.raises(DatabaseError, match="duplicate key"), transaction.atomic():
        connection.cursor().execute(
            """
            INSERT INTO games_event (game_id, seq, payload, payload_version, at)
            VALUES (%s, %s, '{}', 1, now())
            """,
            [game.id, table.version],
        )


def test_events_are_numbered_without_gaps() -> None:
    game = laid()
    seqs = [recorded.seq for recorded in store.history(game.id)]
    assert seqs == list(range(1, game.table.version + 1))


def test_a_table_can_be_seen_as_it_once_stood() -> None:
    game = told()
    then = game.table
    play(game.id, game.guessers[0], some_cards(then, game.guessers[0]))
    assert store.load_at(game.id, then.version) == then


def test_history_can_be_read_from_a_version_on() -> None:
    game = laid()
    whole = store.history(game.id)
    assert store.history(game.id, after=3, until=5) == whole[3:5]


# Rows made anew


def test_a_row_made_anew_is_the_one_that_was_live() -> None:
    game = laid(players=4)
    live = row(game)
    assert store.rebuild(game.id) is False
    assert row(game) == live


def test_a_row_gone_wrong_is_put_right() -> None:
    game = laid(players=4)
    live = row(game)
    Game.objects.filter(pk=game.id).update(
        version=1,
        phase="lobby",
        edition="?",
        host=uuid.uuid4(),
        players=[],
        open_seats=99,
        winners=[uuid.uuid4()],
        deadline_at="2020-01-01T00:00Z",
        opened_at=None,
        last_event_at=None,
    )
    assert store.rebuild(game.id) is True
    assert row(game) == live


def test_all_rows_can_be_made_anew_by_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    right, wrong = opened(), opened()
    Game.objects.filter(pk=wrong.id).update(phase="finished")
    call_command("rebuild", str(right.id), str(wrong.id))
    assert capsys.readouterr().out.splitlines() == [
        f"{wrong.id}: put right",
        "2 games read, 1 put right",
    ]
    assert Game.objects.get(pk=wrong.id).phase == "lobby"


def row(game: StoredGame) -> dict[str, Any]:
    return {**Game.objects.values().get(pk=game.id)}


# The cache


def test_what_a_process_remembers_is_caught_up_with_what_others_did() -> None:
    game = told(players=4)
    stale = game.table
    play(game.id, game.guessers[0], some_cards(stale, game.guessers[0]))
    newest = game.table
    store.recent_tables.clear()
    store.recent_tables.put(game.id, stale)
    assert store.load(game.id) == newest


def test_an_older_table_never_replaces_a_newer_one() -> None:
    game = told(players=4)
    stale = game.table
    newest = play(game.id, game.guessers[0], some_cards(stale, game.guessers[0]))
    store.recent_tables.put(game.id, stale)
    assert store.recent_tables.get(game.id) == newest


def test_only_so_many_tables_are_remembered_the_latest_used() -> None:
    tables = RecentTables(most=2)
    first, second, third = uuid.uuid4(), uuid.uuid4(), uuid.uuid4()
    tables.put(first, Table(version=1))
    tables.put(second, Table(version=1))
    tables.get(first)
    tables.put(third, Table(version=1))
    assert [tables.get(game_id).version for game_id in (first, second, third)] == [1, 0, 1]


def test_what_a_process_remembers_of_its_moves_is_what_is_kept() -> None:
    game = laid(players=4)
    for who in game.guessers:
        before = game.table.version
        play(game.id, who, a_vote(game.table, who))
        table, lines = store.recent_moves.since(game.id, before) or (None, ())
        assert table == game.table
        assert list(lines) == store.history(game.id, after=before)


def test_moves_that_reach_back_too_far_are_not_remembered() -> None:
    moves: RecentMoves[str] = RecentMoves(most=1, most_lines=3)
    first, second = uuid.uuid4(), uuid.uuid4()
    moves.put(first, Table(version=4), ("d",))
    moves.put(first, Table(version=6), ("e", "f"))
    assert moves.since(first, 4) == (Table(version=6), ("e", "f"))
    assert moves.since(first, 3) == (Table(version=6), ("d", "e", "f"))
    assert moves.since(first, 2) is None
    assert moves.since(first, 6) is None
    moves.put(second, Table(version=1), ("a",))
    assert moves.since(first, 4) is None


def test_moves_between_which_others_came_are_not_taken_for_all_that_happened() -> None:
    moves: RecentMoves[str] = RecentMoves(most=1, most_lines=3)
    game_id = uuid.uuid4()
    moves.put(game_id, Table(version=1), ("a",))
    moves.put(game_id, Table(version=3), ("c",))
    assert moves.since(game_id, 0) is None
    assert moves.since(game_id, 2) == (Table(version=3), ("c",))
    moves.put(game_id, Table(version=2), ("b",))
    assert moves.since(game_id, 1) is None


# Old payloads


def clue_was_called_hint(payload: dict[str, Any]) -> dict[str, Any]:
    return {**payload, "clue": payload.pop("hint")}


def deadline_came_later(payload: dict[str, Any]) -> dict[str, Any]:
    return {**payload, "deadline": None}


STEPS = {"clue_given": (clue_was_called_hint, deadline_came_later)}
GIVEN = e.ClueGiven(Player("pink"), Card("harbour:1"), "low tide", None)


@pytest.mark.parametrize(
    ("version", "payload"),
    [
        (1, {"type": "clue_given", "player": "pink", "card": "harbour:1", "hint": "low tide"}),
        (2, {"type": "clue_given", "player": "pink", "card": "harbour:1", "clue": "low tide"}),
        (3, msgspec.to_builtins(GIVEN)),
    ],
)
def test_an_old_payload_still_reads_as_the_event_it_was(
    version: int, payload: dict[str, Any]
) -> None:
    text = msgspec.json.encode(payload).decode()
    assert upcasting.decode(text, "clue_given", version, STEPS) == GIVEN


def test_a_clue_that_was_kept_before_clues_were_performed_is_in_words() -> None:
    kept = {"type": "clue_given", "player": "pink", "card": "harbour:1", "clue": "low tide"}
    text = msgspec.json.encode({**kept, "deadline": None}).decode()
    assert upcasting.decode(text, "clue_given", 1) == GIVEN
    assert GIVEN.performance is None


def test_old_points_for_a_clue_that_nobody_found_are_told_from_those_for_finding() -> None:
    made = {"told": 0, "found": 2, "decoys": 1}
    for outcome, points in (
        ("nobody", e.TurnPoints(nobody_found=2, decoys=1)),
        ("some", e.TurnPoints(found=2, decoys=1)),
    ):
        kept = {"type": "turn_scored", "outcome": outcome, "owners": [], "points": {"pink": made}}
        read = upcasting.decode(msgspec.json.encode(kept).decode(), "turn_scored", 1)
        assert msgspec.to_builtins(read)["points"] == {"pink": msgspec.to_builtins(points)}


def test_a_newly_written_payload_is_of_the_newest_version() -> None:
    game = told()
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT DISTINCT type, payload_version FROM games_event WHERE game_id = %s", [game.id]
        )
        kept = dict(cursor.fetchall())
    assert kept == {kind: len(upcasting.STEPS.get(kind, ())) + 1 for kind in kept}


def test_games_out_of_reach_leave_the_answer_and_the_log_says_why(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each game lies on a node of its own here, and one of these does not answer."""
    of_each = "SELECT array_agg(game) FROM unnest(%s::uuid[]) AS game GROUP BY game"
    monkeypatch.setattr(distributed, "_BY_NODE", of_each)
    settings.DISTRIBUTED = True
    kept, lost = uuid.uuid4(), uuid.uuid4()

    def read(games: Collection[uuid.UUID]) -> list[uuid.UUID]:
        if lost in games:
            raise OperationalError("no answer")
        return list(games)

    assert [*distributed.from_nodes_of([kept, lost], read)] == [[kept]]
    said = [line.getMessage() for line in caplog.records if line.name == "games.distributed"]
    assert said == ["a node is away: no answer", "1 games are left out: no answer"]


def test_every_kind_of_event_comes_back_from_the_database_as_it_was() -> None:
    game = laid(players=4)
    assert fold(recorded.event for recorded in store.history(game.id)) == game.table


def test_times_are_kept_to_the_microsecond() -> None:
    game = told()
    at = store.history(game.id)[-1].at
    assert at.utcoffset() == timedelta(0)
    assert Game.objects.get(pk=game.id).last_event_at == at


def test_a_move_sent_again_costs_the_same_however_long_the_game_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = laid(players=12, settings=replace(ONE_DECK, edition="odyssey"))
    voter = game.guessers[0]
    choices = [m.CastVotes(1, slots) for slots in ((1, 1), (2, 2), (3, 3)) if fits(game, slots)]
    for number in range(MOST_CHANGES):
        play(game.id, voter, choices[number % 2], key=f"vote-{number}")
    for who in game.guessers[1:-1]:
        for slot in (4, 5) * 10:
            with suppress(RuleViolation):
                play(game.id, who, m.CastVotes(1, (slot, slot)))
    assert game.table.version > 150

    read: list[AnyEvent] = []
    decode = upcasting.decode

    def decode_and_count(payload: str, kind: str, version: int) -> AnyEvent:
        read.append(decode(payload, kind, version))
        return read[-1]

    monkeypatch.setattr(upcasting, "decode", decode_and_count)
    store.checkpoints.clear()
    first = play(game.id, voter, choices[1], key="vote-19")
    read.clear()
    assert play(game.id, voter, choices[1], key="vote-19") == first
    assert len(read) <= 50
    assert play(game.id, voter, choices[0], key="vote-0").version < first.version
    assert len(read) <= 100


def fits(game: StoredGame, slots: tuple[int, int]) -> bool:
    """True, unless a card of the first guesser lies in a slot."""
    own = id_of(game.guessers[0])
    return all(game.table.turn.owners[slot - 1] != own for slot in slots)
