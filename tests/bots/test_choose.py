"""Bots choose by the rules, and from what their player sees alone."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.choose import choose
from bots.knowledge import knowledge_for
from bots.personas import PERSONAS
from games.rules import moves as m
from games.rules.editions import EDITIONS
from games.rules.names import Card
from games.rules.settings import Deck, Settings
from games.rules.state import fold
from games.rules.view import LobbyView, View, as_player, view_for
from testkit.games_in_memory import BLUE, GREEN, PINK, Game, lobby, started
from testkit.games_of_bots import DECKS, company_of, game_of_bots, known, thinking
from testkit.other_pasts import OTHER_PASTS, OtherPast

BOXES = Settings(decks=DECKS)
ENGLISH = known("en")
OTTO = PERSONAS[0]


def seen(game: Game, player: str) -> View:
    return view_for(game.table, as_player(player))


def chosen(view: View, seed: int = 1, memory: tuple[str, ...] = ()) -> m.AnyMove | None:
    return choose(view, ENGLISH, OTTO, Random(seed), memory)


def each_makes_a_move(game: Game) -> None:
    for player in game.table.awaited:
        if player in game.table.awaited:
            move = chosen(seen(game, player))
            assert move is not None
            game.asks(player, move)


def with_clue() -> Game:
    game = started(PINK, BLUE, GREEN, settings=BOXES)
    move = chosen(seen(game, PINK))
    assert isinstance(move, m.GiveClue)
    game.asks(PINK, move)
    return game


def with_board() -> Game:
    game = with_clue()
    each_makes_a_move(game)
    return game


def with_votes() -> Game:
    game = with_board()
    each_makes_a_move(game)
    return game


STAGES: Mapping[str, Callable[[], Game]] = {
    "clue": partial(started, PINK, BLUE, GREEN, settings=BOXES),
    "cards": with_clue,
    "votes": with_board,
    "reveal": with_votes,
}
each_stage = pytest.mark.parametrize("stage", STAGES)


@pytest.mark.parametrize(
    ("edition", "seats"),
    [(name, seats) for name, seats in product(EDITIONS, (3, 4, 6, 8, 12))
     if seats <= EDITIONS[name].most_players],
)  # fmt: skip
def test_bots_play_whole_games_by_the_rules(edition: str, seats: int) -> None:
    company = company_of(seats, partial(thinking, ENGLISH))
    table_settings = Settings(decks=DECKS, edition=edition, target=20)
    last = list(game_of_bots(company, table_settings, seats))[-1]
    assert last.ended_because in ("target", "cards")
    assert last.turns_scored > 0


def test_no_clue_is_told_twice_in_a_room() -> None:
    company = company_of(4, partial(thinking, ENGLISH))
    clues = [
        table.turn.clue
        for table in game_of_bots(company, Settings(decks=DECKS[:1], target=100), 7)
        if not table.turn.given and table.turn.clue and not table.turn.board
    ]
    assert len(clues) > 10
    assert len(set(clues)) == len(clues)


def test_nothing_is_chosen_where_nothing_is_to_be_done() -> None:
    game = lobby(PINK, BLUE, GREEN, settings=BOXES)
    assert isinstance(seen(game, PINK), LobbyView)
    assert chosen(seen(game, PINK)) is None
    assert chosen(seen(with_clue(), PINK)) is None
    assert chosen(seen(with_clue(), "a stranger")) is None


def test_the_storyteller_reveals() -> None:
    game = with_votes()
    assert chosen(seen(game, PINK)) == m.Reveal(game.turn)
    assert chosen(seen(game, BLUE)) is None


def test_with_three_players_two_cards_are_given() -> None:
    move = chosen(seen(with_clue(), BLUE))
    assert isinstance(move, m.GiveCards)
    assert len(set(move.cards)) == 2


def test_a_hidden_clue_keeps_nobody_from_choosing() -> None:
    game = with_clue()
    game.asks(PINK, m.HideClue(game.turn))
    assert isinstance(chosen(seen(game, BLUE)), m.GiveCards)
    each_makes_a_move(game)
    assert isinstance(chosen(seen(game, BLUE)), m.CastVotes)


@each_stage
def test_the_same_view_brings_the_same_move(stage: str) -> None:
    game = STAGES[stage]()
    player = game.table.awaited[-1]
    assert chosen(seen(game, player), seed=5) == chosen(seen(game, player), seed=5)


@each_stage
@pytest.mark.parametrize("other", OTHER_PASTS.values(), ids=OTHER_PASTS)
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_a_bot_may_not_know_changes_no_move(stage: str, other: OtherPast, seed: int) -> None:
    game = STAGES[stage]()
    for player in game.table.awaited:
        viewer = as_player(player)
        another = fold(other(game.events, viewer, Random(seed)))
        assert chosen(view_for(another, viewer), seed) == chosen(seen(game, player), seed)


def test_decks_without_texts_are_not_known() -> None:
    brought = Deck("holiday", 2)
    assert knowledge_for((*DECKS, brought), "en") is None
    texts = {Card("holiday:1"): "A dog on a beach"}
    assert knowledge_for((brought,), "en", texts) is None
    texts[Card("holiday:2")] = "Two deckchairs"
    assert knowledge_for((*DECKS, brought), "en", texts) is not None
