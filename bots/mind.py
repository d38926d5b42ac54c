"""A bot at the moment of a choice: what it knows of the cards, who it is, and its luck."""

import math
from collections.abc import Sequence
from random import Random

import msgspec

from bots.personas import Persona
from bots.sense import Sense
from games.rules.names import Card


class Mind(msgspec.Struct, frozen=True):
    sense: Sense
    persona: Persona
    dice: Random
    memory: Sequence[str]
    """The clues that were told before in the room."""

    def fits(self, clue: str | None, cards: Sequence[Card]) -> dict[Card, float]:
        """The fit of each card to the clue, with the errors that the persona makes."""
        known = [0.0] * len(cards)
        if clue is not None:
            known = self.sense.fits(self.sense.hear(clue, self.memory), cards, self.persona.ear)
        return {
            card: fit + self.persona.haziness * mistake(self.dice) + self.dice.random() * 1e-6
            for card, fit in zip(cards, known, strict=True)
        }


def mistake(dice: Random) -> float:
    """A random number, so distributed that the best of several fits is chosen by its likelihood."""
    return -math.log(-math.log(max(dice.random(), 1e-12)))


def likelihoods(fits: Sequence[float], temperature: float) -> list[float]:
    """The chance of each choice for somebody who errs as much as the temperature says."""
    top = max(fits)
    odds = [math.exp((fit - top) / temperature) for fit in fits]
    total = sum(odds)
    return [odd / total for odd in odds]
