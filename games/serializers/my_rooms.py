"""The rooms in which a person sits, with what they wait for: the home screen of a client."""

from collections.abc import Mapping
from datetime import UTC, datetime
from uuid import UUID

import msgspec

from accounts.people import PersonSeen, names_of
from games import rooms, store
from games.models import Room
from games.rules.names import Colour, Player
from games.rules.settings import TimedPhase
from games.rules.state import Table
from games.serializers.invitations import InvitedMe, invitations_of
from games.serializers.people import named
from games.serializers.rooms import GameInRoom, as_it_stands
from games.serializers.seating import MyPlace, places_of
from web.languages import LanguageCode

NEVER = datetime.max.replace(tzinfo=UTC)


class MySeat(msgspec.Struct, frozen=True):
    colour: Colour
    points: int
    away: bool
    newcomer: bool
    """True if you joined a running game, and get your seat after the turn."""


class MyGame(GameInRoom, frozen=True, kw_only=True):
    """The room's game, and what it waits for."""

    turn: int
    """The number of the turn; 0 in a lobby."""
    storyteller: UUID | None
    """The player whose turn it is to tell; null as long as anybody may."""
    awaited: list[UUID]
    """The players whose part in the phase is still missing."""
    to_do: TimedPhase | None
    """The phase in which the table waits for you, or null: the same as in your view."""
    deadline: datetime | None
    last_event_at: datetime
    you: MySeat


class MyRoom(msgspec.Struct, frozen=True):
    code: str
    title: str
    is_public: bool
    language: LanguageCode
    has_password: bool
    game: MyGame


class MyRooms(msgspec.Struct, frozen=True):
    rooms: list[MyRoom]
    """First those that wait for you, by their deadlines; then those where something happened last;
    at the end those whose game is over."""
    queues: list[MyPlace]
    """The queues in which you wait for a seat."""
    invitations: list[InvitedMe]
    """The invitations that you got and have not declined, newest first."""


def rooms_for(person: UUID) -> MyRooms:
    found = rooms.rooms_with_a_seat(person)
    tables = store.load_all({game.id: game.version for game in map(rooms.current, found)})
    people = names_of(UUID(seat.player) for table in tables.values() for seat in table.everybody)
    me = Player(str(person))
    known = [(room, tables[_game_id(room)]) for room in found if _game_id(room) in tables]
    here = [(room, table) for room, table in known if me in table.sitting]
    ordered = sorted(here, key=lambda one: _rank(one[0], one[1], me))
    return MyRooms(
        rooms=[_room(room, _game(room, table, me, people)) for room, table in ordered],
        queues=places_of([person])[person],
        invitations=invitations_of([person])[person],
    )


def _game_id(room: Room) -> UUID:
    return rooms.current(room).id


def _rank(room: Room, table: Table, me: Player) -> tuple[bool, bool, datetime, float]:
    """The place of a room in the list, which begins with the least."""
    is_awaited = me in table.awaited
    deadline = table.deadline if is_awaited and table.deadline else NEVER
    return not is_awaited, table.is_over, deadline, -_last_event_at(room).timestamp()


def _last_event_at(room: Room) -> datetime:
    time = rooms.current(room).last_event_at
    assert time is not None
    return time


def _room(room: Room, game: MyGame) -> MyRoom:
    return MyRoom(
        code=room.code,
        title=room.title,
        is_public=room.is_public,
        language=room.language,
        has_password=bool(room.password),
        game=game,
    )


def _game(room: Room, table: Table, me: Player, people: Mapping[UUID, PersonSeen]) -> MyGame:
    teller = table.turn.storyteller
    return MyGame(
        id=_game_id(room),
        people=named(table.everybody, people),
        **as_it_stands(table),
        turn=table.turn.number,
        storyteller=None if teller is None else UUID(teller),
        awaited=[UUID(player) for player in table.awaited],
        to_do=table.to_do(me),
        deadline=table.deadline,
        last_event_at=_last_event_at(room),
        you=_seat(table, me),
    )


def _seat(table: Table, me: Player) -> MySeat:
    seat = next(seat for seat in (*table.seats, *table.waiting) if seat.player == me)
    return MySeat(
        colour=seat.colour,
        points=table.points.get(me, 0),
        away=me in table.away,
        newcomer=seat in table.waiting,
    )
