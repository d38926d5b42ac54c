"""Admits people to rooms, and seats them at the tables there."""

from collections.abc import Collection
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from rest_framework.exceptions import NotAuthenticated

from accounts.names import look_alike
from accounts.people import is_bot, lock_active_account, names_of
from games import queue, store
from games.command import Command
from games.distributed import bringing, where_game
from games.models import OVER, Admission, Game, Room
from games.play import answer_before, play_command
from games.refusals import GameRefusal
from games.room_passwords import is_password_of
from games.rooms import (
    bring_to_its_time,
    current,
    id_of,
    is_banned,
    liked_colours,
    lock_room,
    refuse_if_closed,
    weigh_names,
)
from games.rules import moves as m
from games.rules.names import Colour, Player
from games.rules.refusals import Code, RuleViolation
from games.rules.state import Table
from games.seat_checks import check_seat
from web.refusals import Refused, WebRefusal
from web.throttle import refuse_too_many

WhyNot = RuleViolation | Refused
"""The reasons for which somebody may not sit down."""


def enter(room: Room, person: UUID, password: str | None) -> None:
    """Admits the person, unless banned or without the password."""
    _require_password(room, person, password)
    with transaction.atomic():
        admit(lock_room(room), person)


def join(
    game_id: UUID,
    person: UUID,
    colour: Colour | None = None,
    password: str | None = None,
    key: str | None = None,
) -> Table:
    game = bringing(Game.objects.filter(pk=game_id), "room").first()
    if game is None:
        raise store.GameNotFound(game_id)
    bring_to_its_time(game)
    room = game.room
    command = Command.of(m.player(str(person)), m.Join(colour), key)
    if not is_banned(room, person) and (earlier := answer_before(game_id, command)):
        return earlier
    _require_password(room, person, password)
    with transaction.atomic():
        room = lock_room(room)
        admit(room, person)
        return sit_down(room, game_id, command)


def sit_down(room: Room, game_id: UUID, command: Command) -> Table:
    """Seats somebody whom the locked room has admitted, unless the free seats are for others."""
    person = id_of(command.who)
    check_seat(game_id, person)
    ahead = queue.ahead_of(room, person)
    queue.give_up_places(room, [person])
    store.lock(game_id)  # against new names at the table in the same instant
    game = Game.objects.get(pk=game_id)
    if person not in game.players:
        _refuse_a_look_alike(game.players, person)
        if 0 < game.open_seats <= ahead:
            raise Refused(GameRefusal.OTHERS_WAIT)
    weigh_names(room, [person])
    assert isinstance(command.move, m.Join)
    if is_bot(person):
        _refuse_too_many_games(person)
        join: type[m.Join] = m.JoinAsBot
    else:
        join = m.Join
    # The preference is no part of what was asked, by which a second sending is recognized.
    liked = liked_colours([person]).get(Player(str(person)))
    return play_command(game_id, command._replace(move=join(command.move.colour, liked)))


def _refuse_too_many_games(bot: UUID) -> None:
    been_in = Room.objects.filter(admissions__person=bot)
    sits_in = where_game(been_in, Q(players__contains=[bot]) & ~Q(phase__in=OVER))
    if sits_in.count() >= settings.MOST_GAMES_OF_A_BOT:
        raise Refused(GameRefusal.TOO_MANY_GAMES, most=settings.MOST_GAMES_OF_A_BOT)


def try_to_sit(room: Room, person: UUID) -> WhyNot | None:
    """Seats somebody who has been in the room, unless they sit there; or returns why it can't."""
    try:
        join(current(room).id, person)
    except RuleViolation as refusal:
        return None if refusal.code is Code.ALREADY_SEATED else refusal
    except Refused as refusal:
        return refusal
    return None


def has_been_in(room: Room, person: UUID) -> bool:
    return Admission.objects.filter(room=room, person=person).exists()


def _require_password(room: Room, person: UUID, password: str | None) -> None:
    """Checks the password. Hashing is slow, so this is done before any lock is taken."""
    if not room.password or has_been_in(room, person):
        return
    refuse_too_many("password", str(person))
    if not is_password_of(room, password or ""):
        raise Refused(WebRefusal.WRONG_PASSWORD)


def admit(room: Room, person: UUID) -> None:
    """Lets a person into the locked room, who has said the password or needs none.

    A bot is let in where the room is open to bots of others.
    """
    refuse_if_closed(room)
    if is_banned(room, person):
        raise Refused(GameRefusal.BANNED)
    if not lock_active_account(person):
        raise NotAuthenticated
    if not room.outside_bots and is_bot(person):
        raise Refused(GameRefusal.CLOSED_TO_BOTS)
    Admission.objects.get_or_create(room=room, person=person)


def _refuse_a_look_alike(seated: Collection[UUID], person: UUID) -> None:
    if is_taken(names_of([person])[person].name, seated):
        raise Refused(GameRefusal.NAME_TAKEN_HERE)


def is_taken(name: str, others: Collection[UUID]) -> bool:
    """True if the name looks like one of the others' names."""
    return any(look_alike(name, other.name) for other in names_of(others).values())
