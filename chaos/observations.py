"""What people were told, kept to be held against the log."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID


class Pushed(NamedTuple):
    """A game as a socket brought it to somebody who knew what happened up to `since`."""

    person: UUID
    game: UUID
    since: int
    version: int
    happened: bytes
    view: bytes


class Fetched(NamedTuple):
    person: UUID
    game: UUID
    version: int
    view: bytes


class Acknowledged(NamedTuple):
    """A move that was answered as made."""

    person: UUID
    game: UUID
    key: str
    version: int
    view: bytes


class Refused(NamedTuple):
    person: UUID
    game: UUID
    key: str
    code: str


@dataclass
class Seen:
    pushes: list[Pushed] = field(default_factory=list)
    fetched: list[Fetched] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    lost: int = 0
    """Requests that were never answered."""
    sockets: int = 0
    closes: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    @property
    def games(self) -> set[UUID]:
        return {told.game for told in self.pushes} | {move.game for move in self.acknowledged}
