"""Somebody who comes back through a process that has missed what they know already."""

import json
from typing import Any
from uuid import UUID, uuid4

import pytest
from pytest_django import Settings

from games.live.game_feed import GameFeed
from games.live.queries import read_game, read_room
from games.live.room import LiveRoom
from games.live.subscriber import RoomSubscriber
from games.models import Room
from games.play import play
from games.rules import moves as m
from testkit.api_callers import OpenTable, a_game
from testkit.web_server import Server

NOWHERE = "unix:///nowhere/redis.sock"

pytestmark = pytest.mark.usefixtures("committed_db")


def act_unheard(table: OpenTable, settings: Settings) -> int:
    """The host tells, and no word of it goes out; the version that comes of it."""
    hand = table.view()["you"]["hand"]
    before, settings.REDIS_URL = settings.REDIS_URL, NOWHERE
    clue = m.GiveClue(1, hand[0], "the tide comes in")
    after = play(UUID(table.game), m.player(table.host.id), clue)
    settings.REDIS_URL = before
    return after.version


def test_nobody_is_told_less_than_they_know(server: Server, settings: Settings) -> None:
    table = a_game(3)
    with server.watch(table.code, table.host) as host:
        host.until_type("game")
        version = act_unheard(table, settings)
        with server.watch(table.code, table.players[1], query=f"?after={version}") as second:
            told = second.until_type("game")
    assert told["version"] == version
    assert told["happened"] == []


def test_nobody_is_told_of_a_game_that_the_room_has_left(
    server: Server, settings: Settings
) -> None:
    table = a_game(3)
    with server.watch(table.code, table.host) as host:
        host.until_type("game")
        settings.REDIS_URL = NOWHERE
        play(UUID(table.game), m.player(table.host.id), m.Close())
        opened = table.host.post(f"/rooms/{table.code}/games")
        with server.watch(table.code, table.players[1]) as second:
            told = second.until_type("game")
    assert opened.status == 201
    assert told["id"] == opened.json["game"]["id"]


@pytest.mark.parametrize(("names_it", "told"), [(False, []), (True, ["clue_given"])])
def test_a_move_that_comes_while_a_socket_opens_is_told_to_who_named_a_version(
    names_it: bool, told: list[str], settings: Settings
) -> None:
    table = a_game(3, settings={"limits": dict.fromkeys(("clue", "cards", "votes", "reveal"))})
    room = _as_followed(table)
    before = room.game.table
    socket = RoomSubscriber(
        UUID(table.players[1].id),
        "session",
        after=before.version if names_it else None,
        game=None,
        abort=lambda: None,
    )
    room.add(socket)
    socket.start_at(room.game.id, before.version)
    version = act_unheard(table, settings)
    room.apply_update(read_game(room.game.id, before))
    message = _first_of_the_game(room, socket)
    assert message["version"] == version
    assert [line["event"]["type"] for line in message["happened"]][:1] == told


def _as_followed(table: OpenTable) -> LiveRoom:
    snapshot = read_room(Room.objects.get(code=table.code).id)
    return LiveRoom(uuid4(), snapshot, GameFeed(snapshot.game, snapshot.table))


def _first_of_the_game(room: LiveRoom, socket: RoomSubscriber) -> Any:
    while text := room.next_message_for(socket):
        message = json.loads(text)
        if message["type"] == "game":
            return message
    raise AssertionError("nothing was told of the game")
