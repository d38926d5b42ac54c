"""A room as one process knows it, and what is still to be sent to each socket in it.

Nothing here reads or writes anything. A slow client is sent the newest message of each kind, with
all events since the last one, so that no queue grows behind it.
"""

import asyncio
from typing import Any, Literal, NamedTuple, get_args
from uuid import UUID

from accounts.people import PersonSeen
from games.live import messages
from games.live.followed import Followed
from games.live.game_feed import GameFeed
from games.live.hurry_timer import HurryTimer
from games.live.messages import to_json
from games.live.queries import Access, GameUpdate, RoomSnapshot
from games.live.subscriber import GameVersion, RoomSubscriber
from games.refusals import GameRefusal
from games.rules.events import PlayerLeft
from games.rules.view import SPECTATOR, Viewer
from games.serializers.rooms import room_at
from games.time_left import timing
from web.refusals import Refused

Topic = Literal["room", "game", "here"]
"""The parts of a room that are read separately, each when it has become stale."""
TOPICS: tuple[Topic, ...] = get_args(Topic)
NoticeKind = Literal["room", "here"]


class RoomText(NamedTuple):
    """The message of the room as it stands at a version of its game."""

    snapshot: RoomSnapshot
    head: GameVersion
    text: str


class LiveRoom(Followed[RoomSubscriber]):
    def __init__(self, id: UUID, snapshot: RoomSnapshot, game: GameFeed) -> None:
        super().__init__()
        self.id = id
        self.snapshot = snapshot
        self.game = game
        self.present: frozenset[UUID] = frozenset()
        """The people who have the room open at any process."""
        self.stale: set[Topic] = set()
        self.became_stale = asyncio.Event()
        self.reading = asyncio.Lock()
        """Held while the room or its game is read: each reading goes on from the one before."""
        self._hurry_timer = HurryTimer(self._post_hurry)
        self._hurry_timer.restart(game.table.deadline)
        self._posted: dict[NoticeKind, int] = {"room": 0, "here": 0}
        """The number of the newest notice of each kind, by which sockets know a new one."""
        self._room_text: RoomText | None = None
        self._here_text = ""
        self.names_missing = False
        """True while somebody appears in the game whom the room, as read last, does not name."""
        self._look_for_missing_names()
        self._post("room")

    @property
    def is_read(self) -> bool:
        """False while the room's next game is yet to be read, or the names of people in its game.

        Until then nothing is told of the game: nobody appears in it before their name has come.
        """
        return self.game.table.version > 0 and not self.names_missing

    @property
    def people(self) -> frozenset[UUID]:
        """The people who have the room open at this process."""
        return frozenset(subscriber.person for subscriber in self.subscribers)

    def access_of(self, subscriber: RoomSubscriber) -> Access:
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
        self._look_for_missing_names()
        self._post("room")

    def apply_update(self, update: GameUpdate) -> None:
        if update.happened:
            self.game.apply(update)
            self._look_for_missing_names()
            self._forget_delivered_events()
            self._hurry_timer.restart(self.game.table.deadline)
            self.wake_subscribers()
        if _somebody_left(update) or self._people_have_changed():
            self.mark_stale("room")

    def apply_presence(self, people: list[PersonSeen]) -> None:
        self.present = frozenset(person.id for person in people)
        self._here_text = to_json(messages.Here(people=people))
        self._post("here")

    def refusal_of(self, person: UUID) -> Refused | None:
        """The refusal of somebody who was removed from a game that only its players see."""
        closed_to_them = not self.snapshot.spectators and not self.game.table.is_over
        if closed_to_them and self.game.has_removed(person):
            return Refused(GameRefusal.REMOVED)
        return None

    def _forget_delivered_events(self) -> None:
        delivered = (one.delivered_version(self.game.id) for one in self.subscribers)
        self.game.forget_until(min(delivered, default=self.game.table.version))

    def names(self, person: UUID) -> bool:
        """True if the person's name has been, or is to be, shown in this room."""
        named = {seat.player for seat in self.snapshot.table.everybody}
        waiting = {one.id for one in self.snapshot.seen.queue}
        return str(person) in named or person in waiting | self.present

    def _look_for_missing_names(self) -> None:
        known, shown = self.snapshot.table.everybody, self.game.table.everybody
        if known == shown:
            self.names_missing = False
        else:
            named = {seat.player for seat in known}
            self.names_missing = any(seat.player not in named for seat in shown)

    def _people_have_changed(self) -> bool:
        known, table = self.snapshot.table, self.game.table
        return known.version < table.version and known.everybody != table.everybody

    # What is to be sent

    def post_ephemeral(self, text: str) -> None:
        """Has the message sent to all who may see the game."""
        for subscriber in self.subscribers:
            if self._viewer(subscriber):
                subscriber.post_ephemeral(text)

    def next_message_for(self, subscriber: RoomSubscriber) -> str | None:
        """The next message to be sent, as JSON.

        All that any message tells of the game is read off the same table, and the time off the
        subscriber's clock, only now: so neither ever goes back on a socket.
        """
        text = self._of_the_game_for(subscriber) if self.is_read else None
        return (
            text
            or self._here_for(subscriber)
            or (subscriber.ephemeral.pop(0) if subscriber.ephemeral else None)
        )

    def farewell_for(self, subscriber: RoomSubscriber) -> str | None:
        """The game as it took their seat from somebody, if they have not been told yet."""
        lost_seat = self._had_seat(subscriber) and subscriber.person not in self.game.viewers
        return self._game_for(subscriber) if lost_seat and self.is_read else None

    def _of_the_game_for(self, subscriber: RoomSubscriber) -> str | None:
        return (
            self._room_for(subscriber)
            or self._game_for(subscriber)
            or self._hurry_for(subscriber)
            or self._heartbeat_for(subscriber)
        )

    def _room_for(self, subscriber: RoomSubscriber) -> str | None:
        is_new = subscriber.take_notice("room", self._posted["room"])
        return self._current_room_text() if is_new else None

    def _current_room_text(self) -> str:
        known = self._room_text
        if known is None or known.snapshot is not self.snapshot or known.head != self.game.head:
            text = to_json(messages.RoomNow(room=room_at(self.snapshot.seen, self.game.table)))
            known = self._room_text = RoomText(self.snapshot, self.game.head, text)
        return known.text

    def _here_for(self, subscriber: RoomSubscriber) -> str | None:
        return self._here_text if subscriber.take_notice("here", self._posted["here"]) else None

    def _game_for(self, subscriber: RoomSubscriber) -> str | None:
        head = self.game.head
        if subscriber.viewer is not None and subscriber.delivered == head:
            return None
        viewer = self._viewer(subscriber)
        if viewer is None:
            return None
        since = subscriber.told_since(head)
        subscriber.delivered, subscriber.viewer = head, viewer
        return self.game.message_for(viewer, since, subscriber.time_to_tell())

    def _viewer(self, subscriber: RoomSubscriber) -> Viewer | None:
        """The viewer that they are; None if only those who sit at the table may see the game.

        Whoever has just lost their seat is a spectator once, to be told how, even there.
        """
        if player := self.game.viewers.get(subscriber.person):
            return player
        may_watch = self.snapshot.spectators or self._had_seat(subscriber)
        return SPECTATOR if may_watch else None

    def _had_seat(self, subscriber: RoomSubscriber) -> bool:
        """True if the last message of this game was for a player."""
        viewer, delivered = subscriber.viewer, subscriber.delivered
        was_player = viewer is not None and viewer.player is not None
        return was_player and delivered is not None and delivered.game == self.game.id

    def _hurry_for(self, subscriber: RoomSubscriber) -> str | None:
        """The `hurry` that is due, unless the phase that it was for has ended."""
        if subscriber.hurry_deadline is None:
            return None
        deadline, subscriber.hurry_deadline = subscriber.hurry_deadline, None
        if deadline != self.game.table.deadline:
            return None
        hurry = messages.Hurry(**self._progress_for(subscriber))
        return to_json(hurry) if hurry.seconds_left else None

    def _heartbeat_for(self, subscriber: RoomSubscriber) -> str | None:
        if not subscriber.heartbeat_due:
            return None
        subscriber.heartbeat_due = False
        return to_json(messages.Heartbeat(**self._progress_for(subscriber)))

    def _progress_for(self, subscriber: RoomSubscriber) -> dict[str, Any]:
        table = self.game.table
        time = timing(table.deadline, subscriber.time_to_tell())
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

    def _post(self, kind: NoticeKind) -> None:
        self._posted[kind] += 1
        self.wake_subscribers()


def _somebody_left(update: GameUpdate) -> bool:
    return any(isinstance(line.event, PlayerLeft) for line in update.happened)
