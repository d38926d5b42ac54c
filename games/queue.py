"""The queue of a room: the people who wait for a seat there, first come first served.

Its places are changed under the locks of the room and of the person's account.
"""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

from django.conf import settings
from django.db.models import Count, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from accounts.announce import announce_stale
from accounts.people import is_bot
from games.announce import QUEUES, announce_room
from games.distributed import where_game
from games.models import PlaceInQueue, Room
from games.refusals import GameRefusal
from web.refusals import Refused, WebRefusal
from web.rows import lock_and_delete


def places(room: Room) -> QuerySet[PlaceInQueue]:
    """The places in the queue, foremost first."""
    return PlaceInQueue.objects.lasting().filter(room=room).order_by("since", "person")


class Held(NamedTuple):
    """A place in a queue, with its number, counted from 1."""

    place: PlaceInQueue
    number: int


def held_by(people: Collection[UUID]) -> list[Held]:
    """The places that these people have in any queue; what was taken first comes first."""
    same, since = PlaceInQueue.objects.lasting().filter(room=OuterRef("room")), OuterRef("since")
    before = same.filter(Q(since__lt=since) | Q(since=since, person__lt=OuterRef("person")))
    ahead = before.order_by().values("room").annotate(number=Count("person")).values("number")
    theirs = PlaceInQueue.objects.lasting().filter(person__in=people).order_by("since")
    found: Any = theirs.annotate(ahead=Coalesce(Subquery(ahead), 0)).select_related("room")
    return [Held(place, place.ahead + 1) for place in found]


def hopeful(room: Room) -> list[PlaceInQueue]:
    """The places whose holders may still be seated in the current game, foremost first."""
    found = PlaceInQueue.objects.hopeful().select_related("room")
    return list(found.filter(room=room).order_by("since", "person"))


def ahead_of(room: Room, person: UUID) -> int:
    """The number of people to whom a free seat belongs before it may be this person's."""
    people = [place.person for place in hopeful(room)]
    return people.index(person) if person in people else len(people)


def rooms_with_free_seats() -> QuerySet[Room]:
    """The rooms in which somebody waits for a seat who may get one now."""
    waited_for = PlaceInQueue.objects.hopeful().values("room")
    return where_game(Room.objects.filter(pk__in=waited_for, closed_at=None), Q(open_seats__gt=0))


def take_place(room: Room, person: UUID) -> None:
    """Gives the person a place at the end of the queue; whoever has one keeps it for longer.

    Bots wait for no seats: people come first.
    """
    if is_bot(person):
        raise Refused(WebRefusal.NOT_FOR_BOTS)
    until = timezone.now() + timedelta(minutes=settings.QUEUE_MINUTES)
    if places(room).filter(person=person).update(until=until, passed_over=None):
        return
    if places(room).count() >= settings.LONGEST_QUEUE:
        raise Refused(GameRefusal.QUEUE_FULL, most=settings.LONGEST_QUEUE)
    give_up_places(room, [person])
    PlaceInQueue.objects.create(room=room, person=person, until=until)
    announce_queue(room)


def pass_over(place: PlaceInQueue) -> None:
    """Keeps the place for the next game, as its holder can't have a seat in the current one."""
    held = PlaceInQueue.objects.filter(room=place.room_id, person=place.person)
    held.update(passed_over=place.room.current_game_id)


def give_up_places(room: Room, people: Iterable[UUID]) -> None:
    leaving = list(people)
    if PlaceInQueue.objects.filter(room=room, person__in=leaving).delete()[0]:
        announce_queue(room, leaving)


def announce_queue(room: Room, others: Iterable[UUID] = ()) -> None:
    """Announces a change of the queue to the room, to all who wait there, and to those others."""
    announce_room(room.id)
    announce_stale(QUEUES, {*places(room).values_list("person", flat=True), *others})


def delete_lost_places(now: datetime) -> None:
    lock_and_delete(PlaceInQueue.objects.filter(until__lte=now))
