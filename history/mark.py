"""The mark of a story: another whenever what is told of the game has changed."""

from collections.abc import Collection, Iterable
from hashlib import sha256
from uuid import UUID

import msgspec
from msgspec.structs import replace

from accounts.people import PersonSeen
from games.reactions import ReactionCount

LETTERS = 32


def mark_of(
    version: int,
    people: Iterable[PersonSeen],
    reactions: Collection[ReactionCount],
    agreed: Collection[UUID] | None,
) -> str:
    """The mark of a story, by all that it is told from besides the events up to that version.

    Who agreed to share it is told to those alone who sat there: for others that is None.
    """
    shown = sorted((_without_stand_in(person) for person in people), key=lambda one: one.id)
    told = (version, shown, reactions, agreed if agreed is None else sorted(agreed))
    return sha256(msgspec.json.encode(told)).hexdigest()[:LETTERS]


def _without_stand_in(person: PersonSeen) -> PersonSeen:
    """The person, without the words that stand for an erased one in the reader's language."""
    return replace(person, name="") if person.is_erased else person
