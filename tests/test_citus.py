"""Games spread over a cluster of Citus: what is kept stays, and a node that dies takes none along.

All else that a cluster has to do is what the other tests ask of any database: they run on it, too.
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import TypeVar
from urllib.parse import urlsplit, urlunsplit
from uuid import UUID

import psycopg
import pytest
from allauth.account.models import EmailAddress
from django.apps import apps
from django.core.management import CommandError, call_command
from django.db import DatabaseError, OperationalError, connection, transaction
from django.test import Client
from msgspec.structs import replace
from psycopg import sql

from chaos import verdict_of_citus
from chaos.observations import Observations
from chaos.table import whole_games
from chaos.verdict import verdict
from games import deadlines, distribution, store, tasks
from games.distributed import from_every_node
from games.lease import Lease
from games.live import queries
from games.live.turns import read_seats
from games.models import Game, ImportedDeck, Room
from games.play import play
from games.rules.refusals import RuleViolation
from games.rules.settings import Deck
from history.projector import project_finished_games
from moderation.models import Word
from testkit.api_callers import Caller, OpenTable, a_game, play_on
from testkit.celery_worker import worker_with_beat
from testkit.citus import (
    address_of,
    away,
    drop_on_nodes,
    entered_by,
    has_thread_enter_by,
    in_database,
    join_nodes,
    needs_citus,
    node_of,
    nodes,
    prepared_transactions,
    run,
)
from testkit.concurrency import at_once
from testkit.imported_decks import an_account
from testkit.processes import database_environment
from testkit.proxy import proxy_to
from testkit.stored_games import ONE_DECK, a_clue, opened, some_cards, started, told
from testkit.timed_games import due_game
from testkit.web_server import Server, running_server
from web.advisory_lock import lock_for_transaction, try_advisory_lock
from web.clock import clock

pytestmark = [needs_citus, pytest.mark.usefixtures("committed_db")]

Result = TypeVar("Result")

CHANGES = (
    "UPDATE {} SET actor = NULL",
    "UPDATE {} SET seq = seq + 1000",
    "DELETE FROM {}",
)


PLAY = """
import django; django.setup()
from testkit.stored_games import told
game = told()
print(game.id, game.table.version, *(player.id for player in game.players))
"""
GO_ON = """
import sys
from uuid import UUID
import django; django.setup()
from games import store
from games.rules.moves import player
from testkit.stored_games import StoredGame, some_cards
from games.play import play
game = StoredGame(UUID(sys.argv[1]), tuple(map(player, sys.argv[3:])))
assert game.table.version == int(sys.argv[2])
assert len(store.history(game.id)) == game.table.version
play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
assert store.history(game.id)[-1].seq > int(sys.argv[2])
"""


# Spreading


def test_whoever_spreads_the_games_twice_changes_nothing() -> None:
    said = StringIO()
    call_command("distribute", stdout=said)
    assert said.getvalue() == "Everything is where it should be.\n"


def test_each_node_can_be_asked_for_each_table() -> None:
    tables = {model._meta.db_table for model in apps.get_models(include_auto_created=True)}
    for node in nodes():
        with psycopg.connect(in_database(connection.settings_dict["NAME"], node)) as asked:
            known = asked.execute("SELECT logicalrelid::text FROM pg_dist_partition").fetchall()
        assert tables <= {table for (table,) in known}


@pytest.mark.timeout(400)
def test_the_games_of_a_full_database_go_on_where_they_were() -> None:
    name = f"{connection.settings_dict['NAME']}_full"
    drop_on_nodes(name, nodes())
    run(nodes()[0], "CREATE DATABASE {}", sql.Identifier(name))
    try:
        within(name, "0", "manage.py", "migrate")
        played = within(name, "0", "-c", PLAY).split()
        join_nodes(name)
        within(name, "1", "manage.py", "distribute")
        within(name, "1", "-c", GO_ON, *played)
        with psycopg.connect(in_database(name, nodes()[0])) as coordinator:
            lying_here = coordinator.execute("SELECT pg_relation_size('games_event')").fetchone()
        assert lying_here == (0,)
    finally:
        drop_on_nodes(name, nodes())


def within(name: str, distributed: str, *arguments: str) -> str:
    """What Python says with that database."""
    environment = {
        **database_environment(),
        "DATABASE_URL": urlunsplit(urlsplit(nodes()[0])._replace(path=f"/{name}")),
        "DISTRIBUTED": distributed,
    }
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, check=True, text=True, stdout=subprocess.PIPE
    )
    return done.stdout


def test_a_database_without_citus_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distribution, "_rows", lambda *_: [])
    with pytest.raises(CommandError, match="CREATE EXTENSION citus"):
        call_command("distribute")


# Playing


@pytest.mark.timeout(300)
@pytest.mark.parametrize("entries", [slice(1), slice(1, None)], ids=["coordinator", "nodes"])
def test_whole_games_are_played_by_servers_and_a_worker(tmp_path: Path, entries: slice) -> None:
    """The servers ask the coordinator, or each another node; the worker asks the coordinator."""
    with (
        ExitStack() as stack,
        worker_with_beat(tmp_path / "worker", DJANGO_SETTINGS_MODULE="chaos.settings") as worker,
    ):
        servers = [
            stack.enter_context(server_at(node, tmp_path / f"log {place}"))
            for place, node in enumerate(nodes()[entries])
        ]
        with proxy_to(server.port for server in servers) as proxy:
            seen = asyncio.run(played_out(proxy.url))
        logs = [log.read_text() for log in (*(server.log for server in servers), worker.log)]
    assert list(verdict(seen)) == []
    assert seen.statuses.keys() <= {200, 201, 409}
    assert '"level":"ERROR"' not in "".join(logs)
    assert prepared_transactions() == 0


@contextmanager
def server_at(node: str, log: Path) -> Iterator[Server]:
    """A server that asks that node."""
    with ExitStack() as stack:
        with entered_by(node):
            server = stack.enter_context(running_server(log))
        yield server


async def played_out(url: str) -> Observations:
    async with whole_games(url, 3, Random(5), patience=120.0) as seen:
        return seen


# Through several nodes at once


def at_each_node(doing: Callable[[], Result]) -> list[Result | RuleViolation]:
    """What comes of the same thing done through each node in the same instant."""
    return at_once([partial(through_node, node, doing) for node in nodes()])


def through_node(node: str, doing: Callable[[], Result]) -> Result:
    has_thread_enter_by(node)
    return doing()


def test_one_beat_leads_whichever_node_it_asks() -> None:
    one, other = Lease("beat", 60), Lease("beat", 60)
    first, second, third = nodes()[:3]
    with entered_by(second):
        assert one.take({}) is not None
    for node in (first, third):
        with entered_by(node):
            assert other.take({}) is None
    with entered_by(second):
        one.give_up()
    with entered_by(third):
        assert other.take({}) is not None


@pytest.mark.parametrize("holder", range(3))
def test_a_piece_of_work_is_done_once_whichever_nodes_are_asked(holder: int) -> None:
    with entered_by(nodes()[holder]), try_advisory_lock(5) as nobody_else:
        assert nobody_else
        assert at_each_node(is_free) == [False] * len(nodes())
    assert is_free()


def is_free() -> bool:
    with try_advisory_lock(5) as nobody_else:
        return nobody_else


def test_whoever_waits_for_a_lock_waits_for_those_at_other_nodes_too() -> None:
    at_work: list[int] = []

    def alone() -> int:
        with transaction.atomic():
            lock_for_transaction(5)
            at_work.append(1)
            time.sleep(0.05)
            together = len(at_work)
            at_work.pop()
            return together

    assert at_each_node(alone) == [1] * len(nodes())


@pytest.mark.parametrize("is_known", [False, True], ids=["unread", "just read"])
def test_the_same_move_through_each_node_is_made_once(is_known: bool) -> None:
    game = told(players=4)
    who = game.guessers[0]
    version = game.table.version if is_known else None
    cards = some_cards(game.table, who)
    once = partial(play, game.id, who, cards, key="one", version=version)
    answers = at_each_node(once)
    assert answers == [answers[0]] * len(nodes())
    assert len(store.history(game.id)) == game.table.version


def test_of_opposing_moves_through_different_nodes_one_is_made() -> None:
    game = started(players=3)
    table = game.table
    tell = partial(play, game.id, version=table.version)
    clues = [partial(tell, who, a_clue(table, who)) for who in game.players]
    answers = at_once([partial(through_node, *each) for each in zip(nodes(), clues, strict=False)])
    assert sum(isinstance(answer, RuleViolation) for answer in answers) == len(clues) - 1
    store.recent_tables.clear()
    assert len(store.history(game.id)) == store.load(game.id).version > table.version


def test_rows_are_numbered_in_one_order_whichever_node_they_come_through() -> None:
    for place, node in enumerate(nodes() * 2):
        with entered_by(node):
            Word.objects.create(text=str(place), form=str(place))
            ana = an_account()
            EmailAddress.objects.create(user=ana, email=f"{place}@example.org")
    for model, column in ((Word, "text"), (EmailAddress, "email")):
        numbers, texts = zip(*model.objects.order_by("pk").values_list("pk", column), strict=True)
        assert list(texts) == sorted(texts)
        assert numbers == tuple(range(numbers[0], numbers[0] + len(numbers)))


@pytest.mark.parametrize("entry", [1, 2])
def test_through_a_node_all_goes_on_while_another_is_away(entry: int) -> None:
    here, gone = nodes()[entry], nodes()[3 - entry]
    lost, kept = a_game_at(gone), a_game_at(here)
    with entered_by(here), away(gone):
        answer = lost.host.get(f"/games/{lost.game}")
        assert (answer.status, answer.code) == (503, "out_of_reach")
        play_on(kept)
        assert [room["code"] for room in kept.host.get("/me/rooms").json["rooms"]] == [kept.code]
        told_of = nodes_told()
        assert not told_of[f"node {address_of(gone)}"]
        assert told_of["database"]
    play_on(lost)
    assert prepared_transactions() == 0


def a_game_at(node: str) -> OpenTable:
    table = a_game(3)
    while node_of(UUID(table.game)) != address_of(node):
        table = a_game(3)
    return table


def test_through_a_node_nothing_is_lost_while_the_coordinator_is_away() -> None:
    """Who asks, and whether they still may, only the coordinator knows."""
    node = nodes()[1]
    table = a_game_at(node)
    play_on(table)
    before = table.view()["version"]
    with entered_by(node):
        with away(nodes()[0]):
            for answer in (
                table.host.get(f"/games/{table.game}"),
                table.host.moves(table.game, "leave"),
                Caller().post("/guests", {"name": "Nina"}),
            ):
                assert (answer.status, answer.headers["Retry-After"]) == (503, "1")
            assert not nodes_told()["database"]
        assert table.view()["version"] == before
        play_on(table)
    assert prepared_transactions() == 0


# What happened stays


@pytest.mark.parametrize("change", CHANGES)
def test_no_shard_lets_its_history_be_changed(change: str) -> None:
    games = [told() for _ in range(3)]
    before = {game.id: store.history(game.id) for game in games}
    refused = changed_in_each_shard(change)
    assert refused
    assert all("stays as it is" in answer for answer in refused)
    assert {game.id: store.history(game.id) for game in games} == before


def test_no_shard_can_be_emptied() -> None:
    game = told()
    with connection.cursor() as cursor:
        cursor.execute("SELECT get_shard_id_for_distribution_column('games_event', %s)", [game.id])
        (shard,) = cursor.fetchone()
    node = next(url for url in nodes() if address_of(url) == node_of(game.id))
    there = in_database(connection.settings_dict["NAME"], node)
    assert verdict_of_citus.is_refused(there, verdict_of_citus.EMPTY, f"games_event_{shard}")
    assert store.history(game.id)


def test_nor_does_one_that_was_moved() -> None:
    game = told()
    before = store.history(game.id)
    there = node_of(game.id)
    move_shard_of(game.id, there, *({address_of(url) for url in nodes()[1:]} - {there}))
    try:
        assert node_of(game.id) != there
        for change in CHANGES:
            assert all("stays as it is" in answer for answer in changed_in_each_shard(change))
            with pytest.raises(DatabaseError, match="stays as it is"), transaction.atomic():
                connection.cursor().execute(change.format("games_event"))
        assert store.history(game.id) == before
        play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
    finally:
        move_shard_of(game.id, node_of(game.id), there)


def changed_in_each_shard(change: str) -> list[str]:
    """The answers of those shards that have rows to change."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT result FROM run_command_on_shards('games_event', %s) WHERE NOT success",
            [change.format("%s")],
        )
        return [str(answer) for (answer,) in cursor.fetchall()]


def move_shard_of(game: UUID, here: str, there: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT citus_move_shard_placement(
                get_shard_id_for_distribution_column('games_game', %s),
                %s, %s, %s, %s, 'block_writes')
            """,
            [game, *split_address(here), *split_address(there)],
        )


def split_address(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host, int(port)


def test_a_deck_that_was_played_with_is_noted() -> None:
    deck = ImportedDeck.objects.create(
        slug="driftwood", title="Driftwood", author="Ana", licence="CC0", size=84, cover=1
    )
    opened(settings=replace(ONE_DECK, decks=(Deck("driftwood"),)))
    deck.refresh_from_db()
    assert deck.used_at is not None


def test_a_retired_deck_is_for_no_new_game() -> None:
    ImportedDeck.objects.create(
        slug="driftwood",
        title="Driftwood",
        author="Ana",
        licence="CC0",
        size=84,
        cover=1,
        retired_at=clock.now(),
    )
    with pytest.raises(DatabaseError, match="retired"):
        opened(settings=replace(ONE_DECK, decks=(Deck("driftwood"),)))
    assert not Game.objects.exists()


# A node that is away


@pytest.fixture
def on_both() -> tuple[OpenTable, OpenTable, str]:
    """A game on a node that is about to go, one on another, and the address of the first."""
    lost, kept = a_game(3), a_game(3)
    while node_of(UUID(kept.game)) == node_of(UUID(lost.game)):
        kept = a_game(3)
    gone = node_of(UUID(lost.game))
    return lost, kept, next(url for url in nodes() if address_of(url) == gone)


def test_its_games_say_so_and_all_others_go_on(on_both: tuple[OpenTable, OpenTable, str]) -> None:
    lost, kept, node = on_both
    before = lost.view()["version"]
    with away(node):
        answer = lost.host.get(f"/games/{lost.game}")
        assert (answer.status, answer.code) == (503, "out_of_reach")
        assert answer.headers["Retry-After"] == "1"
        play_on(kept)
        listed = [room["code"] for room in kept.host.get("/me/rooms").json["rooms"]]
        assert listed == [kept.code]
    assert lost.view()["version"] == before
    play_on(lost)
    assert prepared_transactions() == 0


def test_the_clock_of_all_others_goes_on() -> None:
    games = [due_game() for _ in range(8)]
    node = next(url for url in nodes() if address_of(url) == node_of(games[0].id))
    while all(node_of(game.id) == address_of(node) for game in games):
        games.append(due_game())
    before = {game.id: game.table.version for game in games}
    there = {game.id for game in games if node_of(game.id) == address_of(node)}
    with away(node):
        deadlines.take_upcoming()
        tasks.end_due_phases()
        project_finished_games(clock.now())
        after = {game: store.load(game).version for game in before.keys() - there}
    assert all(version > before[game] for game, version in after.items())
    tasks.end_due_phases()
    assert all(game.table.version > before[game.id] for game in games)


def test_what_is_read_for_many_at_once_leaves_its_games_out_and_says_so(
    on_both: tuple[OpenTable, OpenTable, str], caplog: pytest.LogCaptureFixture
) -> None:
    lost, kept, node = on_both
    rooms = {table.game: room_of(table) for table in (lost, kept)}
    people = [UUID(table.host.id) for table in (lost, kept)]
    with away(node):
        assert queries.heads(list(rooms.values())).keys() == {rooms[kept.game]}
        with pytest.raises(OperationalError):
            queries.head(rooms[lost.game])
        seats = read_seats(people)
        caplog.clear()
        tables = store.load_all({UUID(table.game): 10_000 for table in (lost, kept)})
    said = [line.getMessage() for line in caplog.records if line.name == "games.distributed"]
    assert any(line.startswith("1 games are left out: ") for line in said), said
    assert [len(seats[person].games) for person in people] == [0, 1]
    assert tables.keys() == {UUID(kept.game)}


def room_of(table: OpenTable) -> UUID:
    return Room.objects.get(code=table.code).pk


def test_rows_of_all_nodes_are_the_same_whether_one_is_away_or_not() -> None:
    for _ in range(8):
        due_game()
    node = nodes()[1]
    here = {row for row in all_due() if node_of(row.game) != address_of(node)}
    with away(node):
        assert set(all_due()) == here
    assert len(all_due()) == 8


def all_due() -> list[deadlines.Due]:
    query = "SELECT deadline_at, id FROM games_game WHERE phase LIKE %s ORDER BY deadline_at, id"
    return from_every_node(deadlines.Due, query, ["%"])


def test_readyz_tells_which_and_stays_ready() -> None:
    names = {url: f"node {address_of(url)}" for url in nodes()[1:]}
    assert {node: nodes_told()[name] for node, name in names.items()} == dict.fromkeys(names, True)
    gone = nodes()[1]
    with away(gone):
        told_of = nodes_told()
    assert {node for node, name in names.items() if not told_of[name]} == {gone}


def nodes_told() -> dict[str, bool]:
    answer = Client().get("/readyz").json()
    parts: dict[str, bool] = answer.get("facts", {}).get("parts", answer)
    return parts


def test_without_the_coordinator_nothing_is_lost_and_nothing_hangs() -> None:
    table = a_game(3)
    play_on(table)
    before = table.view()["version"]
    with away(nodes()[0]):
        answer = table.host.get(f"/games/{table.game}")
        assert (answer.status, answer.headers["Retry-After"]) == (503, "1")
    connection.close()
    assert table.view()["version"] == before
    play_on(table)
    assert prepared_transactions() == 0
