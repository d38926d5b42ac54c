"""Caches of a process: the tables and moves of recent games, so that only new events are read."""

from collections.abc import Iterable
from threading import Lock
from typing import Generic, TypeVar
from uuid import UUID

from games.rules.state import Table
from web.lru import LruCache

Line = TypeVar("Line")


class RecentTables(LruCache[UUID, Table]):
    """The newest known tables of recent games.

    A table is right for its game and version for ever. So an entry may be older than the database,
    but never wrong.
    """

    def get(self, key: UUID) -> Table:
        return super().get(key) or Table()

    def put(self, key: UUID, value: Table) -> None:
        with self._lock:
            if self.get(key).version <= value.version:
                super().put(key, value)


class Checkpoints(LruCache[UUID, tuple[Table, ...]]):
    """Tables of games at earlier versions, one for every so many versions, oldest first."""

    def __init__(self, most: int, every: int) -> None:
        super().__init__(most)
        self._every = every

    def nearest(self, game_id: UUID, version: int) -> Table:
        """The newest table that is no newer than the version; an empty one, if none is known."""
        known = [table for table in self.get(game_id) or () if table.version <= version]
        return known[-1] if known else Table()

    def note(self, game_id: UUID, tables: Iterable[Table]) -> None:
        with self._lock:
            known = {table.version: table for table in self.get(game_id) or ()}
            known |= {t.version: t for t in tables if t.version % self._every == 0}
            self.put(game_id, tuple(known[version] for version in sorted(known)))


class RecentMoves(Generic[Line]):
    """The newest events that this process has written of each game, and the table after them."""

    def __init__(self, most: int, most_lines: int) -> None:
        self._most_lines = most_lines
        self._moves: LruCache[UUID, tuple[Table, tuple[Line, ...]]] = LruCache(most)
        self._lock = Lock()

    def put(self, game_id: UUID, after: Table, lines: tuple[Line, ...]) -> None:
        with self._lock:
            table, known = self._moves.get(game_id) or (Table(), ())
            if table.version > after.version:
                return
            if table.version == after.version - len(lines):
                lines = (*known, *lines)[-self._most_lines :]
            self._moves.put(game_id, (after, lines))

    def since(self, game_id: UUID, version: int) -> tuple[Table, tuple[Line, ...]] | None:
        """The table and all events after the version; none unless all of them are known."""
        after, lines = self._moves.get(game_id) or (Table(), ())
        new = after.version - version
        return (after, lines[-new:]) if 0 < new <= len(lines) else None
