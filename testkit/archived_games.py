"""Games in the archive, read as if no process had read them before."""

from datetime import timedelta
from uuid import UUID

from django.utils import timezone

from bots import memory
from games import store
from games.models import Event
from testkit.api_callers import OpenTable, a_game, act, play_on
from testkit.played_games import people, played


def archive(*games: UUID | str) -> None:
    """Moves games that are over into the archive, as after many quiet days."""
    for game in games:
        assert store.archive(UUID(str(game)), timezone.now() + timedelta(days=1))
    forget_what_was_read()


def forget_what_was_read() -> None:
    for known in (store.recent_tables, store.checkpoints, memory._remembered):
        known.clear()
    store.recent_moves = type(store.recent_moves)(most=2_000, most_lines=20)


def a_closed_game() -> OpenTable:
    """A game that was closed in its second turn, with a clue hidden by whoever gave it."""
    table = a_game(3)
    for _ in range(4):
        play_on(table)
    act(table, table.players[1], "a lighthouse")
    hidden = table.host.moves(table.game, "hide-clue", {"turn": 1})
    assert hidden.status == 204, hidden
    assert table.host.post(f"/rooms/{table.code}/close").status == 204
    return table


def a_played_game() -> UUID:
    return played(people(4)).id


def is_archived(game: UUID) -> bool:
    return not Event.objects.filter(game=game).exists()
