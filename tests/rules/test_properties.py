"""What holds in every game, however it is played."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import permutations
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.rules import events as e
from games.rules import moves as m
from games.rules.chance import shuffled
from games.rules.decide import decide
from games.rules.editions import EDITIONS, FEWEST_PLAYERS
from games.rules.names import Card, Player, Slot
from games.rules.refusals import Code
from games.rules.scoring import score
from games.rules.settings import TimedPhase
from games.rules.state import OVER, RUNNING, Phase, Seat, Table, evolve, fold
from testkit.scripted_players import (
    POLITE,
    RESTLESS,
    ROWDY,
    SLEEPY,
    UNRULY,
    Kind,
    Step,
    attempted,
    play_in_memory,
    some_attempt,
    some_company,
)

MANNERS = {
    "polite": POLITE,
    "rowdy": ROWDY,
    "sleepy": SLEEPY,
    "restless": RESTLESS,
    "unruly": UNRULY,
}
TIMED: Mapping[Phase, TimedPhase] = {
    Phase.CLUE: "clue",
    Phase.CARDS: "cards",
    Phase.VOTES: "votes",
    Phase.REVEAL: "reveal",
}


@dataclass(frozen=True)
class Game:
    """Everything of a game follows from these three."""

    manners: str
    seed: int
    attempts: int

    @property
    def steps(self) -> Iterator[Step]:
        rng = Random(self.seed)
        company = some_company(rng, MANNERS[self.manners])
        return play_in_memory(rng, company, rng.randbytes(32), self.attempts)

    @property
    def moments_of_change(self) -> Iterator[tuple[Table, e.AnyEvent, Table]]:
        """Each event between the table before it and the table after it."""
        for step in self.steps:
            table = step.before
            for event in step.events:
                after = evolve(table, event)
                yield table, event, after
                table = after


games = st.builds(
    Game,
    manners=st.sampled_from(sorted(MANNERS)),
    seed=st.integers(0, 2**32),
    attempts=st.integers(1, 350),
)
some_games = settings(max_examples=100, deadline=None)
many_games = settings(some_games, max_examples=400)


def presence(table: Table) -> set[Player]:
    return {seat.player for seat in table.seats if not seat.left}


# Cards


@some_games
@given(games)
def test_every_card_is_in_exactly_one_place(game: Game) -> None:
    for _, _, table in game.moments_of_change:
        if table.seed_hash:
            assert sorted(cards_in_all_places(table)) == sorted(table.settings.cards)


def cards_in_all_places(table: Table) -> list[Card]:
    on_the_table = [card for cards in table.turn.given.values() for card in cards]
    storytellers = [] if table.turn.card is None else [table.turn.card]
    hands = [card for hand in table.hands.values() for card in hand]
    return [*table.pile, *table.discard, *hands, *on_the_table, *storytellers]


@some_games
@given(games)
def test_those_at_the_table_have_a_hand_and_nobody_else_has(game: Game) -> None:
    for _, _, table in game.moments_of_change:
        assert table.hands.keys() == presence(table)


@some_games
@given(games)
def test_a_turn_begins_with_full_hands(game: Game) -> None:
    for _, event, table in game.moments_of_change:
        if isinstance(event, e.TurnBegan):
            three = len(presence(table)) == 3
            size = table.settings.hand + (1 if three else 0)
            assert event.hand_size == size
            assert event.cards_each == (2 if three else 1)
            assert {player: len(table.hands[player]) for player in presence(table)} == (
                dict.fromkeys(presence(table), size)
            )


@some_games
@given(games)
def test_the_board_holds_what_was_given_and_no_more(game: Game) -> None:
    for table, event, _ in game.moments_of_change:
        if isinstance(event, e.BoardLaid):
            turn = table.turn
            given_cards = [card for cards in turn.given.values() for card in cards]
            assert sorted(event.board) == sorted([turn.card or Card(""), *given_cards])
            assert set(turn.given) >= presence(table) - {turn.storyteller}
            assert {len(cards) for cards in turn.given.values()} == {turn.cards_each}


@some_games
@given(games)
def test_the_pile_is_reshuffled_only_when_it_holds_too_few(game: Game) -> None:
    for table, event, after in game.moments_of_change:
        if isinstance(event, e.PileReshuffled):
            size = table.settings.hand + (1 if len(presence(table)) == 3 else 0)
            short = sum(size - len(table.hands[player]) for player in presence(table))
            assert short > len(table.pile)
            assert sorted(after.pile) == sorted(table.pile + table.discard)


# Points


@some_games
@given(games)
def test_points_never_decrease(game: Game) -> None:
    for before, _, after in game.moments_of_change:
        if before.phase is not Phase.LOBBY:
            assert all(after.points[player] >= had for player, had in before.points.items())


@many_games
@given(games)
def test_nobody_votes_for_a_card_of_their_own(game: Game) -> None:
    for _, _, table in game.moments_of_change:
        for player, slots in table.turn.votes.items():
            assert player != table.turn.storyteller
            voted = {table.turn.board[slot - 1] for slot in slots}
            assert voted.isdisjoint(table.turn.given[player])


@some_games
@given(games)
def test_each_turn_is_scored_by_the_table_of_the_rules(game: Game) -> None:
    for table, event, after in game.moments_of_change:
        if isinstance(event, e.TurnScored):
            teller = table.turn.storyteller
            assert teller is not None
            expected = naive_score(table.settings.edition, teller, event.owners, table.turn.votes)
            gained = {p: after.points[p] - table.points[p] for p in after.points}
            assert {p: n for p, n in gained.items() if n} == {
                p: n for p, n in expected.items() if n
            }


def naive_score(
    edition: str, teller: Player, owners: Sequence[Player], votes: Mapping[Player, Sequence[Slot]]
) -> dict[Player, int]:
    """Word by word from the table in the rules, vote by vote."""
    points = dict.fromkeys([teller, *owners, *votes], 0)
    ballots = [(voter, owners[slot - 1]) for voter, slots in votes.items() for slot in slots]
    if not ballots:
        return points
    for _, owner in ballots:
        if owner != teller:
            points[owner] += 1
    finders = [voter for voter, owner in ballots if owner == teller]
    voters = {voter for voter, _ in ballots}
    if len(finders) == len(ballots):
        for voter in voters:
            points[voter] += {"classic": 2, "odyssey": 4}[edition]
    elif not finders:
        for voter in voters:
            points[voter] += 2
    else:
        points[teller] += 3
        for finder in finders:
            points[finder] += 3
    return points


@st.composite
def scored_turns(
    draw: st.DrawFn,
) -> tuple[str, Player, list[Player], dict[Player, tuple[Slot, ...]]]:
    """A board with two cards of each guesser or one, with leavers, passes and abstainers."""
    edition = draw(st.sampled_from(["classic", "odyssey"]))
    number = draw(st.integers(3, EDITIONS[edition].most_players))
    teller, *guessers = (Player(f"player-{n}") for n in range(number))
    each = 2 if number == 3 else 1
    owners = draw(st.permutations([teller, *(g for g in guessers for _ in range(each))]))
    votes: dict[Player, tuple[Slot, ...]] = {}
    favourite = owners.index(teller) + 1
    for guesser in guessers:
        others = [slot for slot, owner in enumerate(owners, start=1) if owner != guesser]
        slot = st.sampled_from(others) | st.just(favourite)
        count = EDITIONS[edition].votes_each
        cast = draw(
            st.none() | st.just(()) | st.tuples(*[slot] * count) | st.just((favourite,) * count)
        )
        if cast is not None:
            votes[guesser] = cast
    return edition, teller, list(owners), votes


@settings(max_examples=500, deadline=None)
@given(scored_turns())
def test_scoring_agrees_with_the_table_of_the_rules(
    turn: tuple[str, Player, list[Player], dict[Player, tuple[Slot, ...]]],
) -> None:
    edition, teller, owners, votes = turn
    _, points = score(EDITIONS[edition], teller, owners, votes)
    assert {p: made.total for p, made in points.items()} == (
        naive_score(edition, teller, owners, votes)
    )


@settings(max_examples=300, deadline=None)
@given(scored_turns())
def test_points_of_a_turn_keep_their_bounds(
    turn: tuple[str, Player, list[Player], dict[Player, tuple[Slot, ...]]],
) -> None:
    edition, teller, owners, votes = turn
    outcome, points = score(EDITIONS[edition], teller, owners, votes)
    cast = sum(map(len, votes.values()))
    found = sum(owners[slot - 1] == teller for slots in votes.values() for slot in slots)
    per_guesser = {"classic": 3, "odyssey": 6}[edition]
    assert points[teller].total == (3 if outcome == "some" else 0)
    assert sum(made.decoys for made in points.values()) == cast - found
    assert all(0 <= made.found <= per_guesser for made in points.values())
    for player, made in points.items():
        mine = votes.get(player, ())
        assert bool(made.found) == any(owners[slot - 1] == teller for slot in mine)
        assert made.nobody_found == (2 if outcome == "nobody" and mine else 0)
    assert outcome == (
        "no_votes" if not cast
        else "everyone" if found == cast
        else "some" if found
        else "nobody"
    )  # fmt: skip


# Moves


@some_games
@given(games)
def test_what_the_table_waits_for_is_allowed(game: Game) -> None:
    for step in game.steps:
        if step.attempt.kind in (Kind.AWAITED, Kind.COME_BACK, Kind.CLOCK):
            assert step.refusal is None or step.before.phase in OVER


@many_games
@given(games)
def test_what_is_forbidden_is_refused(game: Game) -> None:
    for step in game.steps:
        if step.attempt.kind is Kind.FORBIDDEN:
            assert step.refusal is not None


@some_games
@given(games)
def test_a_refusal_says_why_in_a_whole_sentence(game: Game) -> None:
    for step in game.steps:
        if step.refusal is not None:
            assert step.refusal.sentence.endswith(".")
            assert "{" not in step.refusal.sentence
            assert "None" not in step.refusal.sentence


def test_the_bots_run_into_every_refusal() -> None:
    steps = (step for seed in range(200) for step in Game("unruly", seed, 300).steps)
    met = {step.refusal.code for step in steps if step.refusal is not None}
    takes_twenty_changes_of_one_choice = {Code.TOO_MANY_CHANGES}
    assert met == set(Code) - takes_twenty_changes_of_one_choice


def test_the_bots_bring_about_every_event() -> None:
    met = {
        type(event)
        for manners in ("sleepy", "unruly")
        for seed in range(200)
        for step in Game(manners, seed, 300).steps
        for event in step.events
    }
    assert met == set(get_args(e.AnyEvent))


@some_games
@given(games)
def test_deciding_is_the_same_for_ever_and_touches_nothing(game: Game) -> None:
    for step in game.steps:
        kept = msgspec.json.encode(step.before)
        again = attempted(step.before, step.attempt, step.moment)
        assert again.events == step.events
        assert repr(again.refusal) == repr(step.refusal)
        assert msgspec.json.encode(step.before) == kept


@some_games
@given(games)
def test_moves_survive_the_way_through_json(game: Game) -> None:
    for step in game.steps:
        move = step.attempt.move
        if "\ud83c" in getattr(move, "clue", ""):
            continue
        sent = msgspec.json.encode(move)
        if numbers_below_zero(move):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(sent, type=m.AnyMove)
        else:
            assert msgspec.json.decode(sent, type=m.AnyMove) == move


def numbers_below_zero(move: m.AnyMove) -> bool:
    return bool(min((getattr(move, "turn", 0), *getattr(move, "slots", ()))) < 0)


# Events


@some_games
@given(games, st.data())
def test_the_events_are_the_game(game: Game, data: st.DataObject) -> None:
    *_, last = game.steps
    events = [event for step in game.steps for event in step.events]
    cut = data.draw(st.integers(0, len(events)))
    assert fold(events) == last.after
    assert fold(events[cut:], fold(events[:cut])) == last.after
    assert last.after.version == len(events)


@some_games
@given(games)
def test_events_survive_the_way_through_json(game: Game) -> None:
    for _, event, _ in game.moments_of_change:
        kept = msgspec.json.encode(event)
        assert msgspec.json.decode(kept, type=e.AnyEvent) == event


@some_games
@given(games)
def test_in_which_order_a_mapping_is_kept_means_nothing(game: Game) -> None:
    """A database may sort the keys of an object: the same moves still bring the same events."""
    table = Table()
    for step in game.steps:
        if step.refusal is None:
            events = decide(table, step.attempt.who, step.attempt.move, step.moment).events
            assert [in_any_order(event) for event in events] == list(map(in_any_order, step.events))
            table = fold([with_keys_turned(event) for event in step.events], table)


def with_keys_turned(event: e.AnyEvent) -> e.AnyEvent:
    def turned(tree: object) -> object:
        if isinstance(tree, dict):
            return {key: turned(value) for key, value in reversed(tree.items())}
        return [turned(item) for item in tree] if isinstance(tree, list) else tree

    kept: object = msgspec.json.decode(msgspec.json.encode(event))
    again: e.AnyEvent = msgspec.json.decode(msgspec.json.encode(turned(kept)), type=e.AnyEvent)
    return again


def in_any_order(event: e.AnyEvent) -> object:
    return msgspec.json.decode(msgspec.json.encode(event))


# Turn by turn


@some_games
@given(games)
def test_a_table_at_rest_is_in_a_phase_that_somebody_can_see(game: Game) -> None:
    visible = {Phase.LOBBY, *TIMED, *OVER}
    opened = False
    for step in game.steps:
        opened = opened or bool(step.events)
        assert step.after.phase in visible or not opened


@some_games
@given(games)
def test_a_table_at_rest_waits_for_somebody_who_is_there(game: Game) -> None:
    for step in game.steps:
        if step.after.phase in TIMED:
            assert awaited(step.after)


def awaited(table: Table) -> set[Player]:
    here, turn = presence(table) - (table.away - table.kept), table.turn
    match table.phase:
        case Phase.CLUE if turn.storyteller is None:
            return here
        case Phase.CARDS:
            return here - {turn.storyteller} - set(turn.given)
        case Phase.VOTES:
            return here - {turn.storyteller} - set(turn.votes)
        case _:
            return here & {turn.storyteller}


@some_games
@given(games)
def test_the_turn_goes_round_to_the_left(game: Game) -> None:
    teller: Player | None = None
    seats: tuple[Seat, ...] = ()
    for before, event, table in game.moments_of_change:
        if isinstance(event, e.TurnScored | e.TurnSkipped):
            teller, seats = before.turn.storyteller, before.seats
        if isinstance(event, e.TurnBegan) and teller is not None:
            here = presence(table)
            circle = [seat.player for seat in seats]
            left = circle[circle.index(teller) + 1 :] + circle[: circle.index(teller)]
            assert event.storyteller == next(player for player in left if player in here)
        elif isinstance(event, e.TurnBegan):
            assert (event.turn, event.storyteller) == (1, None)


@some_games
@given(games)
def test_turns_are_numbered_from_one(game: Game) -> None:
    turns = [ev.turn for _, ev, _ in game.moments_of_change if isinstance(ev, e.TurnBegan)]
    assert turns == list(range(1, len(turns) + 1))


@some_games
@given(games)
def test_newcomers_sit_to_the_right_of_the_next_storyteller(game: Game) -> None:
    seated: list[e.PlayerSeated] = []
    lowest = 0
    for before, event, table in game.moments_of_change:
        if isinstance(event, e.PlayerSeated):
            lowest = lowest if seated else min(before.points[p] for p in presence(before))
            seated.append(event)
            assert before.phase is Phase.BETWEEN_TURNS
        if isinstance(event, e.TurnBegan):
            circle = [seat.player for seat in table.seats] * 2
            names = [newcomer.player for newcomer in seated]
            assert all(newcomer.points == lowest for newcomer in seated)
            if event.storyteller is not None:
                place = circle.index(event.storyteller, len(circle) // 2)
                assert circle[place - len(names) : place] == names
            assert not table.waiting
            seated = []


@some_games
@given(games)
def test_no_two_at_the_table_play_the_same_colour(game: Game) -> None:
    for step in game.steps:
        table = step.after
        here = [s.colour for s in (*table.seats, *table.waiting) if not s.left]
        assert len(set(here)) == len(here) <= table.settings.rules.most_players
        assert set(here) <= set(table.settings.rules.colours)


@some_games
@given(games)
def test_an_open_game_has_its_host_at_the_table(game: Game) -> None:
    for step in game.steps:
        if step.after.phase not in (Phase.UNOPENED, *OVER):
            assert step.after.host in presence(step.after)


@some_games
@given(games)
def test_the_host_changes_only_when_the_host_leaves(game: Game) -> None:
    for step in game.steps:
        if step.before.host != step.after.host and step.before.phase is not Phase.UNOPENED:
            leavers = [ev.player for ev in step.events if isinstance(ev, e.PlayerLeft)]
            assert leavers == [step.before.host]
            circle = [
                seat.player
                for seat in step.before.seats
                if not seat.left and (not seat.bot or seat.player == step.before.host)
            ]
            place = circle.index(step.before.host)
            assert step.after.host == (circle * 2)[place + 1]


# The clock


@some_games
@given(games)
def test_each_phase_has_the_time_that_the_room_chose(game: Game) -> None:
    for step in game.steps:
        table = step.after
        phase = TIMED.get(table.phase)
        if phase is None:
            assert table.deadline is None
        elif step.before.phase is not table.phase or step.before.turn.number != table.turn.number:
            seconds = table.settings.limits.of(phase)
            expected = seconds and step.moment.now + timedelta(seconds=seconds)
            assert table.deadline == expected


@some_games
@given(games)
def test_the_clock_changes_nothing_before_its_time(game: Game) -> None:
    for step in game.steps:
        deadline = step.after.deadline
        early = step.moment.now if deadline is None else deadline - timedelta(milliseconds=1)
        moment = m.Moment(early, step.moment.seed)
        assert decide(step.after, m.CLOCK, m.TimeRunsOut(), moment).events == []


@some_games
@given(games)
def test_asking_the_clock_twice_changes_nothing_more(game: Game) -> None:
    for step in game.steps:
        deadline = step.after.deadline
        if deadline is not None:
            moment = m.Moment(deadline, step.moment.seed)
            once = decide(step.after, m.CLOCK, m.TimeRunsOut(), moment).events
            assert once
            twice = decide(fold(once, step.after), m.CLOCK, m.TimeRunsOut(), moment).events
            assert twice == []


@some_games
@given(games)
def test_time_alone_brings_every_game_to_its_end(game: Game) -> None:
    """Nobody plays any more: all are soon away, and the game is abandoned."""
    *_, last = game.steps
    table, limits = last.after, last.after.settings.limits
    if table.phase not in TIMED or None in (limits.clue, limits.cards, limits.votes, limits.reveal):
        return
    for _ in range(2 * len(table.seats + table.waiting) + 4):
        if table.deadline is not None:
            moment = m.Moment(table.deadline, b"")
            table = fold(decide(table, m.CLOCK, m.TimeRunsOut(), moment).events, table)
    assert table.phase in OVER


@some_games
@given(games)
def test_whom_the_clock_catches_twice_running_is_away_until_they_act(game: Game) -> None:
    caught: Counter[Player] = Counter()
    away: set[Player] = set()
    for _, event, table in game.moments_of_change:
        match event:
            case e.PlayersCaught(players):
                caught.update(set(players) - away)
            case e.PlayerWentAway(player):
                assert caught[player] == 2
                away.add(player)
        for player in [*who_acted(event, table), *who_left(event)]:
            caught[player] = 0
            away.discard(player)
        assert table.away == away
    assert max(caught.values(), default=0) <= 2


def who_acted(event: e.AnyEvent, table: Table) -> list[Player]:
    match event:
        case e.CardsGiven(player, _, False) | e.VotesCast(player) | e.ClueGiven(player):
            return [player]
        case e.PlayerReturned(player):
            return [player]
        case e.CardRevealed(_, "storyteller") if table.turn.storyteller is not None:
            return [table.turn.storyteller]
        case _:
            return []


def who_left(event: e.AnyEvent) -> list[Player]:
    return [event.player] if isinstance(event, e.PlayerLeft) else []


@some_games
@given(games)
def test_nobody_away_is_waited_for(game: Game) -> None:
    for step in game.steps:
        table = step.after
        if table.phase in (Phase.CARDS, Phase.VOTES):
            chosen = table.turn.given if table.phase is Phase.CARDS else table.turn.votes
            assert table.away - table.kept - {table.turn.storyteller} <= set(chosen)
        if table.phase in (Phase.CLUE, Phase.REVEAL):
            assert table.turn.storyteller not in table.away - table.kept


@some_games
@given(games)
def test_a_bot_plays_for_whoever_is_away_where_the_table_says_so(game: Game) -> None:
    for step in game.steps:
        if step.after.phase in RUNNING:
            wanted = step.after.away if step.after.settings.stand_ins else frozenset()
            assert step.after.kept == wanted


# The end


@many_games
@given(games)
def test_a_game_ends_exactly_when_it_should(game: Game) -> None:
    for step in game.steps:
        if step.before.phase not in OVER:
            why = reasons_to_end(step)
            assert (step.after.phase in OVER) == bool(why), step
            if why:
                assert step.after.ended_because in why


def reasons_to_end(step: Step) -> set[str]:
    table, here, people = step.after, presence(step.after), set(step.after.people)
    scored = any(isinstance(event, e.TurnScored) for event in step.events)
    started = bool(table.seed_hash)
    best = max((table.points[player] for player in here), default=0)
    return {
        reason
        for reason, holds in {
            "closed": isinstance(step.attempt.move, m.Close) and not step.refusal,
            "voided": isinstance(step.attempt.move, m.VoidGame) and not step.refusal,
            "everyone_left": not people and table.phase is not Phase.UNOPENED,
            "too_few_players": started and len(here) < FEWEST_PLAYERS,
            "everyone_away": started and bool(people) and people <= table.away,
            "target": scored and best >= table.settings.target,
        }.items()
        if holds
    }


@some_games
@given(games)
def test_the_winners_are_those_still_there_with_most_points(game: Game) -> None:
    *_, last = game.steps
    table = last.after
    if table.phase is Phase.FINISHED:
        most = max(table.points[player] for player in presence(table))
        assert set(table.winners) == {p for p in presence(table) if table.points[p] == most}
        assert table.turns_scored > 0
    else:
        assert table.winners == ()


@some_games
@given(games)
def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    rng = Random(game.seed)
    company = some_company(rng, UNRULY)
    for step in game.steps:
        if step.before.phase in OVER:
            assert only_moderated(step)
        if step.after.phase in OVER:
            attempt = some_attempt(step.after, rng, company)
            assert only_moderated(attempted(step.after, attempt, step.moment))


def only_moderated(step: Step) -> bool:
    """Clues may still be hidden, and the whole game voided; its result stays."""
    moderated = (e.ClueHidden, e.ClueShown, e.GameVoided)
    before = replace(step.before, version=0, told={}, voided=False)
    after = replace(step.after, version=0, told={}, voided=False)
    return before == after and all(isinstance(event, moderated) for event in step.events)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_a_polite_table_plays_to_the_target(seed: int) -> None:
    *_, last = Game("polite", seed, 5000).steps
    assert last.after.ended_because == "target"


# Chance


@given(st.sets(st.integers(1, 10**6), max_size=90), st.binary(min_size=16, max_size=32), st.data())
def test_a_shuffle_loses_nothing_and_forgets_the_order_it_found(
    numbers: set[int], seed: bytes, data: st.DataObject
) -> None:
    cards = [Card(f"box:{number}") for number in sorted(numbers)]
    found = data.draw(st.permutations(cards))
    assert sorted(shuffled(found, seed, "deal")) == sorted(cards)
    assert shuffled(found, seed, "deal") == shuffled(cards, seed, "deal")


@pytest.mark.parametrize("varied", ["seed", "purpose"])
def test_every_order_of_four_cards_is_about_as_likely(varied: str) -> None:
    cards = [Card(f"box:{number}") for number in range(1, 5)]
    rounds = 12_000
    orders = Counter(
        shuffled(cards, b"seed %d" % n, "deal")
        if varied == "seed"
        else shuffled(cards, b"seed", f"turn {n}/board")
        for n in range(rounds)
    )
    assert set(orders) == set(permutations(cards))
    assert chi_square(list(orders.values())) < 60  # 23 degrees of freedom: one in 30 000


def test_every_card_of_a_deck_comes_up_anywhere() -> None:
    cards = [Card(f"box:{number}") for number in range(1, 85)]
    places: list[Counter[Card]] = [Counter() for _ in cards]
    for n in range(2_000):
        for place, card in enumerate(shuffled(cards, b"seed %d" % n, "deal")):
            places[place][card] += 1
    degrees = 83 * 83
    total = sum(chi_square([place[card] for card in cards]) for place in places)
    assert abs(total - degrees) < 6 * (2 * degrees) ** 0.5


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)
