"""What each player did in a game, in numbers."""

from collections import Counter
from fractions import Fraction

import msgspec

from games.rules.names import Player
from history.story import Story, TurnTold


class Clue(msgspec.Struct, frozen=True):
    """One that was found by some but not all: by so many of the votes that were cast."""

    turn: int
    cast: int
    found: int

    @property
    def unevenness(self) -> Fraction:
        """The better a clue, the nearer to half of the votes found it."""
        return Fraction(abs(2 * self.found - self.cast), self.cast)


class Counted(msgspec.Struct, frozen=True):
    told: int
    """Turns told that were scored."""
    told_well: int
    """Of these, those whose clue was found by some but not all."""
    votes: int
    votes_found: int
    """Votes on the storyteller's card."""
    decoyed: int
    """Others' votes on cards of theirs that they gave as guessers."""
    best_clue: Clue | None


def counted(story: Story, player: Player) -> Counted:
    turns = story.turns_scored
    told = [turn for turn in turns if turn.storyteller == player]
    guessed = [turn for turn in turns if turn.storyteller != player]
    votes = [found for turn in guessed for found in _votes_of(player, turn)]
    told_well = [turn for turn in told if turn.outcome == "some"]
    clues = [_clue(turn) for turn in told_well if turn.clue is not None]
    return Counted(
        told=len(told),
        told_well=len(told_well),
        votes=len(votes),
        votes_found=sum(votes),
        decoyed=sum(_votes_on(player, turn) for turn in guessed),
        best_clue=min(clues, key=lambda clue: (clue.unevenness, -clue.cast), default=None),
    )


def _votes_of(player: Player, turn: TurnTold) -> list[bool]:
    """For each vote of theirs: did it find the storyteller's card?"""
    slots = turn.votes.get(player, ())
    return [turn.board[slot - 1].owner == turn.storyteller for slot in slots]


def _clue(turn: TurnTold) -> Clue:
    found = _votes_on(turn.storyteller, turn)
    return Clue(turn.turn, sum(map(len, turn.votes.values())), found)


def _votes_on(owner: Player, turn: TurnTold) -> int:
    on = Counter(turn.board[slot - 1].owner for slots in turn.votes.values() for slot in slots)
    return on[owner]
