"""Clues that are sung or mimed, where the table takes them."""

from datetime import timedelta

import msgspec
import pytest
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules import view as v
from games.rules.event_view import event_for, event_in_full
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.state import Phase
from testkit.games_in_memory import BLUE, CLASSIC, GREEN, MODERATOR, PINK, RED, Game, started

STAGE = replace(CLASSIC, clues="performed")
FOUR = (PINK, BLUE, GREEN, RED)
A_WALTZ = e.Performance("a-waltz", "5ea", "sung", 7_500)
LONGER = timedelta(seconds=25)
ALL = (v.SPECTATOR, *map(v.as_player, FOUR))


def on_stage() -> Game:
    return started(*FOUR, settings=STAGE)


def sings(game: Game, teller: Player = PINK) -> list[e.AnyEvent]:
    return game.asks(teller, replace(game.riddle(teller), performance=A_WALTZ))


def time_is_up_with_a_recording_on_its_way(game: Game) -> list[e.AnyEvent]:
    game.recording_on_its_way = True
    happened = game.time_runs_out()
    game.recording_on_its_way = False
    return happened


def sent(value: object) -> str:
    return msgspec.json.encode(value).decode()


# The clue


def test_a_clue_may_be_sung_where_the_table_takes_it() -> None:
    game = on_stage()
    sings(game)
    given = game.last(e.ClueGiven)
    assert (given.performance, given.clue) == (A_WALTZ, "A lighthouse asleep")
    assert game.phase() is Phase.CARDS


def test_words_are_a_clue_there_too() -> None:
    game = on_stage()
    game.tells(PINK)
    assert game.last(e.ClueGiven).performance is None


def test_a_performance_has_words_beside_it() -> None:
    game = on_stage()
    mute = replace(game.riddle(PINK, clue=" "), performance=A_WALTZ)
    assert game.refuses(PINK, mute)[0] is Code.BAD_CLUE


def test_a_table_takes_words_alone_unless_it_says_otherwise() -> None:
    game = started(*FOUR)
    assert CLASSIC.clues == "words"
    singing = replace(game.riddle(PINK), performance=A_WALTZ)
    assert game.refuses(PINK, singing) == (Code.WORDS_ONLY, {})


def test_what_is_sung_is_shown_with_the_clue_and_no_earlier() -> None:
    game = on_stage()
    assert all("performance" not in sent(v.view_for(game.table, viewer)) for viewer in ALL)
    sings(game)
    for viewer in ALL:
        view = v.view_for(game.table, viewer)
        assert isinstance(view, v.CardsView)
        assert view.performance == A_WALTZ
        seen = event_for(game.last(e.ClueGiven), viewer)
        assert A_WALTZ.id in sent(seen)


def test_it_is_told_of_the_scored_turn() -> None:
    game = on_stage()
    sings(game)
    game.all_give()
    for guesser in (BLUE, GREEN, RED):
        game.votes(guesser, for_=PINK)
    game.reveals()
    assert game.table.last_turn is not None
    assert game.table.last_turn.performance == A_WALTZ
    assert game.table.turn.performance is None


@pytest.mark.parametrize("who", [PINK, MODERATOR], ids=["storyteller", "moderator"])
def test_a_hidden_clue_hides_what_was_sung(who: Player | m.Actor) -> None:
    game = on_stage()
    sings(game)
    game.asks(who, m.HideClue(1))
    given = game.last(e.ClueGiven)
    for viewer in ALL:
        for told in (
            v.view_for(game.table, viewer),
            event_for(given, viewer, clue_hidden=True),
            event_in_full(given, clue_hidden=True),
        ):
            assert A_WALTZ.id not in sent(told)
            assert A_WALTZ.hash not in sent(told)
    game.all_give()
    for guesser in (BLUE, GREEN, RED):
        game.votes(guesser, for_=PINK)
    game.reveals()
    assert all(A_WALTZ.id not in sent(v.view_for(game.table, viewer)) for viewer in ALL)


# The clock


def test_the_clock_waits_for_a_recording_on_its_way() -> None:
    game = on_stage()
    happened = time_is_up_with_a_recording_on_its_way(game)
    assert happened == [e.RecordingAwaited(game.now + LONGER)]
    assert game.phase() is Phase.CLUE
    assert game.table.deadline == game.now + LONGER
    game.waits(24)
    sings(game)


def test_it_waits_once_in_a_turn() -> None:
    game = on_stage()
    time_is_up_with_a_recording_on_its_way(game)
    happened = time_is_up_with_a_recording_on_its_way(game)
    assert happened == [e.StorytellerAppointed(PINK, game.after(90))]
    happened = time_is_up_with_a_recording_on_its_way(game)
    assert e.TurnSkipped(PINK, "clock") in happened


def test_in_the_next_turn_it_waits_again() -> None:
    game = on_stage()
    time_is_up_with_a_recording_on_its_way(game)
    game.time_runs_out()
    game.time_runs_out()
    assert game.turn == 2
    happened = time_is_up_with_a_recording_on_its_way(game)
    assert happened == [e.RecordingAwaited(game.now + LONGER)]


def test_nobody_is_late_while_it_waits() -> None:
    game = on_stage()
    time_is_up_with_a_recording_on_its_way(game)
    assert not game.all(e.PlayersCaught)


def test_whoever_has_a_clue_in_words_tells_it_meanwhile() -> None:
    game = on_stage()
    time_is_up_with_a_recording_on_its_way(game)
    game.tells(GREEN)
    assert game.storyteller == GREEN


def test_it_tells_nobody_who_records() -> None:
    game = on_stage()
    time_is_up_with_a_recording_on_its_way(game)
    waited = game.last(e.RecordingAwaited)
    assert all(event_for(waited, viewer) == waited for viewer in ALL)
    assert not any(player in sent(waited) for player in FOUR)


@pytest.mark.parametrize("phase", [Phase.CARDS, Phase.VOTES, Phase.REVEAL])
def test_no_other_phase_is_any_longer(phase: Phase) -> None:
    game = on_stage()
    sings(game)
    if phase > Phase.CARDS:
        game.all_give()
    if phase > Phase.VOTES:
        for guesser in (BLUE, GREEN, RED):
            game.votes(guesser, for_=PINK)
    assert game.phase() is phase
    time_is_up_with_a_recording_on_its_way(game)
    assert not game.all(e.RecordingAwaited)
