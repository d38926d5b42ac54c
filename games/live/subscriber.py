"""Whoever holds a socket in a room: who it is, and what they have been told."""

import asyncio
from collections.abc import Callable
from typing import Literal, NamedTuple
from uuid import UUID

from accounts.announce import digest

Kind = Literal["room", "here", "word"]


class Told(NamedTuple):
    """How far somebody has heard of a game."""

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
        cut_off: Callable[[], None],
    ) -> None:
        self.person = person
        self.session = session
        self.digest = digest(session)
        self._after = after
        self._game = game
        self.told: Told | None = None
        self.is_greeted = False
        self.notices: dict[Kind, int] = {}
        """The number of the last notice of each kind."""
        self.goes: Exception | None = None
        """Why they have to go, if they have to."""
        self.takes_in_since: float | None = None
        """When they were sent something that they have not taken in yet."""
        self.cut_off = cut_off
        self._news = asyncio.Event()

    def brief(self, game: UUID, head: int) -> None:
        """What they know on coming in is what they say, and if they say nothing all there is."""
        has = head if self._after is None else min(self._after, head)
        self.told = Told(game, has if self._game in (None, game) else 0)

    def knows_until(self, game: UUID) -> int:
        return self.told.version if self.told and self.told.game == game else 0

    def wake(self) -> None:
        self._news.set()

    async def news(self) -> None:
        await self._news.wait()
        self._news.clear()

    def dismiss(self, why: Exception) -> None:
        self.goes = self.goes or why
        self.wake()
