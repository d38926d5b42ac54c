"""Checks of who may sit at a table, besides the rules of the game and of its room."""

from collections.abc import Callable
from uuid import UUID

from games.rules.settings import Settings
from games.rules.state import Table
from web.hooks import Hook

seat_checks: Hook[Callable[[UUID, UUID], None]] = Hook()
"""Checks that get a game and a person whose account is locked, and may refuse a seat by raising."""


def check_seat(game_id: UUID, person: UUID) -> None:
    for check in seat_checks:
        check(game_id, person)


table_checks: Hook[Callable[[Table, Settings, str], None]] = Hook()
"""Checks that get a table, and its settings and the language of its room as they are to be.

They may refuse the change by raising.
"""


def check_table(table: Table, settings: Settings, language: str) -> None:
    for check in table_checks:
        check(table, settings, language)
