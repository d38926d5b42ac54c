"""A command: a move with its author, and the key by which a second sending is recognized."""

import hashlib
from typing import NamedTuple
from uuid import UUID

import msgspec

from games.rules.moves import Actor, AnyMove


class Command(NamedTuple):
    who: Actor
    move: AnyMove
    actor: UUID | None
    """The id of `who` as in rows of events; the clock and stand-ins have none."""
    key: str | None
    digest: bytes | None
    """The hash of the move, which tells whether another command under the key is the same."""

    @classmethod
    def of(cls, who: Actor, move: AnyMove, key: str | None = None) -> "Command":
        actor = None if who.id is None or who.role == "stand_in" else UUID(who.id)
        if key is None:
            return cls(who, move, actor, None, None)
        return cls(who, move, actor, key, hashlib.sha256(msgspec.json.encode(move)).digest())
