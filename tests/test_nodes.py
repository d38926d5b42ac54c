"""Several servers that share nothing but PostgreSQL and Redis, behind a proxy."""

import asyncio
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from django.conf import settings
from redis import Redis
from websockets.exceptions import ConnectionClosed

from chaos.observations import Observations
from chaos.table import whole_games
from chaos.verdict import verdict
from games import deadlines
from testkit.api_callers import a_game, act
from testkit.celery_worker import worker_with_beat
from testkit.proxy import Proxy, proxy_to
from testkit.web_server import Server, running_server, through

pytestmark = pytest.mark.usefixtures("committed_db")

DRAIN_SECONDS = 6
PATIENCE = 120.0


@pytest.fixture
def clock_alive() -> None:
    Redis.from_url(settings.REDIS_URL).set(deadlines.ALIVE, "now", ex=60)


class Node:
    """A server that can be asked to end while others go on."""

    def __init__(self, log: Path, **values: str) -> None:
        self._running = ExitStack()
        given = {"DRAIN_SECONDS": str(DRAIN_SECONDS), **values}
        self.server = self._running.enter_context(running_server(log, **given))

    def ends(self) -> None:
        self._running.close()


def status_of(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"http://127.0.0.1:{server.port}/readyz")
    return answer.status_code, answer.json().get("code", "")


# One server that is asked to end


@pytest.mark.usefixtures("clock_alive")
def test_a_server_that_is_asked_to_end_lets_its_people_go_elsewhere(tmp_path: Path) -> None:
    table = a_game(3)
    log = tmp_path / "log"
    with ExitStack() as stack, running_server(log, DRAIN_SECONDS="10") as server:
        here = through(server, table)
        watchers = [stack.enter_context(server.watch(table.code, one)) for one in table.players]
        own = stack.enter_context(server.watch_own(table.host))
        for watcher in watchers:
            watcher.until_type("game")
        assert status_of(server) == (200, "")
        server.process.terminate()
        while status_of(server) == (200, ""):
            time.sleep(0.01)
        assert status_of(server) == (503, "draining")
        with server.watch(table.code, table.host) as late:
            assert late.until_closed() == (4503, "draining")
        act(here, here.host)
        version = here.view()["version"]
        for watcher in watchers:  # nobody misses what happens in the last moment
            watcher.until_version(version)
        for watcher in (*watchers, own):
            assert watcher.until_closed() == (4503, "draining")
        assert server.process.wait(30) is not None
    assert '"level":"ERROR"' not in log.read_text()


@pytest.mark.usefixtures("clock_alive")
def test_answers_of_a_server_that_is_about_to_end_are_the_last_of_their_connection(
    tmp_path: Path,
) -> None:
    with running_server(tmp_path / "log", DRAIN_SECONDS="10") as server:
        url = f"http://127.0.0.1:{server.port}/healthz"
        with httpx.Client() as client:
            assert "connection" not in client.get(url).headers
            server.process.terminate()
            while status_of(server) == (200, ""):
                time.sleep(0.01)
            assert client.get(url).headers["connection"] == "close"


def test_a_server_alone_ends_at_once(tmp_path: Path) -> None:
    table = a_game(3)
    with (
        running_server(tmp_path / "log") as server,
        server.watch(table.code, table.host) as watcher,
    ):
        watcher.until_type("game")
        began = time.monotonic()
        server.process.terminate()
        with pytest.raises(ConnectionClosed):
            while True:
                watcher.hear()
        assert server.process.wait(15) is not None
        alone = time.monotonic() - began
    with running_server(tmp_path / "log", DRAIN_SECONDS="20") as server:
        began = time.monotonic()
        server.process.terminate()
        time.sleep(0.2)
        server.process.terminate()  # whoever asks twice means it
        assert server.process.wait(15) is not None
        assert time.monotonic() - began < alone + 10


# Several servers


def test_servers_are_replaced_one_by_one_and_nobody_sees_more_than_another_socket(
    tmp_path: Path,
) -> None:
    nodes = [Node(tmp_path / f"{number}.log") for number in range(3)]
    worker = worker_with_beat(tmp_path / "worker", DJANGO_SETTINGS_MODULE="chaos.settings")
    try:
        with worker, proxy_to(node.server.port for node in nodes) as proxy:
            seen = asyncio.run(_play_while_servers_are_replaced(proxy, nodes, tmp_path))
    finally:
        for node in nodes:
            node.ends()
    assert list(verdict(seen)) == []
    assert Counter(seen.closes).keys() == {"4503 draining"}
    assert seen.statuses.keys() <= {200, 201, 409}


async def _play_while_servers_are_replaced(
    proxy: Proxy, nodes: list[Node], folder: Path
) -> Observations:
    async with whole_games(proxy.url, 2, Random(7), patience=PATIENCE) as seen:
        for place, old in enumerate(list(nodes)):
            nodes[place] = await asyncio.to_thread(Node, folder / f"{place + 3}.log")
            proxy.ports = tuple({node.server.port for node in (*nodes, old)})
            await asyncio.to_thread(old.ends)
            proxy.ports = tuple(node.server.port for node in nodes)
    return seen
