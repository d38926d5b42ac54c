"""A game as one process follows it: its table, its last events, and how they look to whom."""

from typing import NamedTuple
from uuid import UUID

from msgspec import Raw

from games.answers.events import lines_for
from games.live.messages import GameNow, text
from games.live.queries import GameRead
from games.rules.state import Table
from games.rules.view import Viewer, as_player, public_view, you_at
from games.store import Recorded
from games.timing import timing
from web.endpoint import encode

NOBODYS = b'"you":null'
"""The place of what is somebody's own in what everybody sees; in a text its quotes are escaped."""


class Seen(NamedTuple):
    happened: Raw
    view: Raw


class GameFeed:
    def __init__(self, id: UUID, table: Table = Table()) -> None:  # noqa: B008 (frozen)
        self.id = id
        self.table = table
        self.ahead = table
        """The newest that has been read, perhaps on another thread, and is about to be taken."""
        self._tail: list[Recorded] = []
        """The last events, as far back as somebody may need them."""
        self._public: bytes | None = None
        """What everybody sees, as JSON."""
        self._seen: dict[tuple[Viewer, int], Seen] = {}
        self.players = _players(table)
        """With whose eyes each of those who sit there sees the table."""

    @property
    def tail_begins_after(self) -> int:
        return self.table.version - len(self._tail)

    def take(self, read: GameRead) -> None:
        """The game may have come further since this was read; what leaves a gap is read anew."""
        if read.table.version <= self.table.version:
            return
        if read.happened and read.happened[0].seq > self.table.version + 1:
            return
        self._tail += [line for line in read.happened if line.seq > self.table.version]
        if read.table.sitting != self.table.sitting:
            self.players = _players(read.table)
        self.table = read.table
        self._public = None
        self._seen.clear()

    def take_earlier(self, events: list[Recorded]) -> None:
        self._tail = [*events, *self._tail]

    def forget_before(self, version: int) -> None:
        del self._tail[: max(0, version - self.tail_begins_after)]

    def text_for(self, viewer: Viewer, since: int) -> str:
        """Everybody who looks with the same eyes and knows as much is told the same."""
        seen = self._seen.get((viewer, since))
        if seen is None:
            seen = self._seen[viewer, since] = self._look(viewer, since)
        time = timing(self.table.deadline)
        return text(
            GameNow(
                id=self.id,
                version=self.table.version,
                now=time.now,
                seconds_left=time.seconds_left,
                happened=seen.happened,
                game=seen.view,
            )
        )

    def _look(self, viewer: Viewer, since: int) -> Seen:
        happened = self._tail[since - self.tail_begins_after :]
        lines = lines_for(happened, viewer, self.table)
        self._public = self._public or encode(public_view(self.table))
        you = b'"you":' + encode(you_at(self.table, viewer))
        return Seen(Raw(encode(lines)), Raw(self._public.replace(NOBODYS, you, 1)))


def _players(table: Table) -> dict[UUID, Viewer]:
    return {UUID(player): as_player(player) for player in table.sitting}
