"""The endpoints of rooms."""

from datetime import datetime
from functools import partial
from typing import Annotated
from uuid import UUID

import msgspec
from django.http import HttpResponse
from msgspec import UNSET, Meta, UnsetType
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from accounts.keyed_requests import keyed, make_once
from games import admission, bans, rooms
from games.api.access import player_of
from games.api.parameters import CODE, PERSON, CodeEndpoint
from games.api.room_list import LIST_PARAMETERS, RoomPage, listed_rooms
from games.api.settings import SettingsAsked
from games.catalogue import usual_settings
from games.next_game import next_game
from games.rules.names import Colour
from games.serializers.rooms import RoomAtDoor, RoomSeen, room_at_door, room_for
from web.endpoint import Endpoint, body_of, caller_id, given, json_response, no_content
from web.languages import LanguageCode
from web.schema import KEY_IF_ANY, SIGNED_IN, describe
from web.throttle import refuse_too_many_by_address

Title = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(max_length=128)]


class OpenRoomBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Title
    is_public: bool = False
    spectators: bool = True
    reactions: bool = True
    """False switches reactions off."""
    outside_bots: bool = False
    """True lets bots in that people have made of their accounts (`POST /me/bot`)."""
    language: LanguageCode | None = None
    """The language of play; that of the request, if left out."""
    word_list: bool = False
    """True refuses the words that public rooms refuse."""
    password: Password | None = None
    """The password; none, if null or empty."""
    colour: Colour | None = None
    settings: SettingsAsked = SettingsAsked()


class ChangeRoomBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Title | UnsetType = UNSET
    is_public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    reactions: bool | UnsetType = UNSET
    outside_bots: bool | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET
    word_list: bool | UnsetType = UNSET
    password: Password | UnsetType | None = UNSET
    """The password; none, if null or empty."""
    settings: SettingsAsked | UnsetType = UNSET
    """The settings to change of the game, while it is in its lobby."""


class EnterBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password = ""


class BanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: UUID


class BanSeen(msgspec.Struct, frozen=True):
    person: UUID
    at: datetime


class BanList(msgspec.Struct, frozen=True):
    bans: list[BanSeen]


class Rooms(Endpoint):
    @describe(
        "Public rooms with free seats, newest first",
        operation_id="list_rooms",
        answer=RoomPage,
        refusals=(401,),
        parameters=LIST_PARAMETERS,
        for_bots=True,
        tags=["Rooms"],
    )
    def get(self, request: Request) -> HttpResponse:
        return json_response(listed_rooms(request))

    @describe(
        "Open a room; you host, and sit in the first seat",
        operation_id="open_room",
        body=OpenRoomBody,
        answer=RoomSeen,
        status=201,
        refusals=(*SIGNED_IN, 409, 422),
        parameters=[KEY_IF_ANY],
        example={"title": "Friday night", "is_public": True, "settings": {"edition": "odyssey"}},
        tags=["Rooms"],
    )
    def post(self, request: Request) -> HttpResponse:
        body = body_of(request, OpenRoomBody)
        code = make_once(keyed(request, body), partial(_open_room, request, body))
        return json_response(room_for(rooms.room_with(code), caller_id(request)), status=201)


def _open_room(request: Request, body: OpenRoomBody) -> str:
    refuse_too_many_by_address("room", request)
    person = caller_id(request)
    return rooms.open_room(
        person,
        title=rooms.clean_title(body.title),
        settings=body.settings.applied_to(usual_settings(is_public=body.is_public), person),
        is_public=body.is_public,
        spectators=body.spectators,
        reactions=body.reactions,
        outside_bots=body.outside_bots,
        language=body.language,
        word_list=body.word_list,
        password=body.password or "",
        colour=body.colour,
    ).code


class RoomByCode(CodeEndpoint):
    @describe(
        "A room and its game",
        operation_id="get_room",
        parameters=[CODE],
        answer=RoomSeen,
        refusals=(401, 404),
        for_bots=True,
        tags=["Rooms"],
    )
    def get(self, request: Request, code: str) -> HttpResponse:
        return json_response(room_for(rooms.room_with(code), caller_id(request)))

    @describe(
        "Change the room, or settings of the game in its lobby; for the host",
        operation_id="change_room",
        parameters=[CODE],
        body=ChangeRoomBody,
        answer=RoomSeen,
        refusals=(*SIGNED_IN, 404, 409),
        example={"title": "Saturday night", "settings": {"target": 20}},
        tags=["Rooms"],
    )
    def patch(self, request: Request, code: str) -> HttpResponse:
        changes, person = given(body_of(request, ChangeRoomBody)), caller_id(request)
        if "title" in changes:
            changes["title"] = rooms.clean_title(changes["title"])
        if "settings" in changes:
            changes["settings"] = partial(changes["settings"].applied_to, person=person)
        rooms.change(rooms.room_with(code), player_of(request), **changes)
        return json_response(room_for(rooms.room_with(code), person))


class DoorOfRoom(CodeEndpoint):
    permission_classes = (AllowAny,)

    @describe(
        "A room from outside; for whoever has its code, without a token, too",
        operation_id="look_at_door",
        parameters=[CODE],
        answer=RoomAtDoor,
        refusals=(401, 404),
        tags=["Rooms"],
    )
    def get(self, request: Request, code: str) -> HttpResponse:
        return json_response(room_at_door(rooms.find_room(code)))


class EnterRoom(CodeEndpoint):
    @describe(
        "Say the password, to watch or to join",
        operation_id="enter_room",
        parameters=[CODE],
        body=EnterBody,
        answer=RoomSeen,
        refusals=(*SIGNED_IN, 404, 409),
        example={"password": "lighthouse"},
        for_bots=True,
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        room, body = rooms.room_with(code), body_of(request, EnterBody)
        admission.enter(room, caller_id(request), body.password)
        return json_response(room_for(room, caller_id(request)))


class CloseRoom(CodeEndpoint):
    @describe(
        "Close the room, and the game in it; for the host",
        operation_id="close_room",
        parameters=[CODE],
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        rooms.close(rooms.room_with(code), player_of(request))
        return no_content()


class NextGame(CodeEndpoint):
    @describe(
        "The next game: the same people sit down again",
        operation_id="open_next_game",
        parameters=[CODE, KEY_IF_ANY],
        answer=RoomSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409, 422),
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        room, person = rooms.room_with(code), caller_id(request)
        make_once(keyed(request), lambda: str(next_game(room, person).id))
        return json_response(room_for(rooms.room_with(code), person), status=201)


class Bans(CodeEndpoint):
    @describe(
        "Who may not come in; for the host",
        operation_id="list_bans",
        parameters=[CODE],
        answer=BanList,
        refusals=(*SIGNED_IN, 404),
        tags=["Rooms"],
    )
    def get(self, request: Request, code: str) -> HttpResponse:
        found = bans.bans_of(rooms.room_with(code), player_of(request))
        return json_response(BanList([BanSeen(ban.person, ban.at) for ban in found]))

    @describe(
        "Show somebody the door for good; for the host",
        operation_id="ban_person",
        parameters=[CODE],
        body=BanBody,
        status=204,
        refusals=(*SIGNED_IN, 404, 409),
        example={"person": "7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33"},
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        body = body_of(request, BanBody)
        bans.ban(rooms.room_with(code), player_of(request), body.person)
        return no_content()


class OneBan(CodeEndpoint):
    @describe(
        "Let somebody in again; for the host",
        operation_id="lift_ban",
        parameters=[CODE, PERSON],
        status=204,
        refusals=(*SIGNED_IN, 404),
        tags=["Rooms"],
    )
    def delete(self, request: Request, code: str, person: UUID) -> HttpResponse:
        bans.lift_ban(rooms.room_with(code), player_of(request), person)
        return no_content()
