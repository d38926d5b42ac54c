"""The book of people of a game: names to the ids in its views, events and story.

Views and events hold ids alone, so that they stay the same whatever people call themselves.
"""

from collections.abc import Iterable, Mapping
from uuid import UUID

import msgspec
from msgspec.structs import asdict

from accounts.people import PersonSeen, names_of
from games.rules.names import Colour
from games.rules.state import Seat, Table


class PlayerNamed(PersonSeen, frozen=True):
    colour: Colour
    """The colour that the player has in this game, or had last."""
    former: bool
    """True for whoever was at the table, or waited for a seat, and is there no longer."""


class PeopleOfGame(msgspec.Struct, frozen=True):
    version: int
    """The version of the game: nobody else appears in its views and events up to this one."""
    people: list[PlayerNamed]
    """All who ever had a seat or waited for one; first those with a seat, leftwards."""


def people_of_game(table: Table) -> PeopleOfGame:
    return PeopleOfGame(table.version, book_of(table.everybody))


def book_of(seats: Iterable[Seat]) -> list[PlayerNamed]:
    """The people of these seats, in the same order."""
    seats = list(seats)
    return named(seats, names_of(UUID(seat.player) for seat in seats))


def named(seats: Iterable[Seat], people: Mapping[UUID, PersonSeen]) -> list[PlayerNamed]:
    return [
        PlayerNamed(**asdict(people[UUID(seat.player)]), colour=seat.colour, former=seat.left)
        for seat in seats
    ]
