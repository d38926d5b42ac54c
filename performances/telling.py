"""Tells the maker of a recording how far it is, and those who see the clue where to play it."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from uuid import UUID

import msgspec
from django.utils.translation import gettext, override

from games.distributed import room_of
from games.models import Room
from games.performing import WITHOUT_WORDS
from games.rules.events import PerformanceKind
from performances.addresses import Addresses, addresses_of
from performances.models import Recording, State, StateName
from performances.passes import Reason
from performances.refusals import SENTENCES, WhyCode

LATELY = timedelta(minutes=10)
"""The time for which a person's own sockets tell of a recording."""


class PerformanceNow(msgspec.Struct, frozen=True):
    """A performance of yours, and how far it has come on its way to be a clue."""

    id: UUID
    game: UUID
    turn: int
    kind: PerformanceKind
    state: StateName
    """It is `coming`, `waiting` to be made anew, `making`, and at last `ready` or `refused`."""
    why: WhyCode | None
    """The reason for which it was refused, for programs."""
    milliseconds: int | None
    """Its length, once it is ready."""


class PerformanceSeen(PerformanceNow, frozen=True, kw_only=True):
    detail: str | None
    """The reason for which it was refused, for people."""
    words: str
    """A line to say beside it for want of other words, in the language of play."""
    addresses: Addresses | None
    """The addresses at which it can be played, once it is ready."""


def now_of(recording: Recording) -> PerformanceNow:
    return PerformanceNow(
        id=recording.pk,
        game=recording.game_id,
        turn=recording.turn,
        kind=recording.performance_kind,
        state=recording.state,
        why=recording.why or None,
        milliseconds=recording.milliseconds,
    )


def seen_by(recording: Recording, person: UUID | None, reason: Reason) -> PerformanceSeen:
    is_ready = recording.state == State.READY
    return PerformanceSeen(
        **msgspec.structs.asdict(now_of(recording)),
        detail=gettext(SENTENCES[recording.why]) if recording.why else None,
        words=_words_of(recording),
        addresses=addresses_of(recording, person, reason) if is_ready else None,
    )


def _words_of(recording: Recording) -> str:
    room = Room.objects.get(room_of(recording.game_id))
    with override(room.language):
        return gettext(WITHOUT_WORDS[recording.performance_kind])


def lately_of(people: Collection[UUID], now: datetime) -> Mapping[UUID, list[PerformanceNow]]:
    """The performances that these people have begun to send lately, newest first."""
    found: dict[UUID, list[PerformanceNow]] = {person: [] for person in people}
    sent = Recording.objects.filter(person__in=people, began_at__gt=now - LATELY)
    for recording in sent.order_by("-began_at", "id"):
        found[recording.person].append(now_of(recording))
    return found
