"""Endpoints for players: reports, decisions about themselves, appeals."""

from typing import Annotated, ClassVar
from uuid import UUID

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from msgspec import Meta
from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request

from moderation.api.schemas import (
    AppealSeen,
    MyDecision,
    MyReport,
    decisions_about,
    reports_by,
)
from moderation.appeals import appeal
from moderation.models import Decision
from moderation.orders import NO_NUL
from moderation.reports import Accusation, accuse
from moderation.sanctions import decision_of_pass
from web.endpoint import Endpoint, OpenEndpoint, body_of, caller_id, json_response
from web.schema import SIGNED_IN, describe

DECISION = OpenApiParameter("decision", UUID, OpenApiParameter.PATH)


class Reported(msgspec.Struct, frozen=True):
    report: UUID
    """The id of the report, the same for everybody who reports the same thing."""


class AppealBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, Meta(min_length=1, max_length=2000, pattern=NO_NUL)]
    appeal: Annotated[str, Meta(max_length=200)] = ""
    """The fact `appeal` of the refusal `suspended`; needed only by those who can't sign in."""


class MyDecisions(msgspec.Struct, frozen=True):
    decisions: list[MyDecision]


class ReportsOfMine(msgspec.Struct, frozen=True):
    reports: list[MyReport]


class Reports(Endpoint):
    throttle: ClassVar[str] = "report"
    throttle_by_address: ClassVar[bool] = True

    @describe(
        "Report a clue, a name, a title or somebody's conduct to the moderators",
        operation_id="report",
        body=Accusation,
        answer=Reported,
        status=201,
        refusals=(*SIGNED_IN, 404, 409),
        example={"matter": "title", "room": "KQ7MR2X", "note": "An insult"},
        tags=["Moderation"],
    )
    def post(self, request: Request) -> HttpResponse:
        report = accuse(caller_id(request), body_of(request, Accusation))
        return json_response(Reported(report.id), status=201)


class MyReports(Endpoint):
    @describe(
        "What I have reported, newest first, and what became of it",
        operation_id="list_my_reports",
        answer=ReportsOfMine,
        refusals=(401,),
        tags=["Moderation"],
    )
    def get(self, request: Request) -> HttpResponse:
        return json_response(ReportsOfMine(reports_by(caller_id(request))))


class DecisionsAboutMe(Endpoint):
    @describe(
        "What moderators have decided about me, newest first",
        operation_id="list_my_decisions",
        answer=MyDecisions,
        refusals=(401,),
        tags=["Moderation"],
    )
    def get(self, request: Request) -> HttpResponse:
        person = caller_id(request)
        return json_response(MyDecisions(decisions_about([person])[person]))


class MyAppeal(OpenEndpoint):
    throttle: ClassVar[str] = "appeal"
    throttle_by_address: ClassVar[bool] = True

    @describe(
        "Appeal, once, against a decision about me",
        operation_id="appeal",
        body=AppealBody,
        answer=AppealSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[DECISION],
        example={"words": "That was a quotation."},
        tags=["Moderation"],
    )
    def post(self, request: Request, decision: UUID) -> HttpResponse:
        body = body_of(request, AppealBody)
        made = appeal(_person(request, decision, body.appeal), decision, body.words)
        return json_response(
            AppealSeen(made.words, made.at, made.granted, made.answer, made.answered_at), status=201
        )


def _person(request: Request, decision: UUID, given_pass: str) -> UUID:
    if request.user.is_authenticated:
        return caller_id(request)
    if given_pass and decision_of_pass(given_pass) == decision:
        person = Decision.objects.filter(pk=decision).values_list("person", flat=True).first()
        if person is not None:
            return person
    raise NotAuthenticated
