"""Rooms: where people meet, and what their host may do there."""

import secrets
from uuid import UUID

from django.contrib.auth.hashers import check_password, make_password
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_noop

from accounts.names import look_alike
from accounts.people import names_of
from games import store
from games.models import Admission, Ban, Game, Room
from games.play import open_game, play
from games.rules import moves as m
from games.rules.names import Colour, Player
from games.rules.refusals import Code, RuleViolation
from games.rules.settings import Settings
from games.rules.state import Table
from web.problems import Refused

CODE_LETTERS = "AFHJKLMQRSWXYZ2345679"
"""No two of these look or sound alike."""
CODE_LENGTH = 7

NO_SUCH_ROOM = gettext_noop("There is no open room with that code.")
BANNED = gettext_noop("The host has asked you not to come in here again.")
WRONG_PASSWORD = gettext_noop("That is not the password of this room.")
NOT_THE_HOST = gettext_noop("Only the host may do that.")
GAME_IS_ON = gettext_noop("The game in this room is not over yet.")
NAME_TAKEN = gettext_noop("Somebody at this table has a name that looks like yours.")
ROOM_CLOSED = gettext_noop("This room is closed.")


def open_room(
    host: UUID,
    *,
    title: str,
    settings: Settings,
    is_public: bool = False,
    spectators: bool = True,
    password: str = "",
    colour: Colour | None = None,
) -> Room:
    with transaction.atomic():
        room = Room.objects.create(
            code=_new_code(),
            title=title,
            is_public=is_public,
            spectators=spectators,
            password=make_password(password) if password else "",
        )
        _seat_in_new_game(room, host, settings, colour)
    return room


def room_with(code: str) -> Room:
    try:
        return Room.objects.select_related("current_game").get(code=code.upper())
    except Room.DoesNotExist:
        raise Refused(404, "no_such_room", NO_SUCH_ROOM) from None


def current(room: Room) -> Game:
    assert room.current_game is not None
    return room.current_game


# Coming in


def enter(room: Room, person: UUID, password: str | None) -> None:
    """Lets in whoever may come: nobody who is banned, or doesn't know the password."""
    _refuse_if_closed(room)
    if Ban.objects.filter(room=room, person=person).exists():
        raise Refused(403, "banned", BANNED)
    if (
        room.password
        and not _admitted(room, person)
        and not check_password(password or "", room.password)
    ):
        raise Refused(403, "wrong_password", WRONG_PASSWORD)
    Admission.objects.get_or_create(room=room, person=person)


def join(
    game_id: UUID, person: UUID, colour: Colour | None, password: str | None, key: str
) -> Table:
    room = Room.objects.filter(games=game_id).first()
    if room is None:
        raise store.GameNotFound(game_id)
    enter(room, person, password)
    _refuse_a_look_alike(game_id, person)
    return play(game_id, m.player(str(person)), m.Join(colour), key)


def _admitted(room: Room, person: UUID) -> bool:
    return Admission.objects.filter(room=room, person=person).exists()


def _refuse_a_look_alike(game_id: UUID, person: UUID) -> None:
    seated = Game.objects.values_list("players", flat=True).get(pk=game_id)
    people = names_of([person, *seated])
    mine = people[person].name
    if any(look_alike(mine, people[other].name) for other in seated if other != person):
        raise Refused(409, "name_taken_here", NAME_TAKEN)


# What the host may do


def change(room: Room, by: UUID, *, settings: Settings | None, **fields: object) -> None:
    _require_host(room, by)
    _refuse_if_closed(room)
    with transaction.atomic():
        if settings is not None:
            play(current(room).id, m.player(str(by)), m.ChangeSettings(settings))
        if "password" in fields:
            password = str(fields.pop("password"))
            fields["password"] = make_password(password) if password else ""
        for field, value in fields.items():
            setattr(room, field, value)
        room.save(update_fields=list(fields))


def close(room: Room, by: UUID) -> None:
    _require_host(room, by)
    with transaction.atomic():
        if not store.load(current(room).id).is_over:
            play(current(room).id, m.player(str(by)), m.Close())
        Room.objects.filter(pk=room.pk, closed_at=None).update(closed_at=timezone.now())


def next_game(room: Room, by: UUID) -> Game:
    """The same people sit down again in the same order, from whoever asks for it."""
    _refuse_if_closed(room)
    with transaction.atomic():
        locked = Room.objects.select_for_update().get(pk=room.pk)
        table = store.load(current(locked).id)
        if not table.is_over:
            raise Refused(409, "game_is_on", GAME_IS_ON)
        if str(by) != _next_host(table, by):
            raise Refused(403, "not_the_host", NOT_THE_HOST)
        game = _seat_in_new_game(locked, by, table.settings, None)
        for player in _leftwards_from(table, Player(str(by))):
            if (
                player not in table.away
                and not Ban.objects.filter(room=room, person=player).exists()
            ):
                play(game.id, m.player(player), m.Join())
    return game


def ban(room: Room, by: UUID, person: UUID) -> None:
    _require_host(room, by)
    if person == by:
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    with transaction.atomic():
        Ban.objects.get_or_create(room=room, person=person, defaults={"by": by})
        Admission.objects.filter(room=room, person=person).delete()
        game = current(room)
        if person in game.players and not store.load(game.id).is_over:
            play(game.id, m.player(str(by)), m.Remove(Player(str(person))))


def lift_ban(room: Room, by: UUID, person: UUID) -> None:
    _require_host(room, by)
    Ban.objects.filter(room=room, person=person).delete()


def bans(room: Room, by: UUID) -> list[Ban]:
    _require_host(room, by)
    return list(room.bans.order_by("at"))


def _require_host(room: Room, person: UUID) -> None:
    if current(room).host != person:
        raise Refused(403, "not_the_host", NOT_THE_HOST)


def _refuse_if_closed(room: Room) -> None:
    if room.closed_at is not None:
        raise Refused(409, "room_closed", ROOM_CLOSED)


def _next_host(table: Table, by: UUID) -> str:
    """The last game's host; or, when that one is gone or away, whoever sat there and asks."""
    host_is_here = table.host in table.present and table.host not in table.away
    if host_is_here or str(by) not in table.present:
        return table.host
    return str(by)


def _leftwards_from(table: Table, player: Player) -> tuple[Player, ...]:
    """Everybody else, from the player's left round the table."""
    circle = table.present
    place = circle.index(player) if player in circle else 0
    return tuple(other for other in circle[place:] + circle[:place] if other != player)


def _seat_in_new_game(room: Room, host: UUID, settings: Settings, colour: Colour | None) -> Game:
    game_id = open_game(room.id, m.player(str(host)), settings, colour)
    room.current_game_id = game_id
    room.save(update_fields=["current_game"])
    Admission.objects.get_or_create(room=room, person=host)
    return Game.objects.get(pk=game_id)


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
