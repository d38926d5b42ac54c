"""Time over HTTP: how much of it is left, and a table that moves on though no clock runs."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from pytest_django import Settings

from games import store
from games.play import play
from games.rules import moves as m
from games.rules.events import StorytellerAppointed
from games.rules.view import as_player
from games.serializers.games import etag
from testkit.api_callers import Answer, Caller, OpenTable, a_game, a_room, guest

pytestmark = pytest.mark.usefixtures("committed_db")

LIMITS = {"clue": 60, "cards": 60, "votes": 60, "reveal": 60}
TIMED = {"settings": {"limits": LIMITS}}
UNTIMED = {"settings": {"limits": dict.fromkeys(LIMITS)}}


def a_due_game() -> OpenTable:
    """Its first clue should have come long ago, and nobody has seen to it."""
    table = a_room(4, **TIMED)
    an_hour_ago = datetime.now(UTC) - timedelta(hours=1)
    play(UUID(table.game), m.player(table.host.id), m.Start(), now=an_hour_ago)
    return table


def has_moved_on(table: OpenTable) -> bool:
    history = store.history(UUID(table.game))
    return any(isinstance(line.event, StorytellerAppointed) for line in history)


# With no clock at all


@pytest.mark.parametrize("path", ["/games/{game}", "/games/{game}/events", "/rooms/{code}"])
def test_whoever_looks_at_a_table_makes_it_move_on(path: str) -> None:
    table = a_due_game()
    assert not has_moved_on(table)
    seen = table.host.get(path.format(game=table.game, code=table.code)).json
    assert has_moved_on(table)
    assert seen.get("game", seen)["version"] == store.load(UUID(table.game)).version


def test_a_view_is_not_called_unchanged_when_its_time_is_up() -> None:
    table = a_due_game()
    tag = etag(store.load(UUID(table.game)).version, as_player(table.host.id))
    answer = table.host.get(f"/games/{table.game}", **{"if-none-match": tag})
    assert answer.status == 200
    assert answer.json["storyteller"] == table.host.id


MOVES = {
    "clue": {"turn": 1, "card": "first-light:1", "clue": "low tide"},
    "cards": {"turn": 1, "cards": ["first-light:1"]},
    "votes": {"turn": 1, "slots": [1]},
    "reveal": {"turn": 1},
    "back": {},
    "start": {},
    "colour": {"colour": "white"},
    "leave": {},
    "join": {},
}


@pytest.mark.parametrize(("move", "body"), MOVES.items())
def test_whoever_moves_makes_a_table_move_on_even_if_refused(move: str, body: object) -> None:
    table = a_due_game()
    table.players[1].moves(table.game, move, body)
    assert has_moved_on(table)


ROOM: dict[str, Callable[[OpenTable], Answer]] = {
    "enter": lambda table: guest("Xenia").post(f"/rooms/{table.code}/enter"),
    "change": lambda table: table.host.patch(f"/rooms/{table.code}", {"title": "The sea"}),
    "ban": lambda table: table.host.post(
        f"/rooms/{table.code}/bans", {"person": table.players[2].id}
    ),
    "next game": lambda table: table.host.post(f"/rooms/{table.code}/games"),
    "close": lambda table: table.host.post(f"/rooms/{table.code}/close"),
}


@pytest.mark.parametrize("what", ROOM)
def test_whoever_does_something_in_a_room_makes_its_table_move_on(what: str) -> None:
    table = a_due_game()
    assert ROOM[what](table).status < 500
    assert has_moved_on(table)


# How much is left


def now_by(answer: Answer) -> datetime:
    assert answer.headers["Server-Time"].endswith("Z")
    return datetime.fromisoformat(answer.headers["Server-Time"])


def fetched(table: OpenTable, who: Caller, **headers: str) -> Answer:
    return who.get(f"/games/{table.game}", **headers)


def test_a_view_comes_with_the_time_and_what_is_left_of_it() -> None:
    table = a_game(3, **TIMED)
    before = datetime.now(UTC) - timedelta(milliseconds=1)
    answer = fetched(table, table.host)
    assert before <= now_by(answer) <= datetime.now(UTC)
    ends = datetime.fromisoformat(answer.json["deadline"])
    left = timedelta(seconds=float(answer.headers["Seconds-Left"]))
    assert abs(now_by(answer) + left - ends) <= timedelta(milliseconds=2)


def test_an_unchanged_view_comes_with_what_is_left_now() -> None:
    table = a_game(3, **TIMED)
    first = fetched(table, table.host)
    again = fetched(table, table.host, **{"if-none-match": first.headers["ETag"]})
    assert again.status == 304
    assert now_by(again) >= now_by(first)
    assert 0 < float(again.headers["Seconds-Left"]) <= float(first.headers["Seconds-Left"])


def test_the_answer_to_a_move_comes_with_what_is_left_of_the_next_phase() -> None:
    table = a_game(3, **TIMED)
    clue = {"turn": 1, "card": table.view()["you"]["hand"][0], "clue": "low tide"}
    answer = table.host.moves(table.game, "clue", clue)
    assert 50 < float(answer.headers["Seconds-Left"]) <= LIMITS["cards"]
    assert "Server-Time" in answer.headers


def test_without_a_limit_there_is_the_time_alone() -> None:
    table = a_game(3, **UNTIMED)
    answer = fetched(table, table.host)
    assert "Server-Time" in answer.headers
    assert "Seconds-Left" not in answer.headers


def test_the_view_itself_is_the_same_at_any_time() -> None:
    table = a_game(3, **TIMED)
    assert fetched(table, table.host).json == fetched(table, table.host).json


def test_a_page_from_elsewhere_may_read_the_time(settings: Settings) -> None:
    settings.CORS_ALLOWED_ORIGINS = ["https://play.example.org"]
    answer = fetched(a_game(3), guest("Xenia"), origin="https://play.example.org")
    exposed = answer.headers["access-control-expose-headers"].split(", ")
    assert {"Server-Time", "Seconds-Left"} <= set(exposed)
