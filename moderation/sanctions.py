"""The decisions in force against a person."""

from datetime import datetime
from uuid import UUID

from django.core import signing

from accounts import suspension
from moderation.models import Decision, Kind

APPEALS = "moderation.appeals"
"""The salt of signed passes to appeal."""


def is_muted(person: UUID) -> bool:
    return Decision.objects.in_force().filter(kind=Kind.MUTE, person=person).exists()


def apply_suspensions(person: UUID) -> None:
    """Suspends the account until the last of its suspensions ends, or lifts it if none is left."""
    ends = suspensions(person)
    if ends:
        suspension.suspend(person, None if None in ends else max(filter(None, ends)))
    else:
        suspension.lift(person)


def suspensions(person: UUID) -> list[datetime | None]:
    held = Decision.objects.in_force().filter(kind=Kind.SUSPEND, person=person)
    return list(held.values_list("until", flat=True))


def pass_to_appeal(decision: Decision) -> str:
    return signing.dumps(str(decision.pk), salt=APPEALS)


def decision_of_pass(text: str) -> UUID | None:
    try:
        return UUID(signing.loads(text, salt=APPEALS))
    except (signing.BadSignature, ValueError):
        return None
