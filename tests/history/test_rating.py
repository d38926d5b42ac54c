"""Ratings: which games count, in which order, and who leads."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise, product
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.erasure import erase
from accounts.models import Account
from games.play import play
from games.rules import moves as m
from history.models import Played, Rating
from history.rating import NEW, after_game, season_of
from testkit.played_games import (
    begun,
    count_finished_games,
    full_account,
    guest_account,
    people,
    play_move_by_move,
    played,
    signed_in,
)

pytestmark = pytest.mark.django_db

SPRING = datetime(2025, 4, 2, tzinfo=UTC)


def rated() -> set[UUID]:
    return set(Rating.objects.values_list("player", flat=True))


def leaders(viewer: UUID, query: str = "") -> Any:
    answer = signed_in(viewer).get(f"/leaderboard?season=2025-Q2{query}")
    assert answer.status == 200, answer
    return answer.json


def show_all() -> None:
    Account.objects.update(history_shown="everybody")


# Which games count


def test_a_finished_game_of_four_is_rated() -> None:
    crowd = people(4)
    game = played(crowd)
    count_finished_games()
    assert rated() == set(crowd)
    winners = {UUID(winner) for winner in game.table.winners}
    worth = {row.player: row for row in Rating.objects.all()}
    best = max(row.rating for row in worth.values())
    assert {p for p, row in worth.items() if row.rating == pytest.approx(best)} == winners
    assert {player for player, row in worth.items() if row.wins} == winners


def test_three_are_too_few() -> None:
    played(people(3))
    count_finished_games()
    assert rated() == set()


def test_an_abandoned_game_is_not_rated() -> None:
    crowd = people(4)
    game = begun(crowd)
    play(game.id, m.player(str(crowd[0])), m.Close())
    count_finished_games()
    assert rated() == set()


def test_a_game_with_a_guest_is_not_rated() -> None:
    played([*people(4), guest_account()])
    count_finished_games()
    assert rated() == set()


def test_who_was_a_guest_when_the_game_ended_was_one_for_good() -> None:
    crowd, guest = people(4), guest_account()
    played([*crowd, guest], at=SPRING)
    account = Account.objects.get(pk=guest)
    account.is_guest = False
    account.save()
    count_finished_games()
    assert rated() == set()
    later = account.full_since
    assert later is not None
    played([*crowd, guest], at=later + timedelta(seconds=1))
    count_finished_games()
    assert rated() == {*crowd, guest}


def test_who_leaves_comes_last() -> None:
    crowd = people(5)
    game = begun(crowd)
    play(game.id, m.player(str(crowd[2])), m.Leave())
    for _ in play_move_by_move(game, Random(1)):
        pass
    count_finished_games()
    worst = Rating.objects.order_by("rating")[0]
    assert worst.player == crowd[2]


def test_who_was_gone_before_the_end_is_left_out() -> None:
    crowd = people(5)
    game = begun(crowd)
    erase(Account.objects.get(pk=crowd[2]))
    for _ in play_move_by_move(game, Random(1)):
        pass
    count_finished_games()
    assert rated() == set(crowd) - {crowd[2]}
    assert len(Played.objects.get().rated) == 4


# Seasons


@pytest.mark.parametrize(
    ("at", "season"),
    [
        (datetime(2025, 1, 1, tzinfo=UTC), "2025-Q1"),
        (datetime(2025, 3, 31, 23, 59, tzinfo=UTC), "2025-Q1"),
        (datetime(2025, 4, 1, tzinfo=UTC), "2025-Q2"),
        (datetime(2025, 12, 31, tzinfo=UTC), "2025-Q4"),
    ],
)
def test_a_season_is_a_quarter_of_a_year(at: datetime, season: str) -> None:
    assert season_of(at) == season


def test_everybody_starts_anew_in_a_season() -> None:
    crowd = people(4)
    spring = played(crowd, rng=Random(1), at=SPRING)
    played(crowd, rng=Random(2), at=SPRING + timedelta(days=100))
    count_finished_games()
    first = {row.player: row.mu for row in Rating.objects.filter(season="2025-Q2")}
    row = Played.objects.get(pk=spring.id)
    worths = after_game({}, row.rated, row.places)
    assert first == {player: worth.mu for player, worth in worths.items()}
    assert set(Rating.objects.values_list("season", "games")) == {("2025-Q2", 1), ("2025-Q3", 1)}


def test_those_who_tie_are_worth_the_same() -> None:
    tied = [UUID(int=number) for number in range(4)]
    worths = after_game({}, tied, [1, 1, 3, 3])
    first, second, third, fourth = (worths[player].mu for player in tied)
    assert first == pytest.approx(second)
    assert third == pytest.approx(fourth)
    assert first > NEW.mu > third


@pytest.mark.parametrize("number", range(4, 7))
def test_of_newcomers_nobody_is_worth_more_than_whoever_came_before_them(number: int) -> None:
    newcomers = [UUID(int=one) for one in range(number)]
    for steps in product((0, 1), repeat=number - 1):
        places = [1 + sum(steps[:one]) for one in range(number)]
        worths = after_game({}, newcomers, places)
        ratings = [worths[newcomer].rating for newcomer in newcomers]
        for (place, rating), (next_place, next_rating) in pairwise(
            zip(places, ratings, strict=True)
        ):
            if place == next_place:
                assert next_rating == pytest.approx(rating)
            else:
                assert next_rating < rating


# Who leads


def test_only_those_who_show_themselves_to_everybody_are_listed() -> None:
    crowd = people(4)
    played(crowd, at=SPRING)
    count_finished_games()
    assert leaders(crowd[0])["leaders"] == []
    Account.objects.filter(pk__in=crowd[:2]).update(history_shown="everybody")
    board = leaders(crowd[3])
    assert {leader["person"]["id"] for leader in board["leaders"]} == set(map(str, crowd[:2]))
    assert board["leaders"][0]["place"] == 1
    assert board["mine"]["games"] == 1
    assert leaders(full_account())["mine"] is None


def test_the_best_come_first_and_every_page_goes_on_where_the_last_ended() -> None:
    crowd = people(8)
    rng = Random(4)
    for number in range(4):
        played(rng.sample(crowd, 6), rng=rng, at=SPRING + timedelta(days=number))
    count_finished_games()
    show_all()
    whole = leaders(crowd[0])["leaders"]
    ratings = [leader["rating"] for leader in whole]
    assert ratings == sorted(ratings, reverse=True)
    assert len(whole) == len(rated())
    exact = {str(row.player): row.rating for row in Rating.objects.all()}
    for leader in whole:
        mine = exact[leader["person"]["id"]]
        assert leader["place"] == 1 + sum(other > mine for other in exact.values())
    pages, query = [], "&limit=3"
    while query:
        page = leaders(crowd[0], query)
        pages += page["leaders"]
        query = page["next"] and f"&limit=3&cursor={page['next']}"
    assert pages == whole


def test_a_season_without_games_has_no_leaders() -> None:
    board = signed_in(full_account()).get("/leaderboard").json
    assert board == {
        "season": season_of(datetime.now(UTC)),
        "leaders": [],
        "mine": None,
        "next": None,
    }


@pytest.mark.parametrize("query", ["season=2025", "season=2025-Q5", "cursor=bmFuIDA", "cursor=é"])
def test_what_is_no_season_or_no_page_is_refused(query: str) -> None:
    assert signed_in(full_account()).get(f"/leaderboard?{query}").status == 400


def test_a_longer_leaderboard_takes_no_more_queries() -> None:
    crowd = people(4)
    played(crowd, at=SPRING)
    count_finished_games()
    show_all()

    def queries() -> int:
        ask = signed_in(crowd[0])
        with CaptureQueriesContext(connection) as asked:
            assert ask.get("/leaderboard?season=2025-Q2").status == 200
        return len(asked)

    few = queries()
    for _ in range(3):
        played(people(4), at=SPRING)
    count_finished_games()
    show_all()
    assert queries() == few
