"""The endpoints of rooms."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from django.db.models import Q, QuerySet
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import asdict
from rest_framework.request import Request

from games import rooms
from games.api.access import player_of
from games.api.parameters import CODE, PERSON
from games.catalogue import USUAL_DECK, decks_named
from games.models import Room
from games.rules.editions import EDITIONS, EditionName
from games.rules.names import Colour, Number
from games.rules.settings import Settings, TimeLimits
from games.rules.state import Phase
from games.serializers.rooms import RoomSeen, room_for
from web.endpoint import Endpoint, body_of, caller_id, json_response, no_content
from web.languages import LanguageCode
from web.paging import PAGING, newest_first
from web.parameters import choice_of
from web.schema import SIGNED_IN, describe
from web.throttle import refuse_too_many

Title = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(max_length=128)]
Slug = Annotated[str, Meta(max_length=50)]
EDITION_NAMES = tuple(EDITIONS)
LOBBY, RUNNING = Phase.LOBBY.word, "running"
USUAL = Settings(decks=())


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, with decks by their slugs."""

    edition: EditionName = USUAL.edition
    decks: tuple[Slug, ...] = (USUAL_DECK,)
    target: Number = USUAL.target
    hand: Number = USUAL.hand
    limits: TimeLimits = USUAL.limits
    auto_reveal: bool = USUAL.auto_reveal
    late_joining: bool = USUAL.late_joining

    def chosen(self, person: UUID) -> Settings:
        return Settings(**{**asdict(self), "decks": decks_named(self.decks, person)})


class OpenRoomBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Title
    is_public: bool = False
    spectators: bool = True
    language: LanguageCode | None = None
    """The language of play; that of the request, if left out."""
    word_list: bool = False
    """True refuses the words that public rooms refuse."""
    password: Password = ""
    colour: Colour | None = None
    settings: SettingsAsked = SettingsAsked()


class ChangeRoomBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Title | UnsetType = UNSET
    is_public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET
    word_list: bool | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    settings: SettingsAsked | UnsetType = UNSET
    """The settings of the game, while it is in its lobby."""


class EnterBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password = ""


class BanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: UUID


class RoomListed(msgspec.Struct, frozen=True):
    code: str
    title: str
    has_password: bool
    spectators: bool
    opened_at: datetime
    edition: str
    phase: str
    players: int
    open_seats: int


class RoomPage(msgspec.Struct, frozen=True):
    rooms: list[RoomListed]
    next: str | None


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
        parameters=[
            *PAGING,
            OpenApiParameter("edition", str, enum=EDITION_NAMES),
            OpenApiParameter("phase", str, enum=(LOBBY, RUNNING)),
        ],
        tags=["Rooms"],
    )
    def get(self, request: Request) -> HttpResponse:
        page = newest_first(request, _listed(request), "opened_at")
        return json_response(RoomPage([_row(room) for room in page.rows], page.next))

    @describe(
        "Open a room; you host, and sit in the first seat",
        operation_id="open_room",
        body=OpenRoomBody,
        answer=RoomSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409),
        example={"title": "Friday night", "is_public": True, "settings": {"edition": "odyssey"}},
        tags=["Rooms"],
    )
    def post(self, request: Request) -> HttpResponse:
        body = body_of(request, OpenRoomBody)
        person = caller_id(request)
        refuse_too_many("room", str(request.META.get("REMOTE_ADDR", "")))
        room = rooms.open_room(
            person,
            title=rooms.clean_title(body.title),
            settings=body.settings.chosen(person),
            is_public=body.is_public,
            spectators=body.spectators,
            language=body.language,
            word_list=body.word_list,
            password=body.password,
            colour=body.colour,
        )
        return json_response(room_for(rooms.room_with(room.code), person), status=201)


def _listed(request: Request) -> QuerySet[Room]:
    found = Room.objects.filter(is_public=True, closed_at=None, current_game__open_seats__gt=0)
    if edition := choice_of(request, "edition", EDITION_NAMES):
        found = found.filter(current_game__edition=edition)
    if phase := choice_of(request, "phase", (LOBBY, RUNNING)):
        in_lobby = Q(current_game__phase=LOBBY)
        found = found.filter(in_lobby if phase == LOBBY else ~in_lobby)
    return found.select_related("current_game")


def _row(room: Room) -> RoomListed:
    game = rooms.current(room)
    return RoomListed(
        code=room.code,
        title=room.title,
        has_password=bool(room.password),
        spectators=room.spectators,
        opened_at=room.opened_at,
        edition=game.edition,
        phase=game.phase,
        players=len(game.players),
        open_seats=game.open_seats,
    )


class CodeEndpoint(Endpoint):
    """An endpoint with a room's code in its address. Codes are short, so tries are limited."""

    throttle = "code"
    throttle_by_address = True


class RoomByCode(CodeEndpoint):
    @describe(
        "A room and its game",
        operation_id="get_room",
        parameters=[CODE],
        answer=RoomSeen,
        refusals=(401, 404),
        tags=["Rooms"],
    )
    def get(self, request: Request, code: str) -> HttpResponse:
        return json_response(room_for(rooms.room_with(code), caller_id(request)))

    @describe(
        "Change the room, or the settings of the game in its lobby; for the host",
        operation_id="change_room",
        parameters=[CODE],
        body=ChangeRoomBody,
        answer=RoomSeen,
        refusals=(*SIGNED_IN, 404, 409),
        example={"title": "Saturday night", "settings": {"target": 20}},
        tags=["Rooms"],
    )
    def patch(self, request: Request, code: str) -> HttpResponse:
        body = body_of(request, ChangeRoomBody)
        person = caller_id(request)
        fields = {
            field: value
            for field in ("title", "is_public", "spectators", "language", "word_list", "password")
            if (value := getattr(body, field)) is not UNSET
        }
        if "title" in fields:
            fields["title"] = rooms.clean_title(fields["title"])
        settings = None if body.settings is UNSET else body.settings.chosen(person)
        rooms.change(rooms.room_with(code), player_of(request), settings=settings, **fields)
        return json_response(room_for(rooms.room_with(code), person))


class EnterRoom(CodeEndpoint):
    @describe(
        "Say the password, to watch or to join",
        operation_id="enter_room",
        parameters=[CODE],
        body=EnterBody,
        answer=RoomSeen,
        refusals=(*SIGNED_IN, 404, 409),
        example={"password": "lighthouse"},
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        room, body = rooms.room_with(code), body_of(request, EnterBody)
        rooms.enter(room, caller_id(request), body.password)
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
        parameters=[CODE],
        answer=RoomSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409),
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        rooms.next_game(rooms.room_with(code), caller_id(request))
        return json_response(room_for(rooms.room_with(code), caller_id(request)), status=201)


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
        found = rooms.bans(rooms.room_with(code), player_of(request))
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
        rooms.ban(rooms.room_with(code), player_of(request), body.person)
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
        rooms.lift_ban(rooms.room_with(code), player_of(request), person)
        return no_content()
