"""The bots that come to a table by themselves, and when, which is known above games."""

from collections.abc import Callable, Collection
from datetime import datetime

from games.models import Room
from games.rules.names import Player
from web.hooks import Hook

times_of_bots: Hook[Callable[[Room], datetime | None]] = Hook()
"""Functions that say when bots come to the lobby of a room, or None."""

bots_of_rooms: Hook[Callable[[Room], Collection[Player]]] = Hook()
"""Functions that say which bots of a room come to every game that opens there."""


def bots_at(room: Room) -> datetime | None:
    """The time at which bots take the free seats of the lobby; None if none come by themselves."""
    return next((time for when in times_of_bots if (time := when(room)) is not None), None)


def bots_that_stay(room: Room) -> frozenset[Player]:
    """The bots that play in the room's next game too, even if the last one ended without them."""
    return frozenset(bot for bots_of in bots_of_rooms for bot in bots_of(room))
