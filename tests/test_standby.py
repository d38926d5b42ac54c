"""Reads from a standby: what may be some seconds old, and nothing that may not."""

import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from random import Random
from threading import Event, Thread
from typing import Any
from uuid import UUID

import psycopg
import pytest
from django.apps import apps
from django.conf import settings as django_settings
from django.core.exceptions import ImproperlyConfigured
from django.db import DatabaseError, OperationalError, connection, connections, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoDbBlocker, Settings
from redis import Redis

from accounts.erasure import erase
from accounts.models import Account
from dixit_project.settings import databases
from games import deadlines, store
from games.play import play
from games.rules import moves as m
from testkit.archived_games import archive
from testkit.pgbouncer import needs_pgbouncer, pgbouncer_to
from testkit.played_games import (
    PlayedGame,
    begun,
    count_finished_games,
    full_account,
    people,
    played,
    signed_in,
)
from testkit.standby import Pair, a_pair, migrate, set_for_all
from testkit.two_databases import connected_to
from tools.server_process import Server
from web import standby as module
from web.bounded_postgres.base import PATIENCE
from web.environment import Environment
from web.standby import (
    STANDBY,
    NoStandby,
    Standby,
    StandbyLag,
    read_lagging,
    standby_is_read,
    standby_was_read,
)

LONG = 1_000.0
"""Seconds that the standby may lag where a test is not about that."""


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    with a_pair(waits=False) as pair:
        migrate(pair)
        leave_out_vacuums(pair)
        yield pair


def leave_out_vacuums(pair: Pair) -> None:
    """Only what a test writes stands in the way of what it reads on the standby."""
    with psycopg.connect(pair.primary.url, autocommit=True) as primary:
        set_for_all(primary, autovacuum="off")


@pytest.fixture
def settled(
    pair: Pair,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    django_db_blocker: DjangoDbBlocker,
) -> Iterator[Pair]:
    """The pair with this process connected to both, and nothing known of the standby yet."""
    settings.STANDBY_LAG_SECONDS = LONG
    monkeypatch.setattr(module, "REST_SECONDS", LONG)
    monkeypatch.setattr(module, "standby", Standby())
    with django_db_blocker.unblock(), connected_to(pair.primary.url, pair.standby.url):
        yield pair
        pair.resume()


@contextmanager
def asked(alias: str = STANDBY) -> Iterator[list[str]]:
    """The statements that a database is asked meanwhile."""
    statements: list[str] = []
    with CaptureQueriesContext(connections[alias]) as captured:
        yield statements
    statements += [query["sql"] for query in captured.captured_queries]


@contextmanager
def without_a_standby(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(module, "has_standby", lambda: False)
        yield


def get(who: UUID, path: str) -> Any:
    answer = signed_in(who).get(path)
    assert answer.status == 200, answer
    return answer.json


def show(who: UUID, to: str) -> None:
    signed_in(who).patch("/me", {"history_shown": to})


def a_season() -> tuple[tuple[UUID, ...], list[PlayedGame]]:
    """Four people who show their history, and games of theirs that are over and counted."""
    crowd = people(4)
    for who in crowd:
        show(who, "everybody")
    games = [played(crowd, rng=Random(number), public=True) for number in range(2)]
    count_finished_games()
    return crowd, games


def whatever_may_lag(who: UUID, game: PlayedGame) -> tuple[str, ...]:
    return (
        f"/players/{who}",
        f"/players/{who}/games",
        "/me/games",
        "/me/games?result=won",
        "/leaderboard?limit=100",
        f"/games/{game.id}/story",
    )


# What is read there


def test_stories_lists_statistics_and_leaderboards_come_from_the_standby(
    settled: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd, games = a_season()
    settled.apply()
    for path in whatever_may_lag(crowd[0], games[0]):
        with asked() as there:
            told = get(crowd[0], path)
        assert len(there) > 1, path
        with without_a_standby(monkeypatch), asked() as there:
            assert get(crowd[0], path) == told
        assert there == []


def test_the_standby_is_asked_for_nothing_else(settled: Pair) -> None:
    """Who may read, whose names these are and what the reader has chosen are the primary's."""
    crowd, games = a_season()
    on = begun(crowd)
    settled.apply()
    with asked() as there:
        for path in whatever_may_lag(crowd[0], games[0]):
            get(crowd[0], path)
        answer = signed_in(full_account()).get(f"/games/{on.id}/story")
        assert answer.status == 404
    assert {table for query in there for table in tables_in(query)} <= {
        "history_seat",
        "history_played",
        "history_rating",
        "games_event",
        "games_game",
        "games_admission",
        "accounts_account",  # whose histories are shown, for places; asked again of the primary
    }
    assert all(query.lstrip().startswith("SELECT") for query in there)
    others = ("/me", "/me/rooms", "/rooms", f"/games/{on.id}", "/me/export")
    with asked() as there:
        for path in others:
            assert signed_in(crowd[0]).get(path).status in (200, 404)
        signed_in(crowd[0]).post("/rooms", {"title": "Beach"})
    assert there == []


def tables_in(query: str) -> set[str]:
    known = {model._meta.db_table for model in apps.get_models()}
    return known & set(re.findall(r"\w+", query))


def test_whoever_is_in_a_transaction_reads_what_it_has_written(settled: Pair) -> None:
    settled.apply()
    assert read_lagging(str) == STANDBY
    with transaction.atomic():
        assert read_lagging(str) == "default"


def test_an_archived_game_is_told_from_there_too(settled: Pair) -> None:
    game = played(people(3))
    count_finished_games()
    settled.apply()
    before = store.whole_history(game.id)
    settled.pause()
    archive(game.id)
    for is_applied in (False, True):
        if is_applied:
            settled.resume()
            settled.apply()
        with asked() as there:
            assert store.whole_history(game.id) == before
        assert any("games_archivedevent" in query for query in there) == is_applied


def test_whoever_tells_no_beginning_is_not_believed(
    settled: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(people(3))
    settled.apply()
    before = store.history(game.id)
    assert store.whole_history(game.id) == before
    rows_of = store._rows_of

    def rows_from_the_third_on(*of: Any) -> list[store.Row]:
        return [row for row in rows_of(*of) if STANDBY not in of or row[0] > 2]

    monkeypatch.setattr(store, "_rows_of", rows_from_the_third_on)
    assert store.whole_history(game.id) == before


# What may not lag


@pytest.fixture
def behind(settled: Pair) -> Callable[[], None]:
    """Whatever is written after this is called does not reach the standby, which is read still."""

    def stay() -> None:
        settled.apply()
        settled.pause()
        with asked() as there:
            read_lagging(lambda using: connections[using].cursor().execute("SELECT 1"))
        assert there

    return stay


def test_a_clue_that_is_hidden_is_hidden_at_once(behind: Callable[[], None]) -> None:
    crowd, _ = a_season()
    found = ((who, get(who, f"/players/{who}")["best_clue"]) for who in crowd)
    teller, best = next((who, best) for who, best in found if best)
    behind()
    game, turn = best["game"], best["turn"]
    assert signed_in(teller).post(f"/games/{game}/hide-clue", {"turn": turn}).status == 204
    with asked() as there:
        turns = get(crowd[0], f"/games/{game}/story")["turns"]
    assert any("games_event" in query for query in there)
    assert [one["clue"] for one in turns if one["turn"] == turn] == [None]
    assert get(teller, f"/players/{teller}")["best_clue"] is None


def test_whoever_is_erased_is_gone_at_once(behind: Callable[[], None]) -> None:
    crowd, (game, *_) = a_season()
    gone, stays = crowd[:2]
    behind()
    erase(Account.objects.get(pk=gone))
    assert signed_in(stays).get(f"/players/{gone}").status == 404
    assert signed_in(stays).get(f"/players/{gone}/games").status == 404
    assert str(gone) not in leaders(stays)
    seats = get(stays, f"/games/{game.id}/story")["seats"]
    seats += [seat for listed in get(stays, "/me/games")["games"] for seat in listed["seats"]]
    partners = [one["person"] for one in get(stays, f"/players/{stays}")["partners"]]
    names = {one["name"] for one in (*seats, *partners) if one["id"] == str(gone)}
    assert names == {"Former player"}


def leaders(viewer: UUID) -> list[str]:
    found, page = [], get(viewer, "/leaderboard?limit=2")
    while True:
        found += [leader["person"]["id"] for leader in page["leaders"]]
        if page["next"] is None:
            return found
        page = get(viewer, f"/leaderboard?limit=2&cursor={page['next']}")


def test_whoever_shows_their_history_no_more_is_on_no_leaderboard(
    behind: Callable[[], None],
) -> None:
    crowd, _ = a_season()
    before = leaders(crowd[0])
    assert set(map(str, crowd)) <= set(before)
    behind()
    show(crowd[1], "nobody")
    assert leaders(crowd[0]) == [one for one in before if one != str(crowd[1])]
    assert signed_in(full_account()).get(f"/players/{crowd[1]}").status == 404
    assert signed_in(full_account()).get(f"/players/{crowd[1]}/games").status == 404


def test_a_consent_counts_at_once(behind: Callable[[], None]) -> None:
    crowd = people(3)
    game, stranger = played(crowd), full_account()
    count_finished_games()
    behind()
    story = f"/games/{game.id}/story"
    assert signed_in(stranger).get(story).status == 404
    for who in crowd:
        assert signed_in(who).put(f"{story}/consent").status == 204
    assert signed_in(stranger).get(story).status == 200
    assert signed_in(crowd[0]).delete(f"{story}/consent").status == 204
    assert signed_in(stranger).get(story).status == 404


def test_a_game_that_has_just_begun_is_in_the_list_and_none_ever_leaves_it(
    behind: Callable[[], None],
) -> None:
    crowd, (first, second) = a_season()
    ended = begun(crowd)
    behind()
    new = begun(crowd)
    assert listed(crowd[0]) == [str(game.id) for game in (new, ended, second, first)]
    play(ended.id, m.player(str(crowd[0])), m.Close())
    assert listed(crowd[0]) == [str(game.id) for game in (new, ended, second, first)]
    count_finished_games()
    assert listed(crowd[0]) == [str(game.id) for game in (new, ended, second, first)]


def listed(who: UUID) -> list[str]:
    return [game["id"] for game in get(who, "/me/games")["games"]]


# A standby that is behind, away, or none any more


def is_read() -> bool:
    return read_lagging(str) == STANDBY


@pytest.fixture
def without_rests(settled: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REST_SECONDS", 0.0)


@pytest.mark.usefixtures("without_rests")
def test_one_that_is_behind_is_left_alone_until_it_has_caught_up(
    settled: Pair, settings: Settings
) -> None:
    crowd, games = a_season()
    settled.apply()
    assert is_read()
    settled.pause()
    settings.STANDBY_LAG_SECONDS = 0.2
    time.sleep(0.3)
    with asked() as there:
        for path in whatever_may_lag(crowd[0], games[0]):
            get(crowd[0], path)
    assert {query for query in there if "history_" in query or "games_" in query} == set()
    settled.resume()
    settings.STANDBY_LAG_SECONDS = LONG
    assert is_read()


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The times at which the standby has been asked how far it is."""
    tries: list[float] = []
    lag = module._lag

    def count_and_look() -> float:
        tries.append(time.monotonic())
        return lag()

    monkeypatch.setattr(module, "_lag", count_and_look)
    return tries


@pytest.mark.parametrize("dies", [True, False], ids=["killed", "stopped"])
def test_one_that_is_away_costs_nobody_an_answer_and_few_a_wait(
    settled: Pair, tries: list[float], dies: bool
) -> None:
    """Killed, it refuses; stopped, it takes what it is asked and never answers."""
    crowd, games = a_season()
    settled.apply()
    assert is_read()
    tries.clear()
    with away(settled.standby, dies):
        for path in whatever_may_lag(crowd[0], games[0]):
            get(crowd[0], path)
        assert len(tries) == 1
        after_its_rest(module.standby)
        assert not is_read()
        assert len(tries) == 2
    settled.apply()
    assert not is_read()
    after_its_rest(module.standby)
    assert is_read()


def after_its_rest(standby: Standby) -> None:
    standby._resting_until = min(standby._resting_until, time.monotonic())


@contextmanager
def away(server: Server, dies: bool) -> Iterator[None]:
    if dies:
        server.kill()
    else:
        server.tell_all(signal.SIGSTOP)
    try:
        yield
    finally:
        if dies:
            server.start()
        else:
            server.tell_all(signal.SIGCONT)


def test_after_a_rest_one_thread_tries_for_all(settled: Pair) -> None:
    settled.apply()
    tried = standby_after_a_rest()
    begun, go_on = Event(), Event()

    def read(using: str) -> str:
        begun.set()
        assert go_on.wait(30)
        return using

    told: list[str] = []

    def try_first() -> None:
        told.append(tried.read(read))
        connections.close_all()

    first = Thread(target=try_first)
    first.start()
    assert begun.wait(30)
    with pytest.raises(NoStandby):
        tried.read(str)
    go_on.set()
    first.join()
    assert told == [STANDBY]
    assert tried.read(str) == STANDBY


def standby_after_a_rest() -> Standby:
    tried = Standby()
    with pytest.raises(NoStandby):
        tried.read(fails)
    after_its_rest(tried)
    return tried


def fails(using: str) -> None:
    raise OperationalError


@pytest.mark.usefixtures("without_rests")
@pytest.mark.parametrize("statement", ["SELECT pg_sleep(60)", "SELECT * FROM not_yet_there"])
def test_what_the_standby_can_not_tell_the_primary_is_asked(settled: Pair, statement: str) -> None:
    """A statement that takes too long there, or names what a migration has just made."""

    def read(using: str) -> str:
        if using == STANDBY:
            connections[using].cursor().execute(statement)
        return using

    settled.apply()
    assert read_lagging(read) == "default"
    assert is_read()


@pytest.mark.usefixtures("without_rests")
def test_a_read_of_many_statements_waits_no_longer_than_one_of_one(settled: Pair) -> None:
    """Each of these is quick enough by itself."""
    answered: list[str] = []

    def read(using: str) -> str:
        if using == STANDBY:
            for _ in range(5):
                connections[using].cursor().execute("SELECT pg_sleep(%s)", [PATIENCE * 0.6])
                answered.append(using)
        return using

    settled.apply()
    assert read_lagging(read) == "default"
    assert len(answered) <= 1
    assert is_read()


@pytest.mark.usefixtures("without_rests")
def test_a_read_that_stands_in_the_way_of_what_is_written_makes_way(settled: Pair) -> None:
    with psycopg.connect(settled.primary.url, autocommit=True) as primary:
        primary.execute("CREATE TABLE IF NOT EXISTS in_the_way (made int)")
    settled.apply()
    errors: list[BaseException | None] = []

    def read(using: str) -> str:
        if using == STANDBY:
            with (
                connections[using].cursor() as cursor,
                psycopg.connect(settled.primary.url, autocommit=True) as primary,
            ):
                cursor.execute("BEGIN")
                cursor.execute("SELECT * FROM in_the_way")
                primary.execute("DROP TABLE in_the_way")
                try:
                    cursor.execute("SELECT pg_sleep(1.5)")
                except DatabaseError as error:
                    errors.append(error.__cause__)
                    raise
        return using

    assert read_lagging(read) == "default"
    assert "recovery" in str(errors[0])
    assert is_read()


# What it says of itself


def ready() -> tuple[int, Any]:
    Redis.from_url(django_settings.REDIS_URL).set(deadlines.ALIVE, "now", ex=60)
    answer = Client().get("/readyz")
    return answer.status_code, answer.json()


def measures() -> dict[str, float]:
    lines = Client().get("/metrics").content.decode().splitlines()
    found = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in found if "standby" in name or "lagging" in name}


@pytest.mark.usefixtures("without_rests")
def test_the_server_is_ready_without_its_standby_and_says_so(
    settled: Pair, settings: Settings
) -> None:
    settled.apply()
    parts = {"database": True, "standby": True, "redis": True, "clock": True}
    assert is_read()
    assert ready() == (200, parts)
    settled.pause()
    settings.STANDBY_LAG_SECONDS = 0.01
    time.sleep(0.1)
    assert not is_read()
    assert ready() == (200, {**parts, "standby": False})
    before = measures()
    assert before["dixit_standby_in_step"] == 0
    assert before["dixit_standby_lag_seconds"] > 0.1
    read_lagging(str)
    settled.resume()
    settings.STANDBY_LAG_SECONDS = LONG
    read_lagging(str)
    after = measures()
    assert after["dixit_standby_in_step"] == 1
    for database in ("standby", "primary"):
        name = f'dixit_lagging_reads_total{{database="{database}"}}'
        assert after[name] == before[name] + 1


def test_a_probe_says_what_is_known_and_never_tries_the_standby(
    settled: Pair, tries: list[float]
) -> None:
    """One that hangs would hold up the probe, and whoever asks it would take the server away."""
    settled.apply()
    others = {"database": True, "redis": True, "clock": True}
    with asked() as there:
        assert ready() == (200, others)
    assert there == []
    assert is_read()
    with asked() as there:
        assert ready() == (200, {**others, "standby": True})
    assert there == []
    with away(settled.standby, dies=False):
        assert ready() == (200, {**others, "standby": True})
        assert len(tries) == 1
        assert not is_read()
        after_its_rest(module.standby)
        assert ready() == (200, {**others, "standby": False})
        assert len(tries) == 2
    after_its_rest(module.standby)
    assert measures()["dixit_standby_in_step"] == 1
    assert ready() == (200, {**others, "standby": True})


def test_without_a_standby_nobody_speaks_of_one() -> None:
    assert databases(Environment(database_url="postgresql://here/dixit")).keys() == {"default"}
    assert standby_is_read() is standby_was_read() is None
    assert list(StandbyLag().collect()) == []


def test_a_standby_that_nobody_can_read_is_refused_without_its_password() -> None:
    there = Environment(database_url="postgresql://here/dixit", standby_url="postgresql://a:pw@[")
    with pytest.raises(ImproperlyConfigured, match="STANDBY_URL is not a valid") as refused:
        databases(there)
    assert "pw" not in str(refused.value)


# Behind a pooler, and when it takes the primary's place


@needs_pgbouncer
def test_it_may_stand_behind_a_pooler(
    pair: Pair, settings: Settings, django_db_blocker: DjangoDbBlocker
) -> None:
    settings.STANDBY_LAG_SECONDS = LONG
    with (
        pgbouncer_to(pair.standby.url) as url,
        django_db_blocker.unblock(),
        connected_to(pair.primary.url, url, "transaction"),
    ):
        crowd, games = a_season()
        pair.apply()
        for path in whatever_may_lag(crowd[0], games[0]):
            with asked() as there:
                get(crowd[0], path)
            assert len(there) > 1


@pytest.mark.timeout(300)
def test_once_it_is_the_primary_all_is_read_there_as_from_one(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, django_db_blocker: DjangoDbBlocker
) -> None:
    """The address of both leads to it, and none is a standby until the other has become one."""
    settings.STANDBY_LAG_SECONDS = LONG
    monkeypatch.setattr(module, "REST_SECONDS", LONG)
    monkeypatch.setattr(module, "standby", Standby())
    with (
        a_pair() as pair,
        django_db_blocker.unblock(),
        connected_to(pair.url, pair.standby_url),
    ):
        migrate(pair)
        crowd, games = a_season()
        assert is_read()
        before = [get(crowd[0], path) for path in whatever_may_lag(crowd[0], games[0])]
        pair.fail_over()
        connection.close()
        until_it_takes_writes(pair)
        assert [get(crowd[0], path) for path in whatever_may_lag(crowd[0], games[0])] == before
        assert module.standby.lag == inf
        after_its_rest(module.standby)
        assert not is_read()
        pair.make_standby_anew()
        pair.apply()
        after_its_rest(module.standby)
        assert is_read()


def until_it_takes_writes(pair: Pair) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            psycopg.connect(pair.url).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("it was not promoted")
