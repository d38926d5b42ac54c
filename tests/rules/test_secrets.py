"""What nobody may know, nobody can tell from what they are sent.

A game is played and cut short, and one viewer is picked. Then the past is changed in what this
viewer may not know: which card lies where, who gave which, what others voted. Whatever the viewer
was sent, of the table or of its events, must be the same in both pasts, byte for byte.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.consequences import opening_pile
from games.rules.event_view import event_for, event_in_full
from games.rules.names import Card, Player
from games.rules.settings import Deck, Settings
from games.rules.state import OVER, Table, fold
from games.rules.view import SPECTATOR, Viewer, as_player, view_for
from testkit.other_pasts import OTHER_PASTS, OtherPast, Past, given_by_others, shuffled_places
from testkit.scripted_players import (
    DAWN,
    POLITE,
    RESTLESS,
    ROWDY,
    SLEEPY,
    STRANGER,
    Attempt,
    Company,
    Kind,
    Manners,
    Step,
    attempted,
    play_in_memory,
    some_attempt,
    some_company,
)

FICKLE: Manners = {Kind.AWAITED: 40, Kind.SECOND_THOUGHT: 60, Kind.LEAVE: 4, Kind.JOIN_LATE: 8}
"""The manners of people who change their minds, and leave with the card that they took back."""
MANNERS: Sequence[Manners] = (ROWDY, RESTLESS, SLEEPY, FICKLE)


class Cut(NamedTuple):
    """A game that is still on."""

    past: Past
    rests: frozenset[int]
    """The versions that somebody could see."""
    company: Company
    seed: bytes

    @property
    def table(self) -> Table:
        return fold(self.past)

    @property
    def viewers(self) -> list[Viewer]:
        """Everybody who ever sat down or waits to, a guest and a stranger."""
        table = self.table
        seats = table.seats + table.waiting
        return [SPECTATOR, as_player(STRANGER), *(as_player(seat.player) for seat in seats)]


def cut_game(seed: int, attempts: int) -> Cut:
    rng = Random(seed)
    company = some_company(rng, rng.choice(MANNERS))
    secret = rng.randbytes(32)
    past: Past = []
    rests: set[int] = set()
    for step in play_in_memory(rng, company, secret, attempts):
        if step.after.phase in OVER:
            break
        past += step.events
        rests.add(step.after.version)
    return Cut(past, frozenset(rests), company, secret)


cuts = st.builds(cut_game, st.integers(0, 2**32), st.integers(1, 200))
seeds = st.integers(0, 2**32)
many = settings(max_examples=100, deadline=None)


# What a viewer is sent

SeesTable = Callable[[Table, Viewer], object]
SeesEvent = Callable[[e.AnyEvent, Viewer], object]


def sent(
    past: Past,
    rests: frozenset[int],
    viewer: Viewer,
    sees_table: SeesTable = view_for,
    sees_event: SeesEvent = event_for,
) -> list[bytes]:
    """Every event, and the table whenever it came to rest."""
    messages, table = [], Table()
    for event in past:
        table = fold([event], table)
        messages.append(msgspec.json.encode(sees_event(event, viewer)))
        if table.version in rests:
            messages.append(msgspec.json.encode(sees_table(table, viewer)))
    return messages


each_other_past = pytest.mark.parametrize("other", OTHER_PASTS.values(), ids=OTHER_PASTS)


# The rule


@each_other_past
@many
@given(cut=cuts, seed=seeds)
def test_nobody_can_tell_another_past_from_this_one(other: OtherPast, cut: Cut, seed: int) -> None:
    for viewer in cut.viewers:
        another = other(cut.past, viewer, Random(seed))
        assert sent(another, cut.rests, viewer) == sent(cut.past, cut.rests, viewer)


@each_other_past
def test_the_other_past_is_another(other: OtherPast) -> None:
    games = [cut_game(seed, attempts=100) for seed in range(20)]
    assert any(other(cut.past, SPECTATOR, Random(1)) != cut.past for cut in games)


@each_other_past
@many
@given(cut=cuts, seed=seeds)
def test_a_refusal_tells_nothing_of_what_is_hidden(other: OtherPast, cut: Cut, seed: int) -> None:
    """Whoever tries what they may not do is told the same in both pasts."""
    rng, table, now = Random(seed), cut.table, m.Moment(DAWN, cut.seed)
    for _ in range(20):
        kind = rng.choice((Kind.FORBIDDEN, Kind.ANYTHING))
        asking = replace_manners(cut.company, {kind: 1})
        attempt = some_attempt(table, rng, asking)
        viewer = Viewer("player", attempt.who.id)
        here = answer(table, attempt, now)
        there = answer(fold(other(cut.past, viewer, Random(seed))), attempt, now)
        assert here == there


def replace_manners(company: Company, manners: Manners) -> Company:
    return Company(company.people, company.seats, company.settings, manners)


def answer(table: Table, attempt: Attempt, moment: m.Moment) -> str | None:
    refusal = attempted(table, attempt, moment).refusal
    return None if refusal is None else repr(refusal)


# Hidden clues


def shown_in_the_end(past: Past, viewer: Viewer) -> list[bytes]:
    """All that can be asked for once it has come to this: the table, and what happened."""
    table = fold(past)
    messages = [msgspec.json.encode(view_for(table, viewer))] if past else []
    for seq, event in enumerate(past, start=1):
        hidden = seq in table.hidden_clues
        messages.append(msgspec.json.encode(event_for(event, viewer, clue_hidden=hidden)))
        messages.append(msgspec.json.encode(event_in_full(event, clue_hidden=hidden)))
    return messages


SOMETHING_ELSE = e.Performance("a-tango", "7a0", "mimed", 2_000)


def other_hidden_clues(past: Past) -> Past:
    hidden = fold(past).hidden_clues
    return [
        replace(event, clue="something else", performance=SOMETHING_ELSE)
        if isinstance(event, e.ClueGiven) and seq in hidden
        else event
        for seq, event in enumerate(past, start=1)
    ]


@many
@given(cut=cuts)
def test_nobody_can_tell_what_a_hidden_clue_said(cut: Cut) -> None:
    for viewer in cut.viewers:
        assert shown_in_the_end(other_hidden_clues(cut.past), viewer) == (
            shown_in_the_end(cut.past, viewer)
        )


def test_there_are_hidden_clues_sung_ones_among_them() -> None:
    games = [cut_game(seed, attempts=100) for seed in range(40)]
    assert any(other_hidden_clues(cut.past) != cut.past for cut in games)
    hidden = [cut.past[seq - 1] for cut in games for seq in cut.table.hidden_clues]
    assert any(isinstance(event, e.ClueGiven) and event.performance for event in hidden)


# What comes next tells nothing either


@many
@given(seeds)
def test_the_board_lies_in_the_same_order_whoever_gave_what(seed: int) -> None:
    rng = Random(seed)
    for step in play_in_memory(rng, some_company(rng, POLITE), rng.randbytes(32), attempts=100):
        if laid := board(step):
            others = with_other_givers(step.before, rng)
            assert board(attempted(others, step.attempt, step.moment)) == laid


def board(step: Step) -> tuple[Card, ...]:
    return next((event.board for event in step.events if isinstance(event, e.BoardLaid)), ())


def with_other_givers(table: Table, rng: Random) -> Table:
    """Other cards of each, and given one after the other in another order."""
    turn = table.turn
    others = shuffled_places(given_by_others(table, SPECTATOR), rng)
    gifts = {p: tuple(others[p, card] for card in cards) for p, cards in turn.given.items()}
    told = None if turn.card is None else others[turn.storyteller, turn.card]
    in_other_order = dict(rng.sample(list(gifts.items()), len(gifts)))
    return replace(table, turn=replace(turn, card=told, given=in_other_order))


def test_whoever_guesses_the_order_of_the_cards_cannot_check_the_guess() -> None:
    """With few cards left to guess, a hash of the order alone would give all hands away."""
    only_one_order = fold([e.GameOpened(Player("host"), Settings(decks=(Deck("box", 1),)))])
    promises = [opening_pile(only_one_order, m.Moment(DAWN, seed)) for seed in (b"one", b"two")]
    assert promises[0].pile == promises[1].pile
    assert promises[0].order_hash != promises[1].order_hash


# These tests can fail


def leaky_event(kind: type) -> SeesEvent:
    return lambda event, viewer: event if isinstance(event, kind) else event_for(event, viewer)


def leaky_table(leak: Callable[[Table], object]) -> SeesTable:
    return lambda table, viewer: (view_for(table, viewer), leak(table))


LEAKS: Mapping[str, tuple[SeesTable, SeesEvent]] = {
    kind.__name__: (view_for, leaky_event(kind))
    for kind in (
        e.GameStarted,
        e.CardsDrawn,
        e.ClueGiven,
        e.CardsGiven,
        e.VotesCast,
        e.PileReshuffled,
        e.PlayerLeft,
    )
} | {
    name: (leaky_table(leak), event_for)
    for name, leak in {
        "owners": lambda table: table.turn.owners,
        "storyteller's card": lambda table: table.turn.card,
        "given": lambda table: table.turn.given,
        "votes": lambda table: table.turn.votes,
        "slots voted": lambda table: sorted(sum(table.turn.votes.values(), ())),
        "hands": lambda table: table.hands,
        "one card of a hand": lambda table: [hand[:1] for hand in table.hands.values()][:1],
        "top of the pile": lambda table: table.pile[:1],
    }.items()
}


@pytest.mark.parametrize(("sees_table", "sees_event"), LEAKS.values(), ids=LEAKS)
def test_a_leak_is_found(sees_table: SeesTable, sees_event: SeesEvent) -> None:
    assert any(differing(sees_table, sees_event))


def differing(sees_table: SeesTable, sees_event: SeesEvent) -> Iterator[bool]:
    for seed in range(40):
        cut = cut_game(seed, attempts=20 + 3 * seed)
        for viewer in cut.viewers:
            here = sent(cut.past, cut.rests, viewer, sees_table, sees_event)
            for other in OTHER_PASTS.values():
                past = other(cut.past, viewer, Random(seed))
                yield sent(past, cut.rests, viewer, sees_table, sees_event) != here
