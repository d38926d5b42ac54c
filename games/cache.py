"""Tables lately folded in this process, so that a move needs to read only what is new."""

from collections import OrderedDict
from threading import Lock
from uuid import UUID

from games.rules.state import Table


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
