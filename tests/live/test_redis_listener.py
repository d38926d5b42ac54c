"""One subscription for a process: it hears whatever is wanted, as soon as Redis lets it."""

import threading
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from typing import cast

import pytest
from django.conf import settings
from redis import Redis

from games.live.redis_listener import RECONNECT_SECONDS, RedisListener

PATIENCE = 5.0


class Listener:
    """Whoever has a radio on, and may be busy with what was said."""

    def __init__(self) -> None:
        self.wanted = {"a"}
        self.words: SimpleQueue[tuple[str, bytes]] = SimpleQueue()
        self.times_on_air = 0
        self.busy, self.free, self.over = (threading.Event() for _ in range(3))
        self.radio = RedisListener(
            lambda: set(self.wanted), on_air=self._on_air, hear=self._hear, off_air=self.over.set
        )
        wait_for(lambda: self.times_on_air > 0)

    def _on_air(self) -> None:
        self.times_on_air += 1

    def _hear(self, channel: str, word: bytes) -> None:
        if word == b"think":
            self.busy.set()
            self.free.wait(PATIENCE)
        elif word == b"break":
            raise ValueError(word)
        else:
            self.words.put((channel, word))

    def next_word(self, patience: float = PATIENCE) -> tuple[str, bytes] | None:
        try:
            return self.words.get(timeout=patience)
        except Empty:
            return None


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture
def listener() -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.free.set()
    listener.radio.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis.from_url(settings.REDIS_URL) as redis:
        yield redis


def listeners(redis: Redis, channel: str) -> int:
    ((_, number),) = cast("list[tuple[bytes, int]]", redis.pubsub_numsub(channel))
    return number


def cut_off_everybody(redis: Redis) -> None:
    redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")  # type: ignore[no-untyped-call]


def test_what_is_wanted_can_change_at_any_time(listener: Listener, redis: Redis) -> None:
    listener.wanted = {"b"}
    listener.radio.tune()
    wait_for(lambda: (listeners(redis, "a"), listeners(redis, "b")) == (0, 1))
    redis.publish("b", "hello")
    assert listener.next_word() == ("b", b"hello")


def test_whoever_was_cut_off_hears_all_channels_again(listener: Listener, redis: Redis) -> None:
    cut_off_everybody(redis)
    wait_for(lambda: listener.times_on_air == 2)
    redis.publish("a", "again")
    assert listener.next_word() == ("a", b"again")


def test_so_does_whoever_was_busy_meanwhile_and_had_the_channels_changed(
    listener: Listener, redis: Redis
) -> None:
    redis.publish("a", "think")
    assert listener.busy.wait(PATIENCE)
    cut_off_everybody(redis)
    for number in range(4):
        time.sleep(0.02)
        listener.wanted.add(f"b{number}")
        listener.radio.tune()
    listener.free.set()
    wait_for(lambda: listener.times_on_air == 2)
    for channel in sorted(listener.wanted):
        redis.publish(channel, "again")
        assert listener.next_word() == (channel, b"again")


def test_a_word_that_makes_no_sense_stops_nothing(listener: Listener, redis: Redis) -> None:
    redis.publish("a", "break")
    redis.publish("a", "next")
    assert listener.next_word() == ("a", b"next")
    assert listener.times_on_air == 1


def test_switched_off_it_ends_at_once_and_on_its_own_thread(redis: Redis) -> None:
    listener = Listener()
    began = time.monotonic()
    listener.radio.close()
    assert listener.over.is_set()
    assert time.monotonic() - began < 2 * RECONNECT_SECONDS
    wait_for(lambda: listeners(redis, "a") == 0)
