"""Gives the free seats of rooms to those who wait for one, first come first served.

A sweep does so each second. Until then a free seat is kept for them: nobody else may take it.
"""

import logging
from uuid import UUID

from django.db import transaction

from accounts.people import lock_active_accounts
from games import queue
from games.admission import WhyNot, admit, enter, sit_down, try_to_sit
from games.command import Command
from games.models import Game, PlaceInQueue, Room
from games.rooms import current, has_seat, lock_room, lock_room_if_free
from games.rules import moves as m
from games.rules.refusals import RuleViolation
from web.refusals import Refused

log = logging.getLogger(__name__)


def sit_or_wait(room: Room, person: UUID) -> WhyNot | None:
    """Seats the person; if that can't be now, returns why, and they have a place in the queue."""
    enter(room, person, None)
    why_not = try_to_sit(room, person)
    if why_not is not None:
        with transaction.atomic():
            room = lock_room(room)
            if has_seat(room, person):  # got in another request, after the refusal of this one
                return None
            admit(room, person)
            queue.take_place(room, person)
    return why_not


def stop_waiting(room: Room, person: UUID) -> None:
    with transaction.atomic():
        queue.give_up_places(lock_room(room), [person])


def give_all_free_seats() -> None:
    """Seats whoever waits anywhere and can be seated. A room that fails holds up no other."""
    for room in queue.rooms_with_free_seats():
        try:
            give_free_seats(room)
        except Exception:
            log.exception("the queue of room %s", room.pk)


def give_free_seats(room: Room) -> None:
    """Seats the foremost, unless somebody is changing the room: another sweep comes soon."""
    with transaction.atomic():
        held = lock_room_if_free(room)
        if held is None:
            return
        waiting = queue.hopeful(held)
        active = lock_active_accounts(place.person for place in waiting)
        queue.give_up_places(held, {place.person for place in waiting} - active)
        for place in waiting:
            if place.person in active and _has_a_free_seat(held):
                _seat(held, place)


def _has_a_free_seat(room: Room) -> bool:
    return Game.objects.filter(pk=current(room).pk, open_seats__gt=0).exists()


def _seat(room: Room, place: PlaceInQueue) -> None:
    command = Command.of(m.player(str(place.person)), m.Join())
    try:
        with transaction.atomic():
            sit_down(room, current(room).id, command)
    except (RuleViolation, Refused):
        queue.pass_over(place)
