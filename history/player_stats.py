"""The figures of each player in a game."""

from collections import Counter
from fractions import Fraction

import msgspec

from games.rules.names import Player
from history.story import Story, TurnTold


class Clue(msgspec.Struct, frozen=True):
    """A clue found by some but not all: `found` of the `cast` votes lay on its card."""

    turn: int
    cast: int
    found: int

    @property
    def unevenness(self) -> Fraction:
        """The distance from half of the votes, from 0 to 1: the best clue has the least."""
        return Fraction(abs(2 * self.found - self.cast), self.cast)


class PlayerStats(msgspec.Struct, frozen=True):
    told: int
    """The number of scored turns in which the player was storyteller."""
    told_well: int
    """The number of these turns in which some found the card but not all."""
    votes: int
    votes_found: int
    """The player's votes on the storyteller's card."""
    decoyed: int
    """Others' votes on cards that the player gave as a guesser."""
    best_clue: Clue | None


def stats_of(story: Story, player: Player) -> PlayerStats:
    turns = story.turns_scored
    told = [turn for turn in turns if turn.storyteller == player]
    guessed = [turn for turn in turns if turn.storyteller != player]
    votes = [found for turn in guessed for found in _votes_of(player, turn)]
    told_well = [turn for turn in told if turn.outcome == "some"]
    clues = [_clue(turn) for turn in told_well if turn.clue is not None]
    return PlayerStats(
        told=len(told),
        told_well=len(told_well),
        votes=len(votes),
        votes_found=sum(votes),
        decoyed=sum(_votes_on(player, turn) for turn in guessed),
        best_clue=min(clues, key=lambda clue: (clue.unevenness, -clue.cast), default=None),
    )


def _votes_of(player: Player, turn: TurnTold) -> list[bool]:
    """The player's votes in a turn: true for each on the storyteller's card."""
    slots = turn.votes.get(player, ())
    return [turn.owners[slot - 1] == turn.storyteller for slot in slots]


def _clue(turn: TurnTold) -> Clue:
    found = _votes_on(turn.storyteller, turn)
    return Clue(turn.turn, sum(map(len, turn.votes.values())), found)


def _votes_on(owner: Player, turn: TurnTold) -> int:
    on = Counter(turn.owners[slot - 1] for slots in turn.votes.values() for slot in slots)
    return on[owner]
