"""The words between `remake` and its process."""

import msgspec

from performances.recordings.bounds import Bounds, Kind
from performances.recordings.reasons import Reason


class Asked(msgspec.Struct, frozen=True, tag=True):
    content: bytes
    kind: Kind
    bounds: Bounds


class Made(msgspec.Struct, frozen=True, tag=True):
    """The length in seconds, and the contents of the new files, MP4 and WebM."""

    seconds: float
    forms: tuple[bytes, bytes]
    picture: bytes


class Refused(msgspec.Struct, frozen=True, tag=True):
    reason: Reason


Answer = Made | Refused
