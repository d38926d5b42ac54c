"""A connection on which an answer need not be waited for."""

import pytest
from django.conf import settings
from redis import Redis, RedisError

from web.redis import MOST_UNREAD, PATIENCE, Wire, redis_within


@pytest.fixture
def wire() -> Wire:
    return Wire(settings.REDIS_URL)


def test_whoever_asks_gets_their_own_answer_and_not_that_to_what_was_told_before(
    wire: Wire,
) -> None:
    for number in range(3 * MOST_UNREAD):
        wire.tell(("SET", "told", number))
    assert wire.ask(("ECHO", "a"), ("ECHO", "b")) == [b"a", b"b"]
    assert wire.ask(("GET", "told")) == [b"%d" % (3 * MOST_UNREAD - 1)]


def test_a_connection_that_was_lost_is_made_up_for(wire: Wire) -> None:
    wire.tell(("SET", "told", 1))
    (own,) = wire.ask(("CLIENT", "ID"))
    Redis.from_url(settings.REDIS_URL).client_kill_filter(_id=str(own))
    assert wire.ask(("ECHO", "a")) == [b"a"]


def test_after_a_refusal_no_answer_is_taken_for_another(wire: Wire) -> None:
    with pytest.raises(RedisError):
        wire.ask(("NO SUCH COMMAND",), ("ECHO", "a"))
    assert wire.ask(("ECHO", "b")) == [b"b"]


def test_with_redis_away_whoever_tells_hears_of_it() -> None:
    with pytest.raises(RedisError):
        Wire("unix:///nobody/listens").tell(("SET", "told", 1))


def test_threads_may_come_and_go_without_end() -> None:
    limit = redis_within(PATIENCE).connection_pool.max_connections
    wires = [Wire(settings.REDIS_URL) for _ in range(limit + 1)]
    assert wires[-1].ask(("ECHO", "a")) == [b"a"]
