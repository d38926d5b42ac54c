"""A bot's next move, from what its player sees and nothing else."""

from collections.abc import Sequence
from random import Random

from bots.give import give
from bots.guess import guess
from bots.knowledge import Knowledge
from bots.mind import Mind
from bots.personas import Persona
from bots.tell import tell
from games.rules.moves import CastVotes, GiveCards, GiveClue, Reveal
from games.rules.view import CardsView, ClueView, RevealView, View, VotesView, You

BotsMove = GiveClue | GiveCards | CastVotes | Reveal


def choose(
    view: View, knowledge: Knowledge, persona: Persona, dice: Random, memory: Sequence[str] = ()
) -> BotsMove | None:
    """The move that the player's bot makes, or none where nothing is to be done.

    `memory` holds the clues that were told before in this room. The same arguments always make
    the same move.
    """
    mind = Mind(knowledge.sense, persona, dice, memory)
    match view:
        case ClueView(you=You(to_do="clue") as you):
            return tell(view, you, mind, knowledge)
        case CardsView(you=You(to_do="cards") as you):
            return give(view, you, mind)
        case VotesView(you=You(to_do="votes") as you):
            return guess(view, you, mind)
        case RevealView(you=You(to_do="reveal")):
            return Reveal(view.turn)
        case _:
            return None
