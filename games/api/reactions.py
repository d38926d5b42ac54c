"""The endpoint of reactions."""

from uuid import UUID

import msgspec
from django.http import HttpResponse
from rest_framework.request import Request

from games.api.access import GameEndpoint, access_of_an_acquaintance
from games.api.parameters import GAME_ID
from games.reactions import CardOnBoard, Picture, react
from web.endpoint import body_of, caller_id, no_content
from web.schema import SIGNED_IN, describe


class ReactionBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    picture: Picture
    card: CardOnBoard | None = None
    """A card of the board that was scored last; the table itself, if left out."""


class Reactions(GameEndpoint):
    throttle = "reaction"

    @describe(
        "React to a card of the board that was scored last, or to the table; for its players",
        operation_id="react",
        body=ReactionBody,
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        parameters=[GAME_ID],
        example={"picture": "heart", "card": {"turn": 1, "slot": 3}},
        tags=["Games"],
    )
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        access_of_an_acquaintance(request)
        body = body_of(request, ReactionBody)
        react(game_id, caller_id(request), body.picture, body.card)
        return no_content()
