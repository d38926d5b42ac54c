"""Somebody who comes back through a process that has missed what they know already."""

from uuid import UUID

import pytest
from pytest_django import Settings

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
