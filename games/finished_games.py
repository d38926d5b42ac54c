"""Decides who may see a game that is over.

Those who sat there may; everybody may if the game was public, or if all who sat there agreed.
"""

from collections.abc import Callable, Collection
from uuid import UUID

from games.rules.state import Table
from web.hooks import Hook

agreements: Hook[Callable[[UUID, Collection[UUID]], bool]] = Hook()
"""Each says of a game, and of those who sat there, whether they agreed to open it to everybody."""


def people_of(table: Table) -> frozenset[UUID]:
    """All who sat there, including those who left."""
    return frozenset(UUID(seat.player) for seat in table.seats)


def may_see_finished(
    viewer: UUID | None, game_id: UUID, people: Collection[UUID], *, is_public: bool
) -> bool:
    return (
        is_public
        or viewer in people
        or any(have_agreed(game_id, people) for have_agreed in agreements)
    )
