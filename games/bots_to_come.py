"""The time at which bots come to a table, which is known above games."""

from collections.abc import Callable
from datetime import datetime

from games.models import Room
from web.hooks import Hook

times_of_bots: Hook[Callable[[Room], datetime | None]] = Hook()
"""Functions that say when bots come to the lobby of a room, or None."""


def bots_at(room: Room) -> datetime | None:
    """The time at which bots take the free seats of the lobby; None if none come by themselves."""
    return next((time for when in times_of_bots if (time := when(room)) is not None), None)
