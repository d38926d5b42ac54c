"""The answer to somebody who asks for a seat: the room, and the seat or a place in the queue."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

import msgspec

from games import rooms
from games.models import Room
from games.queue import held_by
from games.serializers.rooms import RoomSeen, room_for
from web.problems import Problem, in_words, problem_of


class MyPlace(msgspec.Struct, frozen=True):
    """A place in the queue of a room, where you wait for a seat."""

    code: str
    title: str
    place: int
    """The number of the place, counted from 1."""
    until: datetime
    """The time at which the place is lost, unless you ask to keep it."""


class Seating(msgspec.Struct, frozen=True):
    room: RoomSeen
    seated: bool
    """True if you sit there, or are a newcomer who gets a seat after the turn."""
    why_not: Problem | None
    """The reason for which you have no seat, as a refused join would tell it; else null."""
    place: int | None
    """The number of your place in the queue, counted from 1; null if you don't wait for a seat."""
    until: datetime | None
    """The time at which that place is lost, unless you ask to keep it."""


def seating_for(room: Room, person: UUID, why_not: Exception | None) -> Seating:
    """The room as it is now, and the person's seat or place in the queue."""
    now = rooms.find_room(room.code)
    held = next((held for held in held_by([person]) if held.place.room_id == room.pk), None)
    seated = rooms.has_seat(now, person)
    return Seating(
        room=room_for(now, person),
        seated=seated,
        why_not=None if why_not is None or seated else in_words(problem_of(why_not)),
        place=held and held.number,
        until=held and held.place.until,
    )


def places_of(people: Collection[UUID]) -> dict[UUID, list[MyPlace]]:
    """The places that each of these people has in queues; what was taken first comes first."""
    places: dict[UUID, list[MyPlace]] = {person: [] for person in people}
    for place, number in held_by(people):
        room = place.room
        places[place.person].append(MyPlace(room.code, room.title, number, place.until))
    return places
