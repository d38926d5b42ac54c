"""A room as one process knows it, and what is still to be sent to each socket in it.

Nothing here reads or writes anything. A slow client is sent the newest message of each kind, with
all events since the last one, so that no queue grows behind it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args
from uuid import UUID

from accounts.people import PersonSeen
from games.live import messages
from games.live.game_feed import GameFeed
from games.live.hurry_timer import HurryTimer
from games.live.messages import ServerMessage, to_json
from games.live.queries import Access, GameUpdate, RoomSnapshot
from games.live.subscriber import GameVersion, NoticeKind, Subscriber
from games.refusals import GameRefusal
from games.rules.events import AnyEvent, PlayerLeft
from games.rules.view import SPECTATOR, Viewer
from games.time_left import timing
from web.refusals import Refused

Topic = Literal["room", "game", "here"]
"""The parts of a room that are read separately, each when it has become stale."""
TOPICS: tuple[Topic, ...] = get_args(Topic)


class Notice(NamedTuple):
    """A message for everybody in the room; a newer one of the same kind replaces it."""

    number: int
    text: str


class LiveRoom:
    def __init__(self, id: UUID, snapshot: RoomSnapshot, game: GameFeed) -> None:
        self.id = id
        self.snapshot = snapshot
        self.game = game
        self.subscribers: set[Subscriber] = set()
        self.present: frozenset[UUID] = frozenset()
        """The people who have the room open at any process."""
        self.stale: set[Topic] = set()
        self.became_stale = asyncio.Event()
        self.reading = asyncio.Lock()
        """Held while the room or its game is read: each reading goes on from the one before."""
        self._hurry_timer = HurryTimer(self._post_hurry)
        self._hurry_timer.restart(game.table.deadline)
        self._notices: dict[NoticeKind, Notice] = {}
        self._post("room", messages.RoomNow(room=snapshot.seen))

    @property
    def people(self) -> frozenset[UUID]:
        """The people who have the room open at this process."""
        return frozenset(subscriber.person for subscriber in self.subscribers)

    def access_of(self, subscriber: Subscriber) -> Access:
        return Access(self.id, subscriber.person, subscriber.session)

    def mark_stale(self, *topics: Topic) -> None:
        self.stale.update(topics)
        self.became_stale.set()

    def close(self) -> None:
        self._hurry_timer.cancel()

    # What has been read

    def apply_snapshot(self, snapshot: RoomSnapshot) -> None:
        if snapshot.game != self.game.id:
            self.game = GameFeed(snapshot.game)
            self._hurry_timer.cancel()
        self.snapshot = snapshot
        self._post("room", messages.RoomNow(room=snapshot.seen))

    def apply_update(self, update: GameUpdate) -> None:
        if update.happened:
            self.game.apply(update)
            self._forget_delivered_events()
            self._close_removed(update)
            self._hurry_timer.restart(self.game.table.deadline)
            self._wake_subscribers()
        if self._names_others_than_the_game():
            self.mark_stale("room")

    def apply_presence(self, people: list[PersonSeen]) -> None:
        self.present = frozenset(person.id for person in people)
        self._post("here", messages.Here(people=people))

    def _forget_delivered_events(self) -> None:
        delivered = (one.delivered_version(self.game.id) for one in self.subscribers)
        self.game.forget_until(min(delivered, default=self.game.table.version))

    def _close_removed(self, update: GameUpdate) -> None:
        removed = {UUID(who) for line in update.happened for who in _removed_by(line.event)}
        if removed:
            self.close_sockets(lambda one: one.person in removed, Refused(GameRefusal.REMOVED))

    def _names_others_than_the_game(self) -> bool:
        game = self.snapshot.seen.game
        return game is None or {person.id for person in game.people} != self.game.viewers.keys()

    # What is to be sent

    def add(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)

    def post_heartbeat(self) -> None:
        for subscriber in self.subscribers:
            subscriber.heartbeat_due = True
            subscriber.wake()

    def post_ephemeral(self, text: str) -> None:
        for subscriber in self.subscribers:
            subscriber.ephemeral.append(text)
            subscriber.wake()

    def close_sockets(self, whose: Callable[[Subscriber], bool], error: Exception) -> None:
        for subscriber in self.subscribers:
            if whose(subscriber):
                subscriber.close_with(error)

    def abort_stalled(self, since: float) -> None:
        """Ends the sockets whose clients have taken nothing in since that time."""
        for subscriber in self.subscribers:
            if subscriber.sending_since is not None and subscriber.sending_since < since:
                subscriber.abort()

    def next_message_for(self, subscriber: Subscriber) -> str | None:
        """The next message to be sent, as JSON.

        Versions and times are put in only now, so that on one socket they never go back.
        """
        return (
            self._notice_for(subscriber, "room")
            or self._game_for(subscriber)
            or self._notice_for(subscriber, "here")
            or self._hurry_for(subscriber)
            or self._heartbeat_for(subscriber)
            or (subscriber.ephemeral.popleft() if subscriber.ephemeral else None)
        )

    def _notice_for(self, subscriber: Subscriber, kind: NoticeKind) -> str | None:
        notice = self._notices.get(kind)
        if notice is None or subscriber.notices.get(kind) == notice.number:
            return None
        subscriber.notices[kind] = notice.number
        return notice.text

    def _game_for(self, subscriber: Subscriber) -> str | None:
        head = GameVersion(self.game.id, self.game.table.version)
        if subscriber.has_view and subscriber.delivered == head:
            return None
        viewer = self._viewer(subscriber)
        if viewer is None or head.version == 0:
            return None
        since = subscriber.delivered_version(head.game)
        subscriber.delivered, subscriber.has_view = head, True
        return self.game.message_for(viewer, since)

    def _viewer(self, subscriber: Subscriber) -> Viewer | None:
        """The viewer that they are; None if only those who sit at the table may see the game."""
        spectator = SPECTATOR if self.snapshot.spectators else None
        return self.game.viewers.get(subscriber.person, spectator)

    def _hurry_for(self, subscriber: Subscriber) -> str | None:
        """The `hurry` that is due, unless the phase that it was for has ended."""
        deadline, subscriber.hurry_deadline = subscriber.hurry_deadline, None
        if deadline is None or deadline != self.game.table.deadline:
            return None
        hurry = messages.Hurry(**self._progress())
        return to_json(hurry) if hurry.seconds_left else None

    def _heartbeat_for(self, subscriber: Subscriber) -> str | None:
        is_due, subscriber.heartbeat_due = subscriber.heartbeat_due, False
        return to_json(messages.Heartbeat(**self._progress())) if is_due else None

    def _progress(self) -> dict[str, Any]:
        table, time = self.game.table, timing(self.game.table.deadline)
        return {
            "id": self.game.id,
            "version": table.version,
            "now": time.now,
            "seconds_left": time.seconds_left,
        }

    def _post_hurry(self) -> None:
        for subscriber in self.subscribers:
            subscriber.hurry_deadline = self.game.table.deadline
            subscriber.wake()

    def _post(self, kind: NoticeKind, message: ServerMessage) -> None:
        before = self._notices.get(kind)
        self._notices[kind] = Notice(before.number + 1 if before else 1, to_json(message))
        self._wake_subscribers()

    def _wake_subscribers(self) -> None:
        for subscriber in self.subscribers:
            subscriber.wake()


def _removed_by(event: AnyEvent) -> tuple[str, ...]:
    match event:
        case PlayerLeft(player, because="removed_by_host" | "removed_by_moderator"):
            return (player,)
        case _:
            return ()
