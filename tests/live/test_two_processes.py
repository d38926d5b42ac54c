"""Two processes that make moves in one game at the same time, and one that tells its sockets."""

import asyncio

import pytest

from games.live import reconcile
from testkit.api_callers import OpenTable, a_game, act
from testkit.app_sockets import AppSocket, in_thread, open_sockets, reaches
from testkit.web_server import Server, through

ROUNDS = 8

pytestmark = pytest.mark.usefixtures("committed_db")


def test_announcements_alone_tell_everything_once_and_in_order(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 3600)
    here = a_game(6, settings={"auto_reveal": True})
    asyncio.run(_everybody_acts_at_once(here, through(server, here)))


async def _everybody_acts_at_once(here: OpenTable, there: OpenTable) -> None:
    async with open_sockets() as sockets:
        clients = [AppSocket(sockets, here, caller) for caller in here.players]
        for client in clients:
            client.listens.set()
            await client.until(reaches(1))
        await in_thread(act, here, here.host)  # anybody may give the first clue, and only one may
        for _ in range(ROUNDS):
            players = zip(here.players, there.players, strict=True)
            callers = [pair[number % 2] for number, pair in enumerate(players)]
            await asyncio.gather(*(in_thread(act, here, caller) for caller in callers))
        head = (await in_thread(here.view))["version"]
        for client in clients:
            last = await client.until(reaches(head))
            assert last["version"] == head
            await client.hang_up()
    for client in clients:
        first, *pushed = [message for message in client.taken_in if message["type"] == "game"]
        told = [line["seq"] for message in pushed for line in message["happened"]]
        assert told == list(range(first["version"] + 1, head + 1))
