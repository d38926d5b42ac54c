"""What differs by edition, as data."""

import msgspec

from games.rules.names import Colour

FEWEST_PLAYERS = 3

CLASSIC_COLOURS = tuple(
    map(Colour, ("red", "orange", "yellow", "green", "blue", "violet", "pink", "white"))
)
ODYSSEY_COLOURS = CLASSIC_COLOURS + tuple(map(Colour, ("black", "brown", "grey", "turquoise")))


class Edition(msgspec.Struct, frozen=True):
    """One printed edition: how many play, how they vote, what a turn is worth."""

    name: str
    most_players: int
    colours: tuple[Colour, ...]
    votes_each: int
    all_found: int
    """To each guesser who voted, when every vote lies on the storyteller's card."""
    none_found: int = 2
    """To each guesser who voted, when no vote does."""
    vote_found: int = 3
    """To a guesser for each vote on the storyteller's card, when some but not all lie there."""
    told_well: int = 3
    """To the storyteller, in that same case."""
    decoy: int = 1
    """To a guesser for each vote on a card of theirs, in every case."""


CLASSIC = Edition(
    name="classic", most_players=8, colours=CLASSIC_COLOURS, votes_each=1, all_found=2
)
ODYSSEY = Edition(
    name="odyssey", most_players=12, colours=ODYSSEY_COLOURS, votes_each=2, all_found=4
)
EDITIONS = {edition.name: edition for edition in (CLASSIC, ODYSSEY)}


def cards_each(players: int) -> int:
    """How many cards each guesser gives: with three at the table two, so that five lie there."""
    return 2 if players == FEWEST_PLAYERS else 1


def hand_size(players: int, hand: int) -> int:
    """How many cards each player holds: with three at the table one more."""
    return hand + 1 if players == FEWEST_PLAYERS else hand
