"""A listener to a cluster: it hears of its channels wherever their slots go."""

from collections.abc import Collection, Iterator
from functools import partial
from queue import Empty, SimpleQueue

import pytest

from games.live.cluster_listener import ClusterListener
from tools.valkey_cluster import Cluster, Node, wait_until
from web.redis import PATIENCE
from web.redis_cluster import ClusterConnection, slot_of

HEARD_WITHIN = 5.0
CHANNELS = [f"game:{number}" for number in range(9)]


class Recorder:
    """Records what a listener calls back."""

    def __init__(self, url: str, *channels: str) -> None:
        self.messages: SimpleQueue[tuple[str, bytes]] = SimpleQueue()
        self.perhaps_missed: list[str] = []
        self.stopped = False
        self.listener = ClusterListener(
            url,
            *channels,
            on_subscribed=self._on_subscribed,
            on_message=self._on_message,
            on_stopped=self._on_stopped,
        )

    def _on_subscribed(self, channels: Collection[str]) -> None:
        self.perhaps_missed.extend(channels)

    def _on_message(self, channel: str, payload: bytes) -> None:
        if payload == b"break":
            raise ValueError(payload)
        self.messages.put((channel, payload))

    def _on_stopped(self) -> None:
        self.stopped = True

    def next_message(self, patience: float = HEARD_WITHIN) -> tuple[str, bytes] | None:
        try:
            return self.messages.get(timeout=patience)
        except Empty:
            return None


@pytest.fixture
def recorder(cluster: Cluster) -> Iterator[Recorder]:
    """Somebody who listens to channels of all nodes."""
    recorder = Recorder(cluster.url, *CHANNELS)
    wait_until(lambda: set(recorder.perhaps_missed) == set(CHANNELS))
    recorder.perhaps_missed.clear()
    yield recorder
    recorder.listener.close()


@pytest.fixture
def publisher(cluster: Cluster) -> ClusterConnection:
    return ClusterConnection(cluster.url, PATIENCE)


def listeners(cluster: Cluster, channel: str) -> list[Node]:
    """The nodes at which somebody listens to the channel."""
    return [node for node in cluster.primaries if node.ask("PUBSUB", "SHARDNUMSUB", channel)[1] > 0]


def is_heard_at(node: Node, cluster: Cluster, channel: str) -> bool:
    return listeners(cluster, channel) == [node]


def another_than(node: Node, cluster: Cluster) -> Node:
    return next(other for other in cluster.primaries if other is not node)


def test_channels_of_all_nodes_are_heard(
    cluster: Cluster, recorder: Recorder, publisher: ClusterConnection
) -> None:
    assert len({cluster.primary_of(slot_of(channel)).port for channel in CHANNELS}) == 3
    for channel in CHANNELS:
        publisher.publish(channel, b"hello")
    heard = {recorder.next_message() for _ in CHANNELS}
    assert heard == {(channel, b"hello") for channel in CHANNELS}


def test_a_message_goes_to_the_node_of_its_slot_alone(cluster: Cluster, recorder: Recorder) -> None:
    for channel in CHANNELS:
        assert listeners(cluster, channel) == [cluster.primary_of(slot_of(channel))]


def test_channels_can_change_at_any_time(
    cluster: Cluster, recorder: Recorder, publisher: ClusterConnection
) -> None:
    recorder.listener.subscribe("new")
    recorder.listener.unsubscribe(CHANNELS[0])
    wait_until(lambda: listeners(cluster, "new") and not listeners(cluster, CHANNELS[0]))
    publisher.publish(CHANNELS[0], b"unheard")
    publisher.publish("new", b"heard")
    assert recorder.next_message() == ("new", b"heard")


def test_a_slot_that_moves_takes_its_listeners_along(
    cluster: Cluster, recorder: Recorder, publisher: ClusterConnection
) -> None:
    channel = CHANNELS[0]
    for _ in range(3):
        to = another_than(cluster.wait_for_holder(slot_of(channel)), cluster)
        cluster.move(slot_of(channel), to)
        wait_until(partial(is_heard_at, to, cluster, channel))
        publisher.publish(channel, b"after the move")
        assert recorder.next_message() == (channel, b"after the move")
    wait_until(lambda: len(recorder.perhaps_missed) == 3)
    assert set(recorder.perhaps_missed) == {channel}


def test_who_publishes_at_the_moment_of_a_move_loses_no_word_for_good(
    cluster: Cluster, recorder: Recorder, publisher: ClusterConnection
) -> None:
    """Either the word is heard, or the channel is named as one whose words may be missing."""
    channel = CHANNELS[1]
    publisher.publish(channel, b"before")
    assert recorder.next_message() == (channel, b"before")
    cluster.move(slot_of(channel), another_than(cluster.wait_for_holder(slot_of(channel)), cluster))
    publisher.publish(channel, b"at once")
    wait_until(lambda: channel in recorder.perhaps_missed or not recorder.messages.empty())


def test_whoever_was_cut_off_is_told_which_channels_that_concerns(
    cluster: Cluster, recorder: Recorder, publisher: ClusterConnection
) -> None:
    node = cluster.primary_of(slot_of(CHANNELS[0]))
    there = {one for one in CHANNELS if cluster.primary_of(slot_of(one)) is node}
    node.ask("CLIENT", "KILL", "TYPE", "pubsub")
    wait_until(lambda: set(recorder.perhaps_missed) == there)
    assert there < set(CHANNELS)
    publisher.publish(CHANNELS[0], b"again")
    assert recorder.next_message() == (CHANNELS[0], b"again")


def test_a_message_that_makes_no_sense_stops_nothing(
    recorder: Recorder, publisher: ClusterConnection
) -> None:
    publisher.publish(CHANNELS[0], b"break")
    publisher.publish(CHANNELS[0], b"next")
    assert recorder.next_message() == (CHANNELS[0], b"next")
    assert recorder.perhaps_missed == []


def test_closed_it_ends_and_what_is_asked_of_it_afterwards_does_no_harm(cluster: Cluster) -> None:
    recorder = Recorder(cluster.url, "people")
    wait_until(lambda: recorder.perhaps_missed == ["people"])
    recorder.listener.close()
    assert recorder.stopped
    recorder.listener.subscribe("late")
    wait_until(lambda: listeners(cluster, "people") == [])


def test_with_no_node_to_be_reached_it_waits_and_can_be_closed() -> None:
    recorder = Recorder("redis+cluster://127.0.0.1:1", "people")
    recorder.listener.subscribe("another")
    recorder.listener.close()
    assert recorder.stopped
    assert recorder.perhaps_missed == []
