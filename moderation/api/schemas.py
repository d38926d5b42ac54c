"""Answers about reports, decisions and appeals, for moderators and for people concerned."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from uuid import UUID

import msgspec

from accounts.people import PersonSeen, names_of
from games.models import Room
from moderation.models import Appeal, Complaint, Decision, Matter, Report
from moderation.orders import KindName
from web.choices import OneOf

MOST_SHOWN = 100
"""The number of decisions about somebody, and of their reports, that are shown to them."""

People = Mapping[UUID, PersonSeen]


class RoomNamed(msgspec.Struct, frozen=True):
    code: str
    title: str


class ReportSeen(msgspec.Struct, frozen=True):
    id: UUID
    matter: OneOf[Matter]
    person: PersonSeen | None
    """The author of the words or the conduct."""
    room: RoomNamed
    game: UUID | None
    turn: int | None
    event: int | None
    """The number of the reported event in the game's log."""
    words: str
    """The words as they were when first reported."""
    status: OneOf[Report.Status]
    reporters: int
    opened_at: datetime
    closed_at: datetime | None


class MyReport(msgspec.Struct, frozen=True):
    """A report as shown to one of those who made it, without what they may no longer see."""

    id: UUID
    matter: OneOf[Matter]
    game: UUID | None
    turn: int | None
    note: str
    """The remark that I made."""
    status: OneOf[Report.Status]
    at: datetime
    closed_at: datetime | None


class AppealSeen(msgspec.Struct, frozen=True):
    words: str
    at: datetime
    granted: bool | None
    """Null until a moderator has answered."""
    answer: str
    answered_at: datetime | None


class DecisionSeen(msgspec.Struct, frozen=True):
    id: UUID
    kind: KindName
    person: PersonSeen | None
    room: RoomNamed | None
    game: UUID | None
    turn: int | None
    report: UUID | None
    reason: str
    before: str
    after: str
    by: PersonSeen
    at: datetime
    until: datetime | None
    taken_back_at: datetime | None
    appeal: AppealSeen | None


class MyDecision(msgspec.Struct, frozen=True):
    """A decision as shown to the person it concerns, without the moderator."""

    id: UUID
    kind: KindName
    room: RoomNamed | None
    game: UUID | None
    turn: int | None
    reason: str
    at: datetime
    until: datetime | None
    """Null for a decision that is for good, or has no duration."""
    taken_back_at: datetime | None
    appeal: AppealSeen | None


def reports_seen(reports: Sequence[Report]) -> list[ReportSeen]:
    people = names_of(filter(None, (report.person for report in reports)))
    return [report_seen(report, people) for report in reports]


def reports_by(person: UUID) -> list[MyReport]:
    """The newest reports of this person, as shown to them, newest first."""
    made = Complaint.objects.filter(reporter=person).select_related("report")
    return [_my_report(complaint) for complaint in made.order_by("-at", "-report")[:MOST_SHOWN]]


def _my_report(complaint: Complaint) -> MyReport:
    report = complaint.report
    return MyReport(
        id=report.id,
        matter=report.matter,
        game=report.game_id,
        turn=report.turn,
        note=complaint.note,
        status=report.status,
        at=complaint.at,
        closed_at=report.closed_at,
    )


def report_seen(report: Report, people: People) -> ReportSeen:
    return ReportSeen(
        id=report.id,
        matter=report.matter,
        person=_person(report.person, people),
        room=RoomNamed(report.room.code, report.room.title),
        game=report.game_id,
        turn=report.turn,
        event=report.event,
        words=report.words,
        status=report.status,
        reporters=report.reporters,
        opened_at=report.opened_at,
        closed_at=report.closed_at,
    )


def decisions_seen(decisions: Sequence[Decision]) -> list[DecisionSeen]:
    """The decisions as moderators see them; their rooms and appeals must be loaded already."""
    people = names_of(_concerned(decisions))
    return [
        DecisionSeen(
            id=decision.id,
            kind=decision.kind,
            person=_person(decision.person, people),
            room=_room(decision.room),
            game=decision.game_id,
            turn=decision.turn,
            report=decision.report_id,
            reason=decision.reason,
            before=decision.before,
            after=decision.after,
            by=people[decision.by],
            at=decision.at,
            until=decision.until,
            taken_back_at=decision.taken_back_at,
            appeal=appeal_of(decision),
        )
        for decision in decisions
    ]


def decisions_about(people: Collection[UUID]) -> dict[UUID, list[MyDecision]]:
    """The newest decisions about each of these people, as shown to them, newest first."""
    found = Decision.objects.filter(person__in=people).select_related("room", "appeal")
    about: dict[UUID, list[MyDecision]] = {person: [] for person in people}
    for decision in found.order_by("-at", "-id"):
        assert decision.person is not None
        if len(about[decision.person]) < MOST_SHOWN:
            about[decision.person].append(_my_decision(decision))
    return about


def _my_decision(decision: Decision) -> MyDecision:
    return MyDecision(
        id=decision.id,
        kind=decision.kind,
        room=_room(decision.room),
        game=decision.game_id,
        turn=decision.turn,
        reason=decision.reason,
        at=decision.at,
        until=decision.until,
        taken_back_at=decision.taken_back_at,
        appeal=appeal_of(decision),
    )


def appeal_of(decision: Decision) -> AppealSeen | None:
    held: Appeal | None = getattr(decision, "appeal", None)
    if held is None:
        return None
    return AppealSeen(held.words, held.at, held.granted, held.answer, held.answered_at)


def _concerned(decisions: Iterable[Decision]) -> Iterable[UUID]:
    for decision in decisions:
        yield decision.by
        if decision.person is not None:
            yield decision.person


def _person(person: UUID | None, people: People) -> PersonSeen | None:
    return None if person is None else people[person]


def _room(room: Room | None) -> RoomNamed | None:
    return None if room is None else RoomNamed(room.code, room.title)
