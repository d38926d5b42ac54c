"""Topics, of which sockets are told the newest state alone, and all of it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace
from rest_framework.exceptions import AuthenticationFailed

from accounts.topics import TopicNow
from games.live import queries
from games.live.database_threads import DatabaseThreads
from games.live.followed import Followed
from games.live.messages import PersonHeartbeat, to_json
from games.live.subscriber import Subscriber


class Told(NamedTuple):
    """The newest state of a topic; a newer one has another number."""

    number: int
    message: TopicNow


class FollowedTopics(Followed[Subscriber]):
    """Base of what is followed as a few topics, each under its name."""

    def __init__(self) -> None:
        super().__init__()
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


async def close_ended_sessions(
    database: DatabaseThreads, followed: Sequence[FollowedTopics]
) -> None:
    """Closes the sockets of sessions whose end has not been heard of."""
    subscribers = [one for topics in followed for one in topics.subscribers]
    if subscribers:
        ended = await database.run(queries.ended_sessions, {one.session for one in subscribers})
        for subscriber in subscribers:
            if subscriber.session in ended:
                subscriber.close_with(AuthenticationFailed())
