"""Checks of texts that people see at a table, and of who may say anything there without words."""

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
    performed: bool = False
    """True for the words of a clue that is sung or mimed."""


text_checks: Hook[Callable[[Said], None]] = Hook()
"""Checks that may refuse a text by raising; the first refusal counts."""


def check_text(said: Said) -> None:
    for check in text_checks:
        check(said)


voice_checks: Hook[Callable[[UUID, Room], None]] = Hook()
"""Checks that may refuse a person any say in a room by raising; the first refusal counts."""


def check_voice(person: UUID, room: Room) -> None:
    for check in voice_checks:
        check(person, room)
