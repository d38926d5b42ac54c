"""The board of a puzzle: six cards, and which of them everybody may still be shown."""

from collections.abc import Collection, Iterable, Sequence
from random import Random

import msgspec

from games.catalogue import CardSeen, visible_decks_of
from games.rules.names import Card
from games.rules.settings import Deck, Settings
from puzzles.models import Puzzle

CARDS = 6


def lay(
    puzzle: Puzzle, meant: Card, decoys: Iterable[Card], decks: Iterable[Deck], dice: Random
) -> None:
    """Lays the card that was meant among the others, in an order that tells nothing."""
    board = [meant, *decoys]
    dice.shuffle(board)
    puzzle.board, puzzle.right = board, board.index(meant) + 1
    puzzle.decks = decks_among(decks, board)


def decks_among(decks: Iterable[Deck], cards: Collection[Card]) -> list[object]:
    """Those of the decks that the cards are from, as a puzzle keeps them."""
    names = {card.partition(":")[0] for card in cards}
    return [msgspec.to_builtins(deck) for deck in decks if deck.name in names]


def cards_of(puzzle: Puzzle) -> Sequence[CardSeen] | None:
    """The cards as everybody may see them; none if one is from a deck that is not for everybody."""
    decks = msgspec.convert(puzzle.decks, tuple[Deck, ...])
    visible = visible_decks_of(Settings(decks=decks), None)
    open_to_all = (one for one in visible if one.deck.state == "open")
    seen = {card.card: card for one in open_to_all for card in one.cards}
    board = [Card(card) for card in puzzle.board]
    return [seen[card] for card in board] if seen.keys() >= set(board) else None
