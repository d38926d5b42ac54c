"""Hooks of moderation into the topics that people are told on any page: decisions about them."""

from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from accounts.topics import PersonTopic, TopicNow, topics
from moderation.actions import DECISIONS
from moderation.api.schemas import MyDecision, decisions_about


class Decisions(TopicNow, frozen=True, kw_only=True, tag=DECISIONS):
    """The decisions of moderators about you, newest first, just as `GET /me/decisions` has them."""

    decisions: list[MyDecision]


def read_decisions(people: Collection[UUID], now: datetime) -> dict[UUID, Decisions]:
    found = decisions_about(people)
    return {person: Decisions(now=now, decisions=found[person]) for person in people}


topics.register(PersonTopic(Decisions, read_decisions))
