"""Records what people were told, to be compared with the log."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
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


class Sent(NamedTuple):
    """A recording whose answer said that it was taken."""

    person: UUID
    game: UUID
    performance: UUID


class Played(NamedTuple):
    """A performance as it came from one of its addresses."""

    person: UUID
    performance: UUID
    file: str
    content: bytes


class Looked(NamedTuple):
    """The answer to somebody who asked once for a game."""

    game: UUID
    status: int | str
    """The error that came instead, if there was no answer."""
    says_when: bool
    """True if the answer says when to try again."""


class Outage(NamedTuple):
    """A time in which one node of games was away, and all else was well."""

    node: str
    began: datetime
    ended: datetime
    nodes: Mapping[UUID, str]
    """The node of each game that there was."""
    looks: list[Looked]
    said_away: set[str]
    """The parts that the server said were away, while it said that it was ready."""


@dataclass
class Observations:
    pushes: list[Pushed] = field(default_factory=list)
    fetched: list[Fetched] = field(default_factory=list)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    outages: list[Outage] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    lost: int = 0
    """The number of requests that were never answered."""
    sockets: int = 0
    closes: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    @property
    def games(self) -> set[UUID]:
        return {told.game for told in self.pushes} | {move.game for move in self.acknowledged}
