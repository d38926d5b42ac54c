"""What was written down as games ended is what their events say."""

from datetime import UTC, datetime, timedelta
from io import StringIO
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.core.management import call_command

from accounts.erasure import erase
from accounts.models import Account
from games import store
from games.play import play
from games.rules import moves as m
from history.models import Played, Rating, Seat
from history.projector import project_game
from history.statistics import statistics
from history.story import story_of
from testkit.played_games import (
    LIVELY,
    SHORT,
    begun,
    count_finished_games,
    full_account,
    guest_account,
    people,
    play_move_by_move,
    played,
)
from testkit.stored_games import a_lobby

pytestmark = pytest.mark.django_db

Rows = dict[str, Any]
MODERATOR = m.moderator("7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33")
SPRING = datetime(2025, 4, 2, tzinfo=UTC)


def everything() -> Rows:
    return {
        "Played": list(Played.objects.order_by("game").values()),
        "Seat": list(Seat.objects.order_by("game", "player").values()),
        "Rating": list(Rating.objects.order_by("season", "player").values()),
    }


def recounted() -> str:
    said = StringIO()
    call_command("recount", stdout=said)
    return said.getvalue().strip()


def forgotten_and_recounted() -> Rows:
    for kind in (Seat, Rating, Played):
        kind.objects.all().delete()
    recounted()
    return everything()


def a_season() -> tuple[UUID, ...]:
    """Games of every kind, each counted as it ended."""
    rng = Random(7)
    crowd = people(8)
    for number in range(6):
        at = SPRING + timedelta(days=30 * number)
        who = rng.sample(crowd, 6)
        played(who, seats=4 + number % 2, manners=LIVELY, rng=rng, at=at, public=number % 2 == 0)
        count_finished_games()
    played(crowd[:3], rng=rng, at=SPRING)
    played([*crowd[:3], guest_account()], rng=rng, at=SPRING)
    abandoned = begun(crowd[:4])
    play(abandoned.id, m.player(str(crowd[0])), m.Close())
    count_finished_games()
    return crowd


def test_a_recount_of_what_is_right_changes_nothing() -> None:
    a_season()
    before = everything()
    assert all(before.values())
    assert recounted() == "9 games read, 0 put right, and 0 ratings"
    assert everything() == before


def test_what_was_live_is_what_the_events_say() -> None:
    a_season()
    before = everything()
    assert forgotten_and_recounted() == before


def test_it_is_so_after_an_erasure_too() -> None:
    crowd = a_season()
    erase(Account.objects.get(pk=crowd[0]))
    count_finished_games()
    before = everything()
    assert all(crowd[0] != row.get("player") for rows in before.values() for row in rows)
    assert forgotten_and_recounted() == before


def test_a_rating_that_follows_an_erasure_still_knows_what_the_erased_was_worth() -> None:
    crowd = people(5)
    for number in range(3):
        played(crowd, rng=Random(number), at=SPRING + timedelta(days=number))
    count_finished_games()
    played(crowd, rng=Random(9), at=SPRING + timedelta(days=9))
    erase(Account.objects.get(pk=crowd[0]))
    count_finished_games()
    before = everything()
    assert {row["games"] for row in before["Rating"]} == {4}
    assert forgotten_and_recounted() == before


def test_it_does_not_matter_in_which_order_games_are_counted() -> None:
    crowd = people(5)
    games = [
        played(crowd, rng=Random(number), at=SPRING + timedelta(days=number)) for number in range(4)
    ]
    for game in (games[2], games[0], games[3], games[1]):
        project_game(game.id)
    before = everything()
    assert forgotten_and_recounted() == before


def test_what_is_wrong_is_put_right() -> None:
    a_season()
    before = everything()
    Seat.objects.update(votes_found=99)
    Played.objects.order_by("ended_at")[:1].get().delete()
    assert recounted() == "9 games read, 9 put right, and 0 ratings"
    wrong = Rating.objects.filter(games__gt=1).update(mu=99)
    assert wrong
    assert recounted() == f"9 games read, 0 put right, and {wrong} ratings"
    assert everything() == before


# While games are played


def test_a_game_is_counted_once_it_is_over_and_not_before() -> None:
    game = begun(people(4))
    for table in play_move_by_move(game, Random(3)):
        assert project_game(game.id) == table.is_over
    assert not project_game(game.id)


def test_a_game_that_never_began_is_nothing_to_remember() -> None:
    host = m.player(str(full_account()))
    game_id = a_lobby(host, SHORT)
    play(game_id, host, m.Close())
    count_finished_games()
    assert not Played.objects.exists()


def test_it_is_so_after_a_moderator_has_voided_games_and_hidden_clues_too() -> None:
    a_season()
    rated = Played.objects.exclude(season="").order_by("ended_at")
    ratings = everything()["Rating"]
    play(rated[0].pk, MODERATOR, m.VoidGame())
    for seat in Seat.objects.exclude(best_turn=None):
        play(seat.game_id, MODERATOR, m.HideClue(seat.best_turn or 0))
    count_finished_games()
    before = everything()
    assert before["Rating"] != ratings
    assert forgotten_and_recounted() == before


def test_a_void_game_leaves_statistics_and_comes_back_to_no_rating() -> None:
    crowd = people(4)
    game = played(crowd, at=SPRING)
    count_finished_games()
    assert Rating.objects.count() == 4
    play(game.id, MODERATOR, m.VoidGame())
    count_finished_games()
    assert not Rating.objects.exists()
    assert statistics(crowd[0]).games == 0
    assert set(Seat.objects.values_list("result", flat=True)) == {"voided"}


def test_a_hidden_clue_is_nobodys_best_any_more_but_was_told_all_the_same() -> None:
    crowd = people(5)
    game = played(crowd)
    count_finished_games()
    told_well = sum(Seat.objects.values_list("told_well", flat=True))
    for turn in range(1, game.table.turn.number + 1):
        play(game.id, MODERATOR, m.HideClue(turn))
    count_finished_games()
    assert not Seat.objects.exclude(best_turn=None).exists()
    assert sum(Seat.objects.values_list("told_well", flat=True)) == told_well
    assert {turn.clue for turn in story_of(store.history(game.id)).turns_scored} == {None}
