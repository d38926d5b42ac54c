"""What problem each refusal of the game's is."""

from django.utils.translation import gettext_noop

from games.play import KeyReused
from games.rules.refusals import SENTENCES, Code, RuleViolation
from games.store import GameNotFound
from web.problems import NOT_FOUND, Trouble, problem_of

NOT_YOURS = frozenset((Code.NOT_SEATED, Code.NOT_THE_HOST, Code.NOT_YOURS_TO_ASK))
KEY_REUSED = gettext_noop("This Idempotency-Key came with another command before.")


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
