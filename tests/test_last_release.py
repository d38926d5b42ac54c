"""The code of the last release as the other node, while servers are replaced by today's."""

import asyncio
import re
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from chaos.observations import Observations
from chaos.table import whole_games
from chaos.verdict import verdict
from testkit.celery_worker import worker_with_beat
from testkit.last_release import code_of_the_last_release
from testkit.proxy import Proxy, proxy_to
from testkit.web_server import Server, running_server

PATIENCE = 150.0
MOVED = re.compile(r'"method":"POST","route":"[^"]*games/<uuid:game_id>/[^"]*","status":200')


@pytest.mark.timeout(500)
@pytest.mark.usefixtures("committed_db")
def test_servers_of_the_last_release_and_of_today_play_the_same_games(tmp_path: Path) -> None:
    """Both make moves, both have workers, and the last release leaves while people play."""
    before = tmp_path / "before"
    before.mkdir()
    code = code_of_the_last_release(before)
    chaos = {"DJANGO_SETTINGS_MODULE": "chaos.settings"}
    with ExitStack() as stack:
        leaving = stack.enter_context(ExitStack())
        stack.enter_context(worker_with_beat(tmp_path / "worker", **chaos))
        leaving.enter_context(worker_with_beat(tmp_path / "worker before", code, **chaos))
        today = stack.enter_context(running_server(tmp_path / "log"))
        then = leaving.enter_context(
            running_server(tmp_path / "log before", code, DRAIN_SECONDS="3")
        )
        proxy = stack.enter_context(proxy_to((today.port, then.port)))
        seen = asyncio.run(play_while_it_leaves(proxy, today, then, leaving))
    assert list(verdict(seen)) == []
    assert seen.statuses.keys() <= {200, 201, 409, 503}
    for server in (today, then):
        log = server.log.read_text()
        assert MOVED.search(log)
        assert '"level":"ERROR"' not in log


async def play_while_it_leaves(
    proxy: Proxy, today: Server, then: Server, leaving: ExitStack
) -> Observations:
    async with whole_games(proxy.url, 2, Random(11), patience=PATIENCE) as seen:
        await asyncio.to_thread(wait_until_both_move, today, then)
        await asyncio.to_thread(leaving.close)
        proxy.ports = (today.port,)
    return seen


def wait_until_both_move(*servers: Server) -> None:
    end = time.monotonic() + PATIENCE
    while not all(map(has_moved, servers)):
        assert time.monotonic() < end, [server.log.read_text()[-2000:] for server in servers]
        time.sleep(0.1)


def has_moved(server: Server) -> bool:
    return MOVED.search(server.log.read_text()) is not None
