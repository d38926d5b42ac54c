"""Lets moderators play what a reported clue performed, and notes that they did."""

from uuid import UUID

from django.db import transaction

from games import store
from games.refusals import GameRefusal
from moderation.audit import Moderator, record
from moderation.models import Report
from moderation.refusals import ModerationRefusal
from performances.addresses import Addresses, addresses_of
from performances.models import Recording, State
from web.refusals import Refused

PLAYED = "play_performance"
"""The audit log's word for having been given the addresses of a performance."""


def recording_of(report: Report) -> Recording | None:
    """The recording of the reported clue, if it was performed and the recording is still kept."""
    if report.game_id is None or report.turn is None:
        return None
    told = store.load(report.game_id).told.get(report.turn)
    if told is None or told.performance is None:
        return None
    return Recording.objects.filter(pk=told.performance.id, state=State.READY).first()


@transaction.atomic
def play_reported(by: Moderator, report_id: UUID) -> Addresses:
    """The addresses of what a reported clue performed, hidden or not; the audit log notes it."""
    report = Report.objects.filter(pk=report_id).first()
    if report is None:
        raise Refused(ModerationRefusal.NO_SUCH_REPORT)
    recording = recording_of(report)
    if recording is None:
        raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)
    record(
        by,
        PLAYED,
        person=report.person,
        room=report.room_id,
        game=report.game_id,
        report=report.pk,
    )
    return addresses_of(recording, by.id, "moderator")
