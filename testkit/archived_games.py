"""Games in the archive, read as if no process had read them before."""

from datetime import timedelta
from uuid import UUID

from django.utils import timezone

from bots import memory
from games import store


def archive(*games: UUID | str) -> None:
    """Moves games that are over into the archive, as after many quiet days."""
    for game in games:
        assert store.archive(UUID(str(game)), timezone.now() + timedelta(days=1))
    forget_what_was_read()


def forget_what_was_read() -> None:
    for known in (store.recent_tables, store.checkpoints, memory._remembered):
        known.clear()
    store.recent_moves = type(store.recent_moves)(most=2_000, most_lines=20)
