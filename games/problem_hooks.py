"""Hooks of games into the server's problems: their refusals, and a problem for each exception."""

from games.play import KeyReused
from games.refusals import RULE_REFUSALS, GameRefusal
from games.rules.refusals import RuleViolation
from games.store import GameNotFound
from games.upcasting import FromNewerVersion
from web.problems import Trouble, problem_of
from web.refusals import WebRefusal, refusal_tables

refusal_tables.register(GameRefusal)
refusal_tables.register(RULE_REFUSALS.values())


@problem_of.register
def _rule_broken(error: RuleViolation) -> Trouble:
    return Trouble(RULE_REFUSALS[error.code], error.facts)


@problem_of.register
def _no_such_game(error: GameNotFound) -> Trouble:
    return Trouble(WebRefusal.NOT_FOUND)


@problem_of.register
def _newer(error: FromNewerVersion) -> Trouble:
    return Trouble(GameRefusal.NEWER_VERSION, headers={"Retry-After": "1"})


@problem_of.register
def _key_reused(error: KeyReused) -> Trouble:
    return Trouble(WebRefusal.KEY_REUSED)
