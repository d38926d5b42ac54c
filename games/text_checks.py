"""Checks of what people put up at a table: its title, their names, their clues."""

from collections.abc import Callable
from typing import Literal, NamedTuple
from uuid import UUID

from games.models import Room
from web.hooks import Hook


class Said(NamedTuple):
    """Words that somebody would have others read in a room."""

    kind: Literal["clue", "name", "title"]
    texts: tuple[str, ...]
    by: UUID
    room: Room


text_checks: Hook[Callable[[Said], None]] = Hook()
"""Each may refuse, by raising, that something is said. The first refusal is told."""


def check_text(said: Said) -> None:
    for check in text_checks:
        check(said)
