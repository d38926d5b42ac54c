"""What the guessers give, and the board."""

import pytest

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.state import Phase
from testkit.games_in_memory import BLUE, GREEN, PINK, RED, TWELVE, Game, kinds, lobby, told


def test_every_other_player_gives_one_card() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    card = game.hand(BLUE)[0]
    assert game.gives(BLUE) == [e.CardsGiven(BLUE, (card,))]
    assert card not in game.hand(BLUE)


def test_the_storyteller_gives_no_second_card() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    assert game.refuses(PINK, game.offering(PINK)) == (Code.NOT_YOUR_TURN, {})


@pytest.mark.parametrize("number", [0, 2])
def test_with_four_players_a_guesser_gives_neither_none_nor_two(number: int) -> None:
    game = told(PINK, BLUE, GREEN, RED)
    assert game.refuses(BLUE, m.GiveCards(1, game.hand(BLUE)[:number])) == (
        Code.WRONG_NUMBER_OF_CARDS,
        {"expected": 1, "given": number},
    )


@pytest.mark.parametrize("number", [1, 3])
def test_with_three_players_a_guesser_gives_neither_one_nor_three(number: int) -> None:
    game = told(PINK, BLUE, GREEN)
    assert game.refuses(BLUE, m.GiveCards(1, game.hand(BLUE)[:number])) == (
        Code.WRONG_NUMBER_OF_CARDS,
        {"expected": 2, "given": number},
    )


def test_the_two_cards_of_a_guesser_differ() -> None:
    game = told(PINK, BLUE, GREEN)
    card = game.hand(BLUE)[0]
    assert game.refuses(BLUE, m.GiveCards(1, (card, card))) == (Code.SAME_CARD_TWICE, {})


def test_cards_come_from_the_givers_own_hand() -> None:
    game = told(PINK, BLUE, GREEN)
    mine, foreign = game.hand(BLUE)[0], game.hand(GREEN)[0]
    assert game.refuses(BLUE, m.GiveCards(1, (mine, foreign))) == (
        Code.CARD_NOT_IN_HAND,
        {"given": [foreign]},
    )


def test_the_board_is_laid_when_the_last_card_is_given() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    game.gives(BLUE)
    game.gives(GREEN)
    assert game.phase() is Phase.CARDS
    assert kinds(game.gives(RED)) == [e.CardsGiven, e.BoardLaid]
    assert game.phase() is Phase.VOTES


def test_all_the_cards_given_and_no_others_lie_on_the_board() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    game.all_give()
    given = [card for cards in game.all(e.CardsGiven) for card in cards.cards]
    assert sorted(game.table.turn.board) == sorted([game.last(e.ClueGiven).card, *given])
    assert len(game.table.turn.board) == 4


def test_with_three_players_five_cards_lie_on_the_board() -> None:
    game = told(PINK, BLUE, GREEN)
    game.all_give()
    assert len(game.table.turn.board) == 5
    assert sorted(game.table.turn.owners) == [BLUE, BLUE, GREEN, GREEN, PINK]


def boards(of: int) -> list[Game]:
    games = [Game(lobby(*TWELVE[:6]).events, bytes([number])) for number in range(of)]
    for game in games:
        game.starts()
        game.tells(TWELVE[0])
        game.all_give()
    return games


def test_the_board_is_shuffled_so_that_no_slot_is_the_storytellers() -> None:
    assert {game.slot(TWELVE[0]) for game in boards(60)} == {1, 2, 3, 4, 5, 6}


def test_the_board_does_not_tell_who_gave_first() -> None:
    assert {game.slot(TWELVE[1]) for game in boards(60)} == {1, 2, 3, 4, 5, 6}


def given_in_order(*order: Player) -> Game:
    game = told(PINK, BLUE, GREEN, RED)
    for guesser in order:
        game.gives(guesser)
    return game


def test_the_order_in_which_cards_are_given_leaves_no_trace_on_the_board() -> None:
    one, other = given_in_order(BLUE, GREEN, RED), given_in_order(RED, GREEN, BLUE)
    assert one.table.turn.board == other.table.turn.board


def test_a_guesser_may_replace_their_card_while_another_is_missing() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    first, second = game.hand(BLUE)[:2]
    game.gives(BLUE)
    assert game.asks(BLUE, m.GiveCards(1, (second,))) == [e.CardsGiven(BLUE, (second,))]
    assert first in game.hand(BLUE)
    assert second not in game.hand(BLUE)
    assert len(game.hand(BLUE)) == 5
    game.all_give()
    assert second in game.table.turn.board
    assert first not in game.table.turn.board


def test_each_change_of_cards_is_an_event_of_its_own() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    for _ in range(3):
        game.gives(BLUE)
    assert kinds(game.events[-3:]) == [e.CardsGiven] * 3


def test_one_of_two_cards_may_be_replaced() -> None:
    game = told(PINK, BLUE, GREEN)
    kept, dropped, new = game.hand(BLUE)[:3]
    game.asks(BLUE, m.GiveCards(1, (kept, dropped)))
    game.asks(BLUE, m.GiveCards(1, (kept, new)))
    assert dropped in game.hand(BLUE)
    assert game.table.turn.given == {BLUE: (kept, new)}
    assert len(game.hand(BLUE)) == 5


def test_cards_stay_once_the_board_lies() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    game.all_give()
    assert game.refuses(BLUE, game.offering(BLUE)) == (Code.PHASE_OVER, {})


def test_nobody_gives_before_the_clue() -> None:
    game = lobby(PINK, BLUE, GREEN)
    game.starts()
    assert game.refuses(BLUE, game.offering(BLUE)) == (Code.TOO_EARLY, {})


def test_cards_for_another_turn_are_refused() -> None:
    game = told(PINK, BLUE, GREEN, RED)
    for turn in (0, 2):
        assert game.refuses(BLUE, m.GiveCards(turn, game.hand(BLUE)[:1])) == (
            Code.STALE_TURN,
            {"expected": 1, "given": turn},
        )
