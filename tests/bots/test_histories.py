"""Games with bots are remembered, and count for nothing."""

from typing import Any
from uuid import UUID

import pytest

from history.models import Played, Rating
from testkit.api_callers import OpenTable, guest
from testkit.games_with_bots import a_room_of, and_bots, play_out_with_bots
from testkit.played_games import count_finished_games, people, played, signed_in

pytestmark = pytest.mark.django_db

NO_LIMITS = dict.fromkeys(("clue", "cards", "votes", "reveal"))
SHORT = {"target": 10, "limits": NO_LIMITS}


def finished(members: int = 1, bots: int = 3, **room: Any) -> OpenTable:
    """A game that people with accounts and bots have played to its end, and that was counted."""
    callers = [signed_in(person) for person in people(members)]
    table = and_bots(a_room_of(*callers, settings=SHORT, **room), bots)
    play_out_with_bots(table)
    count_finished_games()
    return table


def test_a_game_with_bots_is_no_rated_game() -> None:
    played(people(4))
    table = finished(members=4, bots=1)
    game = Played.objects.get(pk=UUID(table.game))
    assert (game.season, game.rated, game.with_bots) == ("", [], True)
    assert not Rating.objects.filter(player__in=[caller.id for caller in table.players]).exists()


def test_a_game_with_bots_stands_in_no_statistics() -> None:
    me = finished(members=2).host
    profile = me.get(f"/players/{me.id}").json
    assert profile["statistics"]["games"] == 0
    assert profile["statistics"]["votes"] == 0
    assert profile["best_clue"] is None
    assert profile["partners"] == []


def test_a_game_with_bots_is_marked_in_lists_while_it_is_on_and_later() -> None:
    (me,) = (signed_in(person) for person in people(1))
    table = and_bots(a_room_of(me, settings=SHORT))
    (on,) = me.get("/me/games").json["games"]
    play_out_with_bots(table)
    count_finished_games()
    (over,) = me.get("/me/games").json["games"]
    assert (on["with_bots"], over["with_bots"]) == (True, True)
    assert [seat["kind"] for seat in over["seats"]] == ["member", "bot", "bot", "bot"]


def test_other_games_are_not_marked() -> None:
    game = played(people(3))
    me = signed_in(game.people[0])
    assert me.get(f"/games/{game.id}/story").json["with_bots"] is False
    count_finished_games()
    assert me.get("/me/games").json["games"][0]["with_bots"] is False


def test_the_story_is_marked_and_bots_need_not_agree_to_show_it() -> None:
    table = finished(members=1)
    me = table.host
    story = me.get(f"/games/{table.game}/story").json
    assert (story["with_bots"], story["sharing"]["all_agreed"]) == (True, False)
    me.put(f"/games/{table.game}/story/consent")
    assert me.get(f"/games/{table.game}/story").json["sharing"]["all_agreed"]
    assert guest("Nina").get(f"/games/{table.game}/story").status == 200


def test_the_list_of_rooms_says_where_bots_sit() -> None:
    (me, other) = (signed_in(person) for person in people(2))
    full = a_room_of(me, is_public=True)
    me.post(f"/rooms/{full.code}/bots", {"count": 2})
    plain = a_room_of(other, is_public=True)

    def listed(query: str) -> list[str]:
        return [room["code"] for room in other.get(f"/rooms{query}").json["rooms"]]

    assert listed("?with_bots=true") == [full.code]
    assert listed("?with_bots=false") == [plain.code]
    marks = {room["code"]: room["with_bots"] for room in other.get("/rooms").json["rooms"]}
    assert marks == {full.code: True, plain.code: False}
