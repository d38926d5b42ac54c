"""Giving cards to somebody else's clue: those of the hand that it fits best."""

from bots.mind import Mind
from games.rules.moves import GiveCards
from games.rules.view import CardsView, You


def give(view: CardsView, you: You, mind: Mind) -> GiveCards:
    fits = mind.fits(view.clue, you.hand)
    best = sorted(you.hand, key=fits.__getitem__, reverse=True)
    return GiveCards(view.turn, tuple(best[: view.cards_each]))
