"""Games in which people play with bots, whose moves a sweep makes."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from bots.sweep import move_bots
from games import store
from games.play import ask_the_clock
from games.rules.settings import TIMED_PHASES
from testkit.api_callers import Caller, OpenTable, a_game, a_room, act, time_runs_out

AN_HOUR = 3600


def with_bots(people: int = 1, bots: int = 3, **room: Any) -> OpenTable:
    """A game of these people and bots that has begun."""
    return and_bots(a_room(people, **room), bots)


def and_bots(table: OpenTable, bots: int = 3) -> OpenTable:
    """The same table, to which bots have come, and whose game has begun."""
    assert table.host.post(f"/rooms/{table.code}/bots", {"count": bots}).status == 201
    assert table.host.moves(table.game, "start").status == 200
    return table


def with_somebody_away(**room: Any) -> OpenTable:
    """A game of three whose second turn has begun; a bot plays for the third, who is away."""
    limits = dict.fromkeys(TIMED_PHASES, AN_HOUR)
    table = a_game(3, settings={"stand_ins": True, "limits": limits}, **room)
    for player in table.players[:2]:
        act(table, player)
    time_runs_out(table)
    act(table, table.players[1])
    time_runs_out(table)
    act(table, table.host)
    return table


def bots_go_away(table: OpenTable) -> None:
    """Two people play a turn whose cards and votes have ten seconds each, in which no bot moves."""
    act(table, table.host)
    for seconds in (11, 22):
        act(table, table.players[1])
        ask_the_clock(UUID(table.game), now=datetime.now(UTC) + timedelta(seconds=seconds))
    assert set(store.load(UUID(table.game)).bots) <= store.load(UUID(table.game)).away


def a_room_of(*people: Caller, **room: Any) -> OpenTable:
    """A room of people who are there already."""
    opened = people[0].post("/rooms", {"title": "The harbour", **room})
    assert opened.status == 201, opened
    game = opened.json["game"]["id"]
    for person in people[1:]:
        assert person.moves(game, "join").status == 200
    return OpenTable(opened.json["code"], game, people)


def play_out_with_bots(table: OpenTable) -> None:
    """Everybody does what the game waits for until it is over, people before bots, which hurry."""
    later = timedelta(hours=1)
    for _ in range(200):
        for person in table.players:
            act(table, person)
        move_bots(now=datetime.now(UTC) + later)
        if table.view()["phase"] == "over":
            return
    raise AssertionError("the game has no end")
