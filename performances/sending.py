"""Takes recordings in: from whoever may tell now, one at a time, and in time."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO, Any
from uuid import UUID

from celery import current_app
from django.db import transaction
from kombu.exceptions import OperationalError

from accounts.announce import announce_stale
from games import store
from games.distributed import room_of
from games.models import Room
from games.play import in_time
from games.rules.decide import (
    RECORDING_TOLD_WITHIN,
    is_due,
    require_may_tell,
    require_performances,
)
from games.rules.events import PerformanceKind
from games.rules.moves import Moment
from games.rules.names import Player
from games.rules.refusals import Code, RuleViolation
from games.rules.state import Phase, Table
from games.text_checks import Said, check_text
from performances import storage
from performances.models import Recording, State
from performances.refusals import PerformanceRefusal, Why
from web.clock import clock
from web.redis import REDIS_ERRORS
from web.refusals import Refused

MOST_EACH = 10
"""The number of recordings that somebody may begin to send for one turn."""
TOPIC = "performances"
"""The topic of somebody's recordings that are under way, or were lately."""
MAKE = "performances.tasks.remake"

log = logging.getLogger(__name__)


def begin(game_id: UUID, person: UUID, kind: PerformanceKind) -> Recording:
    """Notes that a recording has begun to be sent; refuses it unless the person may tell now.

    It locks the game, so that the clock sees it if it has begun before the time was up.
    """
    in_time(game_id, store.load(game_id))
    with transaction.atomic():
        table = store.load_locked(store.lock(game_id))
        now = clock.now()
        if is_due(table, Moment(now, b"")):
            raise RuleViolation(Code.PHASE_OVER)
        require_may_tell(table, Player(str(person)), table.turn.number)
        require_performances(table)
        check_text(Said("clue", (), person, Room.objects.get(room_of(game_id)), performed=True))
        mine = Recording.objects.filter(game=game_id, turn=table.turn.number, person=person)
        if mine.under_way().exists():
            raise Refused(PerformanceRefusal.RECORDING_UNDER_WAY)
        if mine.count() >= MOST_EACH:
            raise Refused(PerformanceRefusal.TOO_MANY_RECORDINGS, most=MOST_EACH)
        announce_stale(TOPIC, [person])
        return Recording.objects.create(
            game_id=game_id, turn=table.turn.number, person=person, kind=kind, began_at=now
        )


def take(recording: Recording, file: IO[Any]) -> None:
    """Keeps the recording as it has come, and has it made anew."""
    _refuse_if_late(recording)
    name = storage.keep(file)
    if not moves_on(recording, State.COMING, State.WAITING, original=name):
        storage.delete_files([name])  # given up meanwhile
        raise Refused(PerformanceRefusal.RECORDING_BROKEN_OFF)
    ask_for_making(recording.pk)


def ask_for_making(recording: UUID) -> None:
    """Asks a worker to make the recording anew; if that gets lost, a sweep asks again."""
    transaction.on_commit(partial(_send, recording))


def _send(recording: UUID) -> None:
    try:
        current_app.send_task(MAKE, (recording,), retry=False)
    except (OperationalError, *REDIS_ERRORS) as error:
        log.warning("could not ask for a recording to be made: %s", error)


@contextmanager
def taken_or_refused(recording: Recording) -> Iterator[None]:
    """Refuses the recording if anything is raised before it has been taken."""
    try:
        yield
    except Exception:
        refuse(recording, Why.BROKEN_OFF, State.COMING)
        raise


def _refuse_if_late(recording: Recording) -> None:
    table = in_time(recording.game_id, store.load(recording.game_id))
    if _is_late(recording, table):
        refuse(recording, Why.TOO_LATE, State.COMING)
        raise Refused(PerformanceRefusal.RECORDING_TOO_LATE)


def _is_late(recording: Recording, table: Table) -> bool:
    if table.phase is not Phase.CLUE or table.turn.number != recording.turn:
        return True
    if not table.turn.waited or table.deadline is None:
        return False
    return clock.now() > table.deadline - RECORDING_TOLD_WITHIN


def refuse(recording: Recording, why: Why, *states: State) -> None:
    """Refuses the recording if it is in one of these states."""
    for state in states:
        if moves_on(recording, state, State.REFUSED, why=why.code, original=""):
            transaction.on_commit(partial(storage.delete_files, recording.kept_names))


def moves_on(recording: Recording, before: State, after: State, **more: Any) -> bool:
    """Writes the next state down, if the recording is still in the one before."""
    now = clock.now()
    same = Recording.objects.filter(pk=recording.pk, state=before)
    moved = bool(same.update(state=after, changed_at=now, **more))
    if moved:
        announce_stale(TOPIC, [recording.person])
    return moved
