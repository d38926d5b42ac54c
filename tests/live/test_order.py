"""Nothing that a socket says is older than what it has said before."""

import asyncio
import random
import threading
import time
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any
from uuid import UUID

import pytest
from django.db import OperationalError, connection

from games.live import hurry_timer, queries, reconcile, subscriber
from games.live.asgi import Sockets
from games.live.queries import RoomSnapshot
from testkit.api_callers import Caller, OpenTable, a_game, a_room, guest, play_on
from testkit.app_sockets import AppSocket, ClockSetBack, in_thread, open_sockets, reaches
from testkit.sockets import Message, people_in

TURNS = 4
GAMES = 2
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

    Heartbeats come all the time, each phase is hurried soon after it has begun, hosts rename their
    rooms while others move, each table plays more than one game, and the clock is set back.
    """
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 0.01)
    monkeypatch.setattr(reconcile, "PARTS", 1)
    monkeypatch.setattr(hurry_timer, "HURRY_SECONDS", PHASE_SECONDS - HURRIED_AFTER)
    monkeypatch.setattr(subscriber, "datetime", ClockSetBack)
    limits = dict.fromkeys(("clue", "cards", "votes", "reveal"), PHASE_SECONDS)
    tables = [a_game(3, settings={"limits": limits}) for _ in range(3)]
    recorded = asyncio.run(_play_watched(tables))
    said = {message["type"] for messages in recorded for message in messages}
    assert said == {"game", "room", "here", "hurry", "heartbeat", "pong"}
    return recorded


def told_of(message: Message) -> tuple[str, int] | None:
    """The game that a message tells of, and its version."""
    game = message["room"]["game"] if message["type"] == "room" else message
    return (game["id"], game["version"]) if "version" in game else None


def test_on_one_socket_versions_and_times_never_go_back(recorded: list[list[Message]]) -> None:
    for messages in recorded:
        times = [datetime.fromisoformat(m["now"]) for m in messages if "now" in m]
        assert times == sorted(times)
        told = [version for message in messages if (version := told_of(message))]
        games = [[version for _, version in game] for _, game in groupby(told, lambda t: t[0])]
        assert len(games) == GAMES
        for versions in games:
            assert versions == sorted(versions)


def test_a_hurry_is_for_the_phase_that_was_last_shown(recorded: list[list[Message]]) -> None:
    for messages in recorded:
        deadline = None
        for message in messages:
            if message["type"] == "game":
                ends_at = message["game"].get("deadline")
                deadline = ends_at and datetime.fromisoformat(ends_at)
            if message["type"] == "hurry":
                left = timedelta(seconds=message["seconds_left"])
                ends = datetime.fromisoformat(message["now"]) + left
                assert deadline is not None
                assert abs(ends - deadline) < A_MOMENT


@pytest.mark.parametrize("error", [OperationalError("down"), ValueError("a fault")])
def test_nobody_is_shown_in_a_game_while_their_name_cannot_be_read(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 0.05)
    table, late = a_room(2), guest("Zoë")
    reads, broken = queries.read_room, threading.Event()
    failures = threading.Semaphore(0)

    def read_room(id: UUID) -> RoomSnapshot:
        if broken.is_set():
            failures.release()
            raise error
        return reads(id)

    monkeypatch.setattr(queries, "read_room", read_room)

    async def watched() -> list[Message]:
        async with open_sockets() as sockets:
            host = AppSocket(sockets, table, table.host)
            host.listens.set()
            await host.until(lambda m: m["type"] == "here")
            broken.set()
            await in_thread(late.moves, table.game, "join")
            for _ in range(3):
                await in_thread(failures.acquire)
            assert not any(late.id in people_in(message) for message in host.taken_in)
            broken.clear()
            await host.until(lambda m: m["type"] == "game" and late.id in people_in(m["game"]))
            await host.hang_up()
            return host.taken_in

    told = [message["type"] for message in asyncio.run(watched()) if late.id in people_in(message)]
    assert told[:2] == ["room", "game"]


async def _play_watched(tables: list[OpenTable]) -> list[list[Message]]:
    async with open_sockets() as sockets:
        clients = [
            SluggishSocket(sockets, table, caller) for table in tables for caller in table.players
        ]
        for client in clients:
            client.listens.set()
            await client.until(reaches(1))
        pinging = asyncio.create_task(_ping(clients))
        await asyncio.gather(*(in_thread(_play_some_games, table) for table in tables))
        pinging.cancel()
        for client in clients:
            await client.hang_up()
        return [client.taken_in for client in clients]


async def _ping(clients: list[SluggishSocket]) -> None:
    while True:
        for client in clients:
            client.say({"type": "ping"})
        await asyncio.sleep(0.6)  # no more often than is allowed


def _play_some_games(table: OpenTable) -> None:
    done = threading.Event()
    renaming = threading.Thread(target=_rename_again_and_again, args=(table, done))
    renaming.start()
    try:
        for _ in range(GAMES - 1):
            _play_some_turns(table)
            table = _next_game(table)
        _play_some_turns(table)
    finally:
        done.set()
        renaming.join()


def _play_some_turns(table: OpenTable) -> None:
    for _ in range(TURNS):
        play_on(table)
        time.sleep(random.uniform(0.5, 2) * HURRIED_AFTER)


def _next_game(table: OpenTable) -> OpenTable:
    """The table at the room's next game, as one too few stays in this one."""
    table.players[2].moves(table.game, "leave")
    game = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
    table.players[2].moves(game, "join")
    assert table.host.moves(game, "start").status == 200
    return table._replace(game=game)


def _rename_again_and_again(table: OpenTable, done: threading.Event) -> None:
    try:
        while not done.wait(0.02):
            table.host.patch(f"/rooms/{table.code}", {"title": f"Tide {random.random()}"})
    finally:
        connection.close()
