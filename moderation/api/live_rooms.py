"""Endpoints for moderators: open rooms, their games, and the people in them."""

from datetime import datetime
from uuid import UUID

import msgspec
from django.db.models import Q
from django.http import HttpResponse
from drf_spectacular.utils import OpenApiParameter
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

from accounts.models import Account
from accounts.people import PersonSeen, names_of
from games import rooms, store
from games.api.parameters import AFTER, GAME_ID, PERSON
from games.distributed import bringing, where_game
from games.models import OVER, Room
from games.rules.editions import EditionName
from games.rules.state import PhaseName
from games.rules.view import MODERATOR, SPECTATOR, view_for
from games.serializers.events import EventPage, events_page
from games.serializers.games import VIEW
from games.serializers.people import PeopleOfGame, people_of_game
from moderation.api.access import ModeratorEndpoint
from moderation.api.schemas import DecisionSeen, decisions_seen
from moderation.models import Decision, Report
from moderation.moderators import SEE_HIDDEN_CARDS
from moderation.own_games import record_sight_under_lock
from moderation.sanctions import is_muted
from web.endpoint import json_response
from web.languages import LanguageCode
from web.paging import PAGING, newest_first
from web.parameters import number_of, truth_of
from web.refusals import Refused, WebRefusal
from web.schema import BOOLEAN, SIGNED_IN, describe

SHOWN = 50


class GameLive(msgspec.Struct, frozen=True):
    id: UUID
    version: int
    phase: PhaseName
    edition: EditionName
    host: UUID
    last_event_at: datetime
    """The time of the game's last event."""
    deadline: datetime | None
    people: list[PersonSeen]


class RoomLive(msgspec.Struct, frozen=True):
    code: str
    title: str
    is_public: bool
    language: LanguageCode
    opened_at: datetime
    game: GameLive


class LiveRooms(msgspec.Struct, frozen=True):
    rooms: list[RoomLive]
    next: str | None


class PersonInFull(msgspec.Struct, frozen=True):
    person: PersonSeen
    created_at: datetime
    suspended_until: datetime | None
    muted: bool
    open_reports: int
    decisions: list[DecisionSeen]
    """The decisions about the person, newest first."""


class Rooms(ModeratorEndpoint):
    @describe(
        "Rooms that are open, private ones too, newest first",
        operation_id="list_live_rooms",
        answer=LiveRooms,
        parameters=[*PAGING],
        tags=["For moderators"],
    )
    def get(self, request: Request) -> HttpResponse:
        found = where_game(Room.objects.filter(closed_at=None), ~Q(phase__in=OVER))
        page = newest_first(request, bringing(found, "current_game"), "opened_at")
        people = names_of(who for room in page.rows for who in rooms.current(room).players)
        return json_response(LiveRooms([_live(room, people) for room in page.rows], page.next))


def _live(room: Room, people: dict[UUID, PersonSeen]) -> RoomLive:
    game = rooms.current(room)
    assert game.host is not None
    assert game.last_event_at is not None
    return RoomLive(
        code=room.code,
        title=room.title,
        is_public=room.is_public,
        language=room.language,
        opened_at=room.opened_at,
        game=GameLive(
            id=game.id,
            version=game.version,
            phase=game.phase,
            edition=game.edition,
            host=game.host,
            last_event_at=game.last_event_at,
            deadline=game.deadline_at,
            people=[people[player] for player in game.players],
        ),
    )


class GameSeen(ModeratorEndpoint):
    @describe(
        "Any game as a spectator sees it; with a permission of its own, all cards, on record",
        operation_id="watch_game",
        answer=VIEW,
        refusals=(*SIGNED_IN, 404),
        parameters=[
            GAME_ID,
            OpenApiParameter(
                "hidden",
                {**BOOLEAN, "default": False},
                description="true shows all that is hidden, and says so in the record.",
            ),
        ],
        tags=["For moderators"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        if not truth_of(request, "hidden"):
            return json_response(view_for(store.load(game_id), SPECTATOR))
        if not self.account.has_perm(SEE_HIDDEN_CARDS):
            raise PermissionDenied
        table = record_sight_under_lock(self.moderator, game_id)
        return json_response(view_for(table, MODERATOR))


class GameLog(ModeratorEndpoint):
    @describe(
        "What has happened in any game, as a spectator may see it",
        operation_id="watch_events",
        answer=EventPage,
        refusals=(*SIGNED_IN, 404),
        parameters=[GAME_ID, AFTER],
        tags=["For moderators"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        after = number_of(request, "after", 0)
        return json_response(events_page(game_id, store.load(game_id), SPECTATOR, after))


class GamePeople(ModeratorEndpoint):
    @describe(
        "Names, avatars and colours of all who appear in any game",
        operation_id="watch_people",
        answer=PeopleOfGame,
        refusals=(*SIGNED_IN, 404),
        parameters=[GAME_ID],
        tags=["For moderators"],
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        return json_response(people_of_game(store.load(game_id)))


class OnePerson(ModeratorEndpoint):
    @describe(
        "Somebody, and what has been decided about them",
        operation_id="get_person",
        answer=PersonInFull,
        refusals=(*SIGNED_IN, 404),
        parameters=[PERSON],
        tags=["For moderators"],
    )
    def get(self, request: Request, person: UUID) -> HttpResponse:
        account = Account.objects.filter(pk=person).first()
        if account is None:
            raise Refused(WebRefusal.NO_SUCH_PERSON)
        about = Decision.objects.filter(person=person).select_related("room", "appeal")
        return json_response(
            PersonInFull(
                person=names_of([person])[person],
                created_at=account.created_at,
                suspended_until=account.suspended_until,
                muted=is_muted(person),
                open_reports=Report.objects.filter(person=person, status="open").count(),
                decisions=decisions_seen(list(about.order_by("-at", "-id")[:SHOWN])),
            )
        )
