"""How a game ends."""

import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.settings import Settings
from games.rules.state import Phase
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    MODERATOR,
    ODYSSEY,
    PINK,
    RED,
    WHITE,
    Game,
    kinds,
    laid,
    lobby,
    shown,
    started,
)

TO_TEN = replace(CLASSIC, target=10)


def after_two_turns() -> Game:
    """Blue leads by nine points to four, three, one and one; the third is Green's to tell."""
    game = started(PINK, BLUE, GREEN, RED, WHITE, settings=TO_TEN)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: BLUE, RED: BLUE, WHITE: BLUE})
    game.plays_turn(BLUE, {GREEN: BLUE, WHITE: RED, RED: WHITE, PINK: GREEN})
    assert game.points == {PINK: 3, BLUE: 9, GREEN: 4, RED: 1, WHITE: 1}
    return game


def test_thirty_points_end_the_game_in_both_editions() -> None:
    assert (CLASSIC.target, ODYSSEY.target) == (30, 30)


def everyone_finds_it(settings: Settings, turns: int) -> Game:
    """Nobody ever guesses wrong: each turn brings its two guessers two points each."""
    game = started(PINK, BLUE, GREEN, settings=settings)
    tellers = (PINK, BLUE, GREEN)
    for number in range(turns):
        teller = tellers[number % 3]
        game.plays_turn(teller, {p: teller for p in tellers if p != teller})
    return game


def test_the_game_goes_on_below_the_target() -> None:
    game = everyone_finds_it(TO_TEN, turns=6)
    assert max(game.points.values()) == 8
    assert game.phase() is Phase.CLUE


def test_the_game_ends_at_once_when_a_turn_brings_somebody_to_the_target() -> None:
    game = everyone_finds_it(TO_TEN, turns=6)
    game.tells(PINK)
    game.all_give()
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    happened = game.reveals()
    assert kinds(happened) == [e.CardRevealed, e.TurnScored, e.GameFinished]
    assert game.points == {PINK: 8, BLUE: 10, GREEN: 10}
    assert game.phase() is Phase.FINISHED
    assert game.table.deadline is None
    assert game.table.is_over


def test_those_who_tie_win_together() -> None:
    game = everyone_finds_it(TO_TEN, turns=7)
    assert game.last(e.GameFinished) == e.GameFinished((BLUE, GREEN), "target", game.seed.hex())
    assert game.table.winners == (BLUE, GREEN)


def test_most_points_win_and_not_the_first_past_the_target() -> None:
    game = after_two_turns()
    points = game.plays_turn(GREEN, {BLUE: GREEN, PINK: GREEN, RED: BLUE, WHITE: BLUE})
    assert points == {GREEN: 3, BLUE: 5, PINK: 3, RED: 0, WHITE: 0}
    assert game.table.winners == (BLUE,)


def test_a_lower_target_is_reached_exactly() -> None:
    game = after_two_turns()
    game.plays_turn(GREEN, {BLUE: WHITE, WHITE: BLUE, RED: GREEN, PINK: GREEN})
    assert game.points == {PINK: 6, BLUE: 10, GREEN: 7, RED: 4, WHITE: 2}
    assert game.last(e.GameFinished).winners == (BLUE,)


def test_one_point_below_the_target_ends_nothing() -> None:
    game = after_two_turns()
    assert game.phase() is Phase.CLUE
    assert not game.table.is_over


def test_who_left_does_not_end_the_game_by_their_points() -> None:
    game = after_two_turns()
    game.tells(GREEN)
    game.all_give()
    game.votes(BLUE, for_=GREEN)
    game.leaves(BLUE)
    game.votes(PINK, for_=WHITE)
    game.votes(RED, for_=WHITE)
    game.votes(WHITE, for_=RED)
    game.reveals()
    assert game.points[BLUE] == 12
    assert game.phase() is Phase.CLUE


def test_who_left_can_not_win() -> None:
    game = after_two_turns()
    game.leaves(BLUE)
    game.plays_turn(GREEN, {PINK: GREEN, RED: PINK, WHITE: PINK})
    assert game.points == {PINK: 8, BLUE: 9, GREEN: 7, RED: 1, WHITE: 1}
    game.plays_turn(RED, {PINK: RED, GREEN: PINK, WHITE: PINK})
    assert game.points == {PINK: 13, BLUE: 9, GREEN: 7, RED: 4, WHITE: 1}
    assert game.table.winners == (PINK,)


def test_who_left_with_the_most_points_does_not_share_the_victory() -> None:
    game = started(PINK, BLUE, GREEN)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: BLUE})
    assert game.points == {PINK: 3, BLUE: 4, GREEN: 0}
    game.leaves(BLUE)
    assert game.last(e.GameFinished) == e.GameFinished((PINK,), "too_few_players", game.seed.hex())


def test_with_fewer_than_three_left_a_game_with_a_scored_turn_is_finished() -> None:
    game = started(PINK, BLUE, GREEN)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    assert kinds(game.leaves(PINK)) == [e.PlayerLeft, e.HostPassed, e.GameFinished]
    assert game.table.winners == (BLUE, GREEN)


def test_with_fewer_than_three_left_a_game_without_a_scored_turn_is_abandoned() -> None:
    for game in (started(PINK, BLUE, GREEN), laid(PINK, BLUE, GREEN), shown(PINK, BLUE, GREEN)):
        happened = game.leaves(BLUE)
        assert happened[-1] == e.GameAbandoned("too_few_players", game.seed.hex())
        assert game.table.winners == ()
        assert game.phase() is Phase.ABANDONED


def test_a_skipped_turn_is_no_scored_turn() -> None:
    game = started(PINK, BLUE, GREEN)
    game.time_runs_out()
    game.time_runs_out()
    assert game.last(e.TurnSkipped).storyteller == PINK
    assert kinds(game.leaves(GREEN)) == [e.PlayerLeft, e.GameAbandoned]


def test_with_three_left_the_game_goes_on() -> None:
    game = started(PINK, BLUE, GREEN, RED)
    assert kinds(game.leaves(RED)) == [e.PlayerLeft]
    assert game.phase() is Phase.CLUE


def test_at_the_end_the_games_secret_seed_is_told() -> None:
    game = everyone_finds_it(TO_TEN, turns=6)
    assert game.table.seed == ""
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    assert bytes.fromhex(game.table.seed) == game.seed


@pytest.mark.parametrize("who", [PINK, MODERATOR])
def test_the_host_or_a_moderator_may_close_the_game(who: Player | m.Actor) -> None:
    for game in (lobby(PINK, BLUE), laid(PINK, BLUE, GREEN)):
        assert game.asks(who, m.Close()) == [e.GameAbandoned("closed", game.seed.hex())]


def test_nobody_else_closes_the_game() -> None:
    game = started(PINK, BLUE, GREEN)
    assert game.refuses(BLUE, m.Close()) == (Code.NOT_THE_HOST, {})
    assert game.refuses(RED, m.Close()) == (Code.NOT_SEATED, {})


def test_a_game_that_is_over_takes_no_move() -> None:
    game = started(PINK, BLUE, GREEN)
    riddle = game.riddle(PINK)
    game.asks(PINK, m.Close())
    moves: list[m.AnyMove] = [
        riddle,
        m.GiveCards(1, game.hand(BLUE)[:2]),
        m.CastVotes(1, (1,)),
        m.Reveal(1),
        m.Join(),
        m.Leave(),
        m.Remove(BLUE),
        m.ComeBack(),
        m.Start(),
        m.ChooseColour(game.table.seats[0].colour),
        m.ChangeSettings(CLASSIC),
        m.Close(),
    ]
    assert {game.refusal(PINK, move).code for move in moves} == {Code.GAME_OVER}
    assert game.clock_asks() == []
