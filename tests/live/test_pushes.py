"""What is pushed to whom, and when."""

import pytest

from tests.api.callers import a_game, act
from tests.live.sockets import Server

pytestmark = pytest.mark.usefixtures("kept")


def test_on_connecting_a_player_is_told_the_room_the_game_and_who_is_here(server: Server) -> None:
    table = a_game(3)
    with server.watch(table.code, table.host) as host:
        room, game, here = host.hear(), host.until_type("game"), host.until_type("here")
    assert room["type"] == "room"
    assert room["room"] == table.host.get(f"/rooms/{table.code}").json
    assert game["id"] == table.game
    assert game["game"] == table.view()
    assert game["happened"] == []
    assert [person["name"] for person in here["people"]] == ["Ana"]


def test_a_move_is_pushed_to_everybody(server: Server) -> None:
    table = a_game(3)
    with server.watch(table.code, table.players[1]) as second:
        before = second.until_type("game")
        act(table, table.host)
        after = second.until_type("game")
    assert after["version"] > before["version"]
    assert after["game"] == table.view(table.players[1])
    assert [line["seq"] for line in after["happened"]] == list(
        range(before["version"] + 1, after["version"] + 1)
    )
