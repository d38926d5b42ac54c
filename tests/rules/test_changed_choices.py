"""Choices may change while a phase lasts, within bounds; the same choice again is no event."""

from itertools import cycle

import pytest

from games.rules import events as e
from games.rules import moves as m
from games.rules.decide import MOST_CHANGES, MOST_LOBBY_CHANGES
from games.rules.names import Colour, Player
from games.rules.refusals import Code, RuleViolation
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    ODYSSEY,
    PINK,
    RED,
    Game,
    kinds,
    laid,
    lobby,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)


def test_the_same_vote_again_is_no_event() -> None:
    game = laid(*FOUR)
    assert game.votes(BLUE, for_=PINK) != []
    assert game.votes(BLUE, for_=PINK) == []


def test_two_votes_are_the_same_in_either_order() -> None:
    game = laid(*FOUR, settings=ODYSSEY)
    one, other = game.slot(PINK), game.slot(RED)
    assert game.asks(BLUE, m.CastVotes(1, (one, other))) != []
    assert game.asks(BLUE, m.CastVotes(1, (other, one))) == []
    assert game.asks(BLUE, m.CastVotes(1, (one, one))) != []


def test_the_same_card_again_is_no_event() -> None:
    game = told(*FOUR)
    card = game.hand(BLUE)[0]
    assert game.asks(BLUE, m.GiveCards(1, (card,))) == [e.CardsGiven(BLUE, (card,))]
    assert game.asks(BLUE, m.GiveCards(1, (card,))) == []


def test_two_cards_are_the_same_in_either_order() -> None:
    game = told(PINK, BLUE, GREEN)
    one, other = game.hand(BLUE)[:2]
    assert game.asks(BLUE, m.GiveCards(1, (one, other))) != []
    assert game.asks(BLUE, m.GiveCards(1, (other, one))) == []


def test_the_same_colour_and_the_same_settings_again_are_no_event() -> None:
    game = lobby(*FOUR)
    colour = game.table.seats[1].colour
    assert game.asks(BLUE, m.ChooseColour(colour)) == []
    assert game.asks(PINK, m.ChangeSettings(game.table.settings)) == []


def swap_votes(game: Game, times: int) -> None:
    for number in range(times):
        game.votes(BLUE, for_=(PINK, RED)[number % 2])


def test_a_vote_is_changed_twenty_times_at_most() -> None:
    game = laid(*FOUR)
    swap_votes(game, 1 + MOST_CHANGES)
    assert game.refuses(BLUE, game.ballot(RED)) == (
        Code.TOO_MANY_CHANGES,
        {"expected": MOST_CHANGES},
    )
    assert game.table.turn.votes == {BLUE: (game.slot(PINK),)}
    game.votes(GREEN, for_=PINK)
    assert e.VotesShown in kinds(game.votes(RED, for_=PINK))


def test_cards_are_changed_twenty_times_at_most_and_votes_are_counted_anew() -> None:
    game = told(*FOUR)
    hand = game.hand(BLUE)
    for number in range(1 + MOST_CHANGES):
        game.asks(BLUE, m.GiveCards(1, (hand[number % 2],)))
    assert game.refusal(BLUE, m.GiveCards(1, (hand[1],))).code is Code.TOO_MANY_CHANGES
    for player in (GREEN, RED):
        game.asks(player, m.GiveCards(1, game.hand(player)[:1]))
    swap_votes(game, 1 + MOST_CHANGES)


CHANGES_IN_A_LOBBY: dict[str, tuple[Player, tuple[m.AnyMove, m.AnyMove]]] = {
    "colour": (BLUE, (m.ChooseColour(Colour("pink")), m.ChooseColour(Colour("white")))),
    "settings": (PINK, (m.ChangeSettings(ODYSSEY), m.ChangeSettings(CLASSIC))),
    "leaving": (BLUE, (m.Leave(), m.Join())),
}


@pytest.mark.parametrize(
    ("who", "moves"), CHANGES_IN_A_LOBBY.values(), ids=list(CHANGES_IN_A_LOBBY)
)
def test_a_lobby_lets_nobody_change_without_end(
    who: Player, moves: tuple[m.AnyMove, m.AnyMove]
) -> None:
    game = lobby(*FOUR)
    opened_by = len(game.events)
    with pytest.raises(RuleViolation) as refused:
        for move in cycle(moves):
            game.asks(who, move)
    assert refused.value.code is Code.TOO_MANY_CHANGES
    assert len(game.events) - opened_by <= 2 * MOST_LOBBY_CHANGES
