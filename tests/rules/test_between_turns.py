"""The discard pile, the draw and the next turn."""

from games.rules import events as e
from games.rules.names import Card, Player
from games.rules.settings import Deck, Settings
from testkit.games_in_memory import BLUE, GREEN, PINK, RED, Game, kinds, laid, shown, started


def of_cards(number: int) -> Settings:
    return Settings(decks=(Deck("islet", number),))


def turn_without_risk(game: Game, teller: Player) -> None:
    game.plays_turn(
        teller, {guesser: teller for guesser in game.table.present if guesser != teller}
    )


def all_cards(game: Game) -> list[Card]:
    held = [card for hand in game.table.hands.values() for card in hand]
    return sorted([*held, *game.table.pile, *game.table.discard])


def test_the_cards_played_go_to_the_discard_pile() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    board = game.table.turn.board
    assert game.table.discard == ()
    game.reveals()
    assert sorted(game.table.discard) == sorted(board)


def test_everyone_draws_one_card_from_the_top_of_the_pile() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    pile = game.table.pile
    game.reveals()
    assert game.last(e.CardsDrawn).hands == {
        PINK: pile[:1],
        BLUE: pile[1:2],
        GREEN: pile[2:3],
        RED: pile[3:4],
    }
    assert game.table.pile == pile[4:]
    assert set(game.hand_sizes.values()) == {6}


def test_with_three_players_a_guesser_draws_two() -> None:
    game = shown(PINK, BLUE, GREEN)
    assert game.hand_sizes == {PINK: 6, BLUE: 5, GREEN: 5}
    game.reveals()
    assert {p: len(cards) for p, cards in game.last(e.CardsDrawn).hands.items()} == {
        PINK: 1,
        BLUE: 2,
        GREEN: 2,
    }
    assert set(game.hand_sizes.values()) == {7}


def test_the_next_turn_has_the_next_number_and_an_empty_table() -> None:
    game = shown(PINK, BLUE, GREEN, RED)
    game.reveals()
    assert game.last(e.TurnBegan) == e.TurnBegan(2, BLUE, 6, 1, game.after(90))
    turn = game.table.turn
    assert (turn.clue, turn.card, turn.given, turn.board, turn.votes) == ("", None, {}, (), {})


def test_a_pile_that_is_just_enough_for_all_is_not_shuffled() -> None:
    game = started(PINK, BLUE, GREEN, settings=of_cards(21 + 5))
    turn_without_risk(game, PINK)
    assert game.all(e.PileReshuffled) == []
    assert game.table.pile == ()
    assert len(game.table.discard) == 5


def test_a_pile_too_small_for_all_by_one_is_shuffled_with_the_discard_pile_first() -> None:
    game = laid(PINK, BLUE, GREEN, settings=of_cards(21 + 4))
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    pile, board = game.table.pile, game.table.turn.board
    happened = game.reveals()
    assert kinds(happened) == [
        e.CardRevealed,
        e.TurnScored,
        e.PileReshuffled,
        e.CardsDrawn,
        e.TurnBegan,
    ]
    new = game.last(e.PileReshuffled).pile
    assert sorted(new) == sorted(pile + board)
    assert game.table.discard == ()
    assert game.table.pile == new[5:]


def test_the_new_pile_is_in_a_new_order() -> None:
    game = laid(PINK, BLUE, GREEN, settings=of_cards(21 + 4))
    game.votes(BLUE, for_=PINK)
    game.votes(GREEN, for_=PINK)
    old = game.table.pile + game.table.turn.board
    game.reveals()
    assert game.last(e.PileReshuffled).pile != old


def test_the_smallest_deck_is_shuffled_after_every_turn() -> None:
    game = started(PINK, BLUE, GREEN, settings=of_cards(21))
    for number, teller in enumerate((PINK, BLUE, GREEN, PINK), start=1):
        turn_without_risk(game, teller)
        assert len(game.all(e.PileReshuffled)) == number
        assert set(game.hand_sizes.values()) == {7}
        assert (game.table.pile, game.table.discard) == ((), ())


def test_no_card_is_lost_or_doubled_over_a_long_game() -> None:
    game = started(PINK, BLUE, GREEN, RED, settings=of_cards(31))
    cards = all_cards(game)
    for teller in (PINK, BLUE, GREEN, RED) * 3:
        turn_without_risk(game, teller)
        assert all_cards(game) == cards
    assert game.all(e.PileReshuffled) != []


def test_after_a_skipped_turn_nobody_draws() -> None:
    game = started(PINK, BLUE, GREEN, RED)
    turn_without_risk(game, PINK)
    hands = game.table.hands
    assert e.CardsDrawn not in kinds(game.time_runs_out())
    assert game.table.hands == hands


def test_the_same_events_give_the_same_game_for_ever() -> None:
    game = started(PINK, BLUE, GREEN, RED, settings=of_cards(25))
    turn_without_risk(game, PINK)
    game.time_runs_out()
    game.tells(GREEN)
    game.time_runs_out()
    assert Game(game.events).table == game.table
