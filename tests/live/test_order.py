"""Nothing that a socket says is older than what it has said before."""

import asyncio
import random
import time
from datetime import datetime, timedelta
from typing import Any

import pytest

from games.live import hurry_timer, reconcile
from games.live.asgi import Sockets
from testkit.api_callers import Caller, OpenTable, a_game, play_on
from testkit.app_sockets import AppSocket, in_thread, open_sockets, reaches
from testkit.sockets import Message

TURNS = 8
PHASE_SECONDS = 60
HURRIED_AFTER = 0.2
A_MOMENT = timedelta(milliseconds=5)

pytestmark = pytest.mark.usefixtures("committed_db")


class SluggishSocket(AppSocket):
    """A client that now and then takes its time over a message, and takes them in as they come."""

    def __init__(self, sockets: Sockets, table: OpenTable, caller: Caller) -> None:
        self._one_at_a_time = asyncio.Lock()
        super().__init__(sockets, table, caller)

    async def _send(self, message: dict[str, Any]) -> None:
        async with self._one_at_a_time:
            await asyncio.sleep(random.choice((0, 0, 0.03)))
            await super()._send(message)


@pytest.fixture
def recorded(committed_db: None, monkeypatch: pytest.MonkeyPatch) -> list[list[Message]]:
    """All that sockets said while tables played as fast as they could, socket by socket.

    Heartbeats come all the time, and each phase is hurried soon after it has begun.
    """
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 0.01)
    monkeypatch.setattr(reconcile, "PARTS", 1)
    monkeypatch.setattr(hurry_timer, "HURRY_SECONDS", PHASE_SECONDS - HURRIED_AFTER)
    limits = dict.fromkeys(("clue", "cards", "votes", "reveal"), PHASE_SECONDS)
    tables = [a_game(3, settings={"limits": limits}) for _ in range(3)]
    recorded = asyncio.run(_play_watched(tables))
    said = {message["type"] for messages in recorded for message in messages}
    assert said == {"game", "room", "here", "hurry", "heartbeat", "pong"}
    return recorded


def test_on_one_socket_versions_and_times_never_go_back(recorded: list[list[Message]]) -> None:
    for messages in recorded:
        times = [datetime.fromisoformat(m["now"]) for m in messages if "now" in m]
        versions = [m["version"] for m in messages if "version" in m]
        assert times == sorted(times)
        assert versions == sorted(versions)


def test_a_hurry_is_for_the_phase_that_was_last_shown(recorded: list[list[Message]]) -> None:
    for messages in recorded:
        deadline = None
        for message in messages:
            if message["type"] == "game":
                deadline = datetime.fromisoformat(message["game"]["deadline"])
            if message["type"] == "hurry":
                left = timedelta(seconds=message["seconds_left"])
                ends = datetime.fromisoformat(message["now"]) + left
                assert deadline is not None
                assert abs(ends - deadline) < A_MOMENT


async def _play_watched(tables: list[OpenTable]) -> list[list[Message]]:
    async with open_sockets() as sockets:
        clients = [
            SluggishSocket(sockets, table, caller) for table in tables for caller in table.players
        ]
        for client in clients:
            client.listens.set()
            await client.until(reaches(1))
        pinging = asyncio.create_task(_ping(clients))
        await asyncio.gather(*(in_thread(_play_some_turns, table) for table in tables))
        pinging.cancel()
        for client in clients:
            await client.hang_up()
        return [client.taken_in for client in clients]


async def _ping(clients: list[SluggishSocket]) -> None:
    while True:
        for client in clients:
            client.say({"type": "ping"})
        await asyncio.sleep(0.6)  # no more often than is allowed


def _play_some_turns(table: OpenTable) -> None:
    for _ in range(TURNS):
        play_on(table)
        time.sleep(random.uniform(0.5, 2) * HURRIED_AFTER)
