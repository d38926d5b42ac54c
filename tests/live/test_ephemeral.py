"""Messages that pass: shown to whoever is in the room, never stored, never shown again."""

import asyncio
import json
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest

from games.announce import EphemeralMessage, broadcast
from games.live.subscriber import MOST_EPHEMERAL
from games.models import Room
from testkit.api_callers import OpenTable, a_game, a_room, act
from testkit.app_sockets import AppSocket, in_thread, open_sockets, reaches
from testkit.sockets import Message, Watcher
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


class Wave(EphemeralMessage, frozen=True, kw_only=True, tag="wave"):
    number: int


def room_of(table: OpenTable) -> UUID:
    return Room.objects.get(code=table.code).id


def is_wave(number: int) -> Callable[[Message], bool]:
    return lambda message: message == {"type": "wave", "number": number}


def waves(messages: list[Message]) -> list[int]:
    return [message["number"] for message in messages if message["type"] == "wave"]


def next_wave(watcher: Watcher) -> Any:
    """The next of a type of message that no document describes."""
    while (message := json.loads(watcher.connection.recv(5)))["type"] != "wave":
        pass
    return message["number"]


def test_everybody_in_the_room_is_shown_it_at_whichever_process(
    server: Server, second_server: Server
) -> None:
    table, another = a_game(3), a_room(3)
    with (
        server.watch(table.code, table.host) as host,
        second_server.watch(table.code, table.players[1]) as second,
        server.watch(another.code, another.host) as elsewhere,
    ):
        for watcher in (host, second, elsewhere):
            watcher.until_type("here")
        broadcast(room_of(table), Wave(number=1))
        broadcast(room_of(another), Wave(number=2))
        assert next_wave(host) == next_wave(second) == 1
        assert next_wave(elsewhere) == 2


def test_whoever_comes_later_is_not_shown_it() -> None:
    table = a_game(3)
    asyncio.run(_somebody_comes_later(table, room_of(table)))


async def _somebody_comes_later(table: OpenTable, room: UUID) -> None:
    async with open_sockets() as sockets:
        early = AppSocket(sockets, table, table.host)
        early.listens.set()
        await early.until(reaches(1))
        await in_thread(broadcast, room, Wave(number=1))
        await early.until(is_wave(1))
        late = AppSocket(sockets, table, table.players[1])
        late.listens.set()
        await late.until(reaches(1))
        await in_thread(broadcast, room, Wave(number=2))
        for client in (early, late):
            await client.until(is_wave(2))
            await client.hang_up()
    assert waves(early.taken_in) == [1, 2]
    assert waves(late.taken_in) == [2]


def test_whoever_is_slow_is_shown_the_game_first_and_the_latest_of_those() -> None:
    table = a_game(3)
    asyncio.run(_somebody_is_slow(table, room_of(table)))


async def _somebody_is_slow(table: OpenTable, room: UUID) -> None:
    numbers = range(3 * MOST_EPHEMERAL)
    async with open_sockets() as sockets:
        slow, quick = (AppSocket(sockets, table, caller) for caller in table.players[1:])
        for client in (slow, quick):
            client.listens.set()
            await client.until(reaches(1))
        await slow.until(lambda m: m["type"] == "here" and len(m["people"]) == 2)
        slow.listens.clear()
        for number in numbers:
            await in_thread(broadcast, room, Wave(number=number))
            await quick.until(is_wave(number))
        await in_thread(act, table, table.host)
        head = (await in_thread(table.view))["version"]
        await quick.until(reaches(head))
        slow.listens.set()
        await slow.until(is_wave(numbers[-1]))
        for client in (slow, quick):
            await client.hang_up()
    assert waves(quick.taken_in) == [*numbers]
    latest = [*numbers[-MOST_EPHEMERAL:]]
    # The first may have been on its way when they stopped listening.
    assert waves(slow.taken_in) in (latest, [0, *latest])
    shown = next(place for place, m in enumerate(slow.taken_in) if reaches(head)(m))
    assert shown < slow.taken_in.index({"type": "wave", "number": latest[0]})
