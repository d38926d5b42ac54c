"""A room, as a person may see it."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TypedDict
from uuid import UUID

import msgspec
from msgspec.structs import replace

from accounts.people import PersonSeen, names_of
from games import admission, rooms, store
from games.bots_to_come import bots_at
from games.models import Ban, Game, Room
from games.queue import places
from games.rules.decide import open_seats
from games.rules.state import Phase, PhaseName, Table
from games.rules.view import SettingsSeen
from games.serializers.people import PlayerNamed, named
from web.languages import LanguageCode


class GameInRoom(msgspec.Struct, frozen=True):
    id: UUID
    version: int
    phase: PhaseName
    settings: SettingsSeen
    host: UUID
    open_seats: int
    people: list[PlayerNamed]
    """All who appear in the game's views and events, also those who left or wait for a seat."""


class AsItStands(TypedDict):
    """The fields of a game that change as it is played."""

    version: int
    phase: PhaseName
    settings: SettingsSeen
    host: UUID
    open_seats: int


def as_it_stands(table: Table) -> AsItStands:
    return AsItStands(
        version=table.version,
        phase=table.phase.word,
        settings=SettingsSeen.of(table.settings),
        host=UUID(table.host),
        open_seats=open_seats(table),
    )


class RoomSeen(msgspec.Struct, frozen=True):
    code: str
    title: str
    is_public: bool
    spectators: bool
    reactions: bool
    """True if the host lets players react."""
    outside_bots: bool
    """True if bots may come in that are no programs of this server's."""
    language: LanguageCode
    word_list: bool
    """True if the words that public rooms refuse are refused here."""
    has_password: bool
    opened_at: datetime
    closed_at: datetime | None
    game: GameInRoom | None
    """The game; null for people who have yet to give the password."""
    queue: list[PersonSeen]
    """The people who wait for a seat, foremost first."""
    bots_at: datetime | None
    """The time at which bots take the free seats and the game begins; null if none come so."""


class RoomAtDoor(msgspec.Struct, frozen=True):
    """A room as strangers see it who have its code: enough to know that it is the right one."""

    code: str
    title: str
    language: LanguageCode
    is_closed: bool
    has_password: bool
    host: PersonSeen | None
    """The host; null where a password is asked for, and in a closed room."""
    players: int | None
    """The number of people who sit there; null as the host is."""
    open_seats: int | None
    """The number of people who may still sit down; null as the host is."""


def room_at_door(room: Room) -> RoomAtDoor:
    game = rooms.current(room)
    tells = room.closed_at is None and not room.password and game.host is not None
    return RoomAtDoor(
        code=room.code,
        title=room.title,
        language=room.language,
        is_closed=room.closed_at is not None,
        has_password=bool(room.password),
        host=names_of([game.host])[game.host] if tells and game.host else None,
        players=len(game.players) if tells else None,
        open_seats=game.open_seats if tells else None,
    )


def room_for(room: Room, person: UUID) -> RoomSeen:
    if not _may_look_in(room, person):
        return _seen(room)
    game = rooms.current(room)
    return room_from_inside(room, store.load(game.id, game.version))


def room_from_inside(room: Room, table: Table) -> RoomSeen:
    """The room with its queue and its game, whose table that is."""
    waiting = [place.person for place in places(room)]
    people = names_of((*(UUID(seat.player) for seat in table.everybody), *waiting))
    game = _game(rooms.current(room).id, table, people)
    queue = [people[person] for person in waiting]
    return _seen(room, game, queue, bots_at(room) if table.phase is Phase.LOBBY else None)


def _seen(
    room: Room,
    game: GameInRoom | None = None,
    queue: Sequence[PersonSeen] = (),
    bots_come: datetime | None = None,
) -> RoomSeen:
    return RoomSeen(
        code=room.code,
        title=room.title,
        is_public=room.is_public,
        spectators=room.spectators,
        reactions=room.reactions,
        outside_bots=room.outside_bots,
        language=room.language,
        word_list=room.keeps_words_out,
        has_password=bool(room.password),
        opened_at=room.opened_at,
        closed_at=room.closed_at,
        game=game,
        queue=list(queue),
        bots_at=bots_come,
    )


def _may_look_in(room: Room, person: UUID) -> bool:
    if Ban.objects.in_force().filter(room=room, person=person).exists():
        return False
    return not room.password or admission.has_been_in(room, person)


def settings_of(game: Game) -> SettingsSeen:
    return msgspec.convert(game.settings, SettingsSeen)


def _game(id: UUID, table: Table, people: Mapping[UUID, PersonSeen]) -> GameInRoom:
    return GameInRoom(
        id=id,
        people=named(table.everybody, people),
        **as_it_stands(table),
    )


def room_at(room: RoomSeen, table: Table) -> RoomSeen:
    """The same room with its game as that table stands, and with the people as they were read."""
    if room.game is None:
        return room
    game = replace(room.game, **as_it_stands(table))
    return replace(room, game=game, bots_at=room.bots_at if table.phase is Phase.LOBBY else None)
