"""The faults of an uploaded deck, reported all at once."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, NamedTuple

from django.utils.translation import gettext, pgettext
from django.utils.translation import gettext_noop as _

from games.refusals import GameRefusal
from web.problems import Trouble, problem_of
from web.refusals import pgettext_noop


class FaultKind(Enum):
    """The kinds of faults that a deck can have: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence

    # the deck as a whole
    NOT_AN_ARCHIVE = "not_an_archive", _("This is no zip archive, or a broken one.")
    NOT_THERE = "not_there", _("There is no folder and no zip archive at {file}.")
    TOO_MANY_FILES = "too_many_files", _("A deck has at most {most} pictures.")
    TOO_MUCH = "too_much", _("Unpacked, a deck has at most {megabytes} MB.")
    TOO_MUCH_WORK = (
        "too_much_work",
        _("The pictures of the deck take too long to draw: make them smaller."),
    )
    TOO_FEW_CARDS = "too_few_cards", _("The smallest table needs {fewest} cards; here are {given}.")
    BAD_MANIFEST = "bad_manifest", _("deck.json is not what it should be: {reason}")
    NOT_SAID = "not_said", _("Say the {field} of the deck.")
    BAD_WORDS = "bad_words", _("The {field} has from 1 to {most} characters, none for control.")
    NO_SUCH_PICTURE = "no_such_picture", _("deck.json speaks of {file}, which is not there.")
    # where a file lies
    NOT_A_FILE = "not_a_file", _("{file} is no plain file, or lies outside of the deck.")
    NESTED = "nested", _("{file}: the pictures lie side by side, in one folder.")
    ENCRYPTED = "encrypted", _("{file} is encrypted.")
    PACKED_OTHERWISE = "packed_otherwise", _("{file} is packed in a way that is not taken here.")
    BROKEN = "broken", _("{file} is broken: it can't be read to its end.")
    # a picture
    SVG = "svg", _("{file} is an SVG, which can carry more than a picture: make it a PNG.")
    NO_PICTURE = "no_picture", _("{file} is no JPEG, PNG or WebP.")
    TOO_LARGE = "too_large", _("{file} is too large: at most {megabytes} MB.")
    TOO_MANY_PIXELS = (
        "too_many_pixels",
        _("{file} has too many pixels: at most {megapixels} million."),
    )
    TOO_LONG_TO_READ = (
        "too_long_to_read",
        _("{file} takes too long to read: save it anew, and a JPEG not as a progressive one."),
    )
    TOO_SMALL = "too_small", _("{file} is too small: at least {width} by {height} pixels.")
    MOVING = "moving", _("{file} is a moving picture.")
    SAME_TWICE = "same_twice", _("{file} is the same picture as {other}.")


FIELDS = frozenset(
    (
        pgettext_noop("field", "title"),
        pgettext_noop("field", "author"),
        pgettext_noop("field", "licence"),
        pgettext_noop("field", "text"),
    )
)


class Fault(NamedTuple):
    kind: FaultKind
    facts: dict[str, Any]

    @property
    def in_words(self) -> str:
        facts = {**self.facts, "field": pgettext("field", self.facts.get("field", "title"))}
        return gettext(self.kind.sentence).format(**facts)


class BadDeck(Exception):
    """A deck that is refused, with all its faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(*(fault.kind.code for fault in self.faults))

    @property
    def in_words(self) -> list[str]:
        return [fault.in_words for fault in self.faults]


def fault(kind: FaultKind, file: str | None = None, **facts: Any) -> Fault:
    return Fault(kind, facts if file is None else {"file": printable(file), **facts})


def refuse(kind: FaultKind, file: str | None = None, **facts: Any) -> BadDeck:
    return BadDeck([fault(kind, file, **facts)])


def printable(name: str) -> str:
    """A file's name, shortened and without control characters: anybody may have chosen it."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:100])


@problem_of.register
def _bad_deck(error: BadDeck) -> Trouble:
    told = [
        {"code": fault.kind.code, "file": fault.facts.get("file"), "detail": fault.in_words}
        for fault in error.faults
    ]
    reasons = " ".join(error.in_words)
    return Trouble(GameRefusal.BAD_DECK, {"reasons": reasons, "faults": told})
