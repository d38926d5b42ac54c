"""Decides who may see a game that is over.

Those who sat there may; everybody may if the game was public, or if all who sat there agreed.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from accounts.topics import TopicNow
from games.rules.state import Table
from web.hooks import Hook

agreements: Hook[Callable[[UUID, Collection[UUID]], bool]] = Hook()
"""Each says of a game, and of those who sat there, whether they agreed to open it to everybody."""


class Reader(NamedTuple):
    """Somebody who has a finished game open on a page."""

    game: UUID
    person: UUID | None
    """None is whoever has not signed in."""


class StoryTopic(NamedTuple):
    """The message that tells those who have a finished game open how it stands."""

    message: type[TopicNow]
    read: Callable[[Collection[Reader], datetime], Mapping[Reader, TopicNow | Exception]]
    """Reads for all these readers how their games stand at that time, or why they may not know."""

    @property
    def name(self) -> str:
        return str(self.message.__struct_config__.tag)


stories: Hook[StoryTopic] = Hook()


def people_of(table: Table) -> frozenset[UUID]:
    """All who sat there, including those who left."""
    return frozenset(UUID(seat.player) for seat in table.seats)


def may_see_finished(
    viewer: UUID | None, game_id: UUID, people: Collection[UUID], *, is_public: bool
) -> bool:
    return is_public or viewer in people or have_agreed_to_open(game_id, people)


def have_agreed_to_open(game_id: UUID, people: Collection[UUID]) -> bool:
    """True if all who sat there have agreed to open the game to everybody."""
    return any(have_agreed(game_id, people) for have_agreed in agreements)
