"""The endpoints of bots: in a lobby, alone with them, and of quick play."""

from datetime import datetime
from functools import partial
from typing import Annotated
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils.translation import gettext
from msgspec import Meta
from rest_framework.request import Request

from accounts.guests import welcome_guest
from accounts.keyed_requests import keyed, make_once
from accounts.me import Me, Name, me_of
from accounts.models import Account
from bots import seats
from bots.models import QuickTable
from bots.personas import Strength
from bots.quick_play import Wanted, begin_alone, seat_quickly
from bots.refusals import BotRefusal
from games import rooms, store
from games.api.parameters import CODE, PERSON, CodeEndpoint
from games.models import Room
from games.rules.editions import CLASSIC, EDITIONS, FEWEST_PLAYERS, EditionName
from games.rules.moves import player
from games.rules.view import as_player, view_for
from games.serializers.games import VIEW, view_headers
from games.serializers.rooms import RoomSeen, room_for
from web.endpoint import (
    Endpoint,
    OpenEndpoint,
    body_of,
    caller_id,
    django_request,
    encode,
    json_response,
    no_content,
)
from web.languages import LanguageCode, current_language
from web.refusals import Refused
from web.schema import KEY_IF_ANY, SIGNED_IN, describe
from web.throttle import refuse_too_many_by_address

MOST_PLAYERS = max(edition.most_players for edition in EDITIONS.values())


class BotsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None
    """The number of bots to seat; one, if neither this nor `players` is said."""
    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] | None = None
    """Instead of `count`: bots come until so many sit there."""
    strength: Strength = "usual"


class GameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: EditionName = CLASSIC.name
    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] = 4
    """The number of players with whom the game begins, you among them."""
    language: LanguageCode | None = None
    """The language of play; that of the request, if left out."""
    strength: Strength = "usual"
    """The strength of the bots."""


class SoloWanted(GameWanted, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    """The name of the guest that you become if you send no token."""


class QuickWanted(GameWanted, frozen=True, forbid_unknown_fields=True):
    bots: bool = False
    """True if bots may come after some seconds, where no people do."""


class SoloBegun(msgspec.Struct, frozen=True):
    """A game with bots that has begun."""

    token: str | None
    """The token of the guest that you have become; null if you sent one."""
    me: Me
    room: RoomSeen
    view: Annotated[msgspec.Raw, Meta(extra_json_schema=VIEW)]
    """The game as you see it."""


class QuickSeat(msgspec.Struct, frozen=True):
    """A seat at a table that begins by itself, once so many players sit there."""

    room: RoomSeen
    players: int | None
    """The number of players with whom the game begins; null where the host starts it."""
    bots_at: datetime | None
    """The time at which bots take the seats that are free; null if none come."""


class Solo(OpenEndpoint):
    throttle_by_address = True

    @describe(
        "Play with bots at once: guest, room, bots and start by one call",
        operation_id="play_alone",
        parameters=[KEY_IF_ANY],
        body=SoloWanted,
        answer=SoloBegun,
        status=201,
        refusals=(401, 409, 422),
        example={"name": "Ana", "players": 5},
        tags=["Bots"],
    )
    def post(self, request: Request) -> HttpResponse:
        body = body_of(request, SoloWanted)
        refuse_too_many_by_address("room", request)
        token = None
        if request.user.is_authenticated:
            person = caller_id(request)
            code = make_once(keyed(request, body), partial(_begin_alone, person, body))
        else:
            name = body.name or gettext("Guest")
            guest, token = welcome_guest(django_request(request), name, body.language)
            person, code = guest.id, _begin_alone(guest.id, body)
        return _begun(person, code, token)


def _begin_alone(person: UUID, body: SoloWanted) -> str:
    return begin_alone(person, _wanted(body, with_bots=True)).code


def _wanted(body: GameWanted, *, with_bots: bool) -> Wanted:
    language = body.language or current_language()
    return Wanted(language, body.edition, body.players, with_bots, body.strength)


def _begun(person: UUID, code: str, token: str | None) -> HttpResponse:
    room, viewer = rooms.room_with(code), as_player(str(person))
    table = store.load(rooms.current(room).id)
    begun = SoloBegun(
        token=token,
        me=me_of(Account.objects.get(pk=person)),
        room=room_for(room, person),
        view=msgspec.Raw(encode(view_for(table, viewer))),
    )
    return json_response(begun, 201, **view_headers(table, viewer))


class QuickPlay(Endpoint):
    @describe(
        "A seat at a table that waits for players, or at a new one",
        operation_id="play_quickly",
        parameters=[KEY_IF_ANY],
        body=QuickWanted,
        answer=QuickSeat,
        status=201,
        refusals=(*SIGNED_IN, 409, 422),
        example={"players": 5, "bots": True},
        tags=["Bots"],
    )
    def post(self, request: Request) -> HttpResponse:
        body, person = body_of(request, QuickWanted), caller_id(request)
        refuse_too_many_by_address("room", request)
        wanted = _wanted(body, with_bots=body.bots)
        code = make_once(keyed(request, body), partial(seat_quickly, person, wanted))
        room = rooms.room_with(code)
        waiting = QuickTable.objects.filter(room=room).first() or QuickTable()
        seat = QuickSeat(room_for(room, person), waiting.players, waiting.fill_at)
        return json_response(seat, status=201)


class BotsOfRoom(CodeEndpoint):
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


class OneBot(CodeEndpoint):
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
