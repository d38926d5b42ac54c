"""Hooks of performances into the topics that people are told on any page: their recordings."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from accounts.topics import PersonTopic, TopicNow, topics
from performances.sending import TOPIC
from performances.telling import PerformanceNow, lately_of


class Performances(TopicNow, frozen=True, kw_only=True, tag=TOPIC):
    """The performances that you have begun to send in the last ten minutes, newest first."""

    performances: list[PerformanceNow]


def read_performances(people: Collection[UUID], now: datetime) -> dict[UUID, Performances]:
    found = lately_of(people, now)
    return {person: Performances(now=now, performances=found[person]) for person in people}


topics.register(PersonTopic(Performances, read_performances))
