"""The addresses at which recordings can be played: signed, and at an end after some minutes.

Whoever has such an address can play that recording until then, and nothing else, as long as it is
there and whatever it was handed out for still holds: hiding the clue ends those of the table.
"""

from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple
from uuid import UUID

import msgspec
from django.core import signing
from django.urls import reverse

from games import store
from games.refusals import GameRefusal
from games.rules.state import Table
from performances.models import MadeFile, Recording, State
from performances.refusals import PerformanceRefusal
from web.refusals import Refused

LASTING = timedelta(minutes=10)
SALT = "performances"

For = Literal["maker", "table", "moderator"]
"""Those to whom an address is handed out: whoever recorded it, who see the clue, or a moderator."""


class Pass(NamedTuple):
    recording: UUID
    given_to: For


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


def addresses_of(recording: Recording, given_to: For) -> Addresses:
    signed = signing.dumps([recording.pk.hex, given_to], salt=SALT)
    seen: dict[str, list[FileSeen]] = {file["part"]: [] for file in recording.made}
    for file in recording.made:
        address = reverse("file-of-performance", args=[signed, file["file"]])
        seen[file["part"]].append(FileSeen(file["type"], address))
    (picture,) = seen["picture"]
    return Addresses(seen["recording"], picture, datetime.now(UTC) + LASTING)


def file_at(signed: str, name: str) -> MadeFile:
    """The file with that address, if whoever it was handed out to may still play it."""
    allowed = _read(signed)
    recording = Recording.objects.filter(pk=allowed.recording, state=State.READY).first()
    if recording is None or not may_play(recording, allowed.given_to):
        raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)
    for file in recording.made:
        if file["file"] == name:
            return file
    raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)


def _read(signed: str) -> Pass:
    try:
        recording, given_to = signing.loads(signed, salt=SALT, max_age=LASTING)
    except signing.SignatureExpired:
        raise Refused(PerformanceRefusal.ADDRESS_ENDED) from None
    except signing.BadSignature:
        raise Refused(GameRefusal.NO_SUCH_PERFORMANCE) from None
    return Pass(UUID(recording), given_to)


def may_play(recording: Recording, who: For) -> bool:
    """True as long as the reason holds for which somebody may play it."""
    if who == "moderator":
        return True
    table = store.load(recording.game_id)
    if table.hides_clue_of(recording.turn) and is_the_clue(recording, table):
        return False
    return who == "maker" or is_the_clue(recording, table)


def is_the_clue(recording: Recording, table: Table) -> bool:
    told = table.told.get(recording.turn)
    if told is None or told.performance is None:
        return False
    return told.performance.id == str(recording.pk)
