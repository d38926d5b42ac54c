"""Whichever thread something happens on, the hub and its rooms hear of it on the event loop."""

import asyncio
import inspect
import threading
from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from games.announce import EphemeralMessage, broadcast
from games.live.announcement_receiver import AnnouncementHandler, AnnouncementReceiver
from games.live.followed import Followed
from games.live.game_feed import GameFeed
from games.live.hub import Hub
from games.live.hurry_timer import HurryTimer
from games.live.people import LivePeople
from games.live.person import LivePerson
from games.live.presence import Presence
from games.live.room import LiveRoom
from games.live.room_reader import RoomReader
from games.live.subscriber import RoomSubscriber, Subscriber
from games.models import Room
from testkit.api_callers import OpenTable, a_game, play_on
from testkit.app_sockets import AppSocket, in_thread, open_sockets, reaches
from testkit.web_server import Server, through

OF_THE_LOOP = (
    *(Hub, RoomReader, LiveRoom, GameFeed, LivePeople, LivePerson, Followed),
    *(Subscriber, RoomSubscriber, HurryTimer, Presence),
)

Threads = dict[str, set[int]]
"""The threads that each method was called on."""

pytestmark = pytest.mark.usefixtures("committed_db")


class Hello(EphemeralMessage, frozen=True, kw_only=True, tag="hello"):
    pass


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Threads:
    """Filled with each call of a method of the hub, its rooms, and the receiver."""
    called: Threads = defaultdict(set)
    for owner in (*OF_THE_LOOP, AnnouncementReceiver):
        for name, method in vars(owner).items():
            if inspect.isfunction(method):
                monkeypatch.setattr(owner, name, _noting(method, called))
    return called


def _noting(method: Callable[..., Any], called: Threads) -> Callable[..., Any]:
    @wraps(method)
    def noted(*args: Any, **kwargs: Any) -> Any:
        called[method.__qualname__].add(threading.get_ident())
        return method(*args, **kwargs)

    return noted


def test_everything_is_heard_on_the_event_loop(server: Server, threads: Threads) -> None:
    table = a_game(3)
    elsewhere = through(server, table)
    room = Room.objects.get(code=table.code)
    asyncio.run(_much_happens(table, elsewhere, room))
    the_loop = {threading.get_ident()}
    owners = {owner.__name__ for owner in OF_THE_LOOP}
    heard = {name: on for name, on in threads.items() if name.partition(".")[0] in owners}
    assert {name for name, on in heard.items() if on != the_loop} == set()
    callbacks = {f"Hub.{name}" for name in vars(AnnouncementHandler) if name.startswith("on_")}
    callbacks.remove("Hub.on_story_stale")  # of whoever reads a story: test_story_sockets.py
    assert callbacks <= heard.keys()
    for elsewhere_called in ("_on_local_move", "_read_ahead", "_on_room_message", "_hand_over"):
        assert threads[f"AnnouncementReceiver.{elsewhere_called}"] - the_loop


async def _much_happens(table: OpenTable, elsewhere: OpenTable, room: Room) -> None:
    async with open_sockets() as sockets:
        clients = [AppSocket(sockets, table, caller) for caller in table.players]
        for client in clients:
            client.listens.set()
            await client.until(reaches(1))
        own = AppSocket(sockets, None, table.host)
        own.listens.set()
        await own.until(lambda m: m["type"] == "turns")
        for playing in (table, elsewhere, table, elsewhere):
            await in_thread(play_on, playing)
        version = (await in_thread(table.view))["version"]
        await in_thread(table.host.patch, f"/rooms/{table.code}", {"title": "The lighthouse"})
        await in_thread(table.host.patch, "/me", {"name": "Anna"})
        await in_thread(broadcast, room.id, Hello())
        for client in clients:
            await client.until(reaches(version))
            await client.until(lambda m: m["type"] == "room" and "lighthouse" in m["room"]["title"])
            await client.until(lambda m: m["type"] == "here" and m["people"][0]["name"] == "Anna")
            await client.until(lambda m: m["type"] == "hello")
            await client.hang_up()
        await own.hang_up()
