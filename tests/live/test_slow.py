"""Clients that take in slowly what they are sent, or not at all."""

import asyncio

import pytest

from games.live import reconcile
from testkit.api_callers import OpenTable, a_game, act
from testkit.app_sockets import AppSocket, in_thread, open_sockets, reaches

pytestmark = pytest.mark.usefixtures("committed_db")


def test_whoever_is_slow_gets_the_newest_view_and_all_that_happened() -> None:
    asyncio.run(_whoever_is_slow(a_game(4)))


async def _whoever_is_slow(table: OpenTable) -> None:
    async with open_sockets() as sockets:
        slow, quick = (AppSocket(sockets, table, caller) for caller in table.players[1:3])
        slow.listens.set()
        quick.listens.set()
        first = await slow.until(reaches(1))
        slow.listens.clear()
        for caller in table.players:
            before = (await in_thread(table.view))["version"]
            await in_thread(act, table, caller)
            await quick.until(reaches(before + 1))
        head = (await in_thread(table.view))["version"]
        await quick.until(reaches(head))
        slow.listens.set()
        await slow.until(reaches(head))
        told = [message for message in slow.taken_in if message["type"] == "game"]
        # One view was on its way when they stopped listening; all others came together.
        assert len(told) <= 3
        assert [line["seq"] for message in told[1:] for line in message["happened"]] == list(
            range(first["version"] + 1, head + 1)
        )
        await slow.hang_up()
        await quick.hang_up()


def test_whoever_is_slow_is_still_told_who_took_their_seat() -> None:
    asyncio.run(_whoever_is_slow_is_removed(a_game(4, spectators=False)))


async def _whoever_is_slow_is_removed(table: OpenTable) -> None:
    removed = table.players[2]
    async with open_sockets() as sockets:
        slow, quick = (AppSocket(sockets, table, caller) for caller in (removed, table.host))
        for client in (slow, quick):
            client.listens.set()
            await client.until(reaches(1))
        slow.listens.clear()
        await in_thread(act, table, table.host)
        answer = await in_thread(table.host.moves, table.game, "remove", {"player": removed.id})
        await quick.until(reaches(answer.json["version"]))
        await in_thread(act, table, table.players[1])
        head = (await in_thread(table.view))["version"]
        await quick.until(reaches(head))
        slow.listens.set()
        refusal = await slow.until(lambda m: m["type"] == "problem")
        assert refusal["problem"]["code"] == "removed"
        games = [message for message in slow.taken_in if message["type"] == "game"]
        assert games[-1]["game"]["you"] is None
        assert "player_left" in [line["event"]["type"] for line in games[-1]["happened"]]
        for client in (slow, quick):
            await client.hang_up()


def test_whoever_takes_nothing_in_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconcile, "STALLED_SECONDS", 0.2)
    asyncio.run(_whoever_takes_nothing_in(a_game(4)))


async def _whoever_takes_nothing_in(table: OpenTable) -> None:
    async with open_sockets() as sockets:
        stuck, other = (AppSocket(sockets, table, caller) for caller in table.players[1:3])
        other.listens.set()
        await other.until(lambda m: m["type"] == "here" and len(m["people"]) == 2)
        async with asyncio.timeout(10):
            await stuck.task
        await other.until(lambda m: m["type"] == "here" and len(m["people"]) == 1)
        await other.hang_up()
