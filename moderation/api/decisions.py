"""Endpoints that make, list and take back decisions."""

from datetime import datetime
from uuid import UUID

import msgspec
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts.keyed_requests import keyed, make_once
from accounts.people import PersonSeen, names_of
from moderation.actions import decide, take_back
from moderation.api.access import ModeratorEndpoint
from moderation.api.queue import DECISION, WhyBody
from moderation.api.schemas import DecisionSeen, decisions_seen
from moderation.models import AuditEntry, Decision
from moderation.orders import Order
from web.endpoint import body_of, json_response
from web.paging import LIMIT, PAGING, limit_of, newest_first, page_of
from web.parameters import number_of
from web.schema import INTEGER, KEY_IF_ANY, SIGNED_IN, describe


class DecisionPage(msgspec.Struct, frozen=True):
    decisions: list[DecisionSeen]
    next: str | None


class EntrySeen(msgspec.Struct, frozen=True):
    id: int
    at: datetime
    by: PersonSeen
    what: str
    why: str
    address: str
    """The network address that the moderator acted from."""
    person: UUID | None
    room: UUID | None
    game: UUID | None
    report: UUID | None
    decision: UUID | None


class AuditPage(msgspec.Struct, frozen=True):
    entries: list[EntrySeen]
    next: int | None
    """The value of `before` for the next page, or null."""


class Decisions(ModeratorEndpoint):
    @describe(
        "What has been decided, newest first",
        operation_id="list_decisions",
        answer=DecisionPage,
        parameters=[*PAGING],
        tags=["For moderators"],
    )
    def get(self, request: Request) -> HttpResponse:
        page = newest_first(request, Decision.objects.select_related("room", "appeal"), "at")
        return json_response(DecisionPage(decisions_seen(page.rows), page.next))

    @describe(
        "Decide: each kind takes fields of its own, and a reason for whom it concerns",
        operation_id="decide",
        body=Order,
        answer=DecisionSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409, 422),
        parameters=[KEY_IF_ANY],
        example={
            "kind": "suspend",
            "person": "7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33",
            "until": "2030-01-01T00:00:00Z",
            "reason": "Insults, after a warning",
        },
        tags=["For moderators"],
    )
    def post(self, request: Request) -> HttpResponse:
        order = body_of(request, Order)
        made = make_once(keyed(request, order), lambda: str(decide(self.moderator, order).id))
        decision = Decision.objects.select_related("room", "appeal").get(pk=made)
        return json_response(decisions_seen([decision])[0], status=201)


class TakeBack(ModeratorEndpoint):
    @describe(
        "Take a decision back, and undo what it did",
        operation_id="take_back_decision",
        body=WhyBody,
        answer=DecisionSeen,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[DECISION],
        example={"reason": "A misunderstanding"},
        tags=["For moderators"],
    )
    def post(self, request: Request, decision: UUID) -> HttpResponse:
        taken = take_back(self.moderator, decision, body_of(request, WhyBody).reason)
        return json_response(decisions_seen([taken])[0])


class Audit(ModeratorEndpoint):
    @describe(
        "The record of who did what, newest first",
        operation_id="list_audit_log",
        answer=AuditPage,
        parameters=[
            LIMIT,
            OpenApiParameter(
                "before",
                INTEGER,
                description="Only what is older than the entry of this number.",
            ),
        ],
        tags=["For moderators"],
    )
    def get(self, request: Request) -> HttpResponse:
        found = AuditEntry.objects.select_related("words").order_by("-id")
        if before := number_of(request, "before", 0):
            found = found.filter(id__lt=before)
        page = page_of(found, limit_of(request), lambda entry: entry.id)
        people = names_of(entry.by for entry in page.rows)
        return json_response(
            AuditPage(
                [
                    EntrySeen(
                        id=entry.id,
                        at=entry.at,
                        by=people[entry.by],
                        what=entry.what,
                        why=entry.words.why,
                        address=entry.words.address,
                        person=entry.person,
                        room=entry.room,
                        game=entry.game,
                        report=entry.report,
                        decision=entry.decision,
                    )
                    for entry in page.rows
                ],
                page.next,
            )
        )
