"""Records what people were told, to be compared with the log."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID


class Pushed(NamedTuple):
    """A game as pushed through a socket to somebody who had its events up to `since`."""

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
    """A move whose answer said that it was made."""

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
class Observations:
    pushes: list[Pushed] = field(default_factory=list)
    fetched: list[Fetched] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    lost: int = 0
    """The number of requests that were never answered."""
    sockets: int = 0
    closes: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    @property
    def games(self) -> set[UUID]:
        return {told.game for told in self.pushes} | {move.game for move in self.acknowledged}
