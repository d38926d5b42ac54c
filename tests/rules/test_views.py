"""What each viewer sees of the table, and of what happens at it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.rules import event_view as ev
from games.rules import events as e
from games.rules import moves as m
from games.rules import view as v
from games.rules.names import Card, Colour, Player
from games.rules.settings import Deck, Settings
from games.rules.state import Table
from testkit.games_in_memory import (
    BLUE,
    CLASSIC,
    GREEN,
    ODYSSEY,
    PINK,
    RED,
    VIOLET,
    WHITE,
    Game,
    laid,
    lobby,
    shown,
    started,
    told,
)

FOUR = (PINK, BLUE, GREEN, RED)
RUNNING: list[Callable[..., Game]] = [started, told, laid, shown]

OF_ANY_TABLE = {"phase", "version", "host", "settings", "players"}
OF_A_TURN = OF_ANY_TABLE | {
    "turn",
    "storyteller",
    "deadline",
    "waiting",
    "pile",
    "discard",
    "promise",
    "last_turn",
    "you",
}
OF_A_TOLD_TURN = OF_A_TURN | {"clue", "clue_hidden", "performance"}
OF_THE_END = OF_ANY_TABLE | {
    "voided",
    "finished",
    "because",
    "winners",
    "turns",
    "last_turn",
    "promise",
    "seed",
}
FIELDS: list[tuple[Callable[..., Game], str, set[str]]] = [
    (lobby, "lobby", OF_ANY_TABLE),
    (started, "clue", OF_A_TURN),
    (told, "cards", OF_A_TOLD_TURN | {"cards_each"}),
    (laid, "votes", OF_A_TOLD_TURN | {"board", "votes_each"}),
    (shown, "reveal", OF_A_TOLD_TURN | {"board", "votes"}),
]


def seen(game: Game, viewer: v.Viewer) -> dict[str, Any]:
    """A view as it goes out."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(v.view_for(game.table, viewer)))
    return sent


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def as_seen(game: Game, player: Player) -> v.PlayerSeen:
    view = v.view_for(game.table, v.SPECTATOR)
    return next(other for other in view.players if other.player == player)


def you(game: Game, player: Player) -> v.You:
    view = v.view_for(game.table, v.as_player(player))
    assert isinstance(view, v.RunningView)
    assert view.you is not None
    return view.you


def to_do(game: Game) -> dict[Player, str | None]:
    return {player: you(game, player).to_do for player in game.table.present}


def chosen(game: Game) -> set[Player]:
    view = v.view_for(game.table, v.SPECTATOR)
    return {other.player for other in view.players if other.has_chosen}


# Which fields there are


@pytest.mark.parametrize(
    ("table", "phase", "fields"), FIELDS, ids=[phase for _, phase, _ in FIELDS]
)
def test_each_phase_has_the_fields_of_its_own(
    table: Callable[..., Game], phase: str, fields: set[str]
) -> None:
    for viewer in (v.SPECTATOR, v.as_player(PINK), v.as_player(BLUE), v.as_player(WHITE)):
        sent = seen(table(*FOUR), viewer)
        assert sent["phase"] == phase
        assert set(sent) == fields


@pytest.mark.parametrize("table", RUNNING)
def test_what_is_hidden_is_shown_to_a_moderator_alone(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    view = v.view_for(game.table, v.MODERATOR)
    assert isinstance(view, v.RunningView)
    turn = game.table.turn
    assert view.hidden == v.Hidden(
        game.table.hands, game.table.pile, turn.card, turn.given, turn.votes
    )
    for viewer in (v.SPECTATOR, *map(v.as_player, FOUR)):
        assert "hidden" not in seen(game, viewer)


def test_a_moderator_sees_of_a_lobby_and_of_an_end_what_all_see() -> None:
    for game in (lobby(*FOUR), closed()):
        assert seen(game, v.MODERATOR) == seen(game, v.SPECTATOR)


# Of any table


def test_everybody_sees_who_sits_where_and_has_how_many_points() -> None:
    game = started(*FOUR)
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK, RED: BLUE})
    view = v.view_for(game.table, v.SPECTATOR)
    colours = map(Colour, ("red", "orange", "yellow", "green"))
    assert view.players == tuple(
        v.PlayerSeen(player, colour, points, away=False, left=False, has_chosen=False, kept=False)
        for player, colour, points in zip(FOUR, colours, (3, 4, 3, 0), strict=True)
    )


def test_everybody_sees_the_host_the_settings_and_the_version() -> None:
    game = started(*FOUR, settings=ODYSSEY)
    game.leaves(PINK)
    view = v.view_for(game.table, v.SPECTATOR)
    seen = v.SettingsSeen.of(ODYSSEY)
    assert (view.host, view.settings, view.version) == (BLUE, seen, len(game.events))


def test_everybody_sees_who_has_left_and_who_is_away() -> None:
    game = laid(*FOUR)
    game.leaves(RED)
    game.votes(GREEN, for_=PINK)
    game.time_runs_out()
    game.reveals()
    game.time_runs_out()
    assert as_seen(game, RED).left
    assert as_seen(game, BLUE).away
    assert not as_seen(game, BLUE).left
    assert not as_seen(game, GREEN).away


# Of a running game


@pytest.mark.parametrize("table", RUNNING)
def test_a_player_sees_their_own_hand_and_nobody_elses(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    for player in FOUR:
        assert you(game, player).player == player
        assert you(game, player).hand == game.hand(player)
        sent = text(v.view_for(game.table, v.as_player(player)))
        for other in set(FOUR) - {player}:
            assert not [card for card in game.hand(other) if f'"{card}"' in sent]


@pytest.mark.parametrize("table", RUNNING)
def test_a_spectator_sees_no_hand(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    sent = text(v.view_for(game.table, v.SPECTATOR))
    assert seen(game, v.SPECTATOR)["you"] is None
    for player in FOUR:
        assert not [card for card in game.hand(player) if f'"{card}"' in sent]


@pytest.mark.parametrize("table", RUNNING)
def test_who_left_and_who_waits_see_what_a_spectator_sees(table: Callable[..., Game]) -> None:
    game = table(*FOUR, VIOLET)
    game.leaves(VIOLET)
    game.joins(WHITE)
    for player in (VIOLET, WHITE):
        assert seen(game, v.as_player(player)) == seen(game, v.SPECTATOR)


@pytest.mark.parametrize("table", RUNNING)
def test_nobody_sees_the_draw_pile_but_how_many_cards_it_has(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    for viewer in (v.SPECTATOR, v.as_player(BLUE)):
        sent = text(v.view_for(game.table, viewer))
        assert seen(game, viewer)["pile"] == 84 - 24
        assert not [card for card in game.table.pile if f'"{card}"' in sent]


def test_before_the_board_lies_a_spectator_sees_no_card_at_all() -> None:
    for game in (started(*FOUR), told(*FOUR)):
        assert "harbour:" not in text(v.view_for(game.table, v.SPECTATOR))


def test_the_discard_pile_lies_face_up_newest_cards_last() -> None:
    game = shown(*FOUR)
    board = game.table.turn.board
    assert seen(game, v.SPECTATOR)["discard"] == []
    game.reveals()
    hand = game.hand(RED)
    game.leaves(RED)
    for viewer in (v.SPECTATOR, *map(v.as_player, (*FOUR, WHITE))):
        assert seen(game, viewer)["discard"] == [*board, *sorted(hand)]


def test_nothing_lies_on_the_discard_pile_once_it_is_shuffled_into_the_other() -> None:
    game = started(PINK, BLUE, GREEN, settings=Settings(decks=(Deck("islet", 25),)))
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    assert game.all(e.PileReshuffled)
    assert seen(game, v.SPECTATOR)["discard"] == []


@pytest.mark.parametrize("table", RUNNING)
def test_the_seed_is_a_secret_until_the_end(table: Callable[..., Game]) -> None:
    game = table(*FOUR)
    for viewer in (v.SPECTATOR, v.MODERATOR, v.as_player(BLUE)):
        assert game.seed.hex() not in text(v.view_for(game.table, viewer))
        assert seen(game, viewer)["promise"] == {
            "seed_hash": game.table.seed_hash,
            "order_hash": game.table.order_hash,
        }


def test_everybody_sees_who_waits_for_a_seat() -> None:
    game = told(*FOUR)
    game.joins(WHITE, "white")
    assert seen(game, v.SPECTATOR)["waiting"] == [{"player": "white", "colour": "white"}]


def test_everybody_sees_whose_turn_it_is_and_until_when() -> None:
    game = started(*FOUR)
    view = v.view_for(game.table, v.SPECTATOR)
    assert isinstance(view, v.ClueView)
    assert (view.turn, view.storyteller, view.deadline) == (1, None, game.after(90))
    game.tells(GREEN, "Low tide")
    cards = v.view_for(game.table, v.SPECTATOR)
    assert isinstance(cards, v.CardsView)
    assert (cards.storyteller, cards.clue, cards.cards_each) == (GREEN, "Low tide", 1)
    assert cards.deadline == game.after(60)


def test_everybody_sees_the_board_and_how_many_votes_each_has() -> None:
    for settings, votes in ((CLASSIC, 1), (ODYSSEY, 2)):
        game = laid(*FOUR, settings=settings)
        view = v.view_for(game.table, v.SPECTATOR)
        assert isinstance(view, v.VotesView)
        assert (view.board, view.votes_each) == (game.table.turn.board, votes)


def test_with_three_players_everybody_sees_that_two_cards_are_to_give() -> None:
    assert seen(told(PINK, BLUE, GREEN), v.SPECTATOR)["cards_each"] == 2


def test_votes_are_seen_by_all_once_they_are_shown() -> None:
    game = shown(*FOUR)
    view = v.view_for(game.table, v.SPECTATOR)
    assert isinstance(view, v.RevealView)
    assert view.votes == {
        BLUE: (game.slot(PINK),),
        GREEN: (game.slot(PINK),),
        RED: (game.slot(BLUE),),
    }


def test_before_the_reveal_nobody_sees_whose_card_is_whose() -> None:
    for table in (laid, shown):
        one = table(*FOUR)
        swapped = replace(
            one.table.turn,
            given={**one.table.turn.given, BLUE: (one.table.turn.card or Card(""),)},
            card=one.table.turn.given[BLUE][0],
        )
        other = Game()
        other.table = replace(one.table, turn=swapped)
        assert seen(other, v.SPECTATOR) == seen(one, v.SPECTATOR)
        assert seen(other, v.as_player(GREEN)) == seen(one, v.as_player(GREEN))


def test_a_scored_turn_has_nothing_left_to_hide() -> None:
    game = shown(*FOUR)
    turn = game.table.turn
    assert seen(game, v.SPECTATOR)["last_turn"] is None
    game.reveals()
    view = v.view_for(game.table, v.SPECTATOR)
    assert isinstance(view, v.ClueView)
    last = view.last_turn
    assert last is not None
    assert (last.turn, last.storyteller, last.clue) == (1, PINK, turn.clue)
    assert (last.board, last.owners, last.votes) == (turn.board, turn.owners, turn.votes)
    assert {p: made.total for p, made in last.points.items()} == {
        PINK: 3,
        BLUE: 4,
        GREEN: 3,
        RED: 0,
    }


# Choosing is private, having chosen is public


def test_who_has_given_a_card_is_seen_as_it_happens() -> None:
    game = told(*FOUR)
    assert chosen(game) == set()
    game.gives(GREEN)
    assert chosen(game) == {GREEN}
    game.gives(RED)
    assert chosen(game) == {GREEN, RED}
    game.gives(BLUE)
    assert chosen(game) == set()


def test_who_has_voted_is_seen_as_it_happens() -> None:
    game = laid(*FOUR)
    game.votes(RED, for_=PINK)
    assert chosen(game) == {RED}
    game.votes(BLUE, for_=PINK)
    assert chosen(game) == {RED, BLUE}


def test_what_somebody_gave_is_seen_by_themselves_alone() -> None:
    game = told(*FOUR)
    (card,) = game.offering(BLUE).cards
    game.gives(BLUE)
    assert you(game, BLUE).played == (card,)
    for viewer in (v.SPECTATOR, *map(v.as_player, (PINK, GREEN, RED))):
        assert f'"{card}"' not in text(v.view_for(game.table, viewer))


def test_what_the_storyteller_told_of_is_seen_by_themselves_alone() -> None:
    game = told(*FOUR)
    card = game.last(e.ClueGiven).card
    assert you(game, PINK).played == (card,)
    for viewer in (v.SPECTATOR, *map(v.as_player, (BLUE, GREEN, RED))):
        assert f'"{card}"' not in text(v.view_for(game.table, viewer))


def test_what_somebody_voted_is_seen_by_themselves_alone() -> None:
    pinks, reds = laid(*FOUR), laid(*FOUR)
    pinks.votes(BLUE, for_=PINK)
    reds.votes(BLUE, for_=RED)
    assert you(pinks, BLUE).votes == (pinks.slot(PINK),)
    assert you(pinks, GREEN).votes is None
    for viewer in (v.SPECTATOR, *map(v.as_player, (PINK, GREEN, RED))):
        assert seen(pinks, viewer) == seen(reds, viewer)


# What the table waits for


def test_in_the_opening_race_everybody_may_tell() -> None:
    assert to_do(started(*FOUR)) == dict.fromkeys(FOUR, "clue")


def test_later_the_storyteller_alone_is_waited_for() -> None:
    game = shown(*FOUR)
    game.reveals()
    assert to_do(game) == {PINK: None, BLUE: "clue", GREEN: None, RED: None}


def test_the_guessers_who_have_not_given_are_waited_for() -> None:
    game = told(*FOUR)
    game.gives(GREEN)
    assert to_do(game) == {PINK: None, BLUE: "cards", GREEN: None, RED: "cards"}


def test_the_guessers_who_have_not_voted_are_waited_for() -> None:
    game = laid(*FOUR)
    game.votes(BLUE, for_=PINK)
    assert to_do(game) == {PINK: None, BLUE: None, GREEN: "votes", RED: "votes"}


def test_the_storyteller_is_waited_for_to_reveal() -> None:
    assert to_do(shown(*FOUR)) == {PINK: "reveal", BLUE: None, GREEN: None, RED: None}


# The end


def closed() -> Game:
    game = shown(*FOUR)
    game.reveals()
    game.removes(PINK, RED)
    game.leaves(BLUE)
    return game


def test_everybody_sees_how_it_ended() -> None:
    game = closed()
    for viewer in (v.SPECTATOR, v.MODERATOR, *map(v.as_player, FOUR)):
        view = v.view_for(game.table, viewer)
        assert isinstance(view, v.OverView)
        assert set(seen(game, viewer)) == OF_THE_END
        assert (view.finished, view.because) == (True, "too_few_players")
        assert (view.winners, view.turns) == ((PINK, GREEN), 1)
        assert bytes.fromhex(view.seed) == game.seed
        assert view.last_turn is not None


def test_everybody_sees_that_a_game_was_abandoned() -> None:
    game = laid(PINK, BLUE, GREEN)
    game.leaves(BLUE)
    view = v.view_for(game.table, v.SPECTATOR)
    assert isinstance(view, v.OverView)
    assert (view.finished, view.because) == (False, "too_few_players")
    assert (view.winners, view.turns, view.last_turn) == ((), 0, None)


def test_a_game_whose_cards_were_never_dealt_has_promised_nothing() -> None:
    game = lobby(*FOUR)
    game.asks(PINK, m.Close())
    assert seen(game, v.SPECTATOR)["promise"] is None


def test_there_is_nothing_to_see_before_a_game_is_opened() -> None:
    with pytest.raises(ValueError, match="UNOPENED"):
        v.view_for(Table(), v.SPECTATOR)


# Events


def test_a_shuffled_pile_is_seen_as_a_number_of_cards() -> None:
    game = started(PINK, BLUE, GREEN, settings=Settings(decks=(Deck("islet", 25),)))
    game.plays_turn(PINK, {BLUE: PINK, GREEN: PINK})
    began, again = game.last(e.GameStarted), game.last(e.PileReshuffled)
    assert ev.event_for(began, v.as_player(PINK)) == ev.GameStarted(
        25, None, began.seed_hash, began.order_hash
    )
    assert ev.event_for(again, v.as_player(PINK)) == ev.PileReshuffled(9, None)


def test_drawn_cards_are_seen_by_who_drew_them() -> None:
    drawn = started(*FOUR).last(e.CardsDrawn)
    numbers = dict.fromkeys(FOUR, 6)
    mine = ev.event_for(drawn, v.as_player(BLUE))
    assert mine == ev.CardsDrawn(numbers, {BLUE: drawn.hands[BLUE]})
    assert ev.event_for(drawn, v.SPECTATOR) == ev.CardsDrawn(numbers, {})
    assert ev.event_for(drawn, v.as_player(WHITE)) == ev.CardsDrawn(numbers, {})


def test_returned_cards_are_seen_by_who_returned_them() -> None:
    returned = e.CardsReturned({BLUE: (Card("harbour:4"),), RED: (Card("harbour:5"),)})
    numbers = {BLUE: 1, RED: 1}
    mine = ev.event_for(returned, v.as_player(BLUE))
    assert mine == ev.CardsReturned(numbers, {BLUE: (Card("harbour:4"),)})
    assert ev.event_for(returned, v.SPECTATOR) == ev.CardsReturned(numbers, {})


def test_the_storytellers_card_is_seen_by_the_storyteller() -> None:
    given = told(*FOUR).last(e.ClueGiven)
    others = ev.ClueGiven(PINK, None, given.clue, False, given.deadline)
    assert ev.event_for(given, v.as_player(PINK)) == replace(others, card=given.card)
    assert ev.event_for(given, v.as_player(BLUE)) == others
    assert ev.event_for(given, v.SPECTATOR) == others


def test_given_cards_are_seen_by_who_gave_them() -> None:
    given = laid(PINK, BLUE, GREEN).all(e.CardsGiven)[0]
    others = ev.CardsGiven(BLUE, 2, cards=None, by_clock=False)
    assert ev.event_for(given, v.as_player(BLUE)) == replace(others, cards=given.cards)
    assert ev.event_for(given, v.as_player(PINK)) == others
    assert ev.event_for(given, v.SPECTATOR) == others


def test_votes_are_seen_by_who_cast_them() -> None:
    cast = e.VotesCast(BLUE, (3,))
    assert ev.event_for(cast, v.as_player(BLUE)) == ev.VotesCast(BLUE, (3,))
    assert ev.event_for(cast, v.as_player(PINK)) == ev.VotesCast(BLUE, None)
    assert ev.event_for(cast, v.SPECTATOR) == ev.VotesCast(BLUE, None)


def test_the_hand_of_who_left_lies_open_and_tells_nothing_of_a_change_of_mind() -> None:
    game = told(*FOUR)
    first, second = game.hand(RED)[:2]
    for card in (first, second):
        game.asks(RED, m.GiveCards(1, (card,)))
    hand = game.hand(RED)
    assert hand[-1] == first
    game.leaves(RED)
    in_no_order = tuple(sorted(hand))
    for viewer in (v.SPECTATOR, *map(v.as_player, FOUR)):
        left = ev.event_for(game.last(e.PlayerLeft), viewer)
        assert left == e.PlayerLeft(RED, in_no_order, "left")
        assert seen(game, viewer)["discard"] == list(in_no_order)


def test_a_kind_of_event_has_one_shape_while_the_game_is_on_and_once_it_is_over() -> None:
    game = closed()
    game.events.append(e.CardsReturned({BLUE: (Card("harbour:4"),)}))
    for event in game.events:
        told = [ev.event_in_full(event, clue_hidden=hidden) for hidden in (False, True)]
        told += [ev.event_for(event, viewer) for viewer in (v.SPECTATOR, *map(v.as_player, FOUR))]
        assert len(set(map(type, told))) == 1


def test_once_the_game_is_over_nothing_of_an_event_is_left_out() -> None:
    for event in closed().events:
        kept = msgspec.to_builtins(event)
        kept.pop("settings", None)
        told = msgspec.to_builtins(ev.event_in_full(event))
        assert kept.items() <= told.items()
        assert None not in [told[field] for field in kept if kept[field] is not None]


def test_all_other_events_are_seen_by_everybody_as_they_are() -> None:
    game = shown(*FOUR)
    game.reveals()
    game.time_runs_out()
    open_events = [
        event
        for event in game.events
        if not isinstance(
            event,
            e.GameOpened | e.GameStarted | e.CardsDrawn | e.ClueGiven | e.CardsGiven | e.VotesCast,
        )
    ]
    assert len(open_events) > 10
    for event in open_events:
        assert ev.event_for(event, v.SPECTATOR) == event


def test_settings_are_seen_in_events_as_they_are_in_views() -> None:
    seen = v.SettingsSeen.of(ODYSSEY)
    opened, changed = e.GameOpened(PINK, ODYSSEY), e.SettingsChanged(ODYSSEY)
    for see in (lambda event: ev.event_for(event, v.SPECTATOR), ev.event_in_full):
        assert see(opened) == ev.GameOpened(PINK, seen)
        assert see(changed) == ev.SettingsChanged(seen)
