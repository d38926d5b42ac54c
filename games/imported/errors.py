"""The faults of an uploaded deck, reported all at once."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from django.utils.translation import gettext, gettext_noop, pgettext

from games.refusals import GameRefusal
from web.problems import Trouble, problem_of
from web.refusals import pgettext_noop

SENTENCES = {
    # the whole
    "not_an_archive": gettext_noop("This is no zip archive, or a broken one."),
    "not_there": gettext_noop("There is no folder and no zip archive at {file}."),
    "too_many_files": gettext_noop("A deck has at most {most} pictures."),
    "too_much": gettext_noop("Unpacked, a deck has at most {megabytes} MB."),
    "too_few_cards": gettext_noop("The smallest table needs {fewest} cards; here are {given}."),
    "bad_manifest": gettext_noop("deck.json is not what it should be: {reason}"),
    "not_said": gettext_noop("Say the {field} of the deck."),
    "bad_words": gettext_noop("The {field} has from 1 to {most} characters, none for control."),
    "no_such_picture": gettext_noop("deck.json speaks of {file}, which is not there."),
    # where a file lies
    "not_a_file": gettext_noop("{file} is no plain file, or lies outside of the deck."),
    "nested": gettext_noop("{file}: the pictures lie side by side, in one folder."),
    "encrypted": gettext_noop("{file} is encrypted."),
    "packed_otherwise": gettext_noop("{file} is packed in a way that is not taken here."),
    "broken": gettext_noop("{file} is broken: it can't be read to its end."),
    # a picture
    "svg": gettext_noop("{file} is an SVG, which can carry more than a picture: make it a PNG."),
    "no_picture": gettext_noop("{file} is no JPEG, PNG or WebP."),
    "too_large": gettext_noop("{file} is too large: at most {megabytes} MB."),
    "too_many_pixels": gettext_noop("{file} has too many pixels: at most {megapixels} million."),
    "too_small": gettext_noop("{file} is too small: at least {width} by {height} pixels."),
    "moving": gettext_noop("{file} is a moving picture."),
    "same_twice": gettext_noop("{file} is the same picture as {other}."),
}
FIELDS = frozenset(
    (
        pgettext_noop("field", "title"),
        pgettext_noop("field", "author"),
        pgettext_noop("field", "licence"),
        pgettext_noop("field", "text"),
    )
)


class Fault(NamedTuple):
    code: str
    facts: dict[str, Any]

    @property
    def in_words(self) -> str:
        facts = {**self.facts, "field": pgettext("field", self.facts.get("field", "title"))}
        return gettext(SENTENCES[self.code]).format(**facts)


class BadDeck(Exception):
    """A deck that is refused, with all its faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(*(fault.code for fault in self.faults))

    @property
    def in_words(self) -> list[str]:
        return [fault.in_words for fault in self.faults]


def fault(code: str, file: str | None = None, **facts: Any) -> Fault:
    return Fault(code, facts if file is None else {"file": printable(file), **facts})


def refuse(code: str, file: str | None = None, **facts: Any) -> BadDeck:
    return BadDeck([fault(code, file, **facts)])


def printable(name: str) -> str:
    """A file's name, shortened and without control characters: anybody may have chosen it."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:100])


@problem_of.register
def _bad_deck(error: BadDeck) -> Trouble:
    told = [
        {"code": fault.code, "file": fault.facts.get("file"), "detail": fault.in_words}
        for fault in error.faults
    ]
    reasons = " ".join(error.in_words)
    return Trouble(GameRefusal.BAD_DECK, {"reasons": reasons, "faults": told})
