"""Checks of who may take a seat, besides the rules of the game and of its room."""

from collections.abc import Callable
from uuid import UUID

from web.hooks import Hook

seat_checks: Hook[Callable[[UUID, UUID], None]] = Hook()
"""Checks that get a game and a person whose account is locked, and may refuse a seat by raising."""


def check_seat(game_id: UUID, person: UUID) -> None:
    for check in seat_checks:
        check(game_id, person)
