"""Votes, and the reveal."""

import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.refusals import Code
from games.rules.state import Phase
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    ODYSSEY,
    PINK,
    RED,
    kinds,
    laid,
    shown,
    told,
)


def test_every_guesser_has_one_vote_in_classic() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    slot = game.slot(PINK)
    assert game.votes(BLUE, for_=PINK) == [e.VotesCast(BLUE, (slot,))]


def test_every_guesser_has_two_votes_in_odyssey_on_two_cards_or_on_one() -> None:
    game = laid(PINK, BLUE, GREEN, RED, settings=ODYSSEY)
    pink, green = game.slot(PINK), game.slot(GREEN)
    assert game.votes(BLUE, for_=(PINK, GREEN)) == [e.VotesCast(BLUE, (pink, green))]
    assert game.votes(RED, for_=(PINK, PINK)) == [e.VotesCast(RED, (pink, pink))]


@pytest.mark.parametrize("number", [0, 2])
def test_no_other_number_of_votes_counts_in_classic(number: int) -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, game.ballot(*[PINK] * number)) == (
        Code.WRONG_NUMBER_OF_VOTES,
        {"expected": 1, "given": number},
    )


@pytest.mark.parametrize("number", [0, 1, 3])
def test_no_other_number_of_votes_counts_in_odyssey(number: int) -> None:
    game = laid(PINK, BLUE, GREEN, RED, settings=ODYSSEY)
    assert game.refuses(BLUE, game.ballot(*[PINK] * number)) == (
        Code.WRONG_NUMBER_OF_VOTES,
        {"expected": 2, "given": number},
    )


def test_the_storyteller_does_not_vote() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    assert game.refuses(PINK, game.ballot(BLUE)) == (Code.NOT_YOUR_TURN, {})


def test_nobody_votes_for_a_card_of_their_own() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, game.ballot(BLUE)) == (Code.OWN_CARD, {"given": game.slot(BLUE)})


def test_in_odyssey_neither_vote_is_for_a_card_of_ones_own() -> None:
    game = laid(PINK, BLUE, GREEN, RED, settings=ODYSSEY)
    assert game.refusal(BLUE, game.ballot(PINK, BLUE)).code == Code.OWN_CARD
    assert game.refusal(BLUE, game.ballot(BLUE, PINK)).code == Code.OWN_CARD


def test_with_three_players_both_cards_given_are_ones_own() -> None:
    game = laid(PINK, BLUE, GREEN)
    mine = [slot for slot, owner in enumerate(game.table.turn.owners, 1) if owner == BLUE]
    assert len(mine) == 2
    for slot in mine:
        assert game.refuses(BLUE, m.CastVotes(1, (slot,))) == (Code.OWN_CARD, {"given": slot})


@pytest.mark.parametrize("slot", [-1, 0, 5])
def test_a_vote_lies_on_a_slot_of_the_board(slot: int) -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, m.CastVotes(1, (slot,))) == (
        Code.NO_SUCH_SLOT,
        {"expected": 4, "given": slot},
    )


def test_the_slots_are_numbered_from_1_to_the_number_of_cards() -> None:
    game = laid(PINK, BLUE, GREEN)
    assert {game.slot(PINK), game.slot(BLUE), game.slot(GREEN)} <= {1, 2, 3, 4, 5}
    for slot in (1, 5):
        voter = next(p for p in (BLUE, GREEN) if p != game.table.turn.owners[slot - 1])
        assert e.VotesCast(voter, (slot,)) in game.asks(voter, m.CastVotes(1, (slot,)))


def test_when_the_last_has_voted_all_votes_are_shown_at_once() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=RED)
    assert game.phase() is Phase.VOTES
    pink, red = game.slot(PINK), game.slot(RED)
    assert game.votes(RED, for_=PINK) == [
        e.VotesCast(RED, (pink,)),
        e.VotesShown({BLUE: (pink,), GREEN: (red,), RED: (pink,)}, game.after(20)),
    ]
    assert game.phase() is Phase.REVEAL


def test_a_vote_may_be_changed_while_another_is_missing() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    game.votes(BLUE, for_=PINK)
    game.votes(BLUE, for_=RED)
    assert kinds(game.events[-2:]) == [e.VotesCast, e.VotesCast]
    assert game.table.turn.votes == {BLUE: (game.slot(RED),)}


def test_a_vote_stays_once_the_votes_are_shown() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, game.ballot(RED)) == (Code.PHASE_OVER, {})


def test_nobody_votes_before_the_board_lies() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, m.CastVotes(1, (1,))) == (Code.TOO_EARLY, {})


def test_a_vote_for_another_turn_is_refused() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    move = m.CastVotes(2, (game.slot(PINK),))
    assert game.refuses(BLUE, move) == (Code.STALE_TURN, {"expected": 1, "given": 2})


def test_the_storyteller_reveals_which_card_was_theirs_and_the_turn_is_scored() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    slot = game.slot(PINK)
    happened = game.reveals()
    assert happened[0] == e.CardRevealed(slot, "storyteller")
    assert kinds(happened) == [e.CardRevealed, e.TurnScored, e.CardsDrawn, e.TurnBegan]


def test_nobody_reveals_for_the_storyteller() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, m.Reveal(1)) == (Code.NOT_YOUR_TURN, {})


def test_nothing_is_revealed_before_all_have_voted() -> None:
    assert laid(PINK, BLUE, GREEN, RED).refuses(PINK, m.Reveal(1)) == (Code.TOO_EARLY, {})


def test_a_card_is_revealed_once() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    game.reveals()
    assert game.refuses(PINK, m.Reveal(1)) == (Code.STALE_TURN, {"expected": 2, "given": 1})


def test_where_the_room_says_so_the_card_is_revealed_as_soon_as_the_votes_are() -> None:
    game = laid(PINK, BLUE, GREEN, RED, settings=replace(CLASSIC, auto_reveal=True))
    slot = game.slot(PINK)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
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
