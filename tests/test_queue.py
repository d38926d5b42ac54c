"""Where tasks wait: the forms of QUEUE_URL, and a queue that Sentinel watches."""

import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from celery import Celery
from redis import Redis, RedisError

import web.queue
from dixit_project import celery
from dixit_project.celery import Beat, app
from dixit_project.settings import queue
from tools.ports import free_port
from tools.server_process import Folders, Server, folders_of_a_run
from tools.valkey import KEPT_NOWHERE, program, valkey
from tools.valkey_cluster import wait_until
from web.environment import IllFormedEnvironment, read_environment
from web.queue import queue_answers, waiting_in

THE_MASTER = {"master_name": "dixit"}


@pytest.mark.parametrize(
    ("url", "broker", "options"),
    [
        ("redis://:pw@a:6379/0", "redis://:pw@a:6379/0", {}),
        ("unix:///tmp/a.sock", "redis+socket:///tmp/a.sock", {}),
        ("amqp://me:pw@rabbit:5672//", "amqp://me:pw@rabbit:5672//", {}),
        ("sentinel://a:1/0?master=dixit", "sentinel://a:1/0", THE_MASTER),
        (
            "sentinel://:pw@a:1,b:2/0?master=dixit",
            "sentinel://:pw@a:1/0;sentinel://:pw@b:2/0",
            THE_MASTER,
        ),
    ],
)
def test_an_address_becomes_celerys(url: str, broker: str, options: dict[str, str]) -> None:
    assert read_environment({"QUEUE_URL": url}).queue_url == url
    assert queue(url) == (broker, options)


@pytest.mark.parametrize(
    "url", ["redis+cluster://a:1", "sentinel://a:1/0", "sqs://", "amqp", "http://rabbit"]
)
def test_others_are_refused(url: str) -> None:
    with pytest.raises(IllFormedEnvironment, match="QUEUE_URL must be"):
        read_environment({"QUEUE_URL": url})


def a_beat(url: str) -> Beat:
    """One that leads, and asks for the sweep alone."""
    broker, options = queue(url)
    tasks = Celery("watched", broker=broker, set_as_current=False)
    tasks.conf.broker_transport_options = options
    tasks.conf.beat_schedule = {"sweep": app.conf.beat_schedule["sweep"]}
    beat = Beat(app=tasks)
    beat.tick()
    return beat


@pytest.mark.parametrize(
    "url",
    [
        "redis://127.0.0.1:{port}/0",
        "amqp://me:pw@127.0.0.1:{port}//",
        "sentinel://127.0.0.1:{port}/0?master=dixit",
    ],
)
def test_a_queue_that_says_nothing_is_not_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system takes what is sent to a port, though nobody reads it."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        broker, options = queue(url.format(port=silent.getsockname()[1]))
        asks = Celery("asks", broker=broker, set_as_current=False)
        asks.conf.broker_transport_options = options
        monkeypatch.setattr(web.queue, "current_app", asks)
        assert not queue_answers()


@pytest.fixture
def long_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat leads for the whole test, though it renews nothing while servers die and return."""
    monkeypatch.setattr(celery, "LEASE_SECONDS", 60)


@pytest.mark.usefixtures("db", "long_lease")
def test_a_beat_outlives_its_queue() -> None:
    with folders_of_a_run(None) as folders, valkey(folders) as broker:
        beat = a_beat(broker.url)
        sweep, producer = beat.schedule["sweep"], beat.producer
        beat.apply_entry(sweep, producer=producer)
        broker.stop(signal.SIGKILL)
        for _ in range(3):
            beat.apply_entry(sweep, producer=producer)
        broker.start()
        beat.apply_entry(sweep, producer=producer)
        with Redis.from_url(broker.url) as redis:
            assert redis.llen(beat.app.conf.task_default_queue) == 1
        beat.close()


# Sentinel


class Watched:
    """Two servers, of which one follows the other, and a Sentinel that watches both."""

    def __init__(self, folders: Folders, stack: ExitStack) -> None:
        self.ports = free_port(), free_port()
        self.sentinel = free_port()
        first, second = (server(folders, port) for port in self.ports)
        self.first = stack.enter_context(first.running())
        stack.enter_context(second.running())
        self.second = Redis(port=self.ports[1])
        self.second.replicaof("127.0.0.1", str(self.ports[0]))
        config = Path(folders.sockets) / "sentinel.conf"
        config.write_text(
            f"port {self.sentinel}\nbind 127.0.0.1\ndir {folders.sockets}\n"
            f"sentinel monitor dixit 127.0.0.1 {self.ports[0]} 1\n"
            "sentinel down-after-milliseconds dixit 500\n"
            "sentinel failover-timeout dixit 2000\n"
        )
        command: list[str | Path] = [program(), config, "--sentinel"]
        stack.enter_context(server(folders, self.sentinel, command).running())
        wait_until(lambda: self.asked("SENTINEL REPLICAS", "dixit"))

    @property
    def url(self) -> str:
        return f"sentinel://127.0.0.1:{self.sentinel}/0?master=dixit"

    def asked(self, *command: str) -> object:
        sentinel = Redis(port=self.sentinel, decode_responses=True)
        return sentinel.execute_command(*command)  # type: ignore[no-untyped-call]

    def takes_over(self) -> bool:
        told = self.asked("SENTINEL GET-MASTER-ADDR-BY-NAME", "dixit")
        return str(self.ports[1]) in str(told)


def server(folders: Folders, port: int, command: list[str | Path] | None = None) -> Server:
    def is_ready() -> bool:
        try:
            return bool(Redis(port=port).ping())
        except RedisError:
            return False

    plain: list[str | Path] = [program(), *KEPT_NOWHERE, "--dir", folders.sockets]
    plain += ["--bind", "127.0.0.1", "--port", str(port)]
    return Server(folders, "", command or plain, is_ready=is_ready, name=f"valkey-{port}")


@pytest.fixture
def watched() -> Iterator[Watched]:
    with folders_of_a_run(None) as folders, ExitStack() as stack:
        yield Watched(folders, stack)


@pytest.mark.usefixtures("db", "long_lease")
def test_when_the_server_dies_the_beat_goes_on_with_its_replica(watched: Watched) -> None:
    beat = a_beat(watched.url)
    name = beat.app.conf.task_default_queue
    try:
        before = waiting_in(beat.connection, name)
        beat.apply_entry(beat.schedule["sweep"], producer=beat.producer)
        assert waiting_in(beat.connection, name) == before + 1
        watched.first.stop(signal.SIGKILL)
        wait_until(watched.takes_over)
        then = int(str(watched.second.llen(name)))
        beat.apply_entry(beat.schedule["sweep"], producer=beat.producer)
        assert int(str(watched.second.llen(name))) == then + 1
    finally:
        beat.close()
