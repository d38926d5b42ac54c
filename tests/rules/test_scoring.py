"""What a turn is worth."""

from games.rules import events as e
from games.rules import moves as m
from testkit.games_in_memory import (
    BLUE,
    GREEN,
    ODYSSEY,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    VIOLET,
    YELLOW,
    laid,
    started,
)

SIX = (PINK, BLUE, GREEN, VIOLET, YELLOW, RED)
FOUR = (PINK, BLUE, GREEN, RED)


# The worked examples


def test_the_worked_example_of_classic() -> None:
    game = started(*SIX)
    points = game.plays_turn(
        PINK, {BLUE: PINK, GREEN: PINK, VIOLET: BLUE, YELLOW: BLUE, RED: VIOLET}
    )
    assert points == {PINK: 3, BLUE: 5, GREEN: 3, VIOLET: 1, YELLOW: 0, RED: 0}
    assert game.points == points


def test_the_worked_example_of_odyssey() -> None:
    game = started(PINK, PURPLE, GREEN, BLUE, ORANGE, RED, settings=ODYSSEY)
    points = game.plays_turn(
        PINK,
        {
            PURPLE: (PINK, BLUE),
            GREEN: (PINK, PURPLE),
            BLUE: (PINK, PINK),
            ORANGE: (BLUE, RED),
            RED: (PURPLE, PURPLE),
        },
    )
    assert points == {PINK: 3, PURPLE: 6, GREEN: 3, BLUE: 8, ORANGE: 0, RED: 1}
    assert game.points == points


def test_the_record_says_by_what_the_points_were_made() -> None:
    game = started(*SIX)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, VIOLET: BLUE, YELLOW: BLUE, RED: VIOLET})
    scored = game.last(e.TurnScored)
    assert scored.outcome == "some"
    assert scored.points[PINK] == e.TurnPoints(told=3)
    assert scored.points[BLUE] == e.TurnPoints(found=3, decoys=2)
    assert scored.points[VIOLET] == e.TurnPoints(decoys=1)


# Classic


def test_when_everyone_finds_the_card_only_the_guessers_score_two() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK}) == {
        PINK: 0,
        BLUE: 2,
        GREEN: 2,
        RED: 2,
    }


def test_when_nobody_finds_the_card_guessers_score_two_and_their_bonus() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: GREEN, GREEN: BLUE, RED: BLUE}) == {
        PINK: 0,
        BLUE: 2 + 2,
        GREEN: 2 + 1,
        RED: 2,
    }
    scored = game.last(e.TurnScored)
    assert scored.points[PINK] == e.TurnPoints()
    assert scored.points[BLUE] == e.TurnPoints(nobody_found=2, decoys=2)
    assert scored.points[RED] == e.TurnPoints(nobody_found=2)


def test_when_some_find_the_card_they_and_the_storyteller_score_three() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: GREEN}) == {
        PINK: 3,
        BLUE: 3,
        GREEN: 3 + 1,
        RED: 0,
    }


def test_the_bonus_has_no_cap() -> None:
    game = started(*SIX)
    votes = {BLUE: PINK, GREEN: BLUE, VIOLET: BLUE, YELLOW: BLUE, RED: BLUE}
    assert game.plays_turn(PINK, votes)[BLUE] == 3 + 4


def test_with_three_players_votes_on_either_card_of_a_guesser_count() -> None:
    for nth in (0, 1):
        game = laid(PINK, BLUE, GREEN)
        slots = [slot for slot, owner in enumerate(game.table.turn.owners, 1) if owner == BLUE]
        game.votes(BLUE, for_=PINK)
        game.asks(GREEN, m.CastVotes(1, (slots[nth],)))
        game.reveals()
        assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 0}


def test_points_add_up_from_turn_to_turn() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: GREEN})
    game.plays_turn(BLUE, {PINK: BLUE, GREEN: BLUE, RED: BLUE})
    assert game.points == {PINK: 3 + 2, BLUE: 3, GREEN: 4 + 2, RED: 2}


# Odyssey


def test_in_odyssey_when_every_vote_finds_the_card_guessers_score_four() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    both = (PINK, PINK)
    assert game.plays_turn(PINK, {BLUE: both, GREEN: both, RED: both}) == {
        PINK: 0,
        BLUE: 4,
        GREEN: 4,
        RED: 4,
    }


def test_in_odyssey_one_vote_of_each_on_the_card_is_not_everyone() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    votes = {BLUE: (PINK, GREEN), GREEN: (PINK, RED), RED: (PINK, BLUE)}
    assert game.plays_turn(PINK, votes) == {PINK: 3, BLUE: 4, GREEN: 4, RED: 4}
    assert game.last(e.TurnScored).outcome == "some"


def test_in_odyssey_a_single_stray_vote_keeps_everyone_from_being_everyone() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    votes = {BLUE: (PINK, PINK), GREEN: (PINK, PINK), RED: (PINK, BLUE)}
    assert game.plays_turn(PINK, votes) == {PINK: 3, BLUE: 6 + 1, GREEN: 6, RED: 3}


def test_in_odyssey_a_guesser_scores_three_for_each_vote_on_the_card() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    votes = {BLUE: (PINK, PINK), GREEN: (PINK, RED), RED: (GREEN, GREEN)}
    assert game.plays_turn(PINK, votes) == {PINK: 3, BLUE: 6, GREEN: 3 + 2, RED: 1}


def test_in_odyssey_two_votes_on_one_card_are_two_of_bonus() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    votes = {BLUE: (GREEN, GREEN), GREEN: (RED, BLUE), RED: (GREEN, GREEN)}
    assert game.plays_turn(PINK, votes) == {PINK: 0, BLUE: 2 + 1, GREEN: 2 + 4, RED: 2 + 1}


def test_in_odyssey_nobody_found_it_when_no_vote_lies_there() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    game.plays_turn(PINK, {BLUE: (GREEN, RED), GREEN: (RED, RED), RED: (BLUE, GREEN)})
    assert game.last(e.TurnScored).outcome == "nobody"


# Abstaining


def test_who_abstains_scores_nothing_as_a_guesser_when_everyone_else_finds_the_card() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK}) == {
        PINK: 0,
        BLUE: 2,
        GREEN: 2,
        RED: 0,
    }
    assert game.last(e.TurnScored).outcome == "everyone"


def test_who_abstains_scores_nothing_as_a_guesser_when_nobody_finds_the_card() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: GREEN, GREEN: BLUE}) == {
        PINK: 0,
        BLUE: 3,
        GREEN: 3,
        RED: 0,
    }


def test_who_abstains_keeps_the_bonus() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: PINK, GREEN: RED}) == {
        PINK: 3,
        BLUE: 3,
        GREEN: 0,
        RED: 1,
    }


def test_when_nobody_votes_at_all_nobody_scores() -> None:
    for game in (started(*FOUR), started(*FOUR, settings=ODYSSEY)):
        assert game.plays_turn(PINK, {}) == dict.fromkeys(FOUR, 0)
        assert game.last(e.TurnScored).outcome == "no_votes"


def test_when_the_only_vote_finds_the_card_everyone_found_it() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: PINK}) == {PINK: 0, BLUE: 2, GREEN: 0, RED: 0}


def test_when_the_only_vote_misses_the_card_nobody_found_it() -> None:
    game = started(*FOUR)
    assert game.plays_turn(PINK, {BLUE: GREEN}) == {PINK: 0, BLUE: 2, GREEN: 1, RED: 0}


def test_in_odyssey_the_only_guesser_who_votes_may_find_it_alone() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    assert game.plays_turn(PINK, {BLUE: (PINK, PINK)}) == {PINK: 0, BLUE: 4, GREEN: 0, RED: 0}


def test_in_odyssey_the_only_guesser_who_votes_may_find_it_by_half() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    assert game.plays_turn(PINK, {BLUE: (PINK, RED)}) == {PINK: 3, BLUE: 3, GREEN: 0, RED: 1}


# Leaving in the middle of it


def test_who_leaves_after_giving_keeps_the_bonus_for_their_card() -> None:
    game = laid(*FOUR)
    game.leaves(RED)
    game.votes(BLUE, for_=RED)
    game.votes(GREEN, for_=PINK)
    game.reveals()
    assert game.turn_points == {PINK: 3, BLUE: 0, GREEN: 3, RED: 1}


def test_the_vote_of_who_leaves_after_voting_stands() -> None:
    game = laid(*FOUR)
    game.votes(RED, for_=BLUE)
    game.leaves(RED)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    game.reveals()
    assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 3, RED: 0}
    assert game.last(e.TurnScored).outcome == "some"


def test_who_leaves_after_voting_scores_the_turn_for_the_record() -> None:
    game = laid(*FOUR)
    game.votes(RED, for_=PINK)
    game.leaves(RED)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=BLUE)
    game.reveals()
    assert game.points == {PINK: 3, BLUE: 4, GREEN: 0, RED: 3}


def test_who_leaves_without_giving_has_no_card_on_the_board_and_no_points() -> None:
    game = started(*FOUR)
    game.tells(PINK)
    game.gives(BLUE)
    game.gives(GREEN)
    game.leaves(RED)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=BLUE)
    game.reveals()
    assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 0}
    assert game.points[RED] == 0


def test_a_storyteller_who_left_scores_the_turn_for_the_record() -> None:
    game = laid(*FOUR)
    game.leaves(PINK)
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=BLUE)
    game.votes(RED, for_=PINK)
    assert game.turn_points == {PINK: 3, BLUE: 4, GREEN: 0, RED: 3}
    assert game.points[PINK] == 3
