"""Appeals against decisions: one for each, answered by another moderator, if there is one."""

from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.people import lock_account
from moderation.actions import announce_decision, take_back
from moderation.audit import Moderator, record
from moderation.models import Appeal, Decision
from moderation.moderators import others_than
from moderation.orders import FINAL
from moderation.own_games import refuse_own_game
from moderation.refusals import ModerationRefusal
from web.refusals import Refused


@transaction.atomic
def appeal(person: UUID, decision_id: UUID, words: str) -> Appeal:
    decision = Decision.objects.select_for_update().filter(pk=decision_id, person=person).first()
    if decision is None:
        raise Refused(ModerationRefusal.NO_SUCH_DECISION)
    if Appeal.objects.filter(decision=decision).exists():
        raise Refused(ModerationRefusal.APPEALED_BEFORE)
    made = Appeal.objects.create(decision=decision, words=words)
    if lock_account(person) is None:  # and nothing that they say is kept
        raise Refused(ModerationRefusal.NO_SUCH_DECISION)
    announce_decision(decision)
    return made


@transaction.atomic
def answer(by: Moderator, decision_id: UUID, *, granted: bool, words: str) -> Appeal:
    """Answers an appeal; granting it takes the decision back, where that is possible."""
    asked = Appeal.objects.select_for_update().filter(pk=decision_id, granted=None).first()
    if asked is None:
        raise Refused(ModerationRefusal.NO_SUCH_APPEAL)
    decision = asked.decision
    if by.id == decision.person or (by.id == decision.by and others_than(by.id)):
        raise Refused(ModerationRefusal.OWN_DECISION)
    refuse_own_game(by, decision)
    asked.granted, asked.answer = granted, words
    asked.answered_by, asked.answered_at = by.id, timezone.now()
    asked.save()
    record(
        by,
        "grant_appeal" if granted else "reject_appeal",
        words,
        person=decision.person,
        room=decision.room_id,
        game=decision.game_id,
        decision=decision.pk,
    )
    announce_decision(decision)
    if granted and decision.taken_back_at is None and decision.kind not in FINAL:
        take_back(by, decision.pk, words)
    return asked
