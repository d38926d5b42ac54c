"""Hooks of games into the server's problems: the problem that each of their refusals is."""

from django.utils.translation import gettext_noop

from games.play import KeyReused
from games.rules.refusals import SENTENCES, Code, RuleViolation
from games.store import GameNotFound
from web.problems import NOT_FOUND, Trouble, pgettext_noop, problem_of

NOT_YOURS = frozenset((Code.NOT_SEATED, Code.NOT_THE_HOST, Code.NOT_YOURS_TO_ASK))
KEY_REUSED = gettext_noop("This Idempotency-Key came with another command before.")

# What the rules name in their facts, for sentences in other languages to name it in theirs.
WORDS = frozenset(
    (
        pgettext_noop("given", "red"),
        pgettext_noop("given", "orange"),
        pgettext_noop("given", "yellow"),
        pgettext_noop("given", "green"),
        pgettext_noop("given", "blue"),
        pgettext_noop("given", "violet"),
        pgettext_noop("given", "pink"),
        pgettext_noop("given", "white"),
        pgettext_noop("given", "black"),
        pgettext_noop("given", "brown"),
        pgettext_noop("given", "grey"),
        pgettext_noop("given", "turquoise"),
        pgettext_noop("setting", "target"),
        pgettext_noop("setting", "hand"),
        pgettext_noop("setting", "limits.clue"),
        pgettext_noop("setting", "limits.cards"),
        pgettext_noop("setting", "limits.votes"),
        pgettext_noop("setting", "limits.reveal"),
        pgettext_noop("setting", "decks"),
        pgettext_noop("setting", "decks.size"),
    )
)


@problem_of.register
def _rule_broken(error: RuleViolation) -> Trouble:
    status = 403 if error.code in NOT_YOURS else 409
    return Trouble(status, error.code, SENTENCES[error.code], error.facts)


@problem_of.register
def _no_such_game(error: GameNotFound) -> Trouble:
    return Trouble(404, "not_found", NOT_FOUND)


@problem_of.register
def _key_reused(error: KeyReused) -> Trouble:
    return Trouble(422, "key_reused", KEY_REUSED)
