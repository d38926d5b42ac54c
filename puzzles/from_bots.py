"""Puzzles from the clues that bots tell, for days on which there is none from a game."""

from collections.abc import Sequence
from datetime import date
from random import Random

from django.db.models import Q

from bots.clues import Distance
from bots.knowledge import Knowledge, knowledge_for
from bots.words import Language
from games.catalogue import BUILT_IN, newest
from games.rules.names import Card
from puzzles.board import CARDS, lay
from puzzles.models import Puzzle

FOUND_BY_SOME: Distance = "middling"
HAND = 6
"""The cards from which each of those who are imagined at the table gives the one that fits best."""


def puzzle_from_bots(day: date, language: Language, dice: Random) -> Puzzle:
    """A clue of the bots, on a board as a table of six would lay it."""
    deck = newest(dice.choice(list(BUILT_IN.values())))
    known = knowledge_for((deck,), language)
    assert known is not None  # built-in decks have texts
    meant, clue = dice.choice(_clues(known, deck.cards(), _meant_of_late(day, language)))
    others = [card for card in deck.cards() if card != meant]
    dealt = dice.sample(others, HAND * (CARDS - 1))
    hands = [dealt[first : first + HAND] for first in range(0, len(dealt), HAND)]
    puzzle = Puzzle(day=day, language=language, clue=clue)
    lay(puzzle, meant, [_best_fit(known, clue, hand) for hand in hands], [deck], dice)
    return puzzle


def _meant_of_late(day: date, language: str) -> set[str]:
    """The cards that were meant in puzzles of this language, or are in others of the same day."""
    return {puzzle.card for puzzle in Puzzle.objects.filter(Q(language=language) | Q(day=day))}


def _clues(known: Knowledge, cards: Sequence[Card], but: set[str]) -> list[tuple[Card, str]]:
    return [
        (card, clue.text)
        for card in cards
        if card not in but
        for clue in known.tellable[card].clues
        if clue.distance == FOUND_BY_SOME
    ]


def _best_fit(known: Knowledge, clue: str, hand: Sequence[Card]) -> Card:
    fits = known.sense.fits(known.sense.hear(clue), hand)
    return hand[fits.index(max(fits))]
