"""Reactions, as they are shown to whoever is in the room."""

import pytest

from testkit.api_callers import OpenTable, a_game, act, guest
from testkit.sockets import Message, Watcher
from testkit.web_server import Server
from tests.api.test_reactions import a_scored_game, reacts

pytestmark = pytest.mark.usefixtures("committed_db")


def shown(watcher: Watcher) -> Message:
    return watcher.until_type("reaction")


def test_a_reaction_is_shown_to_all_who_are_there(server: Server, second_server: Server) -> None:
    table = a_scored_game()
    with (
        server.watch(table.code, table.host) as host,
        second_server.watch(table.code, guest("Vera")) as spectator,
    ):
        for watcher in (host, spectator):
            watcher.until_type("here")
        assert reacts(table.players[1], table, "heart", (1, 2)).status == 204
        for watcher in (host, spectator):
            assert shown(watcher) == {
                "type": "reaction",
                "game": table.game,
                "player": table.players[1].id,
                "picture": "heart",
                "card": {"turn": 1, "slot": 2},
                "count": 1,
            }
        reacts(table.players[2], table, "heart", (1, 2))
        assert shown(host)["count"] == 2
        reacts(table.players[2], table, "laugh")
        told = shown(host)
        assert (told["card"], told["count"]) == (None, 1)


def test_one_that_was_there_before_is_not_shown_again(server: Server) -> None:
    table = a_scored_game()
    with server.watch(table.code, table.host) as host:
        host.until_type("here")
        for picture in ("heart", "heart", "tear"):
            reacts(table.players[1], table, picture)
        assert [shown(host)["picture"] for _ in range(2)] == ["heart", "tear"]


def test_it_is_shown_to_nobody_who_may_not_see_the_game(server: Server) -> None:
    table: OpenTable = a_game(3, spectators=False)
    with (
        server.watch(table.code, table.host) as host,
        server.watch(table.code, guest("Vera")) as outside,
    ):
        for watcher in (host, outside):
            watcher.until_type("here")
        reacts(table.players[1], table)
        shown(host)
        table.host.patch(f"/rooms/{table.code}", {"title": "The lighthouse"})
        outside.until(lambda m: m["type"] == "room" and m["room"]["title"] == "The lighthouse")
    assert "reaction" not in {message["type"] for message in outside.told}


def test_a_refused_one_is_not_shown(server: Server) -> None:
    table = a_scored_game()
    with server.watch(table.code, table.host) as host:
        host.until_type("here")
        assert reacts(table.players[1], table, card=(9, 1)).status == 409
        act(table, table.players[1])
        host.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "cards")
    assert "reaction" not in {message["type"] for message in host.told}
