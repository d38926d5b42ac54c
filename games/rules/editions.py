"""The differences between the editions, as data."""

from typing import TYPE_CHECKING, Literal

import msgspec

from games.rules.names import COLOURS, Colour

FEWEST_PLAYERS = 3


class Edition(msgspec.Struct, frozen=True):
    """One printed edition: how many play, how they vote, what a turn is worth."""

    name: str
    most_players: int
    colours: tuple[Colour, ...]
    votes_each: int
    all_found: int
    """Points of each guesser who voted, when every vote lies on the storyteller's card."""
    none_found: int = 2
    """Points of each guesser who voted, when no vote lies on the storyteller's card."""
    vote_found: int = 3
    """Points of a guesser for each vote on the storyteller's card, when not all votes lie there."""
    told_well: int = 3
    """Points of the storyteller, when some but not all votes lie on their card."""
    decoy: int = 1
    """Points of a guesser for each vote on a card of theirs, in every case."""


CLASSIC = Edition(name="classic", most_players=8, colours=COLOURS[:8], votes_each=1, all_found=2)
ODYSSEY = Edition(name="odyssey", most_players=12, colours=COLOURS[:12], votes_each=2, all_found=4)
EDITIONS = {edition.name: edition for edition in (CLASSIC, ODYSSEY)}

if TYPE_CHECKING:
    EditionName = str
else:
    EditionName = Literal[tuple(EDITIONS)]


def cards_each(players: int) -> int:
    """The number of cards each guesser gives: one, but two with three players, which makes five."""
    return 2 if players == FEWEST_PLAYERS else 1


def hand_size(players: int, hand: int) -> int:
    """The number of cards each player holds: one more than usual with three players."""
    return hand + 1 if players == FEWEST_PLAYERS else hand
