"""The time limits of the phases."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.decide import is_due
from games.rules.settings import NO_LIMITS, TimeLimits
from games.rules.state import Phase
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    PINK,
    RED,
    Game,
    kinds,
    laid,
    lobby,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)
OF_ITS_OWN = replace(CLASSIC, limits=TimeLimits(clue=11, cards=22, votes=33, reveal=44))


def test_each_phase_ends_its_own_limit_after_it_began() -> None:
    game = started(*FOUR, settings=OF_ITS_OWN)
    assert game.table.deadline == game.after(11)
    game.waits(5)
    game.tells(PINK)
    assert game.table.deadline == game.after(22)
    game.waits(6)
    game.all_give()
    assert game.table.deadline == game.after(33)
    game.waits(7)
    for guesser in (BLUE, GREEN, RED):
        game.votes(guesser, for_=PINK)
    assert game.table.deadline == game.after(44)
    game.waits(8)
    game.reveals()
    assert game.table.deadline == game.after(11)


def test_the_moment_a_phase_ends_is_in_the_event_that_began_it() -> None:
    game = shown(*FOUR, settings=OF_ITS_OWN)
    now = game.now
    assert game.last(e.TurnBegan).deadline == now + timedelta(seconds=11)
    assert game.last(e.ClueGiven).deadline == now + timedelta(seconds=22)
    assert game.last(e.BoardLaid).deadline == now + timedelta(seconds=33)
    assert game.last(e.VotesShown).deadline == now + timedelta(seconds=44)


def test_acting_in_a_phase_does_not_stretch_it() -> None:
    game = told(*FOUR)
    deadline = game.table.deadline
    game.waits(10)
    game.gives(BLUE)
    game.gives(BLUE)
    assert game.table.deadline == deadline


def test_without_a_limit_the_table_waits_as_long_as_it_takes() -> None:
    settings = replace(CLASSIC, limits=NO_LIMITS)
    for game in (
        started(*FOUR, settings=settings),
        told(*FOUR, settings=settings),
        laid(*FOUR, settings=settings),
        shown(*FOUR, settings=settings),
    ):
        assert game.table.deadline is None
        game.waits(10**9)
        assert game.clock_asks() == []


def test_a_lobby_has_no_limit() -> None:
    game = lobby(*FOUR)
    game.waits(10**9)
    assert game.table.deadline is None
    assert game.clock_asks() == []


@pytest.mark.parametrize("table", [started, told, laid, shown])
def test_the_clock_asking_early_changes_nothing(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    assert game.table.deadline is not None
    game.now = game.table.deadline - timedelta(milliseconds=1)
    assert not is_due(game.table, m.Moment(game.now, game.seed))
    assert game.clock_asks() == []


@pytest.mark.parametrize("table", [started, told, laid, shown])
def test_the_clock_asking_twice_changes_nothing_more(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    assert game.time_runs_out() != []
    assert game.clock_asks() == []


def test_a_phase_is_over_at_its_very_deadline() -> None:
    game = told(*FOUR)
    assert game.table.deadline is not None
    assert is_due(game.table, m.Moment(game.table.deadline, game.seed))


def test_a_clock_that_asks_late_finds_the_phase_over_too() -> None:
    game = told(*FOUR)
    game.waits(10**6)
    assert e.BoardLaid in kinds(game.clock_asks())
    assert game.table.deadline == game.after(60)


# The clue


def test_in_the_opening_race_the_clock_appoints_the_first_seat_and_runs_once_more() -> None:
    game = started(*FOUR)
    happened = game.time_runs_out()
    assert happened == [e.StorytellerAppointed(PINK, game.after(90))]
    assert (game.storyteller, game.turn, game.phase()) == (PINK, 1, Phase.CLUE)
    game.tells(PINK)


def test_in_the_opening_race_the_first_seat_is_the_first_that_is_taken() -> None:
    game = started(*FOUR)
    game.leaves(PINK)
    game.time_runs_out()
    assert game.storyteller == BLUE


def test_the_opening_race_is_over_once_somebody_is_appointed() -> None:
    game = started(*FOUR)
    late = game.riddle(BLUE)
    game.time_runs_out()
    assert game.refusal(BLUE, late).code == "not_your_turn"


def test_the_opening_race_catches_nobody() -> None:
    game = started(*FOUR)
    game.time_runs_out()
    assert game.all(e.PlayersCaught) == []


def test_an_appointed_storyteller_without_a_clue_is_skipped() -> None:
    game = started(*FOUR)
    game.time_runs_out()
    assert game.time_runs_out() == [
        e.PlayersCaught((PINK,)),
        e.TurnSkipped(PINK, "clock"),
        e.TurnBegan(2, BLUE, 6, 1, game.after(90)),
    ]


def test_a_storyteller_without_a_clue_is_skipped_and_nobody_scores() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK})
    points = game.points
    happened = game.time_runs_out()
    assert happened == [
        e.PlayersCaught((BLUE,)),
        e.TurnSkipped(BLUE, "clock"),
        e.TurnBegan(3, GREEN, 6, 1, game.after(90)),
    ]
    assert game.points == points
    assert game.storyteller == GREEN


# The cards


def test_the_clock_gives_a_card_at_random_for_each_player_missing() -> None:
    game = told(*FOUR)
    game.gives(GREEN)
    hands = game.table.hands
    happened = game.time_runs_out()
    assert kinds(happened) == [e.PlayersCaught, e.CardsGiven, e.CardsGiven, e.BoardLaid]
    assert happened[0] == e.PlayersCaught((BLUE, RED))
    for given in game.all(e.CardsGiven)[-2:]:
        assert given.by_clock
        assert len(given.cards) == 1
        assert set(given.cards) <= set(hands[given.player])
        assert len(game.hand(given.player)) == 5
    assert len(game.table.turn.board) == 4


def test_with_three_players_the_clock_gives_two_different_cards_for_each() -> None:
    game = told(PINK, BLUE, GREEN)
    game.time_runs_out()
    for given in game.all(e.CardsGiven):
        assert len(set(given.cards)) == 2
    assert len(set(game.table.turn.board)) == 5


def test_the_clock_gives_any_card_of_the_hand() -> None:
    places = set()
    for number in range(60):
        game = Game(lobby(*FOUR).events, bytes([number]))
        game.starts()
        game.tells(PINK)
        hand = game.hand(BLUE)
        game.time_runs_out()
        places.add(hand.index(game.all(e.CardsGiven)[0].cards[0]))
    assert places == set(range(6))


def test_who_gave_in_time_keeps_what_they_gave() -> None:
    game = told(*FOUR)
    card = game.hand(BLUE)[0]
    game.gives(BLUE)
    game.time_runs_out()
    assert game.table.turn.given[BLUE] == (card,)


# The votes


def test_who_has_not_voted_when_time_runs_out_abstains() -> None:
    game = laid(*FOUR)
    game.votes(BLUE, for_=PINK)
    slot = game.slot(PINK)
    assert game.time_runs_out() == [
        e.PlayersCaught((GREEN, RED)),
        e.VotePassed(GREEN),
        e.VotePassed(RED),
        e.VotesShown({BLUE: (slot,), GREEN: (), RED: ()}, game.after(20)),
    ]


# The reveal


def test_the_clock_reveals_a_card_that_the_storyteller_does_not() -> None:
    game = shown(*FOUR)
    slot = game.slot(PINK)
    happened = game.time_runs_out()
    assert happened[:2] == [e.PlayersCaught((PINK,)), e.CardRevealed(slot, "clock")]
    assert kinds(happened[2:]) == [e.TurnScored, e.CardsDrawn, e.TurnBegan]
    assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 3, RED: 0}
