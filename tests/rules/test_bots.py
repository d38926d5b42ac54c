"""Bots sit like players, make room for people, and don't play on alone."""

import pytest

from games.rules import events as e
from games.rules import moves as m
from games.rules.decide import open_seats
from games.rules.names import Colour, Player
from games.rules.refusals import Code
from games.rules.state import Phase
from testkit.games_in_memory import BLUE, CLASSIC, GREEN, PINK, RED, SEED, Game, lobby

OTTO, INES, FELIX = map(Player, ("otto", "ines", "felix"))


def with_bots(*people: Player, bots: int = 2) -> Game:
    """A lobby of these people and so many bots."""
    game = lobby(*people)
    for number in range(1, bots + 1):
        game.asks(bot(number), m.JoinAsBot())
    return game


def bot(number: int) -> Player:
    return Player(f"bot {number}")


def started(*people: Player, bots: int = 2) -> Game:
    game = with_bots(*people, bots=bots)
    game.starts()
    return game


def test_a_bot_sits_down_in_the_lobby() -> None:
    game = lobby(PINK)
    assert game.asks(OTTO, m.JoinAsBot()) == [e.PlayerJoined(OTTO, Colour("orange"), bot=True)]
    assert (game.table.bots, game.table.people) == ((OTTO,), (PINK,))
    assert game.table.with_bots


def test_a_bot_gets_the_colour_that_it_asks_for_or_likes_if_it_is_free() -> None:
    blue, green = Colour("blue"), Colour("green")
    game = lobby(PINK)
    assert game.asks(OTTO, m.JoinAsBot(blue, green)) == [e.PlayerJoined(OTTO, blue, bot=True)]
    assert game.asks(INES, m.JoinAsBot(None, green)) == [e.PlayerJoined(INES, green, bot=True)]
    assert game.refuses(FELIX, m.JoinAsBot(blue)) == (Code.COLOUR_TAKEN, {"given": blue})


def test_a_bot_sits_down_only_where_a_seat_is_free_and_before_the_start() -> None:
    full = with_bots(PINK, bots=7)
    assert full.refuses(OTTO, m.JoinAsBot()) == (Code.TABLE_FULL, {"expected": 8})
    assert full.refuses(bot(1), m.JoinAsBot()) == (Code.ALREADY_SEATED, {})
    full.starts()
    assert full.refuses(OTTO, m.JoinAsBot()) == (Code.ALREADY_STARTED, {})


def test_a_person_who_joins_a_full_lobby_gets_the_seat_of_the_bot_that_came_last() -> None:
    game = with_bots(PINK, bots=7)
    assert game.joins(BLUE) == [
        e.PlayerLeft(bot(7), (), "left"),
        e.PlayerJoined(BLUE, Colour("white")),
    ]
    assert game.table.bots == tuple(map(bot, range(1, 7)))


def test_a_full_lobby_without_bots_stays_full() -> None:
    game = lobby(*(Player(str(number)) for number in range(8)))
    assert game.refuses(BLUE, m.Join()) == (Code.TABLE_FULL, {"expected": 8})


def test_seats_of_bots_are_open_to_people_until_the_game_begins() -> None:
    game = with_bots(PINK, bots=6)
    assert open_seats(game.table) == 7
    game.starts()
    assert open_seats(game.table) == 1


def test_a_running_game_keeps_its_bots() -> None:
    game = started(PINK, bots=7)
    assert game.refuses(BLUE, m.Join()) == (Code.TABLE_FULL, {"expected": 8})


def test_no_bot_becomes_the_host() -> None:
    game = lobby(PINK)
    game.asks(OTTO, m.JoinAsBot())
    game.joins(BLUE)
    assert e.HostPassed(BLUE) in game.leaves(PINK)


def test_a_lobby_that_the_last_person_leaves_is_abandoned() -> None:
    game = with_bots(PINK, bots=3)
    assert game.leaves(PINK) == [
        e.PlayerLeft(PINK, (), "left"),
        e.GameAbandoned("everyone_left", SEED.hex()),
    ]
    assert game.table.host == PINK


@pytest.mark.parametrize("scored", [0, 1])
def test_a_game_that_the_last_person_leaves_is_abandoned(scored: int) -> None:
    game = started(PINK, BLUE, bots=4)
    for _ in range(scored):
        game.plays_turn(PINK, dict.fromkeys(game.table.present[1:], PINK))
    game.leaves(BLUE)
    assert game.phase() is Phase.CLUE
    game.leaves(PINK)
    assert (game.phase(), game.table.ended_because) == (Phase.ABANDONED, "everyone_left")


def test_a_game_in_which_all_people_are_away_is_abandoned() -> None:
    game = started(PINK, bots=3)
    game.tells(bot(1))
    for guesser in (bot(2), bot(3)):
        game.gives(guesser)
    game.time_runs_out()
    for guesser in (bot(2), bot(3)):
        game.votes(guesser, for_=bot(1))
    assert game.phase() is Phase.VOTES
    game.time_runs_out()
    assert (game.phase(), game.table.ended_because) == (Phase.ABANDONED, "everyone_away")


def test_the_next_game_has_the_same_bots() -> None:
    game = Game()
    game.asks(PINK, m.OpenGame(CLASSIC, others=(OTTO, BLUE), bots=frozenset((OTTO, INES))))
    assert game.table.bots == (OTTO,)
    assert game.table.people == (PINK, BLUE)


def test_a_game_is_one_with_bots_if_any_has_sat_there_since_it_began() -> None:
    game = with_bots(PINK, BLUE, GREEN, RED, bots=1)
    game.leaves(bot(1))
    assert not game.table.with_bots
    game.asks(FELIX, m.JoinAsBot())
    game.starts()
    game.removes(PINK, FELIX)
    assert game.table.with_bots
