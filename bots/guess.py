"""Voting: for the card of the board that the clue fits best, as far as the persona can tell."""

from bots.mind import Mind, likelihoods
from games.rules.moves import CastVotes
from games.rules.view import VotesView, You

SURE = 0.55
"""The likelihood from which on all votes of a player go to one card."""
CERTAINTY = 0.8
"""The distance between two fits at which the better one is e times as likely."""


def guess(view: VotesView, you: You, mind: Mind) -> CastVotes:
    others = [card for card in view.board if card not in you.played]
    fits = mind.fits(view.clue, others)
    best = sorted(others, key=fits.__getitem__, reverse=True)
    if max(likelihoods(list(fits.values()), CERTAINTY)) >= SURE:
        best = best[:1]
    chosen = (best * view.votes_each)[: view.votes_each]
    return CastVotes(view.turn, tuple(view.board.index(card) + 1 for card in chosen))
