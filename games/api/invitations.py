"""The endpoints of invitations: to make, read, accept and decline them, and their QR codes."""

import io
from datetime import datetime, timedelta
from typing import Annotated
from uuid import UUID

import msgspec
import segno
from django.conf import settings
from django.http import HttpResponse
from django.urls import reverse
from drf_spectacular.utils import OpenApiParameter
from msgspec import Meta
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request

from accounts.keyed_requests import keyed, make_once
from accounts.people import PersonSeen, names_of
from games import admission, invitations, rooms
from games.api.parameters import CODE, CodeEndpoint
from games.models import Invitation
from games.serializers.invitations import Invited, invited
from games.serializers.seating import Seating, seating_for
from web.endpoint import Endpoint, OpenEndpoint, body_of, caller_id, json_response, no_content
from web.renderers import stands_for
from web.schema import KEY_IF_ANY, SIGNED_IN, describe
from web.throttle import refuse_too_many

SVG = "image/svg+xml"
INVITATION = OpenApiParameter("invitation_id", UUID, OpenApiParameter.PATH)
TOKEN = OpenApiParameter(
    "token",
    {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$", "examples": ["k2x4mq7wr5tz3hab"]},
    OpenApiParameter.PATH,
    description="The token of a link, in capital or small letters.",
)
Seconds = Annotated[int, Meta(ge=5 * 60, le=30 * 24 * 60 * 60)]
Uses = Annotated[int, Meta(ge=1, le=100)]


class InviteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: UUID | None = None
    """Somebody you have played with, to be invited without a link."""
    uses: Uses = 12
    """The number of people who may come in by the link."""
    seconds: Seconds = 7 * 24 * 60 * 60
    """The seconds after which nobody comes in by it any more."""


class InvitationGiven(msgspec.Struct, frozen=True):
    """An invitation, for whoever made it, and for the host."""

    id: UUID
    by: PersonSeen
    person: PersonSeen | None
    """The person who is invited; null for a link."""
    made_at: datetime
    until: datetime
    uses_left: int
    """The number of people who may still come in by it."""
    token: str | None
    """The token of the link; null if a person is invited."""
    link: str | None
    """The address to be handed on, of a page that accepts the invitation."""
    qr: str | None
    """The address of a picture of the link, as a QR code."""


class InvitationList(msgspec.Struct, frozen=True):
    invitations: list[InvitationGiven]


class Invitations(CodeEndpoint):
    @describe(
        "The invitations that I made; for the host, all of them",
        operation_id="list_invitations",
        parameters=[CODE],
        answer=InvitationList,
        refusals=(401, 404),
        tags=["Invitations"],
    )
    def get(self, request: Request, code: str) -> HttpResponse:
        found = list(invitations.given(rooms.find_room(code), caller_id(request)))
        return json_response(InvitationList(_given(request, found)))

    @describe(
        "Make a link that lets people in and seats them, or invite somebody you played with",
        operation_id="invite",
        parameters=[CODE, KEY_IF_ANY],
        body=InviteBody,
        answer=InvitationGiven,
        status=201,
        refusals=(*SIGNED_IN, 404, 409, 422),
        example={"uses": 4, "seconds": 3600},
        tags=["Invitations"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        body, by = body_of(request, InviteBody), caller_id(request)
        room, lasting = rooms.room_with(code), timedelta(seconds=body.seconds)

        def make() -> str:
            refuse_too_many("invitation", str(by))
            if body.person is None:
                made = invitations.make_link(room, by, uses=body.uses, lasting=lasting)
            else:
                made = invitations.invite_person(room, by, body.person, lasting=lasting)
            return str(made.id)

        made = invitations.with_id(UUID(make_once(keyed(request, body), make)))
        return json_response(_given(request, [made])[0], status=201)


class OneInvitation(CodeEndpoint):
    @describe(
        "Take an invitation back; for whoever made it, and for the host",
        operation_id="take_back_invitation",
        parameters=[CODE, INVITATION],
        status=204,
        refusals=(*SIGNED_IN, 404),
        tags=["Invitations"],
    )
    def delete(self, request: Request, code: str, invitation_id: UUID) -> HttpResponse:
        invitations.take_back(rooms.find_room(code), caller_id(request), invitation_id)
        return no_content()


class TokenEndpoint(OpenEndpoint):
    """An endpoint with a token in its address; tries are limited as those of codes are."""

    throttle = "code"
    throttle_by_address = True


class InvitationByToken(TokenEndpoint):
    @describe(
        "What a link invites to; for whoever has it",
        operation_id="get_invitation",
        parameters=[TOKEN],
        answer=Invited,
        refusals=(401, 404, 409, 410),
        tags=["Invitations"],
    )
    def get(self, request: Request, token: str) -> HttpResponse:
        found = invitations.with_token(token)
        person: UUID | None = request.user.pk
        if person is None or not admission.has_been_in(found.room, person):
            invitations.refuse_if_over(found)
        return json_response(invited(found, names_of([found.by])))


class QrOfInvitation(TokenEndpoint):
    renderer_classes = (JSONRenderer, stands_for(SVG))

    @describe(
        "The link as a QR code",
        operation_id="get_invitation_qr",
        parameters=[TOKEN],
        refusals=(401, 404),
        tags=["Invitations"],
    )
    def get(self, request: Request, token: str) -> HttpResponse:
        invitations.with_token(token)
        return HttpResponse(_qr_code(_link(request, token)), content_type=SVG)


class AcceptInvitation(CodeEndpoint):
    @describe(
        "Come in by a link, past the password, and sit down if a seat is free",
        operation_id="accept_invitation",
        parameters=[TOKEN],
        answer=Seating,
        refusals=(*SIGNED_IN, 404, 409, 410),
        for_bots=True,
        tags=["Invitations"],
    )
    def post(self, request: Request, token: str) -> HttpResponse:
        return _accepted(request, invitations.with_token(token))


class AcceptMyInvitation(Endpoint):
    @describe(
        "Come in where I am invited, and sit down if a seat is free",
        operation_id="accept_my_invitation",
        parameters=[INVITATION],
        answer=Seating,
        refusals=(*SIGNED_IN, 404, 409, 410),
        for_bots=True,
        tags=["Invitations"],
    )
    def post(self, request: Request, invitation_id: UUID) -> HttpResponse:
        return _accepted(request, invitations.sent_to(caller_id(request), invitation_id))


class MyInvitation(Endpoint):
    @describe(
        "Decline an invitation; nobody is told",
        operation_id="decline_invitation",
        parameters=[INVITATION],
        status=204,
        refusals=(*SIGNED_IN, 404),
        for_bots=True,
        tags=["Invitations"],
    )
    def delete(self, request: Request, invitation_id: UUID) -> HttpResponse:
        invitations.decline(invitations.sent_to(caller_id(request), invitation_id))
        return no_content()


def _accepted(request: Request, invitation: Invitation) -> HttpResponse:
    person = caller_id(request)
    why_not = invitations.accept(invitation, person)
    return json_response(seating_for(invitation.room, person, why_not))


def _given(request: Request, found: list[Invitation]) -> list[InvitationGiven]:
    people = names_of({one for made in found for one in (made.by, made.person) if one})
    return [_one_given(request, invitation, people) for invitation in found]


def _one_given(
    request: Request, invitation: Invitation, people: dict[UUID, PersonSeen]
) -> InvitationGiven:
    token = invitations.token_of(invitation)
    return InvitationGiven(
        id=invitation.id,
        by=people[invitation.by],
        person=people[invitation.person] if invitation.person else None,
        made_at=invitation.made_at,
        until=invitation.until,
        uses_left=invitation.uses_left,
        token=token,
        link=token and _link(request, token),
        qr=token and request.build_absolute_uri(reverse("invitation-qr", args=[token])),
    )


def _link(request: Request, token: str) -> str:
    """The page of the front end that accepts the invitation."""
    return str(request.build_absolute_uri(f"{settings.FRONTEND_URL}/i/{token.lower()}"))


def _qr_code(text: str) -> bytes:
    """The text as a QR code that fills whatever it is shown in, dark on light everywhere."""
    drawn = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(drawn, kind="svg", dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return drawn.getvalue()
