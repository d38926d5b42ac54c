"""One socket in a room: who holds it, what it has been sent, and what is still to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import datetime
from typing import Literal, NamedTuple
from uuid import UUID

from accounts.announce import digest

MOST_EPHEMERAL = 20
"""Ephemeral messages that may wait for one slow client; the oldest make room for new ones."""

NoticeKind = Literal["room", "here"]


class GameVersion(NamedTuple):
    game: UUID
    version: int


class Subscriber:
    def __init__(
        self,
        person: UUID,
        session: str,
        *,
        after: int | None,
        game: UUID | None,
        abort: Callable[[], None],
    ) -> None:
        self.person = person
        self.session = session
        self.session_digest = digest(session)
        self._after = after
        self._game = game
        self.abort = abort
        """Ends the connection without another message."""
        self.delivered: GameVersion | None = None
        """The version up to which the client knows what happened in the game."""
        self.has_view = False
        """True once the game has been sent on this socket."""
        self.notices: dict[NoticeKind, int] = {}
        """The number of the last notice of each kind that was sent."""
        self.hurry_deadline: datetime | None = None
        """The deadline that a `hurry` is still to be sent for."""
        self.heartbeat_due = False
        self.ephemeral: deque[str] = deque(maxlen=MOST_EPHEMERAL)
        """Ephemeral messages still to be sent, the oldest first."""
        self.close_error: Exception | None = None
        """The error that the socket is to be closed with, once there is one."""
        self.sending_since: float | None = None
        """The time at which a message was handed to the network that is not yet taken in."""
        self._changed = asyncio.Event()

    def start_at(self, game: UUID, head: int) -> None:
        """Takes the client to know what it said on connecting, or else all that there is."""
        after = head if self._after is None else min(self._after, head)
        self.delivered = GameVersion(game, after if self._game in (None, game) else 0)

    def delivered_version(self, game: UUID) -> int:
        return self.delivered.version if self.delivered and self.delivered.game == game else 0

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
