"""The audit log of what moderators do, which nobody can change."""

from typing import NamedTuple
from uuid import UUID

from moderation.models import AuditEntry, AuditWords


class Moderator(NamedTuple):
    """The acting moderator, with the network address."""

    id: UUID
    address: str = ""
    is_superuser: bool = False


def record(
    by: Moderator,
    what: str,
    why: str = "",
    *,
    person: UUID | None = None,
    room: UUID | None = None,
    game: UUID | None = None,
    report: UUID | None = None,
    decision: UUID | None = None,
) -> None:
    entry = AuditEntry.objects.create(
        by=by.id,
        what=what,
        person=person,
        room=room,
        game=game,
        report=report,
        decision=decision,
    )
    AuditWords.objects.create(entry=entry, why=why, address=by.address)
