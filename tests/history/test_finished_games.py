"""A game that is over is open to those to whom its story is, and to nobody else."""

from typing import Any, NamedTuple
from uuid import UUID

import pytest
from pytest_django import Settings

from accounts.erasure import erase
from accounts.models import Account
from games.play import ask_the_clock, play
from games.rules import moves as m
from games.rules.state import Table
from testkit.api_callers import Answer, Caller, OpenTable, a_game, act, guest
from testkit.moderators import moderator
from testkit.stored_games import StoredGame
from testkit.timed_games import deadline_of, due_game

pytestmark = pytest.mark.usefixtures("committed_db")

PASSWORD = "lighthouse"
KINDS: dict[str, dict[str, Any]] = {
    "private": {},
    "password": {"password": PASSWORD},
    "public": {"is_public": True},
    "agreed": {"password": PASSWORD},
}
OPEN_TO_ALL = ("public", "agreed")
SAT_THERE = ("host", "player", "left", "banned")
ROLES = ("nobody", "stranger", "barred", "spectator", *SAT_THERE, "moderator")
"""Of these, `barred` was banned without ever having sat there, and `banned` while sitting there."""


class Scene(NamedTuple):
    table: OpenTable
    people: dict[str, Caller]

    def asks(self, role: str, what: str = "") -> Answer:
        return self.people[role].get(f"/games/{self.table.game}{what}")


@pytest.fixture
def no_second_factor(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


def a_running_game(kind: str) -> Scene:
    table = a_game(6, **KINDS[kind])
    act(table, table.host)
    host, player, left, banned, *_ = table.players
    spectator, barred = guest("Selma"), guest("Bo")
    entered = spectator.post(f"/rooms/{table.code}/enter", {"password": PASSWORD})
    assert entered.status == 200, entered
    left.moves(table.game, "leave")
    for person in (banned, barred):
        host.post(f"/rooms/{table.code}/bans", {"person": person.id})
    people = {
        "nobody": Caller(),
        "stranger": guest("Gerd"),
        "barred": barred,
        "spectator": spectator,
        "host": host,
        "player": player,
        "left": left,
        "banned": banned,
        "moderator": moderator("Mona"),
    }
    return Scene(table, people)


def end(scene: Scene, kind: str) -> None:
    assert scene.table.host.post(f"/rooms/{scene.table.code}/close").status == 204
    if kind == "agreed":
        for player in scene.table.players:
            agreed = player.put(f"/games/{scene.table.game}/story/consent")
            assert agreed.status == 204, agreed


def expected_while_it_is_on(kind: str, role: str) -> int:
    if role == "nobody":
        return 401
    if role in ("banned", "barred"):
        return 404
    has_password = "password" in KINDS[kind]
    return 404 if has_password and role in ("stranger", "moderator") else 200


@pytest.mark.parametrize("kind", KINDS)
def test_a_running_game_is_for_those_who_may_watch_its_room(kind: str) -> None:
    scene = a_running_game(kind)
    for role in ROLES:
        for what in ("", "/events", "/decks"):
            assert scene.asks(role, what).status == expected_while_it_is_on(kind, role), role


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_that_is_over_is_open_as_its_story_is(kind: str) -> None:
    scene = a_running_game(kind)
    end(scene, kind)
    for role in ROLES:
        is_open = kind in OPEN_TO_ALL or role in SAT_THERE
        story = scene.asks(role, "/story").status
        assert story == (200 if is_open else 404), role
        closed = 401 if role == "nobody" else 404
        assert scene.asks(role, "/decks").status == (200 if is_open else closed), role
        for what in ("", "/events"):
            with_token = is_open and role != "nobody"
            assert scene.asks(role, what).status == (200 if with_token else closed), role


@pytest.mark.usefixtures("no_second_factor")
def test_moderators_look_at_a_private_game_by_their_own_endpoints() -> None:
    scene = a_running_game("password")
    end(scene, "password")
    for what in ("", "/events"):
        path = f"/moderation/games/{scene.table.game}{what}"
        assert scene.people["moderator"].get(path).status == 200
        assert scene.people["spectator"].get(path).status == 403


def test_a_view_that_a_stranger_once_had_is_not_confirmed_after_the_end() -> None:
    scene = a_running_game("private")
    end(scene, "private")
    tag = scene.asks("player").headers["ETag"]
    path = f"/games/{scene.table.game}"
    for kept in (tag, "*"):
        answers = [
            scene.people[role].get(path, **{"if-none-match": kept}).status
            for role in ("player", "stranger", "spectator")
        ]
        assert answers == [304, 404, 404]


def test_who_takes_their_consent_back_closes_the_game_again() -> None:
    scene = a_running_game("agreed")
    end(scene, "agreed")
    scene.people["left"].delete(f"/games/{scene.table.game}/story/consent")
    assert scene.asks("stranger").status == scene.asks("stranger", "/decks").status == 404
    erase(Account.objects.get(pk=scene.people["left"].id))
    assert scene.asks("stranger").status == scene.asks("nobody", "/decks").status == 200


def test_what_becomes_of_the_room_later_opens_no_game() -> None:
    scene = a_running_game("password")
    play(UUID(scene.table.game), m.moderator(scene.people["moderator"].id), m.Close())
    changes = {"is_public": True, "password": ""}
    assert scene.table.host.patch(f"/rooms/{scene.table.code}", changes).status == 200
    assert scene.asks("stranger").status == 404
    assert scene.table.host.post(f"/rooms/{scene.table.code}/games").status == 201
    assert scene.asks("stranger").status == scene.asks("spectator", "/events").status == 404
    assert scene.asks("player").status == scene.asks("banned").status == 200


def test_nobody_moves_in_a_game_that_is_closed_to_them() -> None:
    scene = a_running_game("private")
    move = {"turn": 1, "cards": ["first-light:1"]}
    end(scene, "private")
    for role, status in (("stranger", 404), ("barred", 404), ("player", 409)):
        assert scene.people[role].moves(scene.table.game, "cards", move).status == status


def test_a_clue_is_reported_by_those_who_may_have_read_it() -> None:
    for kind, status in (("private", 404), ("public", 201), ("agreed", 201)):
        scene = a_running_game(kind)
        end(scene, kind)
        report = {"matter": "clue", "game": scene.table.game, "turn": 1}
        assert scene.people["stranger"].post("/reports", report).status == status, kind
        assert scene.people["spectator"].post("/reports", report).status == 201, kind


def test_whoever_makes_the_clock_end_a_game_by_asking_for_it_sees_it_no_more() -> None:
    steps = 1
    game = due_game()
    while not the_clock_strikes(game).is_over:
        steps += 1
    for what in ("", "/events"):
        game = due_game()
        for _ in range(steps - 1):
            the_clock_strikes(game)
        assert guest("Selma").get(f"/games/{game.id}{what}").status == 404
        assert game.table.is_over


def the_clock_strikes(game: StoredGame) -> Table:
    return ask_the_clock(game.id, now=deadline_of(game))
