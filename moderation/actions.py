"""Makes decisions of moderators and takes them back, for the API and the admin alike.

Each decision is kept with its reason, shown to the person it concerns, and recorded for good.
"""

from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.announce import announce_stale
from accounts.people import lock_account
from games import rooms, store
from games.distributed import bringing
from games.models import Game
from games.rules import moves as m
from moderation.audit import Moderator, record
from moderation.effects import DO, UNDO, Case
from moderation.models import Decision, Kind, Report
from moderation.moderators import require_authority
from moderation.orders import FINAL, NEEDS, Order, check
from moderation.own_games import refuse_own_game
from moderation.refusals import ModerationRefusal
from web.refusals import Refused, WebRefusal

DECISIONS = "decisions"
"""The topic of the decisions about somebody, with their appeals."""


@transaction.atomic
def decide(by: Moderator, order: Order) -> Decision:
    """Carries the order out, all of it or nothing; raises Refused or RuleViolation."""
    check(order)
    report = _report(by, order.report)
    decision = Decision(
        kind=order.kind, reason=order.reason, by=by.id, until=order.until, report=report
    )
    _fill_in(decision, order)
    require_authority(by, decision.person)
    refuse_own_game(by, decision)
    decision.save()
    _lock_what_it_is_about(decision, order)
    DO[order.kind](Case(by, order, decision))
    if report is not None:
        close_report(report, by, Report.Status.UPHELD)
    decision.save()
    _record(by, order.kind, order.reason, decision)
    announce_decision(decision)
    return decision


@transaction.atomic
def take_back(by: Moderator, decision_id: UUID, why: str) -> Decision:
    decision = Decision.objects.select_for_update().filter(pk=decision_id).first()
    if decision is None:
        raise Refused(ModerationRefusal.NO_SUCH_DECISION)
    if decision.kind in FINAL:
        raise Refused(ModerationRefusal.CANNOT_TAKE_BACK)
    if decision.taken_back_at is not None:
        raise Refused(ModerationRefusal.ALREADY_SO)
    require_authority(by, decision.person)
    refuse_own_game(by, decision)
    decision.taken_back_at = timezone.now()
    decision.save(update_fields=["taken_back_at"])
    UNDO[decision.kind](m.moderator(str(by.id)), decision)
    _record(by, f"take_back_{decision.kind}", why, decision)
    announce_decision(decision)
    return decision


def announce_decision(decision: Decision) -> None:
    """Has the decision told, as it is after the commit, wherever the person has a page open."""
    if decision.person is not None:
        announce_stale(DECISIONS, [decision.person])


def close_report(report: Report, by: Moderator, status: Report.Status) -> None:
    report.status = status
    report.closed_at, report.closed_by = timezone.now(), by.id
    report.save(update_fields=["status", "closed_at", "closed_by"])


def open_report(by: Moderator, report_id: UUID) -> Report:
    """The report, locked, for a moderator who may close it."""
    report = Report.objects.select_for_update().filter(pk=report_id, status="open").first()
    if report is None:
        raise Refused(ModerationRefusal.NO_SUCH_REPORT)
    refuse_own_game(by, report)
    return report


def _report(by: Moderator, report_id: UUID | None) -> Report | None:
    return None if report_id is None else open_report(by, report_id)


def _fill_in(decision: Decision, order: Order) -> None:
    """Adds the room, game, turn and person that the order is about."""
    if order.game is not None:
        decision.game = bringing(Game.objects.filter(pk=order.game), "room").first()
        if decision.game is None:
            raise store.GameNotFound(order.game)
        decision.room = decision.game.room
    elif order.room is not None:
        decision.room = rooms.find_room(order.room)
    decision.turn, decision.person = order.turn, _author(order) or order.person
    if decision.person is None and decision.game is not None:
        decision.person = decision.game.host
    elif decision.person is None and decision.room is not None:
        decision.person = rooms.current(decision.room).host


def _author(order: Order) -> UUID | None:
    """The person who gave the clue that is to be hidden."""
    if order.kind != Kind.HIDE_CLUE or order.game is None or order.turn is None:
        return None
    told = store.load(order.game).told.get(order.turn)
    return UUID(told.player) if told else None


def _lock_what_it_is_about(decision: Decision, order: Order) -> None:
    """Locks the room that is to change, and the person, about whom nothing is kept once erased."""
    if decision.room is not None and "room" in NEEDS[order.kind]:
        decision.room = rooms.lock_room(decision.room)
    gone = decision.person is not None and lock_account(decision.person) is None
    if gone and "person" in NEEDS[order.kind]:
        raise Refused(WebRefusal.NO_SUCH_PERSON)


def _record(by: Moderator, what: str, why: str, decision: Decision) -> None:
    record(
        by,
        what,
        why,
        person=decision.person,
        room=decision.room_id,
        game=decision.game_id,
        report=decision.report_id,
        decision=decision.pk,
    )
