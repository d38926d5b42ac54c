"""A room, as a person may see it."""

from datetime import datetime
from uuid import UUID

import msgspec

from accounts.people import PersonSeen, names_of
from games import rooms
from games.models import Ban, Game, Room
from web.languages import LanguageCode


class GameInRoom(msgspec.Struct, frozen=True):
    id: UUID
    version: int
    phase: str
    edition: str
    host: UUID
    open_seats: int
    people: list[PersonSeen]
    """The people who have a seat or wait for one."""


class RoomSeen(msgspec.Struct, frozen=True):
    code: str
    title: str
    is_public: bool
    spectators: bool
    language: LanguageCode
    word_list: bool
    """True if the words that public rooms refuse are refused here."""
    has_password: bool
    opened_at: datetime
    closed_at: datetime | None
    game: GameInRoom | None
    """The game; null for people who have yet to give the password."""


def room_for(room: Room, person: UUID) -> RoomSeen:
    return room_from_inside(room) if _may_look_in(room, person) else _seen(room, None)


def room_from_inside(room: Room) -> RoomSeen:
    return _seen(room, _game(rooms.current(room)))


def _seen(room: Room, game: GameInRoom | None) -> RoomSeen:
    return RoomSeen(
        code=room.code,
        title=room.title,
        is_public=room.is_public,
        spectators=room.spectators,
        language=room.language,
        word_list=room.keeps_words_out,
        has_password=bool(room.password),
        opened_at=room.opened_at,
        closed_at=room.closed_at,
        game=game,
    )


def _may_look_in(room: Room, person: UUID) -> bool:
    if Ban.objects.in_force().filter(room=room, person=person).exists():
        return False
    return not room.password or rooms.has_been_in(room, person)


def _game(game: Game) -> GameInRoom:
    assert game.host is not None
    people = names_of(game.players)
    return GameInRoom(
        id=game.id,
        version=game.version,
        phase=game.phase,
        edition=game.edition,
        host=game.host,
        open_seats=game.open_seats,
        people=[people[player] for player in game.players],
    )
