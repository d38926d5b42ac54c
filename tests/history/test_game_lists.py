"""Lists of games: one's own, and somebody else's as far as they are shown."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from msgspec.structs import replace

from accounts.erasure import erase
from accounts.models import Account
from games import store
from games.models import Ban, Game, Room
from games.play import play
from games.rules import moves as m
from testkit.api_callers import Caller
from testkit.played_games import (
    LIVELY,
    SHORT,
    PlayedGame,
    begun,
    count_finished_games,
    full_account,
    people,
    play_move_by_move,
    played,
    signed_in,
)

pytestmark = pytest.mark.django_db

SPRING = datetime(2025, 4, 2, tzinfo=UTC)


def ids(page: Any) -> list[str]:
    return [game["id"] for game in page["games"]]


def mine(who: UUID, query: str = "") -> list[str]:
    answer = signed_in(who).get(f"/me/games{query}")
    assert answer.status == 200, answer
    return ids(answer.json)


def theirs(who: UUID, viewer: UUID, query: str = "") -> list[str]:
    answer = signed_in(viewer).get(f"/players/{who}/games{query}")
    assert answer.status == 200, answer
    return ids(answer.json)


def names(*games: PlayedGame) -> list[str]:
    return [str(game.id) for game in games]


def show(who: UUID, to: str) -> None:
    Account.objects.filter(pk=who).update(history_shown=to)


def test_games_come_newest_first_whether_they_are_on_or_over() -> None:
    crowd = people(4)
    first, second = played(crowd), begun(crowd)
    third = played(crowd[:3])
    count_finished_games()
    fourth = begun(crowd)
    assert mine(crowd[0]) == names(fourth, third, second, first)
    assert mine(crowd[3]) == names(fourth, second, first)
    assert mine(full_account()) == []


def test_a_game_that_is_over_tells_when_how_long_and_who_had_how_many_points() -> None:
    crowd = people(4)
    game = begun(crowd, at=SPRING)
    play(game.id, m.player(str(crowd[3])), m.Leave(), now=SPRING)
    for _ in play_move_by_move(game, Random(1), at=SPRING + timedelta(minutes=20)):
        pass
    count_finished_games()
    (listed,) = signed_in(crowd[0]).get("/me/games").json["games"]
    table = game.table
    assert (listed["edition"], listed["decks"], listed["turns"]) == (
        "classic",
        ["harbour"],
        table.turns_scored,
    )
    assert (listed["began_at"], listed["seconds"]) == ("2025-04-02T00:00:00Z", 20 * 60)
    points = {seat["id"]: seat["points"] for seat in listed["seats"]}
    assert points == table.points
    best = max(points.values())
    for seat in listed["seats"]:
        left = seat["id"] == str(crowd[3])
        assert seat["former"] == left
        assert (seat["place"] == 1) == (seat["points"] == best and not left)
    assert listed["seats"][-1]["place"] == 4
    assert [seat["name"] for seat in listed["seats"]] == [
        f"Player {place}" for place in range(1, 5)
    ]


def test_a_game_looks_the_same_before_and_after_it_is_written_down() -> None:
    crowd = people(5)
    present = played(crowd, manners=LIVELY, rng=Random(5)).table.present
    played(crowd)
    who = [person for person in crowd if str(person) in present]
    before = [signed_in(person).get("/me/games").json for person in who]
    count_finished_games()
    assert [signed_in(person).get("/me/games").json for person in who] == before


def test_a_running_game_shows_how_it_stands() -> None:
    crowd = people(4)
    game = begun(crowd)
    for table in play_move_by_move(game, Random(2)):
        if table.turns_scored == 1:
            break
    (listed,) = signed_in(crowd[0]).get("/me/games").json["games"]
    assert (listed["result"], listed["ended_at"], listed["seconds"]) == ("running", None, None)
    assert {s["id"]: s["points"] for s in listed["seats"]} == game.table.points


def test_who_left_a_running_game_finds_it_again_once_it_is_over() -> None:
    crowd = people(5)
    game = begun(crowd)
    play(game.id, m.player(str(crowd[4])), m.Leave())
    assert mine(crowd[4]) == []
    for _ in play_move_by_move(game, Random(1)):
        pass
    count_finished_games()
    (listed,) = signed_in(crowd[4]).get("/me/games").json["games"]
    assert (listed["id"], listed["result"]) == (str(game.id), "lost")


def test_a_lobby_is_no_game_yet() -> None:
    crowd = people(3)
    game = begun(crowd)
    Game.objects.filter(pk=game.id).update(phase="lobby")
    assert mine(crowd[0]) == []


# Where they were played


def room_of(who: UUID, viewer: UUID) -> Any:
    """The room of somebody's newest game, as the viewer's list has it."""
    page = signed_in(viewer).get("/me/games" if who == viewer else f"/players/{who}/games").json
    return page["games"][0]["room"]


def played_in_a_public_room(crowd: tuple[UUID, ...]) -> Room:
    game = played(crowd, public=True)
    count_finished_games()
    Room.objects.filter(pk=Game.objects.get(pk=game.id).room_id).update(is_public=True)
    return Game.objects.get(pk=game.id).room


@pytest.mark.parametrize("when", ["written down", "not yet"])
def test_a_list_tells_those_who_sat_there_in_which_room(when: str) -> None:
    crowd = people(4)
    game = played(crowd)
    if when == "written down":
        count_finished_games()
    code = Game.objects.get(pk=game.id).room.code
    assert room_of(crowd[0], crowd[0]) == {"code": code, "title": "The harbour"}
    assert room_of(crowd[0], crowd[1]) == {"code": code, "title": "The harbour"}


def test_the_code_of_a_room_that_has_become_private_is_told_to_nobody_new() -> None:
    crowd, stranger = people(4), full_account()
    show(crowd[0], "everybody")
    room = played_in_a_public_room(crowd)
    assert room_of(crowd[0], stranger)["code"] == room.code
    Room.objects.filter(pk=room.pk).update(is_public=False)
    assert room_of(crowd[0], stranger) is None
    assert room_of(crowd[0], crowd[1])["code"] == room.code


def test_whoever_is_banned_keeps_the_game_and_loses_the_way_to_its_room() -> None:
    crowd = people(4)
    room = played_in_a_public_room(crowd)
    Ban.objects.create(room=room, person=crowd[1], by=crowd[0])
    assert room_of(crowd[1], crowd[1]) is None
    assert room_of(crowd[1], crowd[0])["code"] == room.code


# Filters and pages


@pytest.mark.parametrize("when", ["written down", "not yet"])
def test_games_can_be_found_by_edition_result_partner_and_time(when: str) -> None:
    crowd = people(5)
    me, other = crowd[0], crowd[4]
    classic = played(crowd[:4])
    odyssey = played(crowd, settings=replace(SHORT, edition="odyssey"))
    abandoned = begun(crowd[:4])
    play(abandoned.id, m.player(str(me)), m.Close())
    running = begun(crowd[:4])
    if when == "written down":
        count_finished_games()
    won = [game for game in (odyssey, classic) if str(me) in game.table.winners]
    lost = [game for game in (odyssey, classic) if game not in won]
    assert mine(me, "?edition=odyssey") == names(odyssey)
    assert mine(me, f"?with={other}") == names(odyssey)
    assert mine(me, "?result=running") == names(running)
    assert mine(me, "?result=abandoned") == names(abandoned)
    assert mine(me, "?result=won") == names(*won)
    assert mine(me, "?result=lost") == names(*lost)
    between = [
        store.history(game.id)[0].at.isoformat().replace("+00:00", "Z")
        for game in (odyssey, running)
    ]
    assert mine(me, f"?from={between[0]}&to={between[1]}") == names(abandoned, odyssey)


@pytest.mark.parametrize(
    "query",
    ["edition=tarot", "result=drawn", "with=me", "from=yesterday", "to=2025-01-01", "cursor=x"],
)
def test_what_nobody_could_look_for_is_refused(query: str) -> None:
    answer = signed_in(full_account()).get(f"/me/games?{query}")
    assert answer.status == 400


def test_pages_hold_every_game_once() -> None:
    crowd = people(4)
    games = [played(crowd) for _ in range(3)]
    count_finished_games()
    games += [begun(crowd), played(crowd), begun(crowd)]
    seen, query = [], "?limit=2"
    for _ in range(3):
        page = signed_in(crowd[0]).get(f"/me/games{query}").json
        assert len(page["games"]) == 2
        seen += ids(page)
        query = f"?limit=2&cursor={page['next']}"
    assert page["next"] is None
    assert seen == names(*reversed(games))


# Somebody else's


def test_a_list_is_shown_to_whom_its_owner_chose() -> None:
    crowd, stranger = people(4), full_account()
    played(crowd, public=True)
    count_finished_games()
    ana, bia = crowd[:2]
    for shown, seen_by in (
        ("everybody", {bia, stranger, ana}),
        ("players", {bia, ana}),
        ("nobody", {ana}),
    ):
        show(ana, shown)
        for viewer in (ana, bia, stranger):
            answer = signed_in(viewer).get(f"/players/{ana}/games")
            assert answer.status == (200 if viewer in seen_by else 404)


def test_those_who_sit_at_a_table_now_have_met_too() -> None:
    crowd = people(4)
    begun(crowd[:3])
    assert signed_in(crowd[1]).get(f"/players/{crowd[0]}/games").status == 200
    assert signed_in(crowd[3]).get(f"/players/{crowd[0]}/games").status == 404


def test_nobody_who_is_gone_and_nobody_at_all_look_the_same() -> None:
    gone, viewer = full_account(), full_account()
    show(gone, "everybody")
    erase(Account.objects.get(pk=gone))
    answers = [signed_in(viewer).get(f"/players/{who}/games") for who in (gone, UUID(int=7))]
    assert [(answer.status, answer.code) for answer in answers] == [(404, "not_found")] * 2


def test_others_see_public_games_that_are_over_and_those_they_sat_in() -> None:
    crowd, stranger = people(5), full_account()
    ana, bia, clara = crowd[0], crowd[1], crowd[4]
    show(ana, "everybody")
    public, private = played(crowd, public=True), played(crowd[:4])
    count_finished_games()
    running = begun(crowd[:4], public=True)
    assert theirs(ana, stranger) == names(public)
    assert theirs(ana, clara) == names(public)
    assert theirs(ana, bia) == names(running, private, public)
    assert theirs(ana, ana) == names(running, private, public)


def test_whom_somebody_played_with_stays_as_a_former_player() -> None:
    crowd = people(4)
    game = played(crowd)
    count_finished_games()
    erase(Account.objects.get(pk=crowd[1]))
    (listed,) = signed_in(crowd[0]).get("/me/games").json["games"]
    assert [seat["name"] for seat in listed["seats"]][:2] == ["Player 1", "Former player"]
    assert mine(crowd[0], f"?with={crowd[1]}") == names(game)


def test_a_longer_list_takes_no_more_queries() -> None:
    crowd = people(5)

    def queries(path: str) -> int:
        ask: Caller = signed_in(crowd[0])
        with CaptureQueriesContext(connection) as asked:
            assert ask.get(path).status == 200
        return len(asked)

    paths = ("/me/games", f"/players/{crowd[1]}/games")
    played(crowd)
    count_finished_games()
    begun(crowd)
    few = [queries(path) for path in paths]
    for _ in range(3):
        played(crowd)
    count_finished_games()
    for _ in range(3):
        begun(crowd)
    assert [queries(path) for path in paths] == few
