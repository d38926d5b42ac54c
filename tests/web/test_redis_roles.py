"""News, counters and the queue with servers of their own, of which one may be away alone."""

import socket
import time
import uuid
from collections.abc import Iterator

import pytest
from celery import current_app
from django.test import Client
from pytest_django import Settings
from redis import Redis

from accounts.tickets import new_ticket, session_of
from games import deadlines
from games.announce import announce_room, room_channel
from games.presence import present_in
from testkit.api_callers import guest
from tools.server_process import folders_of_a_run
from tools.valkey import valkey
from web.redis import PATIENCE, REDIS_ERRORS, counters_connection, news_connection
from web.redis_cluster import ClusterConnection, address_of_cluster
from web.throttle import seconds_to_wait

NOWHERE = "unix:///nowhere/redis.sock"
NO_CLUSTER = "redis+cluster://127.0.0.1:1,127.0.0.1:2"

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def other() -> Iterator[str]:
    """The address of a second server."""
    with folders_of_a_run(None) as folders, valkey(folders) as server:
        yield server.url


def keys_at(url: str) -> set[bytes]:
    with Redis.from_url(url) as redis:
        return set(redis.scan_iter("*"))


def parts() -> dict[str, bool]:
    said = Client().get("/readyz").json()
    return dict(said["facts"]["parts"] if "facts" in said else said)


# Each role has the server that is named for it


def test_what_is_counted_is_at_the_counters_server_and_nowhere_else(
    settings: Settings, other: str
) -> None:
    before = keys_at(settings.REDIS_URL)
    settings.COUNTERS_REDIS_URL = other
    settings.THROTTLES = {"in_a_test": (1, 60)}
    who = uuid.uuid4().hex
    assert [seconds_to_wait("in_a_test", who) > 0 for _ in range(2)] == [False, True]
    assert session_of(new_ticket("a session")) == "a session"
    deadlines.end_due_phases()
    assert deadlines.is_alive()
    assert {key.partition(b":")[0] for key in keys_at(other)} == {b"throttle", b"clock"}
    assert keys_at(settings.REDIS_URL) <= before  # of those some may have ended meanwhile


def test_news_go_to_the_news_server_and_nowhere_else(settings: Settings, other: str) -> None:
    default, room = settings.REDIS_URL, uuid.uuid4()
    settings.NEWS_REDIS_URL = other
    heard = {}
    for url in (default, other):
        with Redis.from_url(url) as redis, redis.pubsub(ignore_subscribe_messages=True) as ear:
            ear.subscribe(room_channel(room))
            ear.get_message(timeout=5)
            announce_room(room)
            heard[url] = ear.get_message(timeout=1)
    assert heard[default] is None
    assert heard[other]["data"] == b"changed"


def test_news_and_counters_of_one_server_share_a_connection(settings: Settings) -> None:
    assert news_connection() is counters_connection()
    settings.NEWS_REDIS_URL = NOWHERE
    assert news_connection() is not counters_connection()


# One of them is away


@pytest.mark.parametrize("away", [NOWHERE, NO_CLUSTER])
def test_without_counters_nobody_is_limited_and_no_ticket_is_given(
    settings: Settings, away: str
) -> None:
    caller = guest("Ana")
    settings.COUNTERS_REDIS_URL = away
    settings.THROTTLES = {**settings.THROTTLES, "in_a_test": (1, 60)}
    assert [seconds_to_wait("in_a_test", "somebody") for _ in range(5)] == [0.0] * 5
    refused = caller.post("/socket-tickets")
    assert (refused.status, refused.json["code"]) == (503, "out_of_reach")
    assert refused.headers["Retry-After"] == "1"
    with pytest.raises(REDIS_ERRORS):
        present_in([uuid.uuid4()])


@pytest.mark.parametrize("away", [NOWHERE, NO_CLUSTER])
def test_without_news_all_else_goes_on(settings: Settings, away: str) -> None:
    caller = guest("Ana")
    settings.NEWS_REDIS_URL = away
    settings.THROTTLES = {**settings.THROTTLES, "in_a_test": (1, 60)}
    assert [seconds_to_wait("in_a_test", uuid.uuid4().hex) for _ in range(2)] == [0.0, 0.0]
    assert caller.post("/socket-tickets").status == 201
    answer = caller.post("/rooms", {"title": "The harbour"})
    assert answer.status == 201, answer
    assert caller.asks("PATCH", "/me", {"name": "Anna"}, {}).status == 200


@pytest.mark.parametrize("away", [NOWHERE, NO_CLUSTER])
def test_readyz_names_the_role_that_is_away(settings: Settings, away: str) -> None:
    deadlines.end_due_phases()
    assert parts() == {"database": True, "redis": True, "clock": True}
    settings.NEWS_REDIS_URL = away
    assert parts() == {"database": True, "redis": True, "news": False, "clock": True}
    settings.NEWS_REDIS_URL, settings.COUNTERS_REDIS_URL = settings.REDIS_URL, away
    assert parts() == {
        "database": True,
        "redis": True,
        "news": True,
        "counters": False,
        "clock": False,
    }


def test_readyz_asks_for_a_queue_of_its_own(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    deadlines.end_due_phases()
    for url, answers in ((other, True), (NOWHERE, False)):
        settings.QUEUE_URL = url
        broker = url.replace("unix://", "redis+socket://")
        monkeypatch.setattr(current_app.conf, "broker_write_url", broker)
        assert parts() == {"database": True, "redis": True, "queue": answers, "clock": True}


# How their addresses are read


@pytest.mark.parametrize(
    ("url", "nodes", "options"),
    [
        ("redis+cluster://a", [("a", 6379)], {}),
        ("redis+cluster://a:1,b:2/", [("a", 1), ("b", 2)], {}),
        ("redis+cluster://:pw@a:1,b:2", [("a", 1), ("b", 2)], {"password": "pw"}),
        ("redis+cluster://me:p%40w@a:1", [("a", 1)], {"username": "me", "password": "p@w"}),
        ("redis+cluster://[::1]:7000", [("::1", 7000)], {}),
        ("rediss+cluster://:pw@a:1", [("a", 1)], {"password": "pw", "ssl": True}),
    ],
)
def test_the_address_of_a_cluster(
    url: str, nodes: list[tuple[str, int]], options: dict[str, object]
) -> None:
    assert address_of_cluster(url) == (nodes, options)


def test_a_cluster_that_swallows_what_it_is_sent_is_waited_for_once_in_a_while() -> None:
    with socket.create_server(("127.0.0.1", 0)) as swallowing:
        port = swallowing.getsockname()[1]
        connection = ClusterConnection(f"redis+cluster://127.0.0.1:{port}", PATIENCE)
        waits = [_seconds_to_fail(connection) for _ in range(3)]
    assert max(waits[1:]) < waits[0] / 10


def _seconds_to_fail(connection: ClusterConnection) -> float:
    began = time.monotonic()
    with pytest.raises(REDIS_ERRORS):
        connection.publish("game", 1)
    return time.monotonic() - began
