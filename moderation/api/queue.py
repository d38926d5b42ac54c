"""Endpoints of the moderators' queue: reports and appeals."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from django.db.models import QuerySet
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from msgspec import Meta
from rest_framework.request import Request

from accounts.people import PersonSeen, names_of
from moderation import appeals, reports
from moderation.api.access import ModeratorEndpoint
from moderation.api.schemas import (
    DecisionSeen,
    ReportSeen,
    decisions_seen,
    report_seen,
    reports_seen,
)
from moderation.models import Decision, Report
from moderation.orders import NO_NUL, Reason
from moderation.playing import play_reported
from moderation.refusals import ModerationRefusal
from performances.addresses import Addresses
from web.endpoint import body_of, json_response, no_content
from web.paging import PAGING, newest_first
from web.parameters import choice_of
from web.refusals import Refused
from web.schema import SIGNED_IN, describe

STATUSES = ("open", "upheld", "dismissed")
SHOWN = 50
REPORT = OpenApiParameter("report", UUID, OpenApiParameter.PATH)
DECISION = OpenApiParameter("decision", UUID, OpenApiParameter.PATH)


class ReportPage(msgspec.Struct, frozen=True):
    reports: list[ReportSeen]
    next: str | None


class ComplaintSeen(msgspec.Struct, frozen=True):
    by: PersonSeen
    note: str
    at: datetime


class ReportInFull(msgspec.Struct, frozen=True):
    report: ReportSeen
    complaints: list[ComplaintSeen]
    """The complaints, newest first; only the newest if there are many."""
    decisions: list[DecisionSeen]
    """The decisions about the same person, newest first."""
    other_reports: int
    """The number of other open reports about the same person."""


class WhyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason


class AnswerBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    granted: bool
    words: Annotated[str, Meta(min_length=1, max_length=2000, pattern=NO_NUL)]


class OpenAppeals(msgspec.Struct, frozen=True):
    decisions: list[DecisionSeen]
    """Decisions with open appeals, the longest waiting first."""


class ReportQueue(ModeratorEndpoint):
    @describe(
        "What players have reported, newest first",
        operation_id="list_reports",
        answer=ReportPage,
        parameters=[*PAGING, OpenApiParameter("status", str, enum=STATUSES)],
        tags=["For moderators"],
    )
    def get(self, request: Request) -> HttpResponse:
        status = choice_of(request, "status", STATUSES) or "open"
        found = Report.objects.select_related("room").filter(status=status)
        page = newest_first(request, found, "opened_at")
        return json_response(ReportPage(reports_seen(page.rows), page.next))


class OneReport(ModeratorEndpoint):
    @describe(
        "A report with what is needed to decide it",
        operation_id="get_report",
        answer=ReportInFull,
        refusals=(*SIGNED_IN, 404),
        parameters=[REPORT],
        tags=["For moderators"],
    )
    def get(self, request: Request, report: UUID) -> HttpResponse:
        return json_response(_in_full(report))


def _in_full(report_id: UUID) -> ReportInFull:
    report = Report.objects.select_related("room").filter(pk=report_id).first()
    if report is None:
        raise Refused(ModerationRefusal.NO_SUCH_REPORT)
    complaints = list(report.complaints.order_by("-at")[:SHOWN])
    reporters = [complaint.reporter for complaint in complaints]
    people = names_of([*reporters, *filter(None, [report.person])])
    about_person = Report.objects.filter(person=report.person, status="open")
    return ReportInFull(
        report=report_seen(report, people),
        complaints=[ComplaintSeen(people[c.reporter], c.note, c.at) for c in complaints],
        decisions=decisions_seen(list(_about(report.person)[:SHOWN])),
        other_reports=about_person.exclude(pk=report.pk).count() if report.person else 0,
    )


def _about(person: UUID | None) -> QuerySet[Decision]:
    found = Decision.objects.select_related("room", "appeal").order_by("-at", "-id")
    return found.filter(person=person) if person else found.none()


class DismissReport(ModeratorEndpoint):
    @describe(
        "Close a report without doing anything",
        operation_id="dismiss_report",
        body=WhyBody,
        status=204,
        refusals=(*SIGNED_IN, 404),
        parameters=[REPORT],
        example={"reason": "No harm in that"},
        tags=["For moderators"],
    )
    def post(self, request: Request, report: UUID) -> HttpResponse:
        reports.dismiss(self.moderator, report, body_of(request, WhyBody).reason)
        return no_content()


class PlayReported(ModeratorEndpoint):
    @describe(
        "Where to play what a reported clue performed, hidden or not; noted in the audit log",
        operation_id="play_reported_performance",
        answer=Addresses,
        refusals=(*SIGNED_IN, 404),
        parameters=[REPORT],
        tags=["For moderators"],
    )
    def post(self, request: Request, report: UUID) -> HttpResponse:
        return json_response(play_reported(self.moderator, report))


class AppealQueue(ModeratorEndpoint):
    @describe(
        "Appeals that wait for an answer",
        operation_id="list_appeals",
        answer=OpenAppeals,
        tags=["For moderators"],
    )
    def get(self, request: Request) -> HttpResponse:
        waiting = Decision.objects.filter(appeal__isnull=False, appeal__granted=None)
        found = waiting.select_related("room", "appeal").order_by("appeal__at")[:SHOWN]
        return json_response(OpenAppeals(decisions_seen(list(found))))


class AnswerAppeal(ModeratorEndpoint):
    @describe(
        "Answer an appeal; to grant it takes the decision back, as far as it can be",
        operation_id="answer_appeal",
        body=AnswerBody,
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[DECISION],
        example={"granted": True, "words": "You are right, that was a quotation."},
        tags=["For moderators"],
    )
    def post(self, request: Request, decision: UUID) -> HttpResponse:
        body = body_of(request, AnswerBody)
        appeals.answer(self.moderator, decision, granted=body.granted, words=body.words)
        return no_content()
