"""Deletes recordings that nobody is to play any more.

What became no clue goes once its turn is over. A clue stays for some days after its game, or for as
long as all who sat there share the story of it.
"""

import logging
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import partial
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Exists

from games import store
from games.finished_games import have_agreed_to_open, people_of
from games.models import Game
from games.rules.state import Phase, Table
from performances import storage
from performances.addresses import is_the_clue
from performances.models import Recording
from web.hooks import Hook

A_DAY = timedelta(days=1)
"""The age from which on files and recordings are looked at; younger ones may be on their way."""

reasons_to_keep: Hook[Callable[[], Exists]] = Hook()
"""Conditions under which a recording stays, whatever its age."""

log = logging.getLogger(__name__)


def delete_old(now: datetime) -> int:
    """Deletes what is not kept any longer, and counts it. No game holds up the others."""
    old = Recording.objects.filter(began_at__lt=now - A_DAY)
    games = set(old.values_list("game", flat=True))
    return sum(_delete_of(game, now) for game in games)


def _delete_of(game_id: UUID, now: datetime) -> int:
    try:
        with transaction.atomic():
            return _delete(list(_no_longer_kept(game_id, now)))
    except Exception:
        log.exception("the recordings of game %s", game_id)
        return 0


def _no_longer_kept(game_id: UUID, now: datetime) -> Iterator[Recording]:
    table = store.load(game_id)
    keeps_clues = _keeps_clues(game_id, table, now)
    found = Recording.objects.filter(game=game_id, began_at__lt=now - A_DAY)
    for reason in reasons_to_keep:
        found = found.exclude(reason())
    for recording in found:
        is_kept = keeps_clues and is_the_clue(recording, table)
        if _is_past(recording, table) and not is_kept:
            yield recording


def _keeps_clues(game_id: UUID, table: Table, now: datetime) -> bool:
    if not table.is_over:
        return True
    long_ago = now - timedelta(days=settings.RECORDINGS_STAY_DAYS)
    lately = Game.objects.filter(pk=game_id, last_event_at__gt=long_ago).exists()
    return lately or have_agreed_to_open(game_id, people_of(table))


def _is_past(recording: Recording, table: Table) -> bool:
    """True once the recording is a clue, or can't become one any more."""
    turn = table.turn.number
    told = recording.turn == turn and table.phase > Phase.CLUE
    return table.is_over or recording.turn < turn or told


def _delete(recordings: list[Recording]) -> int:
    names = [name for recording in recordings for name in recording.kept_names]
    Recording.objects.filter(pk__in=[recording.pk for recording in recordings]).delete()
    transaction.on_commit(partial(storage.delete_files, names))
    return len(recordings)


def delete_orphans(now: datetime) -> None:
    """Deletes files of no recording, as after a worker was killed or a deletion failed."""
    known = {name for one in Recording.objects.iterator() for name in one.kept_names}
    old = (name for name in storage.names() if storage.kept_since(name) < now - A_DAY)
    storage.delete_files([name for name in old if name not in known])
