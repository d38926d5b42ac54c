"""The seats of a game, with the names that people go by now."""

from collections.abc import Iterable, Mapping
from uuid import UUID

import msgspec

from accounts.people import PersonSeen
from games.rules.names import Colour
from history.story import SeatTold


class SeatListed(msgspec.Struct, frozen=True):
    person: PersonSeen
    colour: Colour
    points: int
    place: int | None
    """Equal points share a place; those who left come last. An abandoned game has no places."""
    left: bool


def seats_seen(seats: Iterable[SeatTold], people: Mapping[UUID, PersonSeen]) -> list[SeatListed]:
    return [
        SeatListed(people[UUID(seat.player)], seat.colour, seat.points, seat.place, seat.left)
        for seat in seats
    ]
