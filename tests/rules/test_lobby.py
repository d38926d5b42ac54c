"""Seats, colours and the deal."""

import pytest

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Colour
from games.rules.refusals import Code
from games.rules.settings import Deck, Settings
from games.rules.state import Phase, Seat
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    HARBOUR,
    ODYSSEY,
    PINK,
    RED,
    TWELVE,
    Game,
    lobby,
    started,
)


def colours(game: Game) -> list[str]:
    return [seat.colour for seat in game.table.seats]


def test_whoever_opens_the_table_hosts_it_and_takes_the_first_seat() -> None:
    game = Game()
    assert game.opens(PINK) == [
        e.GameOpened(PINK, CLASSIC),
        e.PlayerJoined(PINK, Colour("red")),
    ]
    assert game.table.host == PINK
    assert game.table.present == (PINK,)
    assert game.phase() is Phase.LOBBY


def test_a_table_is_opened_only_once() -> None:
    assert lobby(PINK).refuses(BLUE, m.OpenGame(CLASSIC)) == (Code.ALREADY_OPEN, {})


def test_players_sit_leftwards_in_the_order_in_which_they_join() -> None:
    assert lobby(PINK, BLUE, GREEN).table.present == (PINK, BLUE, GREEN)


def test_who_played_together_before_may_all_sit_down_with_the_opening() -> None:
    game = Game()
    game.asks(PINK, m.OpenGame(CLASSIC, others=(BLUE, GREEN)))
    assert game.table == lobby(PINK, BLUE, GREEN).table


def test_nobody_takes_two_seats() -> None:
    assert lobby(PINK, BLUE).refuses(BLUE, m.Join()) == (Code.ALREADY_SEATED, {})


def test_everybody_has_a_colour_of_their_own() -> None:
    assert len(set(colours(lobby(*TWELVE[:8])))) == 8
    assert len(set(colours(lobby(*TWELVE, settings=ODYSSEY)))) == 12


def test_who_does_not_choose_a_colour_gets_the_first_free_one() -> None:
    game = Game()
    game.asks(PINK, m.OpenGame(CLASSIC, Colour("orange")))
    game.joins(BLUE)
    game.joins(GREEN)
    assert colours(game) == ["orange", "red", "yellow"]


def test_who_does_not_choose_gets_the_colour_they_prefer_if_it_is_free() -> None:
    game = Game()
    game.asks(PINK, m.OpenGame(CLASSIC, preferred={PINK: Colour("green")}))
    for player, preferred in ((BLUE, "green"), (GREEN, "black"), (RED, "white")):
        game.asks(player, m.Join(preferred=Colour(preferred)))
    assert colours(game) == ["green", "red", "orange", "white"]


def test_a_colour_asked_for_goes_before_the_one_preferred() -> None:
    game = Game()
    asked, preferred = Colour("white"), Colour("green")
    game.asks(PINK, m.OpenGame(CLASSIC, asked, preferred={PINK: preferred}))
    game.asks(BLUE, m.Join(Colour("pink"), preferred))
    assert colours(game) == ["white", "pink"]
    refused = game.refuses(GREEN, m.Join(asked, preferred))
    assert refused == (Code.COLOUR_TAKEN, {"given": "white"})


def test_who_played_together_before_has_the_colours_of_before() -> None:
    game = Game()
    before = {PINK: Colour("yellow"), BLUE: Colour("red"), GREEN: Colour("white")}
    game.asks(PINK, m.OpenGame(CLASSIC, others=(BLUE, GREEN), preferred=before))
    assert {seat.player: seat.colour for seat in game.table.seats} == before


def test_a_colour_may_be_chosen_when_sitting_down() -> None:
    game = lobby(PINK)
    assert game.joins(BLUE, "blue") == [e.PlayerJoined(BLUE, Colour("blue"))]


def test_a_colour_may_be_changed_in_the_lobby_for_one_that_nobody_has() -> None:
    game = lobby(PINK, BLUE)
    happened = game.asks(BLUE, m.ChooseColour(Colour("white")))
    assert happened == [e.ColourChosen(BLUE, Colour("white"))]
    assert colours(game) == ["red", "white"]
    assert game.joins(GREEN, "orange") == [e.PlayerJoined(GREEN, Colour("orange"))]


def test_a_colour_that_somebody_has_is_not_to_be_had() -> None:
    game = lobby(PINK, BLUE)
    taken = (Code.COLOUR_TAKEN, {"given": "red"})
    assert game.refuses(GREEN, m.Join(Colour("red"))) == taken
    assert game.refuses(BLUE, m.ChooseColour(Colour("red"))) == taken


def test_choosing_the_colour_one_has_is_no_offence() -> None:
    game = lobby(PINK, BLUE)
    game.asks(BLUE, m.ChooseColour(Colour("orange")))
    assert colours(game) == ["red", "orange"]


@pytest.mark.parametrize("colour", ["black", "brown", "grey", "turquoise"])
def test_four_colours_are_for_odyssey_alone(colour: str) -> None:
    code, facts = lobby(PINK).refuses(BLUE, m.Join(Colour(colour)))
    assert (code, facts["given"]) == (Code.NO_SUCH_COLOUR, colour)
    game = lobby(PINK, settings=ODYSSEY)
    assert game.joins(BLUE, colour) == [e.PlayerJoined(BLUE, Colour(colour))]


def test_eight_play_classic_and_a_ninth_finds_no_seat() -> None:
    game = lobby(*TWELVE[:8])
    assert game.refuses(TWELVE[8], m.Join()) == (Code.TABLE_FULL, {"expected": 8})
    game.starts()
    assert game.phase() is Phase.CLUE


def test_twelve_play_odyssey_and_a_thirteenth_finds_no_seat() -> None:
    game = lobby(*TWELVE, settings=ODYSSEY)
    assert game.refuses(PINK, m.Join()) == (Code.TABLE_FULL, {"expected": 12})
    game.starts()
    assert game.phase() is Phase.CLUE


def test_two_are_too_few_to_start() -> None:
    game = lobby(PINK, BLUE)
    assert game.refuses(PINK, m.Start()) == (Code.TOO_FEW_PLAYERS, {"expected": 3, "given": 2})


def test_three_are_enough_to_start() -> None:
    game = lobby(PINK, BLUE, GREEN)
    game.starts()
    assert game.phase() is Phase.CLUE


def test_a_game_is_started_only_once() -> None:
    assert started(PINK, BLUE, GREEN).refuses(PINK, m.Start()) == (Code.ALREADY_STARTED, {})


def test_nobody_chooses_a_colour_after_the_start() -> None:
    game = started(PINK, BLUE, GREEN)
    assert game.refuses(BLUE, m.ChooseColour(Colour("white"))) == (Code.ALREADY_STARTED, {})


def test_everybody_starts_at_zero() -> None:
    assert started(PINK, BLUE, GREEN).points == {PINK: 0, BLUE: 0, GREEN: 0}


def test_everybody_gets_six_cards_and_the_rest_is_the_draw_pile() -> None:
    game = started(PINK, BLUE, GREEN, RED)
    assert set(game.hand_sizes.values()) == {6}
    assert len(game.table.pile) == 84 - 4 * 6


def test_three_players_get_seven_cards_each() -> None:
    game = started(PINK, BLUE, GREEN)
    assert set(game.hand_sizes.values()) == {7}
    assert len(game.table.pile) == 84 - 3 * 7


def test_each_card_of_the_deck_is_dealt_once() -> None:
    game = started(PINK, BLUE, GREEN, RED)
    dealt = [card for hand in game.table.hands.values() for card in hand]
    assert sorted([*dealt, *game.table.pile]) == sorted(HARBOUR.cards())


def test_several_decks_are_shuffled_together() -> None:
    decks = (HARBOUR, Deck("orchard"))
    game = started(PINK, BLUE, GREEN, settings=Settings(decks=decks))
    pile = game.last(e.GameStarted).pile
    assert sorted(pile) == sorted((*decks[0].cards(), *decks[1].cards()))
    assert {card.split(":")[0] for card in pile[:84]} == {"harbour", "orchard"}


def test_the_order_of_the_shuffle_is_on_record_and_is_dealt_from_the_top() -> None:
    game = started(PINK, BLUE, GREEN)
    pile = game.last(e.GameStarted).pile
    assert game.hand(PINK) + game.hand(BLUE) + game.hand(GREEN) + game.table.pile == pile


def test_the_deck_is_shuffled_otherwise_at_another_table() -> None:
    piles = []
    for seed in (b"one", b"two"):
        game = Game(lobby(PINK, BLUE, GREEN).events, seed)
        game.starts()
        piles.append(game.last(e.GameStarted).pile)
    assert piles[0] != piles[1]
    assert piles[0] != HARBOUR.cards()


def test_who_leaves_the_lobby_gives_seat_and_colour_back() -> None:
    game = lobby(PINK, BLUE, GREEN)
    assert game.leaves(BLUE) == [e.PlayerLeft(BLUE, (), "left")]
    assert game.table.present == (PINK, GREEN)
    assert BLUE not in game.points
    game.joins(RED)
    assert colours(game) == ["red", "yellow", "orange"]


def test_when_the_last_one_leaves_the_lobby_the_game_is_abandoned() -> None:
    game = lobby(PINK)
    happened = game.leaves(PINK)
    assert happened == [
        e.PlayerLeft(PINK, (), "left"),
        e.GameAbandoned("everyone_left", game.seed.hex()),
    ]
    assert game.refuses(BLUE, m.Join()) == (Code.GAME_OVER, {})


def test_a_lobby_waits_with_two_or_one() -> None:
    game = lobby(PINK, BLUE, GREEN)
    game.leaves(GREEN)
    game.leaves(BLUE)
    assert game.phase() is Phase.LOBBY


def test_who_left_the_lobby_may_sit_down_again() -> None:
    game = lobby(PINK, BLUE)
    game.leaves(BLUE)
    game.joins(BLUE)
    assert game.table.present == (PINK, BLUE)


def test_who_left_the_lobby_is_known_by_their_last_colour() -> None:
    game = lobby(PINK, BLUE)
    game.asks(BLUE, m.ChooseColour(Colour("white")))
    game.leaves(BLUE)
    pink = Seat(PINK, Colour("red"))
    assert game.table.everybody == (pink, Seat(BLUE, Colour("white"), left=True))
    game.joins(BLUE)
    assert game.table.everybody == (pink, Seat(BLUE, Colour("orange")))
