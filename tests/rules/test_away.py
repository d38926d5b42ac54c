"""Whom the clock has caught in two phases running, the table stops waiting for."""

from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code
from games.rules.state import Phase
from testkit.games_in_memory import BLUE, GREEN, PINK, RED, WHITE, Game, kinds, laid, started, told

FOUR = (PINK, BLUE, GREEN, RED)


def without(*missing: Player) -> Game:
    """Those missing have given no card and no vote in turn one; Blue tells turn two."""
    game = told(*FOUR)
    game.all_give(but=missing)
    game.time_runs_out()
    for guesser in game.table.guessers:
        if guesser not in missing:
            game.votes(guesser, for_=PINK)
    game.time_runs_out()
    return game


def and_revealed(game: Game) -> Game:
    game.reveals()
    return game


def test_the_clock_catching_a_player_once_changes_nothing() -> None:
    game = told(*FOUR)
    game.all_give(but=(BLUE,))
    game.time_runs_out()
    assert game.table.away == frozenset()


def test_a_player_caught_in_two_phases_running_is_away() -> None:
    game = told(*FOUR)
    game.all_give(but=(BLUE,))
    game.time_runs_out()
    game.votes(GREEN, for_=PINK)
    game.votes(RED, for_=PINK)
    happened = game.time_runs_out()
    assert happened[:2] == [e.PlayersCaught((BLUE,)), e.PlayerWentAway(BLUE)]
    assert game.table.away == {BLUE}


def test_acting_in_between_forgives() -> None:
    game = told(*FOUR)
    game.all_give(but=(RED,))
    game.time_runs_out()
    for guesser in (BLUE, GREEN, RED):
        game.votes(guesser, for_=PINK)
    game.reveals()
    game.tells(BLUE)
    game.all_give(but=(RED,))
    game.time_runs_out()
    assert game.table.away == frozenset()


def test_two_phases_running_may_lie_in_two_turns() -> None:
    game = laid(*FOUR)
    game.votes(GREEN, for_=PINK)
    game.votes(RED, for_=PINK)
    game.time_runs_out()
    game.reveals()
    happened = game.time_runs_out()
    assert happened == [
        e.PlayersCaught((BLUE,)),
        e.PlayerWentAway(BLUE),
        e.TurnSkipped(BLUE, "clock"),
        e.TurnBegan(3, GREEN, 6, 1, game.after(90)),
    ]


def test_a_storyteller_caught_at_the_reveal_and_at_the_next_cards_is_away() -> None:
    game = laid(*FOUR)
    for guesser in (BLUE, GREEN, RED):
        game.votes(guesser, for_=PINK)
    game.time_runs_out()
    assert game.table.away == frozenset()
    game.tells(BLUE)
    game.all_give(but=(PINK,))
    game.time_runs_out()
    assert game.table.away == {PINK}


def test_several_go_away_at_once() -> None:
    assert without(GREEN, RED).table.away == {GREEN, RED}


def test_the_telling_of_who_is_away_is_skipped_at_once() -> None:
    game = without(BLUE)
    happened = game.reveals()
    assert happened[-3:] == [
        e.TurnBegan(2, BLUE, 6, 1, game.after(90)),
        e.TurnSkipped(BLUE, "away"),
        e.TurnBegan(3, GREEN, 6, 1, game.after(90)),
    ]


def test_the_tellings_of_two_neighbours_who_are_away_are_skipped() -> None:
    game = and_revealed(without(BLUE, GREEN))
    assert (game.storyteller, game.turn) == (RED, 4)


def test_the_card_of_who_is_away_is_given_at_once() -> None:
    game = and_revealed(without(RED))
    happened = game.tells(BLUE)
    assert kinds(happened) == [e.ClueGiven, e.CardsGiven]
    given = game.last(e.CardsGiven)
    assert (given.player, given.by_clock, len(given.cards)) == (RED, True, 1)
    game.gives(PINK)
    assert kinds(game.gives(GREEN))[:2] == [e.CardsGiven, e.BoardLaid]


def test_the_vote_of_who_is_away_is_passed_at_once() -> None:
    game = and_revealed(without(RED))
    game.tells(BLUE)
    game.gives(PINK)
    happened = game.gives(GREEN)
    assert kinds(happened) == [e.CardsGiven, e.BoardLaid, e.VotePassed]
    game.votes(PINK, for_=BLUE)
    assert kinds(game.votes(GREEN, for_=BLUE)) == [e.VotesCast, e.VotesShown]


def test_who_is_away_abstains_but_keeps_the_bonus() -> None:
    game = and_revealed(without(RED))
    assert game.plays_turn(BLUE, {PINK: BLUE, GREEN: RED}) == {BLUE: 3, PINK: 3, GREEN: 0, RED: 1}


def test_the_clock_does_not_catch_who_is_away_again() -> None:
    game = and_revealed(without(RED))
    game.tells(BLUE)
    assert game.time_runs_out()[0] == e.PlayersCaught((PINK, GREEN))


def test_who_is_away_comes_back_by_giving_a_card() -> None:
    game = and_revealed(without(RED))
    game.tells(BLUE)
    by_chance = game.table.turn.given[RED]
    mine = next(card for card in game.hand(RED) if card not in by_chance)
    assert game.asks(RED, m.GiveCards(2, (mine,))) == [
        e.PlayerReturned(RED),
        e.CardsGiven(RED, (mine,)),
    ]
    assert game.table.away == frozenset()
    assert game.table.turn.given[RED] == (mine,)
    assert set(by_chance) <= set(game.hand(RED))


def test_who_is_away_comes_back_by_voting() -> None:
    game = and_revealed(without(RED))
    game.tells(BLUE)
    game.all_give()
    slot = game.slot(BLUE)
    assert game.votes(RED, for_=BLUE) == [e.PlayerReturned(RED), e.VotesCast(RED, (slot,))]
    assert game.table.turn.votes == {RED: (slot,)}


def test_who_is_away_comes_back_by_saying_so() -> None:
    game = without(RED)
    assert game.comes_back(RED) == [e.PlayerReturned(RED)]
    game.reveals()
    assert kinds(game.tells(BLUE)) == [e.ClueGiven]


def test_who_came_back_has_nothing_more_against_them() -> None:
    game = without(RED)
    game.comes_back(RED)
    game.reveals()
    game.tells(BLUE)
    game.all_give(but=(RED,))
    game.time_runs_out()
    assert game.table.away == frozenset()


def test_who_comes_back_in_time_tells_their_turn() -> None:
    game = without(BLUE)
    game.comes_back(BLUE)
    game.reveals()
    assert game.storyteller == BLUE


def test_only_who_is_away_can_come_back() -> None:
    game = started(*FOUR)
    assert game.refuses(BLUE, m.ComeBack()) == (Code.NOT_AWAY, {})


def test_who_is_away_keeps_seat_hand_and_points() -> None:
    game = and_revealed(without(RED))
    assert RED in game.table.present
    assert len(game.hand(RED)) == 6
    assert game.points[RED] == 0


def test_when_everybody_is_away_the_game_is_abandoned() -> None:
    game = started(PINK, BLUE, GREEN)
    game.time_runs_out()  # appoints Pink
    for caught in (PINK, BLUE, GREEN):
        assert game.last(e.TurnBegan).storyteller in (None, caught)
        game.time_runs_out()
    assert game.table.away == frozenset()
    game.time_runs_out()
    game.time_runs_out()
    assert game.table.away == {PINK, BLUE}
    happened = game.time_runs_out()
    assert happened == [
        e.PlayersCaught((GREEN,)),
        e.PlayerWentAway(GREEN),
        e.TurnSkipped(GREEN, "clock"),
        e.GameAbandoned("everyone_away", game.seed.hex()),
    ]


def test_as_long_as_one_is_there_the_game_goes_on() -> None:
    game = without(BLUE, GREEN, RED)
    assert game.phase() is Phase.REVEAL
    game.reveals()
    assert (game.storyteller, game.turn) == (PINK, 5)


def test_when_the_last_who_was_there_leaves_the_game_is_abandoned() -> None:
    game = without(BLUE, GREEN, RED)
    assert game.leaves(PINK)[-1] == e.GameAbandoned("everyone_away", game.seed.hex())


def test_a_turn_in_whose_middle_everybody_is_away_is_not_scored() -> None:
    game = told(*FOUR, WHITE)
    game.gives(RED)
    game.time_runs_out()
    game.votes(RED, for_=PINK)
    game.time_runs_out()
    assert game.phase() is Phase.REVEAL
    assert game.table.away == {BLUE, GREEN, WHITE}
    game.leaves(RED)
    assert game.leaves(PINK)[-1] == e.GameAbandoned("everyone_away", game.seed.hex())
    assert (game.table.turns_scored, set(game.points.values())) == (0, {0})
    assert game.table.winners == ()


def test_an_away_host_who_removes_somebody_is_back() -> None:
    game = without(BLUE)
    game.leaves(PINK)
    assert game.table.host == BLUE
    returned, left, *_ = game.asks(BLUE, m.Remove(GREEN))
    assert returned == e.PlayerReturned(BLUE)
    assert isinstance(left, e.PlayerLeft)


def test_who_leaves_while_away_does_not_come_back_first() -> None:
    game = without(RED)
    assert not [event for event in game.leaves(RED) if isinstance(event, e.PlayerReturned)]
