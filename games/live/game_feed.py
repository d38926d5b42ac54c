"""A game as one process follows it: its table, its latest events, and their JSON for viewers."""

from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from msgspec import Raw

from games.live.messages import GameNow, to_json
from games.live.queries import GameUpdate
from games.live.subscriber import GameVersion
from games.rules.state import Table
from games.rules.view import Viewer, You, as_player, public_view, you_at
from games.serializers.events import Telling, lines_for
from games.store import Recorded
from games.time_left import timing
from web.endpoint import encode

NO_YOU = b'"you":null'
"""The part of the public view that a viewer's own replaces; inside a text it would be escaped."""


class PublicView(NamedTuple):
    """The JSON of the public view, cut where each viewer's own part has its place."""

    before: bytes
    no_you: bytes
    """Empty in a view that has no place for it, which is then all in `before`."""
    after: bytes

    @classmethod
    def at(cls, table: Table) -> "PublicView":
        return cls(*encode(public_view(table)).partition(NO_YOU))

    def with_own(self, you: You | None) -> bytes:
        if you is None or not self.no_you:
            return b"".join(self)
        return b"".join((self.before, b'"you":', encode(you), self.after))


class Rendered(NamedTuple):
    happened: Raw
    view: Raw


class GameFeed:
    def __init__(self, id: UUID, table: Table = Table()) -> None:  # noqa: B008 (frozen)
        self.id = id
        self.table = table
        self.head = GameVersion(id, table.version)
        """The version of the game that every message is of."""
        self.viewers = _viewers(table)
        """The people who sit at the table, each with the viewer that they are."""
        self._events: list[Recorded] = []
        """The latest events, as far back as any subscriber may need them."""
        self._telling: Telling | None = None
        self._public_view: PublicView | None = None
        self._rendered: dict[tuple[Viewer, int], Rendered] = {}

    @property
    def events_begin_after(self) -> int:
        return self.table.version - len(self._events)

    def apply(self, update: GameUpdate) -> None:
        """Ignores an update that is no newer, or that would leave a gap in the events."""
        if update.table.version <= self.table.version:
            return
        if update.happened and update.happened[0].seq > self.table.version + 1:
            return
        self._events += [line for line in update.happened if line.seq > self.table.version]
        if update.table.sitting != self.table.sitting:
            self.viewers = _viewers(update.table)
        self.table = update.table
        self.head = GameVersion(self.id, update.table.version)
        self._telling = None
        self._public_view = None
        self._rendered.clear()

    def prepend(self, events: list[Recorded]) -> None:
        """Adds the events that come right before the earliest one known."""
        self._events = [*events, *self._events]

    def forget_until(self, version: int) -> None:
        del self._events[: max(0, version - self.events_begin_after)]

    def has_removed(self, person: UUID) -> bool:
        """True of somebody who had a seat in the game as it went on, and was sent away."""
        return any(seat.removed and seat.player == str(person) for seat in self.table.seats)

    def message_for(self, viewer: Viewer, since: int, now: datetime) -> str:
        """The game at its newest version, and what happened since that version, as JSON.

        All subscribers who see the same and know as much share what takes long to encode.
        """
        rendered = self._rendered.get((viewer, since))
        if rendered is None:
            rendered = self._rendered[viewer, since] = self._render(viewer, since)
        time = timing(self.table.deadline, now)
        return to_json(
            GameNow(
                id=self.id,
                version=self.table.version,
                now=time.now,
                seconds_left=time.seconds_left,
                happened=rendered.happened,
                game=rendered.view,
            )
        )

    def _render(self, viewer: Viewer, since: int) -> Rendered:
        happened = self._events[since - self.events_begin_after :]
        self._telling = self._telling or Telling.at(self.table)
        self._public_view = self._public_view or PublicView.at(self.table)
        lines = lines_for(happened, viewer, self._telling)
        view = self._public_view.with_own(you_at(self.table, viewer))
        return Rendered(Raw(encode(lines)), Raw(view))


def _viewers(table: Table) -> dict[UUID, Viewer]:
    return {UUID(player): as_player(player) for player in table.sitting}
