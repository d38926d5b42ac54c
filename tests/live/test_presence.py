"""Presence: the list of people who have the room open."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Any
from uuid import uuid4

import pytest

from games.live import reconcile
from games.live.database_threads import STORAGE_ERRORS
from games.live.hub import end_tasks
from games.live.presence import Presence
from games.live.redis_listener import redis_for_sockets
from testkit.api_callers import a_game, guest
from testkit.app_sockets import AppSocket, open_sockets, reaches
from testkit.sockets import Message, Watcher
from testkit.web_server import Server
from web.redis import counters_url, news_url

pytestmark = pytest.mark.usefixtures("committed_db")


def names(message: Message) -> list[str]:
    return [person["name"] for person in message["people"]]


def until_here(watcher: Watcher, *expected: str) -> None:
    watcher.until(lambda m: m["type"] == "here" and names(m) == list(expected))


def test_who_comes_is_shown_to_whoever_is_here(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        until_here(host, "Ana")
        with server.watch(table.code, table.players[1]):
            until_here(host, "Ana", "Bruno")


def test_who_goes_is_gone_after_a_grace(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        with server.watch(table.code, table.players[1]):
            until_here(host, "Ana", "Bruno")
        until_here(host, "Ana")


def test_who_is_back_within_the_grace_was_never_gone(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        with server.watch(table.code, table.players[1]):
            until_here(host, "Ana", "Bruno")
        with server.watch(table.code, table.players[1]) as again:
            again.until_type("here")
            with pytest.raises(TimeoutError):
                host.until(lambda m: m["type"] == "here" and "Bruno" not in names(m), patience=5)


def test_many_devices_count_as_one(server: Server) -> None:
    table = a_game()
    with ExitStack() as stack:
        host = stack.enter_context(server.watch(table.code, table.host))
        for _ in range(3):
            stack.enter_context(server.watch(table.code, table.players[1])).until_type("here")
        until_here(host, "Ana", "Bruno")


def test_spectators_are_here_too(server: Server) -> None:
    table = a_game()
    with (
        server.watch(table.code, table.host) as host,
        server.watch(table.code, guest("Vera")),
    ):
        until_here(host, "Ana", "Vera")


def test_a_new_name_is_shown_at_once(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        until_here(host, "Ana")
        table.players[1].patch("/me", {"name": "Benedita"})
        room = host.until_type("room")["room"]
        table.host.patch("/me", {"name": "Anna"})
        until_here(host, "Anna")
    assert "Benedita" in [person["name"] for person in room["game"]["people"]]


def test_another_avatar_is_shown_at_once(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        until_here(host, "Ana")
        table.host.patch("/me", {"avatar": "whale"})
        room = host.until_type("room")["room"]
        here = host.until_type("here")
    assert room["game"]["people"][0]["avatar"] == here["people"][0]["avatar"] == "whale"


def test_the_name_of_somebody_erased_is_shown_no_longer_though_they_had_left(
    server: Server,
) -> None:
    table = a_game(4, language="da")
    table.players[3].moves(table.game, "leave")
    with server.watch(table.code, table.host) as host:
        until_here(host, "Ana")
        table.players[3].delete("/me")
        gone = host.until_type("room")["room"]["game"]["people"][3]
    assert (gone["name"], gone["kind"]) == ("Tidligere spiller", "erased")


def test_people_at_two_servers_see_each_other(server: Server, second_server: Server) -> None:
    table = a_game()
    with (
        server.watch(table.code, table.host) as host,
        second_server.watch(table.code, table.players[1]) as other,
    ):
        until_here(host, "Ana", "Bruno")
        until_here(other, "Ana", "Bruno")


LAST_STEP = 40
"""Turns of the event loop within which a command ends."""


def test_a_task_that_asks_redis_ends_whenever_it_is_cancelled() -> None:
    room, person = uuid4(), uuid4()

    async def refresh_forever(presence: Presence) -> None:
        while True:
            with suppress(*STORAGE_ERRORS):
                await presence.refresh({room: [person]})

    async def cancelled_at_each_step() -> None:
        redis = {url: redis_for_sockets(url) for url in {counters_url(), news_url()}}
        presence = Presence(redis[counters_url()], redis[news_url()], "here")
        for step in range(LAST_STEP):
            await presence.refresh({room: [person]})
            task = asyncio.create_task(refresh_forever(presence))
            for _ in range(step):
                await asyncio.sleep(0)
            async with asyncio.timeout(5):
                await end_tasks([task])
            assert task.done()
        for client in redis.values():
            await client.aclose()

    asyncio.run(cancelled_at_each_step())


def test_nothing_runs_on_once_all_sockets_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 0)
    monkeypatch.setattr(reconcile, "PARTS", 1)
    table = a_game()

    async def opened_and_closed() -> set[asyncio.Task[Any]]:
        async with open_sockets() as sockets:
            clients = [AppSocket(sockets, table, caller) for caller in table.players]
            for client in clients:
                client.listens.set()
                await client.until(reaches(1))
            for client in clients:
                await client.hang_up()
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(opened_and_closed()) == set()
