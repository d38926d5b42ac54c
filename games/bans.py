"""Bans people from rooms, for hosts and moderators."""

from datetime import datetime
from uuid import UUID

from django.conf import settings as configured
from django.db import transaction

from accounts.people import names_of
from games import queue
from games.announce import announce_room
from games.models import Ban, Room
from games.refusals import GameRefusal
from games.rooms import id_of, lock_room, play_if_on, require_host
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import Code, RuleViolation
from web.refusals import Refused, WebRefusal


def ban(room: Room, by: m.Actor, person: UUID, until: datetime | None = None) -> None:
    """Bans a person. A moderator's ban replaces a host's, and never the other way round."""
    with transaction.atomic():
        room = lock_room(room)
        require_host(room, by)
        if person == id_of(by):
            raise RuleViolation(Code.NOT_YOURS_TO_ASK)
        by_moderator = by.role == "moderator"
        held = Ban.objects.filter(room=room, person=person)
        if not by_moderator:
            _refuse_needless_ban(room, person)
        if by_moderator or not held.in_force().exists():
            held.delete()
            Ban.objects.create(
                room=room, person=person, by=id_of(by), by_moderator=by_moderator, until=until
            )
        queue.give_up_places(room, [person])
        play_if_on(room, by, m.Remove(Player(str(person))))
        announce_room(room.id)


def _refuse_needless_ban(room: Room, person: UUID) -> None:
    """Refuses a host's ban of a person who doesn't exist, and one too many."""
    if names_of([person])[person].is_erased:
        raise Refused(WebRefusal.NO_SUCH_PERSON)
    if room.bans.in_force().exclude(person=person).count() >= configured.MOST_BANS:
        raise Refused(GameRefusal.TOO_MANY_BANS, most=configured.MOST_BANS)


def lift_ban(room: Room, by: m.Actor, person: UUID) -> None:
    with transaction.atomic():
        room = lock_room(room)
        require_host(room, by)
        held = Ban.objects.filter(room=room, person=person)
        if by.role == "player" and held.in_force().filter(by_moderator=True).exists():
            raise RuleViolation(Code.NOT_YOURS_TO_ASK)
        held.delete()


def bans_of(room: Room, by: m.Actor) -> list[Ban]:
    require_host(room, by)
    return list(room.bans.in_force().order_by("at"))
