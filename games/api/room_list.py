"""The list of public rooms, with its filters."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from django.db.models import Exists, OuterRef, Q, QuerySet
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from accounts.people import PersonSeen, names_of
from games.acquaintances import played_with
from games.catalogue import SLUG
from games.distributed import bringing, where_game
from games.models import Admission, Ban, Room
from games.refusals import A_DECK
from games.rooms import current
from games.rules.editions import EDITIONS
from games.rules.settings import TIMED_PHASES, TimedPhase
from games.rules.state import Phase, PhaseName
from games.rules.view import SettingsSeen
from games.serializers.rooms import settings_of
from web.endpoint import caller_id
from web.languages import CODES, LanguageCode
from web.paging import PAGING, newest_first
from web.parameters import bad_parameter, choice_of, id_of, number_if_any, truth_of
from web.schema import BOOLEAN, INTEGER

EDITION_NAMES = tuple(EDITIONS)
LOBBY, RUNNING = Phase.LOBBY.word, "running"
LIST_PARAMETERS = (
    *PAGING,
    OpenApiParameter("phase", str, enum=(LOBBY, RUNNING)),
    OpenApiParameter("language", str, enum=CODES),
    OpenApiParameter("edition", str, enum=EDITION_NAMES),
    OpenApiParameter(
        "deck",
        {"type": "string", "pattern": f"^{SLUG.pattern}$"},
        description="The slug of a deck that is played with, alone or among others.",
    ),
    OpenApiParameter("target_min", INTEGER),
    OpenApiParameter("target_max", INTEGER),
    OpenApiParameter(
        "seconds_min",
        INTEGER,
        description="Only rooms that leave so much time for each phase, or have no limit for it.",
    ),
    OpenApiParameter(
        "seconds_max",
        INTEGER,
        description="Only rooms that leave no more time than that for any phase.",
    ),
    OpenApiParameter("has_password", BOOLEAN),
    OpenApiParameter("spectators", BOOLEAN, description="Whether people without a seat may watch."),
    OpenApiParameter("with_bots", BOOLEAN, description="Whether bots sit there."),
    OpenApiParameter(
        "outside_bots", BOOLEAN, description="Whether bots may come in from elsewhere."
    ),
    OpenApiParameter("host", UUID, description="Only rooms that this person hosts."),
    OpenApiParameter(
        "with",
        UUID,
        description="Only rooms where this person sits, with whom you have played.",
    ),
)


class RoomListed(msgspec.Struct, frozen=True):
    code: str
    title: str
    language: LanguageCode
    has_password: bool
    spectators: bool
    opened_at: datetime
    phase: PhaseName
    settings: SettingsSeen
    host: PersonSeen | None
    """Null in rooms that you need a password for."""
    seats: list[PersonSeen | None]
    """Those who sit there or wait for a seat, leftwards round the table. People with whom you have
    never played are null, and so is everybody in rooms that you need a password for."""
    open_seats: int
    with_bots: bool
    """True if bots sit there, or have sat there since the game began."""
    outside_bots: bool
    """True if bots may come in that are no programs of this server's."""


class OfPeople(NamedTuple):
    """The conditions for those who sit in a room: on the room, and on the game there."""

    of_room: Q
    of_game: Q


class RoomPage(msgspec.Struct, frozen=True):
    rooms: list[RoomListed]
    next: str | None


def listed_rooms(request: Request) -> RoomPage:
    viewer = caller_id(request)
    people = _of_people(request)
    found = _listed_for(viewer).filter(*_conditions(request), people.of_room)
    found = where_game(found, Q(*_conditions_of_game(request), people.of_game, open_seats__gt=0))
    page = newest_first(request, bringing(found, "current_game"), "opened_at")
    rows: list[Any] = page.rows
    open_ones = [current(room) for room in rows if room.may_look_in]
    known = played_with(viewer, {player for game in open_ones for player in game.players})
    names = names_of(known.union(game.host for game in open_ones if game.host))
    return RoomPage([_listed(room, known, names) for room in rows], page.next)


def _listed_for(viewer: UUID) -> QuerySet[Room]:
    """The public rooms, but for those that the viewer is banned from.

    Those that the viewer needs no password for, or no more, are marked as `may_look_in`.
    """
    of_viewer = {"room": OuterRef("pk"), "person": viewer}
    return Room.objects.filter(
        ~Exists(Ban.objects.in_force().filter(**of_viewer)), is_public=True, closed_at=None
    ).annotate(may_look_in=Q(password="") | Exists(Admission.objects.filter(**of_viewer)))


# Filters


def _conditions(request: Request) -> Iterable[Q]:
    if language := choice_of(request, "language", CODES):
        yield Q(language=language)
    if (has_password := truth_of(request, "has_password")) is not None:
        yield ~Q(password="") if has_password else Q(password="")
    if (spectators := truth_of(request, "spectators")) is not None:
        yield Q(spectators=spectators)
    if (outside_bots := truth_of(request, "outside_bots")) is not None:
        yield Q(outside_bots=outside_bots)


def _conditions_of_game(request: Request) -> Iterable[Q]:
    if phase := choice_of(request, "phase", (LOBBY, RUNNING)):
        yield Q(phase=LOBBY) if phase == LOBBY else ~Q(phase=LOBBY)
    if edition := choice_of(request, "edition", EDITION_NAMES):
        yield Q(edition=edition)
    if (with_bots := truth_of(request, "with_bots")) is not None:
        yield Q(with_bots=with_bots)
    yield from _conditions_of_settings(request)


def _conditions_of_settings(request: Request) -> Iterable[Q]:
    if deck := _deck_of(request):
        yield _setting("decks__contains", [deck])
    if (lowest := number_if_any(request, "target_min")) is not None:
        yield _setting("target__gte", lowest)
    if (highest := number_if_any(request, "target_max")) is not None:
        yield _setting("target__lte", highest)
    if (least := number_if_any(request, "seconds_min")) is not None:
        for phase in TIMED_PHASES:
            yield _has_no_limit(phase) | _setting(f"limits__{phase}__gte", least)
    if (most := number_if_any(request, "seconds_max")) is not None:
        for phase in TIMED_PHASES:
            yield ~_has_no_limit(phase) & _setting(f"limits__{phase}__lte", most)


def _of_people(request: Request) -> OfPeople:
    """Conditions on people, which tell no more of them than the list itself would.

    Who asks for any is shown no room that they may not look into.
    """
    of_game = Q()
    if host := id_of(request, "host"):
        of_game &= Q(host=host)
    if partner := id_of(request, "with"):
        known = played_with(caller_id(request), {partner})
        of_game &= Q(players__overlap=list(known))
    return OfPeople(of_room=Q(may_look_in=True) if of_game else Q(), of_game=of_game)


def _setting(lookup: str, value: Any) -> Q:
    return Q(**{f"settings__{lookup}": value})


def _has_no_limit(phase: TimedPhase) -> Q:
    return _setting(f"limits__{phase}", None)


def _deck_of(request: Request) -> str | None:
    given = request.query_params.get("deck")
    if given is not None and not SLUG.fullmatch(given):
        raise bad_parameter("deck", A_DECK)
    return given


def _listed(room: Any, known: set[UUID], names: Mapping[UUID, PersonSeen]) -> RoomListed:
    game, may_look_in = current(room), room.may_look_in
    return RoomListed(
        code=room.code,
        title=room.title,
        language=room.language,
        has_password=bool(room.password),
        spectators=room.spectators,
        opened_at=room.opened_at,
        phase=game.phase,
        settings=settings_of(game),
        host=names[game.host] if may_look_in and game.host else None,
        seats=[
            names[player] if may_look_in and player in known else None for player in game.players
        ],
        open_seats=game.open_seats,
        with_bots=game.with_bots,
        outside_bots=room.outside_bots,
    )
