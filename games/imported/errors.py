"""The faults of an uploaded deck, reported all at once."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from django.utils.translation import gettext, pgettext

from games.refusals import DeckFault, FaultKind, GameRefusal
from web.bodies import printable
from web.problems import Trouble, problem_of


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


@problem_of.register
def _bad_deck(error: BadDeck) -> Trouble:
    told = [
        DeckFault(fault.kind.code, fault.facts.get("file"), fault.in_words)
        for fault in error.faults
    ]
    reasons = " ".join(error.in_words)
    return Trouble(GameRefusal.BAD_DECK, {"reasons": reasons, "faults": told})
