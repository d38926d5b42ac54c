"""The clues that have been told in a room, which bots don't repeat."""

from uuid import UUID

from games import store
from games.models import OVER, Game
from games.rules.state import Table
from web.lru import LruCache

EARLIER_GAMES = 3
"""The number of earlier games in the room that are remembered."""

_remembered: LruCache[tuple[UUID, int], list[str]] = LruCache(most=2_000)
"""The clues before a turn of a game."""


def told_before(room: UUID, game: UUID, table: Table) -> list[str]:
    """The clues of earlier turns, which all could read; those that are hidden are left out."""
    key = (game, table.turn.number)
    told = _remembered.get(key)
    if told is None:
        told = _read(room, game, table)
        _remembered.put(key, told)
    return told


def _read(room: UUID, game: UUID, table: Table) -> list[str]:
    over = Game.objects.filter(room=room, phase__in=OVER).order_by("-opened_at")[:EARLIER_GAMES]
    tables = {one.id: store.load(one.id, one.version) for one in over}
    lines = [
        (which, clue.seq)
        for which, played in {**tables, game: table}.items()
        for turn, clue in played.told.items()
        if clue.hidden is None and (which, turn) != (game, table.turn.number)
    ]
    return store.clues_in(lines)
