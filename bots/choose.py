"""A bot's next move, from what its player sees and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from bots.knowledge import Knowledge
from bots.personas import Persona
from bots.words import plain
from games.rules.moves import CastVotes, GiveCards, GiveClue, Reveal
from games.rules.names import Card
from games.rules.view import CardsView, ClueView, RevealView, View, VotesView, You

Item = TypeVar("Item")
BotsMove = GiveClue | GiveCards | CastVotes | Reveal


def choose(
    view: View, knowledge: Knowledge, persona: Persona, dice: Random, memory: Sequence[str] = ()
) -> BotsMove | None:
    """The move that the player's bot makes, or none where nothing is to be done.

    `memory` holds the clues that were told before in this room. The same arguments always make
    the same move.
    """
    match view:
        case ClueView(you=You(to_do="clue") as you):
            return _tell(view, you, knowledge, dice, memory)
        case CardsView(you=You(to_do="cards") as you):
            best = _shuffled(you.hand, dice)
            best.sort(key=lambda card: _fit(knowledge, view.clue, card), reverse=True)
            return GiveCards(view.turn, tuple(best[: view.cards_each]))
        case VotesView(you=You(to_do="votes") as you):
            return _guess(view, you, knowledge, dice)
        case RevealView(you=You(to_do="reveal")):
            return Reveal(view.turn)
        case _:
            return None


def _tell(
    view: ClueView, you: You, knowledge: Knowledge, dice: Random, memory: Sequence[str]
) -> GiveClue:
    told = {plain(clue) for clue in memory}
    cards = _shuffled(you.hand, dice)
    for card in cards:
        if plain(knowledge.titles[card]) not in told:
            return GiveClue(view.turn, card, knowledge.titles[card])
    words = [word for card in cards for word in sorted(knowledge.words[card]) if word not in told]
    return GiveClue(view.turn, cards[0], dice.choice(words or [str(view.turn)]))


def _guess(view: VotesView, you: You, knowledge: Knowledge, dice: Random) -> CastVotes:
    others = [card for card in view.board if card not in you.played]
    best = _shuffled(others, dice)
    best.sort(key=lambda card: _fit(knowledge, view.clue, card), reverse=True)
    slots = tuple(view.board.index(card) + 1 for card in best[: view.votes_each])
    return CastVotes(view.turn, slots)


def _fit(knowledge: Knowledge, clue: str | None, card: Card) -> float:
    return 0.0 if clue is None else knowledge.fit(clue, card)


def _shuffled(items: Sequence[Item], dice: Random) -> list[Item]:
    return dice.sample(items, len(items))
