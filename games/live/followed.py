"""The base of what sockets follow: a room, or a person."""

from collections.abc import Callable
from typing import Generic, TypeVar

from games.live.subscriber import Subscriber

AnySubscriber = TypeVar("AnySubscriber", bound=Subscriber)


class Followed(Generic[AnySubscriber]):
    def __init__(self) -> None:
        self.subscribers: set[AnySubscriber] = set()

    def next_message_for(self, subscriber: AnySubscriber) -> str | None:
        """The next message to be sent, as JSON; None as long as there is none."""
        raise NotImplementedError

    def farewell_for(self, subscriber: AnySubscriber) -> str | None:
        """The last message to somebody who may no longer follow, if there is anything to say."""
        return None

    def add(self, subscriber: AnySubscriber) -> None:
        self.subscribers.add(subscriber)

    def remove(self, subscriber: AnySubscriber) -> None:
        self.subscribers.discard(subscriber)

    def post_heartbeat(self) -> None:
        for subscriber in self.subscribers:
            subscriber.heartbeat_due = True
            subscriber.wake()

    def close_sockets(self, whose: Callable[[AnySubscriber], bool], error: Exception) -> None:
        for subscriber in self.subscribers:
            if whose(subscriber):
                subscriber.close_with(error)

    def abort_stalled(self, since: float) -> None:
        """Ends the sockets whose clients have taken nothing in since that time."""
        for subscriber in self.subscribers:
            if subscriber.sending_since is not None and subscriber.sending_since < since:
                subscriber.abort()

    def wake_subscribers(self) -> None:
        for subscriber in self.subscribers:
            subscriber.wake()
