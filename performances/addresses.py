"""The addresses at which recordings can be played: each handed out to somebody, for some minutes.

Whoever has such an address can play that recording until then, and nothing else, as long as it is
there and the one whom it was handed out to may still play it.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from uuid import UUID

import msgspec
from django.urls import reverse
from django.utils import timezone

from games import store
from games.access import may_see_game
from games.refusals import GameRefusal
from games.rules.state import Table
from performances.models import MadeFile, Recording, State
from performances.passes import NoPass, Pass, PassEnded, Reason, sealed, unsealed
from performances.refusals import PerformanceRefusal
from web.hooks import Hook
from web.refusals import Refused

LASTING = timedelta(minutes=10)

moderators: Hook[Callable[[UUID], bool]] = Hook()
"""Each says of a person whether they moderate."""


class FileSeen(msgspec.Struct, frozen=True):
    type: str
    """The media type."""
    address: str


class Addresses(msgspec.Struct, frozen=True):
    """The files of a performance. Each form of the recording has the same content."""

    forms: list[FileSeen]
    picture: FileSeen
    """The first frame of a film, or the wave of a sound."""
    until: datetime
    """The time at which these addresses end; then ask for others."""


def addresses_of(recording: Recording, person: UUID | None, reason: Reason) -> Addresses:
    """Addresses for that person; none is whoever has not signed in."""
    until = timezone.now() + LASTING
    signed = sealed(Pass(recording.pk, person, reason, until))
    seen: dict[str, list[FileSeen]] = {file["part"]: [] for file in recording.made}
    for file in recording.made:
        address = reverse("file-of-performance", args=[signed, file["file"]])
        seen[file["part"]].append(FileSeen(file["type"], address))
    (picture,) = seen["picture"]
    return Addresses(seen["recording"], picture, until)


def file_at(signed: str, name: str) -> MadeFile:
    """The file with that address, if whoever it was handed out to may still play it."""
    given = _pass_in(signed)
    recording = Recording.objects.filter(pk=given.recording, state=State.READY).first()
    if recording is None or not _still_holds(given, recording):
        raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)
    for file in recording.made:
        if file["file"] == name:
            return file
    raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)


def _pass_in(signed: str) -> Pass:
    try:
        return unsealed(signed)
    except PassEnded:
        raise Refused(PerformanceRefusal.ADDRESS_ENDED) from None
    except NoPass:
        raise Refused(GameRefusal.NO_SUCH_PERFORMANCE) from None


def _still_holds(given: Pass, recording: Recording) -> bool:
    match given.reason:
        case "maker":
            is_so = recording.person == given.person
        case "table":
            is_so = may_see_game(given.person, recording.game_id)
        case "moderator":
            is_so = given.person is not None and any(knows(given.person) for knows in moderators)
    return is_so and may_play(recording, given.reason)


def may_play(recording: Recording, why: Reason) -> bool:
    """True as long as the recording is there to be played for that reason."""
    if why == "moderator":
        return True
    table = store.load(recording.game_id)
    if table.hides_clue_of(recording.turn) and is_the_clue(recording, table):
        return False
    return why == "maker" or is_the_clue(recording, table)


def is_the_clue(recording: Recording, table: Table) -> bool:
    told = table.told.get(recording.turn)
    if told is None or told.performance is None:
        return False
    return told.performance.id == str(recording.pk)
