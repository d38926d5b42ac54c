"""The seats of a game, with the names that people go by now."""

from collections.abc import Iterable, Mapping
from uuid import UUID

from msgspec.structs import asdict

from accounts.people import PersonSeen
from games.serializers.people import PlayerNamed
from history.story import SeatTold


class SeatListed(PlayerNamed, frozen=True):
    points: int
    place: int | None
    """Equal points share a place; those who left come last. An abandoned game has no places."""


def seats_seen(seats: Iterable[SeatTold], people: Mapping[UUID, PersonSeen]) -> list[SeatListed]:
    return [
        SeatListed(
            **asdict(people[UUID(seat.player)]),
            colour=seat.colour,
            former=seat.left,
            points=seat.points,
            place=seat.place,
        )
        for seat in seats
    ]
