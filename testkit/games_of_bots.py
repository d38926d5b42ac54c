"""Games of bots alone, played in memory by the rules."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from random import Random

from bots.choose import choose
from bots.knowledge import Knowledge, knowledge_for
from bots.personas import PERSONAS, Persona
from games.catalogue import newest
from games.decks.built_in import BUILT_IN
from games.rules import moves as m
from games.rules.decide import decide
from games.rules.names import Player
from games.rules.settings import Deck, Settings
from games.rules.state import Table, fold
from games.rules.view import View, as_player, view_for

NOON = datetime(2024, 6, 1, 12, tzinfo=UTC)
DECKS: tuple[Deck, ...] = tuple(newest(deck) for deck in BUILT_IN)
Chooser = Callable[[View, Random, tuple[str, ...]], m.AnyMove | None]
"""A way to find a move from a view, dice, and the clues told so far."""


def known(language: str) -> Knowledge:
    knowledge = knowledge_for(DECKS, language)
    assert knowledge is not None
    return knowledge


def thinking(knowledge: Knowledge, persona: Persona) -> Chooser:
    return lambda view, dice, told: choose(view, knowledge, persona, dice, told)


def company_of(number: int, chooser: Callable[[Persona], Chooser]) -> Mapping[Player, Chooser]:
    """That many players, each with a persona of its own."""
    return {Player(f"bot-{persona.slug}"): chooser(persona) for persona in PERSONAS[:number]}


def game_of_bots(
    company: Mapping[Player, Chooser], settings: Settings, seed: int
) -> Iterator[Table]:
    """The table after each move, to the end of the game."""
    dice = Random(seed)
    moment = m.Moment(NOON, dice.randbytes(32))
    table = Table()
    told: tuple[str, ...] = ()

    def played(who: Player, move: m.AnyMove) -> Table:
        return fold(decide(table, m.player(who), move, moment).events, table)

    host, *others = company
    table = played(host, m.OpenGame(settings))
    for player in others:
        table = played(player, m.Join())
    table = played(host, m.Start())
    while not table.is_over:
        who = dice.choice(table.awaited)
        move = company[who](view_for(table, as_player(who)), dice, told)
        assert move is not None, f"{who} has nothing to do in {table.phase.name}"
        if isinstance(move, m.GiveClue):
            told = (*told, move.clue)
        table = played(who, move)
        yield table
