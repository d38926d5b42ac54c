"""The orders that moderators can give, and the fields that each kind needs."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from django.utils import timezone
from msgspec import Meta

from games.rules.names import Number
from moderation.models import Kind
from moderation.refusals import ModerationRefusal
from web.choices import OneOf
from web.refusals import Refused

NO_NUL = "^[^\u0000]*$"  # which the database does not take
Reason = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
RoomCode = Annotated[str, Meta(max_length=8, pattern="^[-a-zA-Z0-9_]+$")]
KindName = OneOf[Kind]
CAN_END = frozenset((Kind.BAN_FROM_ROOM, Kind.MUTE, Kind.SUSPEND))
FINAL = frozenset((Kind.VOID_GAME, Kind.REMOVE))
NEEDS: dict[str, tuple[str, ...]] = {
    Kind.HIDE_CLUE: ("game", "turn"),
    Kind.RENAME_PERSON: ("person", "name"),
    Kind.RENAME_ROOM: ("room", "name"),
    Kind.CLOSE_ROOM: ("room",),
    Kind.VOID_GAME: ("game",),
    Kind.REMOVE: ("game", "person"),
    Kind.BAN_FROM_ROOM: ("room", "person"),
    Kind.WARN: ("person",),
    Kind.MUTE: ("person",),
    Kind.SUSPEND: ("person",),
}


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision to be made. Its kind says which of the fields it takes."""

    kind: KindName
    reason: Reason
    """The reason, which the person concerned can read."""
    person: UUID | None = None
    room: RoomCode | None = None
    game: UUID | None = None
    turn: Number | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None
    """The new name or title."""
    until: datetime | None = None
    """The end of the decision; null is for good."""
    report: UUID | None = None
    """The report that this decision closes."""


def check(order: Order) -> None:
    missing = [field for field in NEEDS[order.kind] if getattr(order, field) is None]
    if missing:
        raise Refused(ModerationRefusal.INCOMPLETE, missing=missing)
    if order.until is not None and order.kind not in CAN_END:
        raise Refused(ModerationRefusal.CANNOT_END)
    if order.until is not None and not _is_ahead(order.until):
        raise Refused(ModerationRefusal.ENDS_BEFORE)


def _is_ahead(until: datetime) -> bool:
    return until.tzinfo is not None and until > timezone.now()
