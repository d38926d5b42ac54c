"""Servers and workers whose clocks differ by seconds play one game."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

import pytest
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st

from games.models import Event, Game
from games.presence import present_in
from testkit.api_callers import OpenTable, a_game, act
from testkit.celery_worker import beat_alone, worker_alone
from testkit.timed_games import due_game, game_due_in, times_ended
from testkit.web_server import Server, running_server, through
from web.clock import SharedClock, clock

CLOCKS = {"right": "without_limits", "ahead": "ahead", "behind": "behind"}
LIMIT = 15
NEAR = 1.5
"""Seconds within which all agree, on a busy machine; the clocks differ by ten."""


@pytest.fixture(scope="module")
def servers(
    django_db_setup: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Server]]:
    folder = tmp_path_factory.mktemp("servers")
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(
                running_server(folder / name, DJANGO_SETTINGS_MODULE=f"testkit.settings_{module}")
            )
            for name, module in CLOCKS.items()
        }


def database_time() -> datetime:
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        (told,) = cursor.fetchone()
    return told  # type: ignore[no-any-return]


# A process's clock and the database's

seconds = st.floats(-100, 100, allow_nan=False)
waits = st.floats(0, 3)


@given(off=seconds, questions=st.lists(st.tuples(waits, waits), min_size=1))
def test_the_corrected_time_is_what_the_quickest_answer_proves(
    off: float, questions: list[tuple[float, float]]
) -> None:
    """Whatever the answers take on their ways there and back."""
    shared, right = SharedClock(), datetime(2026, 1, 1, tzinfo=UTC)
    wrong = timedelta(seconds=off)
    for there, back in questions:
        asked = right + wrong
        told = right + timedelta(seconds=there)
        right = told + timedelta(seconds=back)
        shared.compare(told, asked, right + wrong)
    error = abs(shared.correction + wrong)
    quickest = min(there + back for there, back in questions)
    assert error <= timedelta(seconds=quickest, microseconds=10)


@given(ways=st.tuples(waits, waits))
def test_a_clock_that_is_right_is_left_alone(ways: tuple[float, float]) -> None:
    shared, asked = SharedClock(), datetime(2026, 1, 1, tzinfo=UTC)
    told = asked + timedelta(seconds=ways[0])
    shared.compare(told, asked, told + timedelta(seconds=ways[1]))
    assert shared.correction == timedelta(0)


@pytest.mark.usefixtures("db")
def test_a_new_connection_asks_for_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "correction", timedelta(hours=1))
    monkeypatch.setattr(clock, "_next_look", 0.0)
    clock.keep_right()
    assert abs(clock.now() - database_time()) < timedelta(seconds=NEAR)


# Servers


def a_timed_game(clue: int = LIMIT) -> OpenTable:
    return a_game(3, settings={"limits": {"clue": clue, "cards": LIMIT, "votes": LIMIT}})


def deadline_of(table: OpenTable) -> datetime:
    deadline = Game.objects.get(pk=table.game).deadline_at
    assert deadline
    return deadline


@pytest.mark.usefixtures("committed_db")
def test_all_servers_tell_the_same_time(servers: dict[str, Server]) -> None:
    table = a_timed_game()
    near, deadline = timedelta(seconds=NEAR), deadline_of(table)
    for server in servers.values():
        before = database_time()
        told = through(server, table).host.get(f"/games/{table.game}").headers
        after = database_time()
        assert before - near < datetime.fromisoformat(told["server-time"]) < after + near
        left = timedelta(seconds=float(told["seconds-left"]))
        assert deadline - after - near < left < deadline - before + near
        before = database_time()
        with server.watch(table.code, table.host) as watcher:
            left = timedelta(seconds=watcher.until_type("game")["seconds_left"])
        assert deadline - database_time() - near < left < deadline - before + near


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize("name", CLOCKS)
def test_whichever_server_a_move_comes_to_the_phase_lasts_as_long(
    servers: dict[str, Server], name: str
) -> None:
    table = a_timed_game()
    there = through(servers[name], table)
    before = database_time()
    act(there, there.host)
    assert there.view()["phase"] == "cards"
    began = deadline_of(table) - timedelta(seconds=LIMIT)
    assert before - timedelta(seconds=NEAR) < began < database_time() + timedelta(seconds=NEAR)
    times = list(Event.objects.filter(game=UUID(table.game)).order_by("seq").values_list("at"))
    assert times == sorted(times)


@pytest.mark.usefixtures("committed_db")
def test_a_phase_ends_at_no_server_before_its_time_and_at_each_once_it_has_come(
    servers: dict[str, Server],
) -> None:
    tables = [through(server, a_timed_game(clue=10)) for server in servers.values()]
    deadlines = [deadline_of(table) for table in tables]
    near = timedelta(seconds=NEAR)
    while database_time() < max(deadlines) + near:
        for table, deadline in zip(tables, deadlines, strict=True):
            assert not has_ended(table) or database_time() >= deadline - near
        time.sleep(0.2)
    assert all(map(has_ended, tables))


def has_ended(table: OpenTable) -> bool:
    """Asks the table's own server, which ends a phase whose time is up."""
    table.view()
    return Event.objects.filter(game=UUID(table.game), type="storyteller_appointed").exists()


@pytest.mark.usefixtures("committed_db")
def test_whoever_is_at_one_server_is_present_at_the_others(servers: dict[str, Server]) -> None:
    table = a_timed_game()
    room = Game.objects.get(pk=table.game).room_id
    people = dict(zip(servers.values(), table.players, strict=True))
    with ExitStack() as stack:
        watchers = [stack.enter_context(s.watch(table.code, one)) for s, one in people.items()]
        everybody = {UUID(one.id) for one in table.players}
        for watcher in watchers:
            watcher.until(
                lambda m: m["type"] == "here" and {UUID(p["id"]) for p in m["people"]} == everybody
            )
        assert present_in([room])[room] == everybody
        stack.close()
    time.sleep(1)
    assert present_in([room])[room] == everybody, "for a moment, as a phone may change its network"


@pytest.mark.usefixtures("committed_db")
def test_a_ticket_of_one_server_opens_a_socket_at_another(servers: dict[str, Server]) -> None:
    table = a_timed_game()
    for giver in servers.values():
        for taker in servers.values():
            ticket = through(giver, table).host.post("/socket-tickets").json["ticket"]
            with taker.watch(table.code, query=f"?ticket={ticket}") as watcher:
                watcher.until_type("game")


# Workers


@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize(("asks", "works"), [("behind", "ahead"), ("ahead", "behind")])
def test_phases_end_though_beat_and_worker_disagree(tmp_path: Path, asks: str, works: str) -> None:
    beat = beat_alone(tmp_path / "beat", DJANGO_SETTINGS_MODULE=f"testkit.settings_{asks}")
    with (
        beat,
        worker_alone(
            tmp_path / "worker", DJANGO_SETTINGS_MODULE=f"testkit.settings_{works}"
        ) as worker,
    ):
        games = [due_game(), game_due_in(2)]
        worker.until(lambda: times_ended(games[0]) == 1)
        worker.until(lambda: times_ended(games[1]) == 1)
