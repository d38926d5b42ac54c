"""Who tells, and the riddle."""

import pytest

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.state import Phase
from testkit.games_in_memory import BLUE, GREEN, PINK, RED, started, told

BAD_CLUE = {"lowest": 1, "highest": 500}


@pytest.mark.parametrize("first", [PINK, BLUE, GREEN])
def test_the_first_player_who_has_a_clue_tells_turn_one(first: Player) -> None:
    game = started(PINK, BLUE, GREEN)
    assert game.storyteller is None
    move = game.riddle(first, "Once upon a time")
    assert game.asks(first, move) == [
        e.ClueGiven(first, move.card, "Once upon a time", game.after(60))
    ]
    assert game.storyteller == first


def test_of_two_clues_in_the_opening_race_the_first_wins() -> None:
    game = started(PINK, BLUE, GREEN)
    late = game.riddle(GREEN)
    game.tells(BLUE)
    assert game.refuses(GREEN, late) == (Code.PHASE_OVER, {})
    assert game.storyteller == BLUE
    assert len(game.hand(GREEN)) == 7


def test_the_player_on_the_storytellers_left_tells_next() -> None:
    game = started(PINK, BLUE, GREEN)
    game.plays_turn(GREEN, {PINK: GREEN, BLUE: GREEN})
    assert game.storyteller == PINK
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    assert game.storyteller == BLUE
    game.plays_turn(BLUE, {PINK: BLUE, GREEN: BLUE})
    assert game.storyteller == GREEN


def test_from_turn_two_on_nobody_else_may_tell() -> None:
    game = started(PINK, BLUE, GREEN)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    assert game.refuses(GREEN, game.riddle(GREEN)) == (Code.NOT_YOUR_TURN, {})
    assert game.refuses(PINK, game.riddle(PINK)) == (Code.NOT_YOUR_TURN, {})


def test_the_storytellers_card_leaves_the_hand() -> None:
    game = started(PINK, BLUE, GREEN, RED)
    card = game.hand(PINK)[0]
    game.tells(PINK)
    assert card not in game.hand(PINK)
    assert len(game.hand(PINK)) == 5


def test_the_storyteller_tells_of_a_card_of_their_own_hand() -> None:
    game = started(PINK, BLUE, GREEN)
    foreign = game.hand(BLUE)[0]
    assert game.refuses(PINK, m.GiveClue(1, foreign, "Mine")) == (
        Code.CARD_NOT_IN_HAND,
        {"given": [foreign]},
    )


def test_a_told_clue_is_not_told_again() -> None:
    game = told(PINK, BLUE, GREEN)
    assert game.refuses(PINK, game.riddle(PINK)) == (Code.PHASE_OVER, {})


@pytest.mark.parametrize(
    "clue",
    ["a", "?", "Ж", "猫" * 500, "x" * 500, "la la laaa", "ما لا يُقال", "🐚", "Ψ?!", "e\u0301"],
)
def test_a_clue_is_anything_of_1_to_500_characters(clue: str) -> None:
    game = started(PINK, BLUE, GREEN)
    game.tells(PINK, clue)
    assert game.last(e.ClueGiven).clue == clue


@pytest.mark.parametrize("clue", ["  a sailor's song \n", "\ta sailor's song"])
def test_a_clue_is_trimmed(clue: str) -> None:
    game = started(PINK, BLUE, GREEN)
    game.tells(PINK, clue)
    assert game.table.turn.clue == "a sailor's song"


def test_a_clue_is_measured_after_trimming() -> None:
    game = started(PINK, BLUE, GREEN)
    game.tells(PINK, " " + "x" * 500 + "\n")
    assert game.table.turn.clue == "x" * 500


@pytest.mark.parametrize(("clue", "length"), [("", 0), (" \n\t ", 0), ("x" * 501, 501)])
def test_no_clue_is_empty_or_longer_than_500_characters(clue: str, length: int) -> None:
    game = started(PINK, BLUE, GREEN)
    assert game.refuses(PINK, game.riddle(PINK, clue)) == (
        Code.BAD_CLUE,
        {**BAD_CLUE, "given": length},
    )


@pytest.mark.parametrize("clue", ["first\nthen\tthis", "\N{SPEAKER WITH THREE SOUND WAVES}"])
def test_a_clue_may_have_lines_and_may_be_a_noise(clue: str) -> None:
    game = started(PINK, BLUE, GREEN)
    game.tells(PINK, clue)
    assert game.table.turn.clue == clue


@pytest.mark.parametrize("clue", ["a\x00b", "\ud83d", "bell\x07", "\u200b\u2060"])
def test_no_clue_holds_what_can_not_be_written_down(clue: str) -> None:
    game = started(PINK, BLUE, GREEN)
    assert game.refusal(PINK, game.riddle(PINK, clue)).code == Code.BAD_CLUE


def test_a_skipped_storyteller_is_late_for_the_next_turn() -> None:
    game = started(PINK, BLUE, GREEN)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    late = game.riddle(BLUE)
    game.time_runs_out()
    assert game.refuses(BLUE, late) == (Code.STALE_TURN, {"expected": 3, "given": 2})


def test_the_phases_of_a_turn_follow_one_another() -> None:
    game = started(PINK, BLUE, GREEN)
    phases = [game.phase()]
    game.tells(PINK)
    phases.append(game.phase())
    game.all_give()
    phases.append(game.phase())
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    phases.append(game.phase())
    game.reveals()
    phases.append(game.phase())
    assert phases == [Phase.CLUE, Phase.CARDS, Phase.VOTES, Phase.REVEAL, Phase.CLUE]
