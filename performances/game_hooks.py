"""Hooks of performances into games: which performance a clue names, and what is on its way."""

from uuid import UUID

from accounts.people import names_of
from games.performing import on_their_way, performances
from games.rules.decide import RECORDING_TOLD_WITHIN
from games.rules.events import Performance
from games.rules.state import Table
from games.text_checks import Said, text_checks
from performances.models import Recording, State
from performances.refusals import PerformanceRefusal
from web.refusals import Refused


@performances.register
def performance_of(game_id: UUID, person: UUID, turn: int, id: UUID) -> Performance | None:
    """A performance that is ready, of that person and turn."""
    recording = Recording.objects.filter(pk=id, game=game_id, person=person).first()
    if recording is None:
        return None
    if recording.turn != turn:
        raise Refused(
            PerformanceRefusal.PERFORMANCE_OF_ANOTHER_TURN, expected=recording.turn, given=turn
        )
    if recording.state == State.REFUSED:
        raise Refused(PerformanceRefusal.PERFORMANCE_REFUSED, reason=recording.why)
    if recording.state != State.READY or recording.milliseconds is None:
        raise Refused(PerformanceRefusal.PERFORMANCE_NOT_READY)
    return Performance(
        str(recording.pk), recording.hash, recording.performance_kind, recording.milliseconds
    )


@on_their_way.register
def is_on_its_way(game_id: UUID, table: Table) -> bool:
    """True if somebody who may tell sends a recording, or has one that has just become ready."""
    if table.deadline is None:
        return False
    just_now = table.deadline - RECORDING_TOLD_WITHIN
    begun = Recording.objects.filter(
        game=game_id,
        turn=table.turn.number,
        person__in=table.awaited,
        began_at__lt=table.deadline,
    )
    just_ready = begun.filter(state=State.READY, changed_at__gt=just_now)
    return begun.under_way().exists() or just_ready.exists()


@text_checks.register
def guests_perform_in_private(said: Said) -> None:
    if said.performed and said.room.is_public and names_of([said.by])[said.by].kind == "guest":
        raise Refused(PerformanceRefusal.GUESTS_PERFORM_IN_PRIVATE)
