"""What this process has lately seen of games, so that it needs to read only what is new."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar
from uuid import UUID

from games.rules.state import Table

Line = TypeVar("Line")


class RecentTables:
    """A table is right for its game at its version for ever, so nothing here can be wrong.

    What is kept may only be older than the database, never other than it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[UUID, Table] = OrderedDict()
        self._lock = Lock()

    def get(self, game_id: UUID) -> Table:
        with self._lock:
            if game_id not in self._tables:
                return Table()
            self._tables.move_to_end(game_id)
            return self._tables[game_id]

    def put(self, game_id: UUID, table: Table) -> None:
        with self._lock:
            if self._tables.get(game_id, Table()).version > table.version:
                return
            self._tables[game_id] = table
            self._tables.move_to_end(game_id)
            if len(self._tables) > self._most:
                self._tables.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._tables.clear()


class RecentMoves(Generic[Line]):
    """What was last kept of each game by this process, line by line, and the table after it."""

    def __init__(self, most: int, most_lines: int) -> None:
        self._most, self._most_lines = most, most_lines
        self._moves: OrderedDict[UUID, tuple[Table, tuple[Line, ...]]] = OrderedDict()
        self._lock = Lock()

    def put(self, game_id: UUID, after: Table, lines: tuple[Line, ...]) -> None:
        with self._lock:
            table, known = self._moves.pop(game_id, (Table(), ()))
            if table.version > after.version:
                after, lines = table, known
            elif table.version == after.version - len(lines):
                lines = (*known, *lines)[-self._most_lines :]
            self._moves[game_id] = after, lines
            if len(self._moves) > self._most:
                self._moves.popitem(last=False)

    def since(self, game_id: UUID, version: int) -> tuple[Table, tuple[Line, ...]] | None:
        """None, if not all that has happened since is known here."""
        with self._lock:
            after, lines = self._moves.get(game_id, (Table(), ()))
        new = after.version - version
        return (after, lines[-new:]) if 0 < new <= len(lines) else None
