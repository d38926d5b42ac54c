"""What a table may choose for itself, and the bounds of it."""

from typing import get_args

import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Colour
from games.rules.refusals import Code
from games.rules.settings import (
    NO_LIMITS,
    TIMED_PHASES,
    Deck,
    Settings,
    TimedPhase,
    TimeLimits,
)
from games.rules.state import RUNNING, Phase
from games.rules.view import View
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
)

PASSED_AT_ONCE = {Phase.BETWEEN_TURNS, Phase.SCORING}
WEEK = 7 * 24 * 60 * 60


def test_each_phase_that_players_play_in_has_a_limit_a_move_and_a_view() -> None:
    played = tuple(phase.word for phase in sorted(RUNNING) if phase not in PASSED_AT_ONCE)
    assert TIMED_PHASES == played == TimeLimits.__struct_fields__
    assert {move.__struct_config__.tag for move in get_args(m.AnyMove)} >= set(played)
    views = {view.__struct_config__.tag for view in get_args(View)}
    assert views == {*played, Phase.LOBBY.word, "over"}


def accepted(settings: Settings) -> bool:
    Game().opens(PINK, settings)
    others = lobby(PINK, settings=replace(CLASSIC, auto_reveal=not settings.auto_reveal))
    return others.asks(PINK, m.ChangeSettings(settings)) == [e.SettingsChanged(settings)]


def out_of_bounds(settings: Settings) -> tuple[object, ...]:
    """How opening a table so, and changing one to it, is refused."""
    (code, facts) = Game().refuses(PINK, m.OpenGame(settings))
    assert lobby(PINK).refuses(PINK, m.ChangeSettings(settings)) == (code, facts)
    assert code == Code.SETTING_OUT_OF_BOUNDS
    return (facts["setting"], facts["lowest"], facts["highest"], facts["given"])


def with_limit(phase: TimedPhase, seconds: int | None) -> Settings:
    match phase:
        case "clue":
            limits = replace(NO_LIMITS, clue=seconds)
        case "cards":
            limits = replace(NO_LIMITS, cards=seconds)
        case "votes":
            limits = replace(NO_LIMITS, votes=seconds)
        case "reveal":
            limits = replace(NO_LIMITS, reveal=seconds)
    return replace(CLASSIC, limits=limits)


def test_unless_said_otherwise_a_table_plays_classic_to_thirty_with_hands_of_six() -> None:
    settings = Settings(decks=(HARBOUR,))
    assert (settings.edition, settings.target, settings.hand) == ("classic", 30, 6)


def test_unless_said_otherwise_the_limits_are_90_60_60_and_20_seconds() -> None:
    assert [Settings(decks=(HARBOUR,)).limits.of(phase) for phase in TIMED_PHASES] == [
        90,
        60,
        60,
        20,
    ]


def test_unless_said_otherwise_a_deck_has_84_cards() -> None:
    assert len(set(Deck("harbour").cards())) == 84


@pytest.mark.parametrize("target", [10, 11, 30, 99, 100])
def test_a_target_is_from_10_to_100(target: int) -> None:
    assert accepted(replace(CLASSIC, target=target))


@pytest.mark.parametrize("target", [-30, 0, 9, 101])
def test_no_target_is_below_10_or_above_100(target: int) -> None:
    assert out_of_bounds(replace(CLASSIC, target=target)) == ("target", 10, 100, target)


@pytest.mark.parametrize("phase", TIMED_PHASES)
@pytest.mark.parametrize("seconds", [10, 11, WEEK - 1, WEEK, None])
def test_a_limit_is_from_10_seconds_to_7_days_or_none(
    phase: TimedPhase, seconds: int | None
) -> None:
    assert accepted(with_limit(phase, seconds))


@pytest.mark.parametrize("phase", TIMED_PHASES)
@pytest.mark.parametrize("seconds", [-1, 0, 9, WEEK + 1])
def test_no_limit_is_shorter_than_10_seconds_or_longer_than_7_days(
    phase: TimedPhase, seconds: int
) -> None:
    refused = out_of_bounds(with_limit(phase, seconds))
    assert refused == (f"limits.{phase}", 10, WEEK, seconds)


def test_a_phase_may_have_a_limit_where_others_have_none() -> None:
    settings = replace(CLASSIC, limits=TimeLimits(clue=None, cards=10, votes=None, reveal=None))
    game = lobby(PINK, BLUE, GREEN, settings=settings)
    game.starts()
    assert game.table.deadline is None
    game.tells(PINK)
    assert game.table.deadline == game.after(10)
    game.all_give()
    assert game.table.deadline is None


@pytest.mark.parametrize("hand", [4, 8])
def test_a_hand_is_from_4_to_8_cards(hand: int) -> None:
    game = lobby(PINK, BLUE, GREEN, RED, settings=replace(CLASSIC, hand=hand))
    game.starts()
    assert set(game.hand_sizes.values()) == {hand}


@pytest.mark.parametrize("hand", [3, 9])
def test_no_hand_is_below_4_or_above_8_cards(hand: int) -> None:
    assert out_of_bounds(replace(CLASSIC, hand=hand)) == ("hand", 4, 8, hand)


def test_a_table_plays_with_from_1_to_20_decks() -> None:
    decks = tuple(Deck(f"isle {number}") for number in range(21))
    assert accepted(Settings(decks=decks[:1]))
    assert accepted(Settings(decks=decks[:20]))
    assert out_of_bounds(Settings(decks=())) == ("decks", 1, 20, 0)
    assert out_of_bounds(Settings(decks=decks)) == ("decks", 1, 20, 21)


def test_a_deck_has_from_1_to_1000_cards() -> None:
    assert accepted(Settings(decks=(HARBOUR, Deck("islet", 1), Deck("ocean", 1000))))
    assert out_of_bounds(Settings(decks=(HARBOUR, Deck("islet", 0)))) == ("decks.size", 1, 1000, 0)
    assert out_of_bounds(Settings(decks=(Deck("ocean", 1001),))) == ("decks.size", 1, 1000, 1001)


def test_no_deck_is_in_the_pile_twice() -> None:
    twice = Settings(decks=(HARBOUR, Deck("harbour", 50)))
    assert Game().refuses(PINK, m.OpenGame(twice)) == (Code.SAME_DECK_TWICE, {})
    assert lobby(PINK).refuses(PINK, m.ChangeSettings(twice)) == (Code.SAME_DECK_TWICE, {})


def test_the_decks_hold_enough_cards_for_three_at_least() -> None:
    game = Game()
    assert game.refuses(PINK, m.OpenGame(Settings(decks=(Deck("islet", 20),)))) == (
        Code.TOO_FEW_CARDS,
        {"expected": 21, "given": 20},
    )
    assert accepted(Settings(decks=(Deck("islet", 21),)))


@pytest.mark.parametrize(("players", "needed"), [(4, 24), (5, 30), (8, 48)])
def test_the_decks_hold_a_full_hand_for_every_player(players: int, needed: int) -> None:
    game = lobby(*TWELVE[:players], settings=Settings(decks=(Deck("islet", needed - 1),)))
    assert game.refuses(TWELVE[0], m.Start()) == (
        Code.TOO_FEW_CARDS,
        {"expected": needed, "given": needed - 1},
    )
    game.asks(TWELVE[0], m.ChangeSettings(Settings(decks=(Deck("islet", needed),))))
    game.starts()
    assert game.phase() is Phase.CLUE
    assert game.table.pile == ()


def test_several_small_decks_hold_enough_together() -> None:
    decks = (Deck("islet", 11), Deck("reef", 10))
    game = lobby(PINK, BLUE, GREEN, settings=Settings(decks=decks))
    game.starts()
    assert game.phase() is Phase.CLUE


def test_nine_can_not_change_to_classic() -> None:
    game = lobby(*TWELVE[:9], settings=ODYSSEY)
    assert game.refuses(TWELVE[0], m.ChangeSettings(CLASSIC)) == (
        Code.TOO_MANY_PLAYERS,
        {"expected": 8, "given": 9},
    )
    game.leaves(TWELVE[8])
    game.asks(TWELVE[0], m.ChangeSettings(CLASSIC))
    assert game.table.settings == CLASSIC


def test_who_plays_a_colour_that_the_new_edition_lacks_gets_the_first_free_one() -> None:
    game = lobby(PINK, settings=ODYSSEY)
    game.joins(BLUE, "black")
    game.joins(GREEN, "orange")
    game.joins(RED, "grey")
    assert game.asks(PINK, m.ChangeSettings(CLASSIC)) == [
        e.SettingsChanged(CLASSIC),
        e.ColourChosen(BLUE, Colour("yellow")),
        e.ColourChosen(RED, Colour("green")),
    ]
    assert [seat.colour for seat in game.table.seats] == ["red", "yellow", "orange", "green"]


def test_an_odyssey_game_is_not_limited_to_eight() -> None:
    game = lobby(*TWELVE[:8])
    game.asks(TWELVE[0], m.ChangeSettings(ODYSSEY))
    game.joins(TWELVE[8])
    assert len(game.table.present) == 9
