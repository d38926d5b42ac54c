"""Hooks of moderation into accounts: the export of an account's data, and its erasure."""

from typing import Any
from uuid import UUID

from django.dispatch import receiver

from accounts.erasure import account_erased
from accounts.export import exported
from moderation.models import Appeal, AuditWords, Complaint, Decision, Report


@exported
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


@receiver(account_erased)
def forget_words(account_id: UUID, **_: Any) -> None:
    """Deletes the texts that the person wrote or that are about them; rows and ids stay."""
    Report.objects.filter(person=account_id).update(words="")
    Complaint.objects.filter(reporter=account_id).update(note="")
    Complaint.objects.filter(report__person=account_id).update(note="")
    Decision.objects.filter(person=account_id).update(reason="", before="", after="")
    Appeal.objects.filter(decision__person=account_id).update(words="", answer="")
    AuditWords.objects.filter(entry__person=account_id).update(why="")
    AuditWords.objects.filter(entry__by=account_id).update(address="")
