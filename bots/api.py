"""The endpoints of bots: seating them in a lobby, and taking them away."""

from functools import partial
from typing import Annotated
from uuid import UUID

import msgspec
from django.http import HttpResponse
from msgspec import Meta
from rest_framework.request import Request

from accounts.keyed_requests import keyed, make_once
from bots import seats
from bots.personas import Strength
from bots.refusals import BotRefusal
from games import rooms
from games.api.parameters import CODE, PERSON
from games.models import Room
from games.rules.editions import EDITIONS, FEWEST_PLAYERS
from games.rules.moves import player
from games.serializers.rooms import RoomSeen, room_for
from web.endpoint import Endpoint, body_of, caller_id, json_response, no_content
from web.refusals import Refused
from web.schema import KEY_IF_ANY, SIGNED_IN, describe

MOST_PLAYERS = max(edition.most_players for edition in EDITIONS.values())


class BotsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None
    """The number of bots to seat; one, if neither this nor `players` is said."""
    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] | None = None
    """Instead of `count`: bots come until so many sit there."""
    strength: Strength = "usual"


class BotEndpoint(Endpoint):
    """An endpoint with a room's code in its address. Codes are short, so tries are limited."""

    throttle = "code"
    throttle_by_address = True


class BotsOfRoom(BotEndpoint):
    @describe(
        "Seat bots in the lobby; for the host",
        operation_id="add_bots",
        parameters=[CODE, KEY_IF_ANY],
        body=BotsAsked,
        answer=RoomSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409, 422),
        example={"players": 5, "strength": "usual"},
        tags=["Bots"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        room, body = rooms.room_with(code), body_of(request, BotsAsked)
        make_once(keyed(request, body), partial(_seat, request, room, body))
        return json_response(room_for(rooms.room_with(code), caller_id(request)), status=201)


def _seat(request: Request, room: Room, body: BotsAsked) -> str:
    host = player(str(caller_id(request)))
    if body.count and body.players:
        raise Refused(BotRefusal.COUNT_OR_PLAYERS)
    if body.players:
        seats.fill_up(room, host, body.players, body.strength)
    else:
        seats.add_bots(room, host, body.count or 1, body.strength)
    return room.code


class OneBot(BotEndpoint):
    @describe(
        "Take a bot out of the lobby; for the host",
        operation_id="remove_bot",
        parameters=[CODE, PERSON],
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        tags=["Bots"],
    )
    def delete(self, request: Request, code: str, person: UUID) -> HttpResponse:
        seats.remove_bot(rooms.room_with(code), player(str(caller_id(request))), person)
        return no_content()
