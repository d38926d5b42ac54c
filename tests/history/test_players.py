"""Profiles: what somebody's games come to, and for whom."""

from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.erasure import erase
from accounts.export import export
from accounts.models import Account
from games.play import play
from games.rules import moves as m
from history.models import Consent, Rating, Seat
from testkit.played_games import (
    begun,
    count_finished_games,
    full_account,
    guest_account,
    people,
    played,
    signed_in,
)

pytestmark = pytest.mark.django_db


def profile(who: UUID, viewer: UUID | None = None) -> Any:
    answer = signed_in(viewer or who).get(f"/players/{who}")
    assert answer.status == 200, answer
    return answer.json


def show(who: UUID, to: str) -> None:
    assert signed_in(who).patch("/me", {"history_shown": to}).json["history_shown"] == to


def test_somebody_new_has_played_nothing() -> None:
    new = profile(full_account("Ana"))
    assert new["person"]["name"] == "Ana"
    assert set(new["statistics"].values()) == {0}
    assert (new["best_clue"], new["partners"], new["seasons"]) == (None, [], [])


def test_a_profile_adds_up_all_finished_games() -> None:
    crowd = people(4)
    games = [played(crowd, rng=Random(number)) for number in range(3)]
    abandoned = begun(crowd)
    play(abandoned.id, m.player(str(crowd[0])), m.Close())
    count_finished_games()
    tables = [game.table for game in games]
    for who in crowd:
        numbers = profile(who)["statistics"]
        assert numbers["games"] == 3
        assert numbers["wins"] == sum(str(who) in table.winners for table in tables)
        assert numbers["points"] == sum(
            table.points[seat.player]
            for table in tables
            for seat in table.seats
            if seat.player == str(who)
        )
        assert numbers["clues"] + numbers["votes"] == sum(table.turns_scored for table in tables)


def test_the_best_clue_stands_in_the_story_of_its_game() -> None:
    crowd = people(5)
    for number in range(3):
        played(crowd, rng=Random(number))
    count_finished_games()
    found = [(who, best) for who in crowd if (best := profile(who)["best_clue"])]
    assert found
    for who, best in found:
        turns = signed_in(who).get(f"/games/{best['game']}/story").json["turns"]
        (turn,) = (turn for turn in turns if turn["turn"] == best["turn"])
        assert (turn["clue"], turn["storyteller"]) == (best["clue"], str(who))
        assert 0 < best["votes_right"] < best["votes"]


def test_favourite_partners_are_those_of_most_games() -> None:
    crowd = people(4)
    played(crowd)
    played(crowd[:3])
    count_finished_games()
    partners = {p["person"]["id"]: p["games"] for p in profile(crowd[0])["partners"]}
    assert partners == {str(crowd[1]): 2, str(crowd[2]): 2, str(crowd[3]): 1}
    erase(Account.objects.get(pk=crowd[1]))
    names = {p["person"]["name"]: p["games"] for p in profile(crowd[0])["partners"]}
    assert names == {"Former player": 2, "Player 3": 2, "Player 4": 1}


def test_a_profile_is_for_whom_its_owner_chose() -> None:
    crowd, stranger = people(3), full_account()
    played(crowd)
    count_finished_games()
    ana, bia = crowd[:2]
    for shown, seen_by in (
        ("everybody", {ana, bia, stranger}),
        ("players", {ana, bia}),
        ("nobody", {ana}),
    ):
        show(ana, shown)
        for viewer in (ana, bia, stranger):
            answer = signed_in(viewer).get(f"/players/{ana}")
            assert answer.status == (200 if viewer in seen_by else 404)


def test_at_first_a_history_is_for_those_one_has_played_with() -> None:
    assert signed_in(guest_account()).get("/me").json["history_shown"] == "players"


def test_strangers_learn_nothing_of_private_games_but_the_numbers() -> None:
    crowd, stranger = people(4), full_account()
    ana = crowd[0]
    show(ana, "everybody")
    played(crowd, rng=Random(0))
    played(crowd, rng=Random(1))
    count_finished_games()
    seen = profile(ana, stranger)
    assert seen["statistics"] == profile(ana)["statistics"]
    assert (seen["best_clue"], seen["partners"]) == (None, [])
    assert profile(ana, crowd[1])["partners"] == profile(ana)["partners"]
    played([ana, *people(2)], public=True)
    count_finished_games()
    assert [partner["games"] for partner in profile(ana, stranger)["partners"]] == [1, 1]


def test_nothing_that_counts_somebody_is_left_once_they_are_gone() -> None:
    crowd = people(4)
    game = played(crowd)
    count_finished_games()
    signed_in(crowd[0]).put(f"/games/{game.id}/story/consent")
    kinds = (Seat, Rating, Consent)
    assert all(kind.objects.filter(player=crowd[0]).exists() for kind in kinds)
    others = [profile(who)["statistics"] for who in crowd[1:]]
    erase(Account.objects.get(pk=crowd[0]))
    assert not any(kind.objects.filter(player=crowd[0]).exists() for kind in kinds)
    assert [profile(who)["statistics"] for who in crowd[1:]] == others
    assert signed_in(crowd[1]).get(f"/players/{crowd[0]}").status == 404


def test_what_is_remembered_of_somebody_is_told_to_them() -> None:
    crowd = people(4)
    game = played(crowd)
    count_finished_games()
    signed_in(crowd[0]).put(f"/games/{game.id}/story/consent")
    held = export(Account.objects.get(pk=crowd[0])).sections["history"]
    assert held["statistics"].games == 1
    assert [row["game_id"] for row in held["games"]] == [game.id]
    assert [row["games"] for row in held["ratings"]] == [1]
    assert [row["game_id"] for row in held["consents"]] == [game.id]
    told = signed_in(crowd[0]).get("/me/export").json["sections"]["history"]
    assert told["statistics"] == profile(crowd[0])["statistics"]


def test_more_games_take_no_more_queries() -> None:
    crowd = people(5)

    def queries(viewer: UUID) -> int:
        ask = signed_in(viewer)
        with CaptureQueriesContext(connection) as asked:
            assert ask.get(f"/players/{crowd[0]}").status == 200
        return len(asked)

    while not profile(crowd[0])["best_clue"]:
        played(crowd)
        count_finished_games()
    few = [queries(viewer) for viewer in crowd[:2]]
    for number in range(4):
        played(crowd, rng=Random(number))
    count_finished_games()
    assert [queries(viewer) for viewer in crowd[:2]] == few
