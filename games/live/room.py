"""What one process knows of a room, and what each of the sockets in it has yet to be told.

Nothing here reads or writes anything. Whoever is slow is told the newest of each kind, with
everything that has happened since they were last told, so nothing piles up behind them.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NamedTuple
from uuid import UUID

from accounts.people import PersonSeen
from games.live import messages as say
from games.live.game_feed import GameFeed
from games.live.queries import GameRead, RoomRead, Standing
from games.live.subscriber import Kind, Subscriber, Told
from games.refusals import GameRefusal
from games.rules.events import AnyEvent, PlayerLeft
from games.rules.view import SPECTATOR, Viewer
from games.timing import timing
from web.refusals import Refused

Part = Literal["room", "game", "here"]


class Notice(NamedTuple):
    """Something for everybody in the room. Of each kind the newest counts."""

    number: int
    text: str


class LiveRoom:
    def __init__(self, id: UUID, read: RoomRead, game: GameFeed) -> None:
        self.id = id
        self.read = read
        self.game = game
        self.onlookers: set[Subscriber] = set()
        self.here: frozenset[UUID] = frozenset()
        self.stale: set[Part] = set()
        self.something_is_stale = asyncio.Event()
        self.reading = asyncio.Lock()
        """What is read goes on from what is known, so there is one reading at a time."""
        self._notices: dict[Kind, Notice] = {}
        self._post("room", say.RoomNow(room=read.seen))

    @property
    def people(self) -> frozenset[UUID]:
        return frozenset(onlooker.person for onlooker in self.onlookers)

    def standing(self, onlooker: Subscriber) -> Standing:
        return Standing(self.id, onlooker.person, onlooker.session)

    def mark_stale(self, *parts: Part) -> None:
        self.stale.update(parts)
        self.something_is_stale.set()

    # What has been read

    def take_room(self, read: RoomRead) -> None:
        if read.game != self.game.id:
            self.game = GameFeed(read.game)
        self.read = read
        self._post("room", say.RoomNow(room=read.seen))

    def take_game(self, read: GameRead) -> None:
        self.game.take(read)
        known = (onlooker.knows_until(self.game.id) for onlooker in self.onlookers)
        self.game.forget_before(min(known, default=read.table.version))
        gone = {UUID(who) for recorded in read.happened for who in _removed_by(recorded.event)}
        if gone:
            self.dismiss(lambda one: one.person in gone, Refused(GameRefusal.REMOVED))
        self._wake_everybody()

    def take_here(self, people: list[PersonSeen]) -> None:
        self.here = frozenset(person.id for person in people)
        self._post("here", say.Here(people=people))

    @property
    def names_others(self) -> bool:
        """Does what was read of the room name others than those who sit at its table now?"""
        game = self.read.seen.game
        return game is None or {person.id for person in game.people} != self.game.players.keys()

    # What is said

    def hurry(self) -> None:
        self._post("word", say.Hurry(**self._where_it_stands()))

    def beat(self) -> None:
        self._post("word", say.Heartbeat(**self._where_it_stands()))

    def _where_it_stands(self) -> dict[str, Any]:
        table, time = self.game.table, timing(self.game.table.deadline)
        return {
            "id": self.game.id,
            "version": table.version,
            "now": time.now,
            "seconds_left": time.seconds_left,
        }

    def dismiss(self, whom: Callable[[Subscriber], bool], why: Exception) -> None:
        for onlooker in self.onlookers:
            if whom(onlooker):
                onlooker.dismiss(why)

    def cut_off_the_stuck(self, since: float) -> None:
        """Those who have taken nothing in for longer than that."""
        for onlooker in self.onlookers:
            if onlooker.takes_in_since is not None and onlooker.takes_in_since < since:
                onlooker.cut_off()

    def let_in(self, onlooker: Subscriber) -> None:
        if word := self._notices.get("word"):
            onlooker.notices["word"] = word.number  # it was for whoever was here then
        self.onlookers.add(onlooker)

    def news_for(self, onlooker: Subscriber) -> str | None:
        """What they are to be told next."""
        return (
            self._notice_for(onlooker, "room")
            or self._game_for(onlooker)
            or self._notice_for(onlooker, "here")
            or self._notice_for(onlooker, "word")
        )

    def _notice_for(self, onlooker: Subscriber, kind: Kind) -> str | None:
        notice = self._notices.get(kind)
        if notice is None or onlooker.notices.get(kind) == notice.number:
            return None
        onlooker.notices[kind] = notice.number
        return notice.text

    def _game_for(self, onlooker: Subscriber) -> str | None:
        head = Told(self.game.id, self.game.table.version)
        if onlooker.is_greeted and onlooker.told == head:
            return None
        viewer = self._viewer(onlooker)
        if viewer is None or head.version == 0:
            return None
        since = onlooker.knows_until(head.game)
        onlooker.told, onlooker.is_greeted = head, True
        return self.game.text_for(viewer, since)

    def _viewer(self, onlooker: Subscriber) -> Viewer | None:
        """None, if only who sits there may see the game."""
        watching = SPECTATOR if self.read.spectators else None
        return self.game.players.get(onlooker.person, watching)

    def _post(self, kind: Kind, message: say.Said) -> None:
        before = self._notices.get(kind)
        self._notices[kind] = Notice(before.number + 1 if before else 1, say.text(message))
        self._wake_everybody()

    def _wake_everybody(self) -> None:
        for onlooker in self.onlookers:
            onlooker.wake()


def _removed_by(event: AnyEvent) -> tuple[str, ...]:
    match event:
        case PlayerLeft(player, because="removed_by_host" | "removed_by_moderator"):
            return (player,)
        case _:
            return ()
