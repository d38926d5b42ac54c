"""Why a recording is refused."""

from enum import Enum


class Reason(Enum):
    """A closed list, in the order in which a recording is looked at."""

    TOO_LARGE = "too_large"
    NO_RECORDING = "no_recording"
    """The file is neither WebM, Ogg nor MP4."""
    BROKEN = "broken"
    TOO_MANY_TRACKS = "too_many_tracks"
    NO_SOUND = "no_sound"
    NO_FILM = "no_film"
    UNKNOWN_CODEC = "unknown_codec"
    """There is sound or film, but not as a browser records it."""
    TOO_MANY_PIXELS = "too_many_pixels"
    TOO_LONG = "too_long"
    TOO_SHORT = "too_short"
    TOO_MUCH_WORK = "too_much_work"
    """It would take more memory or time than a recording may take."""


class BadRecording(Exception):
    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.value)
