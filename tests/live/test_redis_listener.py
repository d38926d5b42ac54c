"""One subscription for a process: it receives its channels as soon as Redis lets it."""

import threading
import time
from collections.abc import Callable, Collection, Iterator
from queue import Empty, SimpleQueue
from typing import cast

import pytest
from django.conf import settings
from redis import Redis

from games.live.redis_listener import RECONNECT_SECONDS, RedisListener

PATIENCE = 5.0


class Recorder:
    """Records what a listener calls back, and may be busy with a message for a while."""

    def __init__(self) -> None:
        self.messages: SimpleQueue[tuple[str, bytes]] = SimpleQueue()
        self.times_subscribed = 0
        self.busy, self.free, self.stopped = (threading.Event() for _ in range(3))
        self.listener = RedisListener(
            settings.REDIS_URL,
            "a",
            on_subscribed=self._on_subscribed,
            on_message=self._on_message,
            on_stopped=self.stopped.set,
        )
        wait_for(lambda: self.times_subscribed > 0)

    def _on_subscribed(self, _: Collection[str]) -> None:
        self.times_subscribed += 1

    def _on_message(self, channel: str, payload: bytes) -> None:
        if payload == b"think":
            self.busy.set()
            self.free.wait(PATIENCE)
        elif payload == b"break":
            raise ValueError(payload)
        else:
            self.messages.put((channel, payload))

    def next_message(self, patience: float = PATIENCE) -> tuple[str, bytes] | None:
        try:
            return self.messages.get(timeout=patience)
        except Empty:
            return None


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    recorder = Recorder()
    yield recorder
    recorder.free.set()
    recorder.listener.close()


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis.from_url(settings.REDIS_URL) as redis:
        yield redis


def listeners(redis: Redis, channel: str) -> int:
    ((_, number),) = cast("list[tuple[bytes, int]]", redis.pubsub_numsub(channel))
    return number


def cut_off_everybody(redis: Redis) -> None:
    redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")  # type: ignore[no-untyped-call]


def test_channels_can_change_at_any_time(recorder: Recorder, redis: Redis) -> None:
    recorder.listener.subscribe("b")
    recorder.listener.unsubscribe("a")
    wait_for(lambda: (listeners(redis, "a"), listeners(redis, "b")) == (0, 1))
    redis.publish("b", "hello")
    assert recorder.next_message() == ("b", b"hello")


def test_whoever_was_cut_off_receives_all_channels_again(recorder: Recorder, redis: Redis) -> None:
    cut_off_everybody(redis)
    wait_for(lambda: recorder.times_subscribed == 2)
    redis.publish("a", "again")
    assert recorder.next_message() == ("a", b"again")


def test_so_does_whoever_was_busy_meanwhile_and_had_the_channels_changed(
    recorder: Recorder, redis: Redis
) -> None:
    redis.publish("a", "think")
    assert recorder.busy.wait(PATIENCE)
    cut_off_everybody(redis)
    channels = [f"b{number}" for number in range(4)]
    for channel in channels:
        time.sleep(0.02)
        recorder.listener.subscribe(channel)
    recorder.free.set()
    wait_for(lambda: recorder.times_subscribed == 2)
    for channel in ("a", *channels):
        redis.publish(channel, "again")
        assert recorder.next_message() == (channel, b"again")


def test_a_message_that_makes_no_sense_stops_nothing(recorder: Recorder, redis: Redis) -> None:
    redis.publish("a", "break")
    redis.publish("a", "next")
    assert recorder.next_message() == ("a", b"next")
    assert recorder.times_subscribed == 1


@pytest.mark.alone
def test_closed_it_ends_at_once_and_on_its_own_thread(redis: Redis) -> None:
    recorder = Recorder()
    began = time.monotonic()
    recorder.listener.close()
    assert recorder.stopped.is_set()
    assert time.monotonic() - began < 2 * RECONNECT_SECONDS
    wait_for(lambda: listeners(redis, "a") == 0)
