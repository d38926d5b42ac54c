"""What a moderator's hand does to a game, and what it leaves as it was."""

import pytest

from games.rules import events as e
from games.rules import moves as m
from games.rules.event_view import ClueGiven, event_for, event_in_full
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.state import Phase
from games.rules.view import MODERATOR as FULL_SIGHT
from games.rules.view import SPECTATOR, CardsView, ClueView, OverView, Viewer, as_player, view_for
from testkit.games_in_memory import (
    BLUE,
    GREEN,
    MODERATOR,
    PINK,
    RED,
    Game,
    kinds,
    laid,
    lobby,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)
HIDE, SHOW = m.HideClue(1), m.ShowClue(1)


def clue_seen(game: Game, viewer: Viewer) -> tuple[str | None, bool]:
    view = view_for(game.table, viewer)
    assert isinstance(view, CardsView)
    return view.clue, view.clue_hidden


def log_of_clues(game: Game, viewer: Viewer) -> list[str | None]:
    hidden = game.table.hidden_clues
    seen = [event_for(ev, viewer, clue_hidden=n in hidden) for n, ev in enumerate(game.events, 1)]
    return [event.clue for event in seen if isinstance(event, ClueGiven)]


def over() -> Game:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: BLUE, RED: BLUE})
    game.leaves(RED)
    game.leaves(GREEN)
    return game


def test_a_moderator_hides_a_clue_from_everybody() -> None:
    game = told(*FOUR)
    assert game.asks(MODERATOR, HIDE) == [e.ClueHidden(1, "moderator")]
    for viewer in (SPECTATOR, *map(as_player, FOUR)):
        assert clue_seen(game, viewer) == (None, True)
        assert log_of_clues(game, viewer) == [None]


def test_a_moderator_with_full_sight_still_reads_it() -> None:
    game = told(*FOUR)
    game.asks(MODERATOR, HIDE)
    assert clue_seen(game, FULL_SIGHT) == ("A lighthouse asleep", True)


def test_the_turn_goes_on_with_its_clue_hidden() -> None:
    game = told(*FOUR)
    game.asks(MODERATOR, HIDE)
    game.all_give()
    assert game.phase() is Phase.VOTES


def test_a_clue_shown_again_is_seen_as_before() -> None:
    game = told(*FOUR)
    before = clue_seen(game, SPECTATOR)
    game.asks(MODERATOR, HIDE)
    assert game.asks(MODERATOR, SHOW) == [e.ClueShown(1)]
    assert clue_seen(game, SPECTATOR) == before == ("A lighthouse asleep", False)


def test_the_clue_of_the_turn_before_can_be_hidden() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: BLUE, RED: BLUE})
    game.asks(MODERATOR, HIDE)
    view = view_for(game.table, SPECTATOR)
    assert isinstance(view, ClueView)
    assert view.last_turn is not None
    assert (view.last_turn.clue, view.last_turn.clue_hidden) == (None, True)


def test_a_clue_can_be_hidden_when_the_game_is_over() -> None:
    game = over()
    game.asks(MODERATOR, HIDE)
    view = view_for(game.table, SPECTATOR)
    assert isinstance(view, OverView)
    assert view.last_turn is not None
    assert view.last_turn.clue is None
    (number,) = game.table.hidden_clues
    given = game.last(e.ClueGiven)
    assert event_in_full(game.events[number - 1], clue_hidden=True) == ClueGiven(
        PINK, given.card, None, True, given.deadline
    )


def test_what_was_said_stays_on_record() -> None:
    game = told(*FOUR)
    game.asks(MODERATOR, HIDE)
    assert game.last(e.ClueGiven).clue == "A lighthouse asleep"


def test_a_turn_without_a_clue_has_none_to_hide() -> None:
    game = told(*FOUR)
    for move in (m.HideClue(2), m.ShowClue(2), m.HideClue(0)):
        assert game.refuses(MODERATOR, move) == (Code.NO_SUCH_CLUE, {"given": move.turn})


def test_hiding_twice_changes_nothing_more() -> None:
    game = told(*FOUR)
    assert game.asks(MODERATOR, SHOW) == []
    game.asks(MODERATOR, HIDE)
    assert game.asks(MODERATOR, HIDE) == []


def test_who_gave_a_clue_may_hide_it_for_good() -> None:
    game = told(*FOUR)
    assert game.asks(PINK, HIDE) == [e.ClueHidden(1, "storyteller")]
    assert game.refuses(MODERATOR, SHOW) == (Code.NOT_YOURS_TO_ASK, {})
    assert game.asks(MODERATOR, HIDE) == []


def test_what_a_moderator_hid_its_storyteller_may_hide_for_good() -> None:
    game = told(*FOUR)
    game.asks(MODERATOR, HIDE)
    assert game.asks(PINK, HIDE) == [e.ClueHidden(1, "storyteller")]
    assert game.refuses(MODERATOR, SHOW) == (Code.NOT_YOURS_TO_ASK, {})


@pytest.mark.parametrize("who", [BLUE, m.CLOCK])
def test_nobody_else_hides_a_clue(who: Player | m.Actor) -> None:
    game = told(*FOUR)
    assert game.refuses(who, HIDE) == (Code.NOT_YOURS_TO_ASK, {})


@pytest.mark.parametrize("who", [PINK, BLUE, m.CLOCK])
@pytest.mark.parametrize("move", [SHOW, m.VoidGame()])
def test_only_a_moderator_shows_a_clue_or_voids_a_game(
    who: Player | m.Actor, move: m.AnyMove
) -> None:
    assert told(*FOUR).refuses(who, move) == (Code.NOT_YOURS_TO_ASK, {})


def test_to_hide_a_clue_brings_nobody_back() -> None:
    game = told(*FOUR)
    game.all_give()
    game.time_runs_out()
    while BLUE not in game.table.away:
        game.time_runs_out()
    game.asks(MODERATOR, HIDE)
    assert BLUE in game.table.away


def test_a_void_game_ends_at_once_with_no_winners() -> None:
    for game in (lobby(PINK, BLUE), told(*FOUR), laid(*FOUR), shown(*FOUR)):
        happened = game.asks(MODERATOR, m.VoidGame())
        assert happened == [e.GameVoided(), e.GameAbandoned("voided", game.seed.hex())]
        view = view_for(game.table, SPECTATOR)
        assert isinstance(view, OverView)
        assert (view.finished, view.because, view.voided) == (False, "voided", True)


def test_a_game_voided_after_its_end_keeps_its_result() -> None:
    game = over()
    winners = game.table.winners
    assert kinds(game.asks(MODERATOR, m.VoidGame())) == [e.GameVoided]
    view = view_for(game.table, SPECTATOR)
    assert isinstance(view, OverView)
    assert winners
    assert (view.finished, view.winners, view.voided) == (True, winners, True)


def test_voiding_twice_changes_nothing_more() -> None:
    game = told(*FOUR)
    game.asks(MODERATOR, m.VoidGame())
    assert game.asks(MODERATOR, m.VoidGame()) == []


def test_what_was_never_opened_can_not_be_voided() -> None:
    assert Game().refuses(MODERATOR, m.VoidGame()) == (Code.NOT_STARTED, {})
