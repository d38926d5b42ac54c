"""One address has so many new guests in an hour, and more where they play."""

from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from random import Random
from uuid import UUID, uuid4

import pytest
from django.db import connection
from django.test import Client
from pytest_django import Settings
from redis import RedisError

from accounts import guest_limit
from accounts.models import Account
from games.account_hooks import count_players_of_scored_turns
from testkit.api_callers import Caller, OpenTable, play_on, play_out

LIMIT = 3

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture(autouse=True)
def few(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "guest": (LIMIT, 3600)}
    monkeypatch.setattr(guest_limit, "COUNT_SECONDS", 0.0)


def an_address() -> str:
    """One that nobody else has."""
    return "10." + ".".join(str(number) for number in uuid4().bytes[:3])


@pytest.fixture
def address() -> str:
    return an_address()


def becomes_guest(address: str, name: str = "Ana") -> tuple[int, Caller | None]:
    response = Client(REMOTE_ADDR=address).post(
        "/api/v1/guests", {"name": name}, content_type="application/json"
    )
    said = response.json()
    made = response.status_code == 201
    return response.status_code, Caller(said["token"], said["me"]["id"]) if made else None


def statuses(address: str, number: int) -> list[int]:
    return [becomes_guest(address)[0] for _ in range(number)]


def a_class(address: str) -> OpenTable:
    """The guests of an address, at a table in a running game."""
    callers = [caller for _ in range(LIMIT) if (caller := becomes_guest(address, a_name())[1])]
    host, *others = callers
    room = host.post("/rooms", {"title": "Class 4b", "settings": {"target": 10}}).json
    for caller in others:
        assert caller.moves(room["game"]["id"], "join").status == 200
    assert host.moves(room["game"]["id"], "start").status == 200
    return OpenTable(room["code"], room["game"]["id"], tuple(callers))


def a_name() -> str:
    return "".join(Random().sample("abcdefghijklmnopqrstuvwxyz", 12))


def test_an_address_has_so_many_guests_in_an_hour(address: str) -> None:
    assert statuses(address, LIMIT + 2) == [201] * LIMIT + [429] * 2
    assert statuses(an_address(), 1) == [201], "another address has its own"


def test_whoever_is_refused_is_told_when_to_come_again(address: str) -> None:
    statuses(address, LIMIT)
    answer = Client(REMOTE_ADDR=address).post(
        "/api/v1/guests", {"name": "Ana"}, content_type="application/json"
    )
    assert answer.json()["code"] == "too_many_requests"
    assert 0 < int(answer.headers["Retry-After"]) <= 3600


def test_a_refused_try_is_no_guest(address: str) -> None:
    before = Account.objects.count()
    statuses(address, LIMIT + 3)
    assert Account.objects.count() == before + LIMIT


def test_a_name_that_is_none_does_not_count(address: str) -> None:
    assert [becomes_guest(address, "...")[0] for _ in range(LIMIT)] == [400] * LIMIT
    assert statuses(address, LIMIT + 1) == [201] * LIMIT + [429]


def test_guests_who_have_played_a_turn_count_no_longer(address: str) -> None:
    table = a_class(address)
    assert statuses(address, 1) == [429], "they have only sat down"
    while table.view()["turn"] == 1:
        play_on(table)
    assert statuses(address, LIMIT + 1) == [201] * LIMIT + [429]


def test_however_many_play_there_is_an_end(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_limit, "MOST_TIMES", 1)
    play_out(a_class(address))
    assert statuses(address, 1) == [429]


def test_only_those_who_sit_in_a_game_with_a_scored_turn_have_played() -> None:
    played, sat = a_class(an_address()), a_class(an_address())
    play_out(played)
    people = [UUID(caller.id) for caller in (*played.players, *sat.players)]
    assert count_players_of_scored_turns([*people, uuid4()]) == len(played.players)
    assert count_players_of_scored_turns([]) == 0


def test_the_players_are_counted_once_in_a_while(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who goes on asking costs no query each time."""
    monkeypatch.setattr(guest_limit, "COUNT_SECONDS", 60.0)
    asked: list[int] = []

    def nobody_plays(people: Collection[UUID]) -> int:
        asked.append(len(people))
        return 0

    with guest_limit.players_among.only(nobody_plays):
        statuses(address, LIMIT + 5)
    assert asked == [LIMIT + 1]


def test_of_those_who_come_at_once_no_more_are_let_in(address: str) -> None:
    def comes() -> int:
        try:
            return becomes_guest(address)[0]
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as threads:
        answers = [answer.result() for answer in [threads.submit(comes) for _ in range(8)]]
    assert sorted(answers) == [201] * LIMIT + [429] * (8 - LIMIT)


def test_without_redis_nobody_is_limited(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> None:
        raise RedisError

    monkeypatch.setattr(guest_limit, "_add", gone)
    assert statuses(address, LIMIT + 1) == [201] * (LIMIT + 1)
