"""A connection on which an answer need not be waited for."""

from typing import cast

import pytest
from django.conf import settings
from redis import Redis, RedisError

from web.redis import MOST_UNREAD, PATIENCE, RedisConnection, news_within


@pytest.fixture
def connection() -> RedisConnection:
    return RedisConnection(settings.REDIS_URL)


def test_whoever_asks_gets_their_own_answer_and_not_that_to_what_was_told_before(
    connection: RedisConnection,
) -> None:
    for number in range(3 * MOST_UNREAD):
        connection.tell(("SET", "told", number))
    assert connection.ask(("ECHO", "a"), ("ECHO", "b")) == [b"a", b"b"]
    assert connection.ask(("GET", "told")) == [b"%d" % (3 * MOST_UNREAD - 1)]


def test_a_connection_that_was_lost_is_made_up_for(connection: RedisConnection) -> None:
    connection.tell(("SET", "told", 1))
    (own,) = connection.ask(("CLIENT", "ID"))
    Redis.from_url(settings.REDIS_URL).client_kill_filter(_id=str(own))
    assert connection.ask(("ECHO", "a")) == [b"a"]


def test_after_a_refusal_no_answer_is_taken_for_another(connection: RedisConnection) -> None:
    with pytest.raises(RedisError):
        connection.ask(("NO SUCH COMMAND",), ("ECHO", "a"))
    assert connection.ask(("ECHO", "b")) == [b"b"]


def test_with_redis_away_whoever_tells_hears_of_it() -> None:
    with pytest.raises(RedisError):
        RedisConnection("unix:///nobody/listens").tell(("SET", "told", 1))


def test_threads_may_come_and_go_without_end() -> None:
    limit = cast("Redis", news_within(PATIENCE)).connection_pool.max_connections
    connections = [RedisConnection(settings.REDIS_URL) for _ in range(limit + 1)]
    assert connections[-1].ask(("ECHO", "a")) == [b"a"]
