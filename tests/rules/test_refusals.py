"""Every way in which the rules say no."""

from collections.abc import Callable
from string import Formatter
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from games.rules import editions
from games.rules import moves as m
from games.rules.events import Performance
from games.rules.names import Card, Colour, Player
from games.rules.refusals import SENTENCES, Code, Fact, RuleViolation
from games.rules.settings import Deck, Settings
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    MODERATOR,
    ODYSSEY,
    PINK,
    RED,
    TWELVE,
    WHITE,
    Game,
    laid,
    lobby,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)
NOBODY = m.Actor("player")


class Refused(NamedTuple):
    code: Code
    facts: dict[str, Fact]
    at: Callable[[], Game]
    who: Player | m.Actor
    move: m.AnyMove


def left() -> Game:
    game = started(*FOUR)
    game.leaves(RED)
    return game


def closed() -> Game:
    game = started(*FOUR)
    game.asks(PINK, m.Close())
    return game


def of_two() -> Game:
    return lobby(PINK, BLUE)


def of_four() -> Game:
    return lobby(*FOUR)


def of_eight() -> Game:
    return lobby(*TWELVE[:8])


def of_nine() -> Game:
    return lobby(*TWELVE[:9], settings=ODYSSEY)


def of_four_with_few_cards() -> Game:
    return lobby(*FOUR, settings=Settings(decks=(Deck("islet", 23),)))


def without_late_joining() -> Game:
    return started(*FOUR, settings=replace(CLASSIC, late_joining=False))


def at_the_clue() -> Game:
    return started(*FOUR)


def of_three_at_the_cards() -> Game:
    return told(PINK, BLUE, GREEN)


def at_the_cards() -> Game:
    return told(*FOUR)


def at_the_votes() -> Game:
    return laid(*FOUR)


def after_twenty_changes() -> Game:
    game = laid(*FOUR)
    for _ in range(10):
        game.votes(BLUE, for_=RED)
        game.votes(BLUE, for_=PINK)
    game.votes(BLUE, for_=GREEN)
    return game


def at_the_reveal() -> Game:
    return shown(*FOUR)


A_WALTZ = Performance("a-waltz", "5ea", "sung", 7_500)
HELD_BY_NOBODY = Card("harbour:85")
BLUES_SLOT = laid(*FOUR).slot(BLUE)
BLUES_TWO = told(PINK, BLUE, GREEN).hand(BLUE)[:1] * 2
PINKS_FIRST = started(*FOUR).hand(PINK)[0]

REFUSED = [
    Refused(Code.NOT_SEATED, {}, of_two, WHITE, m.Leave()),
    Refused(Code.ALREADY_SEATED, {}, of_two, BLUE, m.Join()),
    Refused(Code.LEFT_FOR_GOOD, {}, left, RED, m.Join()),
    Refused(Code.NOT_THE_HOST, {}, of_two, BLUE, m.Start()),
    Refused(Code.NO_SUCH_PLAYER, {}, of_two, PINK, m.Remove(WHITE)),
    Refused(Code.NOT_AWAY, {}, at_the_clue, BLUE, m.ComeBack()),
    Refused(Code.NOT_YOURS_TO_ASK, {}, at_the_clue, PINK, m.TimeRunsOut()),
    Refused(Code.ALREADY_OPEN, {}, of_two, PINK, m.OpenGame(CLASSIC)),
    Refused(Code.ALREADY_STARTED, {}, at_the_clue, PINK, m.Start()),
    Refused(Code.NOT_STARTED, {}, of_two, PINK, m.Reveal(1)),
    Refused(Code.GAME_OVER, {}, closed, PINK, m.Leave()),
    Refused(Code.TABLE_FULL, {"expected": 8}, of_eight, WHITE, m.Join()),
    Refused(Code.TOO_FEW_PLAYERS, {"expected": 3, "given": 2}, of_two, PINK, m.Start()),
    Refused(
        Code.TOO_MANY_PLAYERS,
        {"expected": 8, "given": 9},
        of_nine,
        TWELVE[0],
        m.ChangeSettings(CLASSIC),
    ),
    Refused(
        Code.TOO_FEW_CARDS, {"expected": 24, "given": 23}, of_four_with_few_cards, PINK, m.Start()
    ),
    Refused(
        Code.SAME_DECK_TWICE,
        {},
        of_two,
        PINK,
        m.ChangeSettings(Settings(decks=(Deck("harbour"), Deck("harbour")))),
    ),
    Refused(
        Code.SETTING_OUT_OF_BOUNDS,
        {"setting": "target", "lowest": 10, "highest": 100, "given": 101},
        of_two,
        PINK,
        m.ChangeSettings(replace(CLASSIC, target=101)),
    ),
    Refused(Code.COLOUR_TAKEN, {"given": "red"}, of_two, BLUE, m.ChooseColour(Colour("red"))),
    Refused(
        Code.NO_SUCH_COLOUR,
        {"expected": list(editions.CLASSIC.colours), "given": "black"},
        of_two,
        BLUE,
        m.ChooseColour(Colour("black")),
    ),
    Refused(Code.NO_LATE_JOINING, {}, without_late_joining, WHITE, m.Join()),
    Refused(Code.STALE_TURN, {"expected": 1, "given": 2}, at_the_reveal, PINK, m.Reveal(2)),
    Refused(Code.TOO_EARLY, {}, at_the_votes, PINK, m.Reveal(1)),
    Refused(
        Code.TOO_MANY_CHANGES,
        {"expected": 20},
        after_twenty_changes,
        BLUE,
        laid(*FOUR).ballot(RED),
    ),
    Refused(Code.PHASE_OVER, {}, at_the_reveal, BLUE, m.CastVotes(1, (1,))),
    Refused(Code.NOT_YOUR_TURN, {}, at_the_reveal, BLUE, m.Reveal(1)),
    Refused(
        Code.BAD_CLUE,
        {"lowest": 1, "highest": 500, "given": 0},
        at_the_clue,
        PINK,
        m.GiveClue(1, PINKS_FIRST, " "),
    ),
    Refused(
        Code.WORDS_ONLY,
        {},
        at_the_clue,
        PINK,
        m.GiveClue(1, PINKS_FIRST, "A waltz, very slowly", A_WALTZ),
    ),
    Refused(
        Code.CARD_NOT_IN_HAND,
        {"given": ["harbour:85"]},
        at_the_cards,
        BLUE,
        m.GiveCards(1, (HELD_BY_NOBODY,)),
    ),
    Refused(Code.SAME_CARD_TWICE, {}, of_three_at_the_cards, BLUE, m.GiveCards(1, BLUES_TWO)),
    Refused(
        Code.WRONG_NUMBER_OF_CARDS,
        {"expected": 1, "given": 0},
        at_the_cards,
        BLUE,
        m.GiveCards(1, ()),
    ),
    Refused(
        Code.WRONG_NUMBER_OF_VOTES,
        {"expected": 1, "given": 2},
        at_the_votes,
        BLUE,
        m.CastVotes(1, (1, 1)),
    ),
    Refused(
        Code.NO_SUCH_SLOT, {"expected": 4, "given": 5}, at_the_votes, BLUE, m.CastVotes(1, (5,))
    ),
    Refused(
        Code.OWN_CARD, {"given": BLUES_SLOT}, at_the_votes, BLUE, m.CastVotes(1, (BLUES_SLOT,))
    ),
    Refused(Code.NO_SUCH_CLUE, {"given": 2}, at_the_cards, MODERATOR, m.HideClue(2)),
]


def provoked(case: Refused) -> RuleViolation:
    return case.at().refusal(case.who, case.move)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.code)
def test_a_move_against_the_rules_is_refused_with_a_code_and_its_facts(case: Refused) -> None:
    refusal = provoked(case)
    assert (refusal.code, refusal.facts) == (case.code, case.facts)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.code)
def test_every_refusal_is_a_sentence_that_tells_its_facts(case: Refused) -> None:
    sentence = str(provoked(case))
    told = [name for _, name, _, _ in Formatter().parse(SENTENCES[case.code]) if name]
    assert all(str(case.facts[name]) in sentence for name in told)
    assert not set("{}") & set(sentence)
    assert sentence.endswith(".")


def test_every_refusal_can_be_provoked() -> None:
    assert {provoked(case).code for case in REFUSED} == set(Code)


def test_every_refusal_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Code)
    assert len(set(SENTENCES.values())) == len(Code)


def test_a_refused_move_changes_nothing() -> None:
    for case in REFUSED:
        game = case.at()
        before, events = game.table, list(game.events)
        game.refusal(case.who, case.move)
        assert (game.table, game.events) == (before, events)


# The wrong kind of asker


MOVES_OF_PLAYERS: list[m.AnyMove] = [
    m.OpenGame(CLASSIC),
    m.Join(),
    m.ChooseColour(Colour("white")),
    m.ChangeSettings(CLASSIC),
    m.Start(),
    m.Leave(),
    m.ComeBack(),
    m.GiveClue(1, PINKS_FIRST, "A lighthouse asleep"),
    m.GiveCards(1, (PINKS_FIRST,)),
    m.CastVotes(1, (1,)),
    m.Reveal(1),
]
TABLES = [of_four, at_the_clue, at_the_cards, at_the_votes, at_the_reveal]


@pytest.mark.parametrize("who", [m.CLOCK, MODERATOR, NOBODY], ids=["clock", "moderator", "nobody"])
@pytest.mark.parametrize("move", MOVES_OF_PLAYERS, ids=lambda move: type(move).__name__)
def test_what_players_do_only_players_may_ask(who: m.Actor, move: m.AnyMove) -> None:
    for table in (Game, *TABLES):
        assert table().refuses(who, move) == (Code.NOT_YOURS_TO_ASK, {})


@pytest.mark.parametrize("who", [PINK, MODERATOR, NOBODY], ids=["host", "moderator", "nobody"])
def test_nobody_but_the_clock_says_that_time_has_run_out(who: Player | m.Actor) -> None:
    for table in TABLES:
        game = table()
        game.waits(10**6)
        assert game.refuses(who, m.TimeRunsOut()) == (Code.NOT_YOURS_TO_ASK, {})


def test_the_clock_removes_nobody() -> None:
    for table in TABLES:
        assert table().refuses(m.CLOCK, m.Remove(BLUE)) == (Code.NOT_YOURS_TO_ASK, {})


def test_at_a_table_that_nobody_has_opened_nothing_has_started() -> None:
    moves: list[m.AnyMove] = [*MOVES_OF_PLAYERS[1:], m.Remove(BLUE), m.Close()]
    assert {Game().refusal(PINK, move).code for move in moves} == {Code.NOT_STARTED}


def test_in_the_lobby_no_turn_is_played() -> None:
    moves = [*MOVES_OF_PLAYERS[7:], m.ComeBack()]
    assert {of_four().refusal(PINK, move).code for move in moves} == {Code.NOT_STARTED}


def test_a_stranger_plays_no_turn() -> None:
    for move in MOVES_OF_PLAYERS[7:]:
        assert at_the_votes().refusal(WHITE, move).code == Code.NOT_SEATED


def test_a_stranger_changes_nothing_in_the_lobby() -> None:
    for move in MOVES_OF_PLAYERS[2:6]:
        assert of_four().refusal(WHITE, move).code == Code.NOT_SEATED
