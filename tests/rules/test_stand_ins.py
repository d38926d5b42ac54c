"""A bot plays for whoever is away, where the table says so, until they act again."""

import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.state import Phase
from games.rules.view import SPECTATOR, view_for
from testkit.games_in_memory import BLUE, CLASSIC, GREEN, PINK, RED, Game, laid, lobby, told

KEPT = replace(CLASSIC, stand_ins=True)


def with_red_away() -> Game:
    """A game whose votes have been shown, and in which one of four has missed cards and votes."""
    game = told(PINK, BLUE, GREEN, RED, settings=KEPT)
    game.all_give(but=(RED,))
    game.time_runs_out()
    for guesser in (BLUE, GREEN):
        game.votes(guesser, for_=PINK)
    game.time_runs_out()
    return game


def with_red_telling() -> Game:
    """The same game, three turns later: it is for the one who is away to tell."""
    game = with_red_away()
    game.reveals()
    for teller in (BLUE, GREEN):
        game.tells(teller)
        game.all_give(but=(RED,))
        stands_in(game, RED, game.offering(RED))
        for guesser in {PINK, BLUE, GREEN} - {teller}:
            game.votes(guesser, for_=teller)
        stands_in(game, RED, game.ballot(teller))
        game.reveals()
    assert game.storyteller == RED
    return game


def stands_in(game: Game, player: Player, move: m.AnyMove) -> list[e.AnyEvent]:
    return game.asks(m.stand_in(player), move)


def test_when_somebody_goes_away_a_bot_keeps_their_seat() -> None:
    game = with_red_away()
    assert game.last(e.SeatKept) == e.SeatKept(RED)
    assert game.table.away == game.table.kept == {RED}


def test_everybody_sees_for_whom_a_bot_plays_until_they_are_back() -> None:
    game = with_red_away()
    assert kept(game) == {RED}
    game.comes_back(RED)
    assert kept(game) == set()


def test_a_bot_that_is_away_is_nobody_for_whom_a_bot_plays() -> None:
    game = lobby(PINK, BLUE, GREEN, settings=KEPT)
    game.asks(RED, m.JoinAsBot())
    game.starts()
    game.tells(PINK)
    for _ in range(2):
        game.time_runs_out()
    assert game.table.kept == {BLUE, GREEN, RED}
    assert kept(game) == {BLUE, GREEN}


def kept(game: Game) -> set[Player]:
    """Those of whom everybody sees that a bot plays for them."""
    return {seat.player for seat in view_for(game.table, SPECTATOR).players if seat.kept}


def test_without_that_setting_nobody_keeps_it() -> None:
    game = laid(PINK, BLUE, GREEN, RED)
    for _ in range(2):
        game.time_runs_out()
    assert not game.all(e.SeatKept)


def test_the_table_waits_for_whoever_a_bot_plays_for() -> None:
    game = with_red_away()
    game.reveals()
    game.tells(BLUE)
    game.all_give(but=(RED,))
    assert game.table.awaited == (RED,)
    stands_in(game, RED, game.offering(RED))
    assert game.phase() is Phase.VOTES


def test_a_bot_tells_and_reveals_for_them() -> None:
    game = with_red_telling()
    stands_in(game, RED, game.riddle(RED))
    game.all_give()
    for guesser in (PINK, BLUE, GREEN):
        game.votes(guesser, for_=RED)
    assert game.phase() is Phase.REVEAL
    stands_in(game, RED, m.Reveal(game.turn))
    assert game.last(e.TurnScored).outcome == "everyone"


def test_points_that_a_bot_makes_are_theirs() -> None:
    game = with_red_telling()
    before = game.points[RED]
    stands_in(game, RED, game.riddle(RED))
    game.all_give()
    game.votes(PINK, for_=RED)
    game.votes(BLUE, for_=GREEN)
    game.votes(GREEN, for_=RED)
    stands_in(game, RED, m.Reveal(game.turn))
    assert game.points[RED] == before + 3


def test_whoever_acts_again_has_their_seat_back_at_once() -> None:
    game = with_red_telling()
    assert game.tells(RED)[0] == e.PlayerReturned(RED)
    assert (game.table.away, game.table.kept) == (frozenset(), frozenset())


def test_whoever_says_that_they_are_back_has_it_back_too() -> None:
    game = with_red_telling()
    game.comes_back(RED)
    refused = game.refuses(m.stand_in(RED), game.riddle(RED))
    assert refused == (Code.NOT_YOURS_TO_ASK, {})


@pytest.mark.parametrize(
    "move", [m.Leave(), m.ComeBack(), m.HideClue(1), m.Start(), m.Join()], ids=str
)
def test_a_bot_does_nothing_else_for_them(move: m.AnyMove) -> None:
    assert with_red_telling().refuses(m.stand_in(RED), move) == (Code.NOT_YOURS_TO_ASK, {})


def test_a_bot_plays_for_nobody_who_is_there() -> None:
    game = with_red_away()
    game.reveals()
    refused = game.refuses(m.stand_in(BLUE), game.riddle(BLUE))
    assert refused == (Code.NOT_YOURS_TO_ASK, {})


def test_where_the_bot_does_nothing_the_clock_goes_on() -> None:
    game = with_red_telling()
    game.time_runs_out()
    assert game.last(e.TurnSkipped) == e.TurnSkipped(RED, "clock")
    assert len(game.all(e.PlayerWentAway)) == 1


def test_a_game_in_which_a_bot_kept_a_seat_is_one_with_bots() -> None:
    game = with_red_away()
    assert game.table.with_bots
    game.comes_back(RED)
    assert game.table.with_bots


def test_when_all_are_away_no_bot_plays_on() -> None:
    game = told(PINK, BLUE, GREEN, settings=KEPT)
    while game.phase() is not Phase.ABANDONED:
        game.time_runs_out()
    assert game.table.ended_because == "everyone_away"
