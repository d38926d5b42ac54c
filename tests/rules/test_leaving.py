"""Leaving for good, by choice or not."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Colour
from games.rules.refusals import Code
from games.rules.state import Phase, Seat
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    HARBOUR,
    MODERATOR,
    PINK,
    RED,
    VIOLET,
    WHITE,
    Game,
    kinds,
    laid,
    lobby,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)
FIVE = (*FOUR, WHITE)


def test_the_hand_of_who_leaves_goes_to_the_discard_pile() -> None:
    game = started(*FOUR)
    hand = game.hand(RED)
    assert game.leaves(RED) == [e.PlayerLeft(RED, hand, "left")]
    assert game.table.discard == tuple(sorted(hand))
    assert RED not in game.table.hands


def test_who_left_takes_no_further_part() -> None:
    game = told(*FOUR)
    offering = game.offering(RED)
    game.leaves(RED)
    moves: list[m.AnyMove] = [
        offering,
        m.CastVotes(1, (1,)),
        m.Reveal(1),
        m.ComeBack(),
        m.Leave(),
        m.Join(),
    ]
    assert {game.refusal(RED, move).code for move in moves} == {Code.LEFT_FOR_GOOD}


def test_a_stranger_can_not_leave() -> None:
    assert started(*FOUR).refuses(VIOLET, m.Leave()) == (Code.NOT_SEATED, {})


def test_points_are_kept_for_the_record() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: BLUE})
    game.leaves(BLUE)
    assert game.points == {PINK: 3, BLUE: 4, GREEN: 3, RED: 0}


# While the clue is awaited


def test_during_the_opening_race_the_others_race_on() -> None:
    game = started(*FOUR)
    game.leaves(BLUE)
    assert (game.phase(), game.storyteller, game.turn) == (Phase.CLUE, None, 1)
    game.tells(RED)
    assert game.storyteller == RED


def test_a_storyteller_who_leaves_without_a_clue_is_skipped() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK})
    happened = game.leaves(BLUE)
    assert kinds(happened) == [e.PlayerLeft, e.TurnSkipped, e.CardsDrawn, e.TurnBegan]
    assert happened[1] == e.TurnSkipped(BLUE, "left")
    assert (game.storyteller, game.turn) == (GREEN, 3)


def test_an_appointed_storyteller_who_leaves_is_skipped() -> None:
    game = started(*FIVE)
    game.time_runs_out()
    assert e.TurnSkipped(PINK, "left") in game.leaves(PINK)
    assert game.storyteller == BLUE


def test_a_guesser_who_leaves_does_not_disturb_the_storyteller() -> None:
    game = started(*FIVE)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK, WHITE: PINK})
    game.leaves(GREEN)
    assert (game.storyteller, game.turn) == (BLUE, 2)


# While cards are awaited


def test_cards_already_given_stand() -> None:
    game = told(*FOUR)
    game.gives(RED)
    (card,) = game.table.turn.given[RED]
    hand = game.hand(RED)
    assert game.leaves(RED) == [e.PlayerLeft(RED, hand, "left")]
    assert len(hand) == 5
    game.all_give()
    assert card in game.table.turn.board
    assert len(game.table.turn.board) == 4


def test_the_last_card_missing_is_missed_no_more_when_its_giver_leaves() -> None:
    game = told(*FOUR)
    game.gives(BLUE)
    game.gives(GREEN)
    assert kinds(game.leaves(RED)) == [e.PlayerLeft, e.BoardLaid]
    assert len(game.table.turn.board) == 3


def test_a_storyteller_who_leaves_after_the_clue_stays_storyteller() -> None:
    game = told(*FOUR)
    assert kinds(game.leaves(PINK)) == [e.PlayerLeft, e.HostPassed]
    assert (game.storyteller, game.phase()) == (PINK, Phase.CARDS)
    game.all_give()
    assert game.last(e.ClueGiven).card in game.table.turn.board
    for guesser in (BLUE, GREEN):
        game.votes(guesser, for_=PINK)
    slot = game.slot(PINK)
    happened = game.votes(RED, for_=BLUE)
    assert kinds(happened) == [
        e.VotesCast,
        e.VotesShown,
        e.CardRevealed,
        e.TurnScored,
        e.CardsDrawn,
        e.TurnBegan,
    ]
    assert happened[2] == e.CardRevealed(slot, "table")
    assert game.points == {PINK: 3, BLUE: 4, GREEN: 3, RED: 0}
    assert game.storyteller == BLUE


# While votes are awaited


def test_votes_already_cast_stand() -> None:
    game = laid(*FOUR)
    slot = game.slot(BLUE)
    game.votes(RED, for_=BLUE)
    game.leaves(RED)
    assert game.table.turn.votes == {RED: (slot,)}
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    assert game.last(e.VotesShown).votes[RED] == (slot,)


def test_the_last_vote_missing_is_missed_no_more_when_its_voter_leaves() -> None:
    game = laid(*FOUR)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    assert kinds(game.leaves(RED)) == [e.PlayerLeft, e.VotesShown]
    assert RED not in game.last(e.VotesShown).votes


def test_a_vote_may_lie_on_the_card_of_who_left() -> None:
    game = laid(*FOUR)
    game.leaves(RED)
    game.votes(BLUE, for_=RED)
    assert game.table.turn.votes == {BLUE: (game.slot(RED),)}


# While the reveal is awaited


def test_a_guesser_who_leaves_before_the_reveal_changes_nothing_of_the_turn() -> None:
    game = shown(*FOUR)
    game.leaves(RED)
    game.reveals()
    assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 3, RED: 0}


def test_the_card_of_a_storyteller_who_leaves_before_the_reveal_is_revealed_at_once() -> None:
    game = shown(*FOUR)
    slot = game.slot(PINK)
    happened = game.leaves(PINK)
    assert e.CardRevealed(slot, "table") in happened
    assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 3, RED: 0}
    assert game.storyteller == BLUE


# Hands and cards follow the number of players at the start of each turn


def test_of_four_players_three_get_seven_cards_from_the_next_turn_on() -> None:
    game = told(*FOUR)
    game.leaves(RED)
    game.gives(BLUE)
    game.gives(GREEN)
    assert len(game.table.turn.board) == 3
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    game.reveals()
    assert game.last(e.TurnBegan) == e.TurnBegan(2, BLUE, 7, 2, game.after(90))
    assert game.hand_sizes == {PINK: 7, BLUE: 7, GREEN: 7}
    assert {p: len(cards) for p, cards in game.last(e.CardsDrawn).hands.items()} == {
        PINK: 2,
        BLUE: 2,
        GREEN: 2,
    }
    game.tells(BLUE)
    game.all_give()
    assert len(game.table.turn.board) == 5


def test_a_seventh_card_is_drawn_after_a_skipped_turn_too() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK})
    game.leaves(RED)
    assert game.hand_sizes == {PINK: 6, BLUE: 6, GREEN: 6}
    game.time_runs_out()
    assert game.hand_sizes == {PINK: 7, BLUE: 7, GREEN: 7}


def test_one_of_five_leaving_changes_no_hand() -> None:
    game = started(*FIVE)
    game.leaves(WHITE)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK})
    assert set(game.hand_sizes.values()) == {6}


def test_the_telling_passes_over_empty_seats() -> None:
    game = started(*FIVE)
    game.leaves(BLUE)
    game.leaves(GREEN)
    game.plays_turn(PINK, {RED: PINK, WHITE: PINK})
    assert game.storyteller == RED


# Removal


def test_the_host_may_remove_a_player() -> None:
    game = started(*FOUR)
    hand = game.hand(RED)
    assert game.removes(PINK, RED) == [e.PlayerLeft(RED, hand, "removed_by_host")]


def test_a_moderator_may_remove_a_player_and_needs_no_seat() -> None:
    game = started(*FOUR)
    hand = game.hand(RED)
    assert game.removes(MODERATOR, RED) == [e.PlayerLeft(RED, hand, "removed_by_moderator")]


def test_a_moderator_may_remove_the_host() -> None:
    game = started(*FOUR)
    assert kinds(game.removes(MODERATOR, PINK)) == [e.PlayerLeft, e.HostPassed]
    assert game.table.host == BLUE


def test_a_player_may_be_removed_from_the_lobby() -> None:
    game = lobby(*FOUR)
    assert game.removes(PINK, RED) == [e.PlayerLeft(RED, (), "removed_by_host")]
    assert game.removes(MODERATOR, GREEN) == [e.PlayerLeft(GREEN, (), "removed_by_moderator")]
    assert game.table.present == (PINK, BLUE)


def test_nobody_else_removes_a_player() -> None:
    game = started(*FOUR)
    assert game.refuses(BLUE, m.Remove(RED)) == (Code.NOT_THE_HOST, {})
    assert game.refuses(VIOLET, m.Remove(RED)) == (Code.NOT_SEATED, {})


def test_only_who_sits_at_the_table_is_removed() -> None:
    game = started(*FIVE)
    game.leaves(WHITE)
    for who in (PINK, MODERATOR):
        for nobody in (VIOLET, WHITE):
            assert game.refuses(who, m.Remove(nobody)) == (Code.NO_SUCH_PLAYER, {})


def test_who_was_removed_is_gone_for_good() -> None:
    game = started(*FOUR)
    game.removes(PINK, RED)
    assert game.refuses(RED, m.Join()) == (Code.LEFT_FOR_GOOD, {})


def test_removing_one_of_three_ends_the_game() -> None:
    game = started(PINK, BLUE, GREEN)
    assert kinds(game.removes(PINK, GREEN)) == [e.PlayerLeft, e.GameAbandoned]


def test_who_is_away_may_leave_and_is_away_no_more() -> None:
    game = laid(*FOUR, settings=replace(CLASSIC, auto_reveal=True))
    game.votes(GREEN, for_=PINK)
    game.votes(RED, for_=PINK)
    game.time_runs_out()
    game.time_runs_out()
    assert game.table.away == {BLUE}
    game.leaves(BLUE)
    assert game.table.away == frozenset()


@pytest.mark.parametrize("table", [started, told, laid, shown])
def test_no_card_is_lost_when_somebody_leaves(table: Callable[..., Game]) -> None:
    for leaver in FIVE:
        game = table(*FIVE)
        game.leaves(leaver)
        if game.phase() is Phase.CARDS:
            game.all_give()
        while game.turn < 3:
            game.time_runs_out()
        held = [card for hand in game.table.hands.values() for card in hand]
        cards = [*held, *game.table.pile, *game.table.discard]
        assert sorted(cards) == sorted(HARBOUR.cards())


def test_whoever_once_had_a_seat_or_waited_for_one_is_known_by_their_colour() -> None:
    game = started(*FOUR)
    game.joins(VIOLET, "violet")
    game.joins(WHITE, "white")
    game.leaves(VIOLET)
    game.leaves(BLUE)
    known = {seat.player: (seat.colour, seat.left) for seat in game.table.everybody}
    assert known == {
        PINK: ("red", False),
        BLUE: ("orange", True),
        GREEN: ("yellow", False),
        RED: ("green", False),
        WHITE: ("white", False),
        VIOLET: ("violet", True),
    }
    game.joins(VIOLET, "orange")
    assert game.table.everybody[-1] == Seat(VIOLET, Colour("orange"))
    assert len(game.table.everybody) == 6


def test_the_colour_of_who_left_is_free_again() -> None:
    game = started(*FOUR)
    game.leaves(BLUE)
    assert game.joins(VIOLET, "orange") == [e.PlayerWaits(VIOLET, Colour("orange"))]
