"""The rules of play at a distance, as they look through a socket."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from games import store
from games.play import ask_the_clock
from testkit.api_callers import Caller, OpenTable, a_game, act, guest
from testkit.sockets import Message, Watcher
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


def time_runs_out(table: OpenTable) -> None:
    """A second after the deadline, whenever that is."""
    deadline = store.load(UUID(table.game)).deadline
    assert deadline
    ask_the_clock(UUID(table.game), now=deadline + timedelta(seconds=1))


@contextmanager
def watching(server: Server, table: OpenTable, caller: Caller) -> Iterator[Watcher]:
    """A socket that has been told the game: events from then on come as they happen."""
    with server.watch(table.code, caller) as watcher:
        watcher.until_type("game")
        yield watcher


def until_event(watcher: Watcher, kind: str) -> tuple[Message, Any]:
    """The push that tells of it, and what it tells."""
    told = watcher.until(
        lambda m: m["type"] == "game" and kind in [line["event"]["type"] for line in m["happened"]]
    )
    (line, *_) = (line for line in told["happened"] if line["event"]["type"] == kind)
    return told, line


def test_a_phase_that_the_clock_ended_is_pushed_as_nobodys_doing(server: Server) -> None:
    table = a_game()
    act(table, table.host)
    with server.watch(table.code, table.host) as host:
        assert host.until_type("game")["game"]["phase"] == "cards"
        time_runs_out(table)
        told, line = until_event(host, "board_laid")
    assert told["game"]["phase"] == "votes"
    assert line["by"] is None


def test_who_is_caught_twice_running_is_shown_away_and_whoever_acts_is_back(server: Server) -> None:
    table = a_game(4)
    absent = table.players[3]
    act(table, table.host)
    with watching(server, table, table.host) as host:
        for caller in table.players[1:3]:
            act(table, caller)
        time_runs_out(table)
        for caller in table.players[1:3]:
            act(table, caller)
        time_runs_out(table)
        told, line = until_event(host, "player_went_away")
        assert line["event"]["player"] == absent.id
        assert [p["player"] for p in told["game"]["players"] if p["away"]] == [absent.id]
        absent.moves(table.game, "back")
        told, _ = until_event(host, "player_returned")
        assert not any(p["away"] for p in told["game"]["players"])


def test_who_leaves_is_shown_as_gone_and_keeps_their_socket_as_a_spectator(server: Server) -> None:
    table = a_game(4)
    leaver = table.players[2]
    with (
        watching(server, table, table.host) as host,
        server.watch(table.code, leaver) as leaving,
    ):
        assert leaving.until_type("game")["game"]["you"]
        leaver.moves(table.game, "leave")
        told, line = until_event(host, "player_left")
        assert line["event"] == {
            "type": "player_left",
            "player": leaver.id,
            "hand": told["game"]["discard"],
            "because": "left",
        }
        assert [p["player"] for p in told["game"]["players"] if p["left"]] == [leaver.id]
        assert leaving.until_version(told["version"])["game"]["you"] is None


def test_when_the_host_leaves_the_next_to_the_left_is_shown_as_host(server: Server) -> None:
    table = a_game(4)
    with server.watch(table.code, table.players[1]) as second:
        second.until_type("game")
        table.host.moves(table.game, "leave")
        told, _ = until_event(second, "host_passed")
        assert told["game"]["host"] == table.players[1].id


def test_who_joins_late_is_shown_waiting_and_then_seated(server: Server) -> None:
    table = a_game(3, settings={"auto_reveal": True})
    late = guest("Vera")
    with server.watch(table.code, late) as watching:
        watching.until_type("game")
        late.moves(table.game, "join")
        told, _ = until_event(watching, "player_waits")
        assert [p["player"] for p in told["game"]["waiting"]] == [late.id]
        assert told["game"]["you"] is None
        for _ in range(3):
            for caller in table.players:
                act(table, caller)
        told, _ = until_event(watching, "player_seated")
        assert late.id in [p["player"] for p in told["game"]["players"]]


def test_with_fewer_than_three_left_the_end_is_pushed(server: Server) -> None:
    table = a_game(3)
    with server.watch(table.code, table.host) as host:
        host.until_type("game")
        table.players[1].moves(table.game, "leave")
        told = host.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "over")
    assert told["game"]["finished"] is False
    assert told["game"] == table.view()


def test_a_deadline_in_a_push_lies_ahead(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        told = host.until_type("game")
    assert datetime.fromisoformat(told["game"]["deadline"]) > datetime.now(UTC)
