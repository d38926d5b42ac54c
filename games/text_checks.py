"""Who else has a say in what people put up at a table: its title, their names, their clues."""

from collections.abc import Callable
from typing import Literal, NamedTuple
from uuid import UUID

from games.models import Room


class Said(NamedTuple):
    """Words that somebody would have others read in a room."""

    kind: Literal["clue", "name", "title"]
    texts: tuple[str, ...]
    by: UUID
    room: Room


Objection = Callable[[Said], None]
_objections: list[Objection] = []


def checks_text(objection: Objection) -> Objection:
    """Registers what may refuse, by raising, that something is said."""
    _objections.append(objection)
    return objection


def check_text(said: Said) -> None:
    for objection in _objections:
        objection(said)
