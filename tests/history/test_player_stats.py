"""What each player did in a game, in numbers."""

from datetime import UTC, datetime
from random import Random

import pytest

from games import store
from games.rules.names import Card, Player
from games.rules.settings import Settings
from history.player_stats import Clue, PlayerStats, stats_of
from history.story import Story, TurnTold, story_of
from testkit.played_games import LIVELY
from testkit.scripted_players import play_in_memory, some_company

DAWN = datetime(2025, 1, 1, tzinfo=UTC)
PINK, BLUE, GREEN, VIOLET, YELLOW, RED = map(
    Player, ("pink", "blue", "green", "violet", "yellow", "red")
)


def turn(number: int, teller: Player, votes: dict[Player, tuple[Player, ...]]) -> TurnTold:
    """A turn in which everybody gave a card, told by whom each voted for."""
    owners = tuple(dict.fromkeys((teller, *votes)))
    slots = {
        player: tuple(owners.index(owner) + 1 for owner in voted_for)
        for player, voted_for in votes.items()
    }
    cast = [owner for voted_for in votes.values() for owner in voted_for]
    found = cast.count(teller)
    outcome = "everyone" if found == len(cast) else "some" if found else "nobody"
    return TurnTold(
        turn=number,
        storyteller=teller,
        clue="low tide",
        board=tuple(Card(f"box:{place}") for place in range(len(owners))),
        owners=owners,
        votes=slots,
        outcome=outcome if cast else "no_votes",  # type: ignore[arg-type] # a choice of literals
        points={},
        standing={},
        at=DAWN,
    )


def story(*turns: TurnTold) -> Story:
    return Story(1, Settings(decks=()), DAWN, DAWN, DAWN, "finished", "target", (), (), turns)


# The rulebook's own example, with one vote each: Blue 5, Pink 3, Green 3, Violet 1.
SIX = turn(
    1, PINK, {BLUE: (PINK,), GREEN: (PINK,), VIOLET: (BLUE,), YELLOW: (BLUE,), RED: (VIOLET,)}
)


def test_who_tells_is_counted_by_the_clue() -> None:
    assert stats_of(story(SIX), PINK) == PlayerStats(1, 1, 0, 0, 0, Clue(1, cast=5, found=2))


@pytest.mark.parametrize(
    ("player", "right", "decoyed"),
    [(BLUE, 1, 2), (GREEN, 1, 0), (VIOLET, 0, 1), (YELLOW, 0, 0), (RED, 0, 0)],
)
def test_who_guesses_is_counted_by_votes(player: Player, right: int, decoyed: int) -> None:
    assert stats_of(story(SIX), player) == PlayerStats(0, 0, 1, right, decoyed, None)


def test_in_odyssey_each_vote_counts() -> None:
    both = turn(1, PINK, {BLUE: (PINK, PINK), RED: (BLUE, PINK), GREEN: (BLUE, BLUE)})
    assert stats_of(story(both), BLUE) == PlayerStats(0, 0, 2, 2, 3, None)
    assert stats_of(story(both), RED) == PlayerStats(0, 0, 2, 1, 0, None)


def test_who_passes_has_cast_no_votes() -> None:
    assert stats_of(story(turn(1, PINK, {BLUE: (), RED: (PINK,)})), BLUE).votes == 0


def test_a_clue_that_all_or_none_found_was_not_told_well() -> None:
    all_found = turn(1, PINK, {BLUE: (PINK,), RED: (PINK,)})
    none_found = turn(2, PINK, {BLUE: (RED,), RED: (BLUE,)})
    did = stats_of(story(all_found, none_found, turn(3, PINK, {BLUE: (), RED: ()})), PINK)
    assert (did.told, did.told_well, did.best_clue) == (3, 0, None)


def test_the_best_clue_splits_the_votes_most_evenly() -> None:
    one_of_three = turn(1, PINK, {BLUE: (PINK,), RED: (BLUE,), GREEN: (BLUE,)})
    half_of_two = turn(2, PINK, {BLUE: (PINK,), RED: (BLUE,)})
    half_of_four = turn(3, PINK, {BLUE: (PINK,), RED: (PINK,), GREEN: (BLUE,), VIOLET: (BLUE,)})
    told = (one_of_three, half_of_two, half_of_four)
    for number in (1, 2, 3):
        best = stats_of(story(*told[:number]), PINK).best_clue
        assert best is not None
        assert best.turn == number


@pytest.mark.parametrize("seed", range(20))
def test_points_are_what_the_numbers_come_to(seed: int) -> None:
    rng = Random(seed)
    company = some_company(rng, LIVELY)
    events = [event for step in play_in_memory(rng, company, b"", 400) for event in step.events]
    told = story_of(store.Recorded(seq, DAWN, None, event) for seq, event in enumerate(events, 1))
    rules = told.settings.rules
    for seat in told.seats:
        did = stats_of(told, seat.player)
        made = [
            turn.points[seat.player] for turn in told.turns_scored if seat.player in turn.points
        ]
        assert rules.told_well * did.told_well == sum(points.told for points in made)
        assert rules.decoy * did.decoyed == sum(points.decoys for points in made)
        assert did.votes_found <= did.votes
    votes = sum(len(slots) for turn in told.turns_scored for slots in turn.votes.values())
    assert sum(stats_of(told, seat.player).votes for seat in told.seats) == votes
