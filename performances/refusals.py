"""The refusals of performances: those of requests, and the reasons not to take a recording."""

from enum import Enum
from typing import TYPE_CHECKING, Literal

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal, facts


class Why(Enum):
    """The reasons for which a recording is refused: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence

    # on the way
    BROKEN_OFF = "broken_off", _("The recording did not arrive whole.")
    TOO_LATE = "too_late", _("The recording came too late for this clue.")
    NOT_MADE = "not_made", _("The recording could not be made ready: try again.")
    # what it is
    TOO_LARGE = "too_large", _("The recording is too large.")
    NO_RECORDING = "no_recording", _("This is no recording as browsers and phones make them.")
    BROKEN = "broken", _("The recording is broken: it can't be read to its end.")
    TOO_MANY_TRACKS = "too_many_tracks", _("The recording has too many tracks.")
    NO_SOUND = "no_sound", _("There is no sound in it.")
    NO_FILM = "no_film", _("There is no film in it.")
    UNKNOWN_CODEC = "unknown_codec", _("This is recorded in a way that is not taken here.")
    TOO_MANY_PIXELS = "too_many_pixels", _("The film has too many pixels.")
    TOO_LONG = "too_long", _("The recording is too long.")
    TOO_SHORT = "too_short", _("The recording is too short.")
    TOO_MUCH_WORK = "too_much_work", _("The recording takes too much work to read.")


if TYPE_CHECKING:
    WhyCode = str
else:
    WhyCode = Literal[tuple(why.code for why in Why)]


SENTENCES = {why.code: why.sentence for why in Why}


class PerformanceRefusal(Refusal, Enum):
    GUESTS_PERFORM_IN_PRIVATE = (
        "guests_perform_in_private",
        403,
        _("Guests perform in private rooms alone: make yours a full account first."),
    )
    RECORDING_UNDER_WAY = (
        "recording_under_way",
        409,
        _("Another recording of yours is still under way."),
    )
    TOO_MANY_RECORDINGS = (
        "too_many_recordings",
        409,
        _("Nobody records more than {most} times in a turn."),
        facts(most=int),
    )
    RECORDING_TOO_LATE = "recording_too_late", 409, _("The recording came too late for this clue.")
    RECORDING_BROKEN_OFF = "recording_broken_off", 409, _("The recording did not arrive whole.")
    PERFORMANCE_REFUSED = (
        "performance_refused",
        409,
        _("This recording was not taken: make another one."),
        facts(reason=WhyCode),
    )
    PERFORMANCE_NOT_READY = (
        "performance_not_ready",
        409,
        _("The performance is not ready yet."),
    )
    PERFORMANCE_OF_ANOTHER_TURN = (
        "performance_of_another_turn",
        409,
        _("That was performed for turn {expected}."),
        facts(expected=int, given=int),
    )
    ADDRESS_ENDED = "address_ended", 410, _("This address has come to its end: ask for a new one.")
