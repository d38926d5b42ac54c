"""Hooks of moderation into accounts, which know nothing of it: names, erasure and export."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from accounts.erasure import Erased, Marked, account_erased, erasure_locks, marked_columns
from accounts.export import export_sections
from accounts.names import name_checks
from accounts.people import moderators as seen_as_moderators
from accounts.suspension import suspension_facts
from games.account_hooks import tables_of
from games.models import Room
from moderation.models import (
    Appeal,
    AuditEntry,
    AuditWords,
    Complaint,
    Decision,
    Kind,
    Report,
    Word,
)
from moderation.moderators import moderators
from moderation.refusals import ModerationRefusal
from moderation.sanctions import pass_to_appeal
from moderation.word_list import unwelcome
from web.refusals import Refused

seen_as_moderators.register(moderators)


@export_sections.register
def said_and_decided(account_id: UUID) -> tuple[str, Any]:
    complaints = Complaint.objects.filter(reporter=account_id).order_by("at")
    decisions = Decision.objects.filter(person=account_id).order_by("at")
    appeals = Appeal.objects.filter(decision__person=account_id).order_by("at")
    given = Decision.objects.filter(by=account_id).order_by("at")
    return "moderation", {
        "reports": list(complaints.values("report", "report__matter", "note", "at")),
        "decisions": list(decisions.values("id", "kind", "reason", "at", "until", "taken_back_at")),
        "appeals": list(appeals.values("decision", "words", "at", "granted", "answer")),
        "given": list(given.values("id", "kind", "reason", "at")),
    }


@erasure_locks.register
def lock_cases(account_id: UUID) -> None:
    """Locks the reports, appeals and decisions about the person, as moderators do, first of all."""
    reports = Report.objects.filter(person=account_id)
    appeals = Appeal.objects.filter(decision__person=account_id)
    decisions = Decision.objects.filter(person=account_id)
    for rows in (reports, appeals, decisions):
        list(rows.select_for_update(of=("self",), no_key=True).order_by("pk"))


@account_erased.register
def forget_words(erased: Erased) -> None:
    """Deletes the texts that the person wrote or that are about them; rows and ids stay."""
    account_id = erased.account_id
    Report.objects.filter(person=account_id).update(words="")
    Complaint.objects.filter(reporter=account_id).update(note="")
    Complaint.objects.filter(report__person=account_id).update(note="")
    Decision.objects.filter(person=account_id).update(reason="", before="", after="")
    Appeal.objects.filter(decision__person=account_id).update(words="", answer="")
    AuditWords.objects.filter(entry__person=account_id).update(why="")
    AuditWords.objects.filter(entry__by=account_id).update(address="")


@name_checks.register
def no_unwelcome_name(account_id: UUID, name: str) -> None:
    rooms = Room.objects.filter(pk__in=tables_of(account_id).values("room"))
    languages = {room.language for room in rooms if room.keeps_words_out}
    if languages and unwelcome([name], languages):
        raise Refused(ModerationRefusal.WORD_NOT_ALLOWED, kind="name")


@suspension_facts.register
def reason_and_appeal(account_id: UUID) -> Mapping[str, Any]:
    """The newest suspension with its reason, and a pass to appeal without signing in."""
    newest = (
        Decision.objects.in_force()
        .filter(kind=Kind.SUSPEND, person=account_id)
        .order_by("-at")
        .first()
    )
    if newest is None:
        return {}
    return {
        "reason": newest.reason,
        "decision": str(newest.pk),
        "appeal": pass_to_appeal(newest),
    }


marked_columns.register(Marked(Report, kept=("person", "closed_by"), erased=("words",)))
marked_columns.register(Marked(Complaint, kept=("reporter",), erased=("note",)))
marked_columns.register(
    Marked(Decision, kept=("person", "by"), erased=("reason", "before", "after"))
)
marked_columns.register(Marked(Appeal, kept=("answered_by",), erased=("words", "answer")))
marked_columns.register(Marked(Word, kept=("text", "form")))
marked_columns.register(
    Marked(AuditEntry, kept=("by", "what", "person", "room", "game", "report", "decision"))
)
marked_columns.register(Marked(AuditWords, erased=("why", "address")))
