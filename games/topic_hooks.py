"""Hooks of games into the topics that people are told on any page: invitations, and queues."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from accounts.topics import PersonTopic, TopicNow, topics
from games.announce import INVITATIONS, QUEUES
from games.serializers.invitations import InvitedMe, invitations_of
from games.serializers.seating import MyPlace, places_of


class Invitations(TopicNow, frozen=True, kw_only=True, tag=INVITATIONS):
    """The invitations that you got, newest first, just as `GET /me/rooms` has them."""

    invitations: list[InvitedMe]


class Queues(TopicNow, frozen=True, kw_only=True, tag=QUEUES):
    """The queues in which you wait for a seat, just as `GET /me/rooms` has them."""

    queues: list[MyPlace]


def read_invitations(people: Collection[UUID], now: datetime) -> dict[UUID, Invitations]:
    found = invitations_of(people)
    return {person: Invitations(now=now, invitations=found[person]) for person in people}


def read_queues(people: Collection[UUID], now: datetime) -> dict[UUID, Queues]:
    found = places_of(people)
    return {person: Queues(now=now, queues=found[person]) for person in people}


topics.register(PersonTopic(Invitations, read_invitations))
topics.register(PersonTopic(Queues, read_queues))
