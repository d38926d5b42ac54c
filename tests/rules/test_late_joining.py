"""Newcomers to a running game."""

from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Colour
from games.rules.refusals import Code
from games.rules.settings import Deck, Settings
from games.rules.state import Phase
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    MODERATOR,
    PINK,
    RED,
    TWELVE,
    VIOLET,
    WHITE,
    kinds,
    laid,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)


def test_joining_late_is_allowed_unless_the_room_says_otherwise() -> None:
    assert CLASSIC.late_joining


def test_where_the_room_says_so_nobody_joins_late() -> None:
    game = started(*FOUR, settings=replace(CLASSIC, late_joining=False))
    assert game.refuses(WHITE, m.Join()) == (Code.NO_LATE_JOINING, {})


def test_a_newcomer_waits_until_the_turn_is_over() -> None:
    for game in (started(*FOUR), told(*FOUR), laid(*FOUR), shown(*FOUR)):
        assert game.joins(WHITE) == [e.PlayerWaits(WHITE, Colour("blue"))]
        assert game.table.present == FOUR
        assert WHITE not in game.table.hands


def test_who_waits_takes_no_part_in_the_turn() -> None:
    game = told(*FOUR)
    game.joins(WHITE)
    move = m.GiveCards(1, game.hand(BLUE)[:1])
    assert game.refuses(WHITE, move) == (Code.NOT_SEATED, {})
    game.all_give()
    assert game.phase() is Phase.VOTES


def test_a_newcomer_sits_down_to_the_right_of_the_next_storyteller() -> None:
    game = shown(*FOUR)
    game.joins(WHITE)
    happened = game.reveals()
    assert kinds(happened) == [
        e.CardRevealed,
        e.TurnScored,
        e.PlayerSeated,
        e.CardsDrawn,
        e.TurnBegan,
    ]
    assert happened[2] == e.PlayerSeated(WHITE, Colour("blue"), right_of=BLUE, points=0)
    assert game.table.present == (PINK, WHITE, BLUE, GREEN, RED)
    assert game.storyteller == BLUE
    assert game.table.waiting == ()


def test_a_newcomer_is_the_last_of_the_round_to_tell() -> None:
    game = shown(*FOUR)
    game.joins(WHITE)
    game.reveals()
    tellers = []
    for _ in range(5):
        tellers.append(game.storyteller)
        game.time_runs_out()
    assert tellers == [BLUE, GREEN, RED, PINK, WHITE]


def test_a_newcomer_has_a_full_hand() -> None:
    game = shown(*FOUR)
    game.joins(WHITE)
    game.reveals()
    assert len(game.last(e.CardsDrawn).hands[WHITE]) == 6
    assert set(game.hand_sizes.values()) == {6}


def test_a_newcomer_has_as_many_points_as_the_lowest_score_at_the_table() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: BLUE})
    game.joins(WHITE)
    game.plays_turn(BLUE, {PINK: BLUE, GREEN: RED, RED: BLUE})
    assert game.points == {PINK: 6, BLUE: 7, GREEN: 3, RED: 4, WHITE: 3}


def test_the_score_of_who_left_is_not_the_lowest_at_the_table() -> None:
    game = started(*FOUR, VIOLET)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK, VIOLET: BLUE})
    game.leaves(VIOLET)
    game.joins(WHITE)
    game.plays_turn(BLUE, {PINK: BLUE, GREEN: BLUE, RED: GREEN})
    assert game.points == {PINK: 6, BLUE: 7, GREEN: 7, RED: 3, VIOLET: 0, WHITE: 3}


def test_two_newcomers_sit_down_in_the_order_in_which_they_came() -> None:
    game = shown(*FOUR)
    game.joins(WHITE)
    game.joins(VIOLET)
    game.reveals()
    assert game.table.present == (PINK, WHITE, VIOLET, BLUE, GREEN, RED)


def test_newcomers_sit_down_after_a_skipped_turn_too() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK})
    game.joins(WHITE)
    assert kinds(game.time_runs_out()) == [
        e.PlayersCaught,
        e.TurnSkipped,
        e.PlayerSeated,
        e.CardsDrawn,
        e.TurnBegan,
    ]
    assert game.table.present == (PINK, BLUE, WHITE, GREEN, RED)


def test_with_a_fourth_player_hands_are_of_six_again() -> None:
    game = shown(PINK, BLUE, GREEN)
    game.joins(RED)
    game.reveals()
    assert {p: len(cards) for p, cards in game.last(e.CardsDrawn).hands.items()} == {
        BLUE: 1,
        GREEN: 1,
        RED: 6,
    }
    assert set(game.hand_sizes.values()) == {6}
    assert game.last(e.TurnBegan) == e.TurnBegan(2, BLUE, 6, 1, game.after(90))


def test_what_a_hand_of_seven_has_too_many_goes_to_the_discard_pile() -> None:
    game = started(PINK, BLUE, GREEN)
    game.time_runs_out()
    game.joins(RED)
    hands = game.table.hands
    happened = game.time_runs_out()
    assert kinds(happened) == [
        e.PlayersCaught,
        e.TurnSkipped,
        e.PlayerSeated,
        e.CardsReturned,
        e.CardsDrawn,
        e.TurnBegan,
    ]
    returned = game.last(e.CardsReturned).hands
    assert {p: len(cards) for p, cards in returned.items()} == {PINK: 1, BLUE: 1, GREEN: 1}
    for player, cards in returned.items():
        assert set(cards) <= set(hands[player])
        assert set(game.hand(player)) == set(hands[player]) - set(cards)
    returned_cards = sorted(card for cards in returned.values() for card in cards)
    assert game.table.discard == tuple(returned_cards)
    assert set(game.hand_sizes.values()) == {6}


def test_a_newcomer_gets_the_colour_they_prefer_if_nobody_has_it() -> None:
    game = started(*FOUR)
    assert game.asks(WHITE, m.Join(preferred=Colour("pink"))) == [
        e.PlayerWaits(WHITE, Colour("pink"))
    ]
    game = started(*FOUR)
    assert game.asks(WHITE, m.Join(preferred=Colour("red"))) == [
        e.PlayerWaits(WHITE, Colour("blue"))
    ]


def test_a_newcomer_chooses_a_colour_that_nobody_has() -> None:
    game = started(*FOUR)
    assert game.refuses(WHITE, m.Join(Colour("red"))) == (Code.COLOUR_TAKEN, {"given": "red"})
    game.joins(WHITE, "white")
    taken = (Code.COLOUR_TAKEN, {"given": "white"})
    assert game.refuses(VIOLET, m.Join(Colour("white"))) == taken


def test_nobody_waits_twice() -> None:
    game = started(*FOUR)
    game.joins(WHITE)
    assert game.refuses(WHITE, m.Join()) == (Code.ALREADY_SEATED, {})
    assert game.refuses(PINK, m.Join()) == (Code.ALREADY_SEATED, {})


def test_who_waits_counts_for_a_full_table() -> None:
    game = started(*TWELVE[:7])
    game.joins(WHITE)
    assert game.refuses(VIOLET, m.Join()) == (Code.TABLE_FULL, {"expected": 8})


def test_the_seat_of_who_left_may_be_taken_by_a_newcomer() -> None:
    game = started(*TWELVE[:8])
    game.leaves(TWELVE[3])
    assert kinds(game.joins(WHITE)) == [e.PlayerWaits]


def test_a_newcomer_needs_enough_cards_for_all() -> None:
    game = started(*FOUR, settings=Settings(decks=(Deck("islet", 29),)))
    assert game.refuses(WHITE, m.Join()) == (Code.TOO_FEW_CARDS, {"expected": 30, "given": 29})
    game = started(*FOUR, settings=Settings(decks=(Deck("islet", 30),)))
    game.joins(WHITE)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: PINK})
    assert set(game.hand_sizes.values()) == {6}


def test_who_waits_may_go_again() -> None:
    game = told(*FOUR)
    game.joins(WHITE)
    assert game.leaves(WHITE) == [e.PlayerLeft(WHITE, (), "left")]
    assert game.table.waiting == ()


def test_who_waits_may_be_removed() -> None:
    game = told(*FOUR)
    game.joins(WHITE)
    game.joins(VIOLET)
    assert game.removes(PINK, WHITE) == [e.PlayerLeft(WHITE, (), "removed_by_host")]
    assert game.removes(MODERATOR, VIOLET) == [e.PlayerLeft(VIOLET, (), "removed_by_moderator")]
    assert game.table.waiting == ()


def test_a_newcomer_plays_the_next_turn_like_anybody() -> None:
    game = shown(*FOUR)
    game.joins(WHITE)
    game.reveals()
    points = game.plays_turn(BLUE, {PINK: BLUE, WHITE: BLUE, GREEN: WHITE, RED: WHITE})
    assert points == {BLUE: 3, PINK: 3, WHITE: 5, GREEN: 0, RED: 0}
