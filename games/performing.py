"""Performances as games know them: whoever keeps the recordings registers here."""

from collections.abc import Callable, Mapping
from functools import cache
from uuid import UUID

from django.conf import settings
from django.utils.translation import gettext, override
from django.utils.translation import gettext_noop as _

from games.refusals import GameRefusal
from games.rules.events import Performance, PerformanceKind
from games.rules.state import Phase, Table
from web.hooks import Hook
from web.refusals import Refused

LONGEST_SECONDS = 20
WITHOUT_WORDS: Mapping[PerformanceKind, str] = {
    "sung": _("a tune without words"),
    "mimed": _("a scene without words"),
    "both": _("a performance without words"),
}
"""The line of words that goes with a performance for want of any other."""


@cache
def lines_without_words() -> frozenset[str]:
    """All those lines, in all languages."""
    said = set()
    for language, _name in settings.LANGUAGES:
        with override(language):
            said |= {gettext(line) for line in WITHOUT_WORDS.values()}
    return frozenset(said)


performances: Hook[Callable[[UUID, UUID, int, UUID], Performance | None]] = Hook()
"""Each says what a performance is, given the game, its maker, the turn and its id.

None for one that it does not know; it may refuse one by raising.
"""

on_their_way: Hook[Callable[[UUID, Table], bool]] = Hook()
"""Each says of a game whether a recording for the clue of its turn began to be sent in time."""


def performance_named(game_id: UUID, person: UUID, turn: int, performance: UUID) -> Performance:
    """A performance that is ready; refuses those of other people or turns, and all others."""
    for look_up in performances:
        if found := look_up(game_id, person, turn, performance):
            return found
    raise Refused(GameRefusal.NO_SUCH_PERFORMANCE)


def recording_on_its_way(game_id: UUID, table: Table) -> bool:
    """True if the clock may have to wait for a recording, as it does once in a turn."""
    performed = table.settings.clues == "performed"
    may_wait = performed and table.phase is Phase.CLUE and not table.turn.waited
    return may_wait and any(is_sent(game_id, table) for is_sent in on_their_way)
