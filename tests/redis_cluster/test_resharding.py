"""Games that go on while slots of the cluster move, and while a node dies."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from uuid import UUID

import pytest
from pytest_django import Settings

from accounts.tickets import new_ticket, session_of
from games.announce import game_channel, room_channel
from games.live import reconcile
from games.models import Room
from games.presence import presence_key
from testkit.api_callers import OpenTable, a_game, act, play_on
from testkit.app_sockets import AppSocket, in_thread, open_sockets, reaches
from testkit.sockets import Message, Watcher
from testkit.web_server import running_server, through
from tools.server_process import folders_of_a_run
from tools.valkey_cluster import Cluster, Node, valkey_cluster
from web.redis_cluster import slot_of

pytestmark = pytest.mark.usefixtures("committed_db")


def slots_of(table: OpenTable) -> list[int]:
    """The slots of a table's channels and keys."""
    room = Room.objects.get(code=table.code).pk
    names = game_channel(UUID(table.game)), room_channel(room), presence_key(room)
    return [slot_of(name) for name in names]


def next_after(node: Node, cluster: Cluster) -> Node:
    number = list(cluster.primaries).index(node)
    return cluster.primaries[(number + 1) % len(cluster.primaries)]


def test_slots_move_in_the_middle_of_play_and_announcements_alone_tell_everything(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 3600)
    asyncio.run(_play_while_slots_move(a_game(4, settings={"auto_reveal": True}), cluster))


async def _play_while_slots_move(table: OpenTable, cluster: Cluster) -> None:
    slots = await in_thread(slots_of, table)
    async with open_sockets() as sockets:
        clients = [AppSocket(sockets, table, caller) for caller in table.players]
        for client in clients:
            client.listens.set()
            await client.until(reaches(1))
        for _ in range(6):
            moving = asyncio.gather(*(in_thread(move_on, slot, cluster) for slot in slots[:2]))
            for caller in table.players:
                await in_thread(act, table, caller)
            await moving
        head = (await in_thread(table.view))["version"]
        for client in clients:
            await client.until(reaches(head))
            await client.hang_up()
    assert head > 10
    for client in clients:
        first, *pushed = [message for message in client.taken_in if message["type"] == "game"]
        told = [line["seq"] for message in pushed for line in message["happened"]]
        assert told == list(range(first["version"] + 1, head + 1))


def move_on(slot: int, cluster: Cluster) -> None:
    cluster.move(slot, next_after(cluster.wait_for_holder(slot), cluster))


def test_a_ticket_and_who_is_present_move_along_with_their_slots(cluster: Cluster) -> None:
    ticket = new_ticket("the session")
    slot = slot_of(f"ticket:{ticket}")
    move_on(slot, cluster)
    assert session_of(ticket) == "the session"
    assert session_of(ticket) is None


# A node dies


@pytest.fixture
def with_a_replica() -> Iterator[Cluster]:
    """A cluster whose first node has a replica."""
    with folders_of_a_run(None) as folders, valkey_cluster(folders, replicas=1) as running:
        yield running


def gather_at(node: Node, table: OpenTable, cluster: Cluster) -> None:
    """Moves all that is about the table to one node."""
    for slot in slots_of(table):
        if cluster.wait_for_holder(slot) is not node:
            cluster.move(slot, node)


def play_for(seconds: float, table: OpenTable, other: OpenTable, watchers: list[Watcher]) -> int:
    """Plays through one server and the other; returns the version that all have heard of."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for way in (table, other):
            play_on(way)
            time.sleep(0.1)
    head = int(table.view()["version"])
    for watcher in watchers:
        if watcher.games[-1]["version"] < head:
            watcher.until(lambda m: m["type"] == "game" and m["version"] >= head)
    return head


def everybody_is_here(message: Message) -> bool:
    return message["type"] == "here" and len(message["people"]) == 4


@pytest.mark.parametrize("is_replaced", [True, False])
def test_a_node_is_killed_while_a_game_is_played_through_two_servers(
    with_a_replica: Cluster,
    tmp_path_factory: pytest.TempPathFactory,
    settings: Settings,
    is_replaced: bool,
) -> None:
    """The first node has a replica, which takes its place; another is away until it is back."""
    settings.NEWS_REDIS_URL = settings.COUNTERS_REDIS_URL = with_a_replica.url
    urls, folder = with_a_replica.environment(), tmp_path_factory.mktemp("servers")
    dies = with_a_replica.primaries[0 if is_replaced else 1]
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(running_server(folder / name, **urls)) for name in ("one", "two")
        )
        here = a_game(4, settings={"auto_reveal": True, "target": 100})
        table, other = through(one, here), through(two, here)
        gather_at(dies, here, with_a_replica)
        watchers = [
            stack.enter_context(server.watch(here.code, caller))
            for server, caller in zip((one, two, one, two), here.players, strict=True)
        ]
        for watcher in watchers:
            watcher.until(everybody_is_here)
        before = play_for(1.0, table, other, watchers)

        dies.server.stop(signal.SIGKILL)
        away = play_for(3.0, table, other, watchers)
        assert away > before, "the game goes on without Redis"

        if not is_replaced:
            dies.server.start()
        play_for(3.0, table, other, watchers)
        watchers.pop().connection.close()
        for watcher in watchers:
            watcher.until(lambda m: m["type"] == "here" and len(m["people"]) == 3, patience=20)
            told = [line["seq"] for message in watcher.games[1:] for line in message["happened"]]
            first = watcher.games[0]["version"]
            assert told == list(range(first + 1, first + 1 + len(told)))
