"""A person as one process knows them who has sockets of their own open there.

Nothing here reads or writes anything. Of each topic a socket is told the newest state alone.
"""

from typing import NamedTuple
from uuid import UUID

from msgspec.structs import replace

from accounts.topics import TopicNow
from games.live.followed import Followed
from games.live.messages import PersonHeartbeat, to_json
from games.live.subscriber import Subscriber


class Told(NamedTuple):
    """The newest state of a topic; a newer one has another number."""

    number: int
    message: TopicNow


class LivePerson(Followed[Subscriber]):
    def __init__(self, id: UUID) -> None:
        super().__init__()
        self.id = id
        self.games: frozenset[UUID] = frozenset()
        """The games that are followed for this person, since they may come to wait for them."""
        self._topics: dict[str, Told] = {}

    def apply(self, topic: str, message: TopicNow) -> None:
        """Takes in a topic as it was read. It is told again only if more than the time differs."""
        known = self._topics.get(topic)
        if known is None or replace(message, now=known.message.now) != known.message:
            self._topics[topic] = Told(known.number + 1 if known else 1, message)
            self.wake_subscribers()

    def next_message_for(self, subscriber: Subscriber) -> str | None:
        for topic, (number, message) in self._topics.items():
            if subscriber.take_notice(topic, number):
                return to_json(replace(message, now=subscriber.time_to_tell()))
        return self._heartbeat_for(subscriber)

    def _heartbeat_for(self, subscriber: Subscriber) -> str | None:
        is_due, subscriber.heartbeat_due = subscriber.heartbeat_due, False
        return to_json(PersonHeartbeat(now=subscriber.time_to_tell())) if is_due else None
