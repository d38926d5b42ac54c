"""Checks of texts that people see at a table: its title, names and clues."""

from collections.abc import Callable
from typing import Literal, NamedTuple
from uuid import UUID

from games.models import Room
from web.hooks import Hook


class Said(NamedTuple):
    """A text that a person wants others to read in a room."""

    kind: Literal["clue", "name", "title"]
    texts: tuple[str, ...]
    by: UUID
    room: Room


text_checks: Hook[Callable[[Said], None]] = Hook()
"""Checks that may refuse a text by raising; the first refusal counts."""


def check_text(said: Said) -> None:
    for check in text_checks:
        check(said)
