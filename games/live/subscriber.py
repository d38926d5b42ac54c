"""One socket: who holds it, what it has been sent, and what is still to be sent."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, NamedTuple
from uuid import UUID

from accounts.announce import digest
from games.rules.view import Viewer
from web.clock import clock

MOST_EPHEMERAL = 20
"""Ephemeral messages that may wait for one slow client; the oldest make room for new ones."""
BEFORE_ALL = datetime.min.replace(tzinfo=UTC)

Reply = Literal["pong"] | Exception
"""The answer to something that the client said: a pong, or what is wrong with it."""


class GameVersion(NamedTuple):
    game: UUID
    version: int


class Subscriber:
    """A socket of a person, whatever it follows."""

    def __init__(self, person: UUID, session: str, *, abort: Callable[[], None]) -> None:
        self.person = person
        self.session = session
        self.session_digest = digest(session)
        self.abort = abort
        """Ends the connection without another message."""
        self.replies: list[Reply] = []
        """Answers still to be sent, the oldest first."""
        self.notices: dict[str, int] = {}
        """The number of the last notice of each kind that was sent."""
        self.heartbeat_due = False
        self.close_error: Exception | None = None
        """The error that the socket is to be closed with, once there is one."""
        self.sending_since: float | None = None
        """The time at which a message was handed to the network that is not yet taken in."""
        self._changed = asyncio.Event()
        self._told_time = BEFORE_ALL

    def time_to_tell(self) -> datetime:
        """The time for the message that is sent next: no earlier than the client was told before.

        The clock of a machine is set back now and then; on a socket time goes on.
        """
        self._told_time = max(self._told_time, clock.now())
        return self._told_time

    def take_notice(self, kind: str, number: int) -> bool:
        """True the first time that it is asked about the notice of that kind and number."""
        if self.notices.get(kind) == number:
            return False
        self.notices[kind] = number
        return True

    def reply(self, reply: Reply) -> None:
        self.replies.append(reply)
        self.wake()

    def wake(self) -> None:
        """Makes the socket look for what is to be sent."""
        self._changed.set()

    async def wait(self) -> None:
        await self._changed.wait()
        self._changed.clear()

    def close_with(self, error: Exception) -> None:
        """Closes the socket as soon as the message under way is sent; the first error counts."""
        self.close_error = self.close_error or error
        self.wake()


class RoomSubscriber(Subscriber):
    """A socket in a room."""

    def __init__(
        self,
        person: UUID,
        session: str,
        *,
        after: int | None,
        game: UUID | None,
        abort: Callable[[], None],
    ) -> None:
        super().__init__(person, session, abort=abort)
        self._after = after
        self._game = game
        self.delivered: GameVersion | None = None
        """The version up to which the client knows what happened in the game."""
        self.viewer: Viewer | None = None
        """The viewer that the client was at the last message of the game; None before the first."""
        self.hurry_deadline: datetime | None = None
        """The deadline that a `hurry` is still to be sent for."""
        self.ephemeral: list[str] = []
        """Ephemeral messages still to be sent, the oldest first."""

    def post_ephemeral(self, text: str) -> None:
        """Has the message sent; of those that wait, the oldest is dropped where they are many."""
        self.ephemeral.append(text)
        del self.ephemeral[:-MOST_EPHEMERAL]
        self.wake()

    def start_at(self, game: UUID, head: int) -> None:
        """Takes the client to know what it said on connecting, or else all that there is."""
        after = head if self._after is None else min(self._after, head)
        self.delivered = GameVersion(game, after if self._game in (None, game) else 0)

    def told_since(self, head: GameVersion) -> int:
        """The version since which the next message, of that head, tells what happened.

        Whoever named no version on connecting is told at first how things are, and no events: a
        move that came while their socket opened is in the view already.
        """
        came_without = self.viewer is None and self._after is None
        return head.version if came_without else self.delivered_version(head.game)

    def delivered_version(self, game: UUID) -> int:
        return self.delivered.version if self.delivered and self.delivered.game == game else 0
