"""Checks that a game was dealt as its seed promised.

Anybody can check a finished game: docs/fairness.md has a recipe that needs nothing of this code.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence

from games.rules import events as e
from games.rules.chance import (
    DEAL,
    board_purpose,
    clock_purpose,
    hand_purpose,
    pile_purpose,
    shuffled,
)
from games.rules.names import Card
from games.rules.state import Table, evolve


def complaints(events: Sequence[e.AnyEvent], seed: bytes) -> Iterator[str]:
    """Yields a complaint for each event that differs from what the seed gives."""
    table = Table()
    for number, event in enumerate(events, 1):
        if complaint := _complaint(table, event, seed):
            yield f"event {number}: {complaint}"
        table = evolve(table, event)


def _complaint(table: Table, event: e.AnyEvent, seed: bytes) -> str | None:
    turn = table.turn.number
    match event:
        case e.GameStarted():
            return _of_the_promise(table, event, seed)
        case e.BoardLaid(board):
            right = shuffled(_on_the_table(table), seed, board_purpose(turn))
            return None if board == right else "the board was laid in another order"
        case e.PileReshuffled(pile):
            right = shuffled(table.pile + table.discard, seed, pile_purpose(turn))
            return None if pile == right else "the pile was shuffled to another order"
        case e.CardsDrawn(hands):
            drawn = _flat(hands.get(player, ()) for player in table.present)
            return None if drawn == table.pile[: len(drawn)] else "cards not from the top"
        case e.CardsGiven(player, cards, by_clock=True):
            right = shuffled(table.hands[player], seed, clock_purpose(player, turn))
            return None if cards == right[: len(cards)] else "the clock gave other cards"
        case e.CardsReturned(hands):
            fair = all(
                cards
                == shuffled(table.hands[player], seed, hand_purpose(player, turn))[-len(cards) :]
                for player, cards in hands.items()
            )
            return None if fair else "other cards went back"
        case _:
            return None


def _of_the_promise(table: Table, event: e.GameStarted, seed: bytes) -> str | None:
    if event.seed_hash != hashlib.sha256(seed).hexdigest():
        return "the seed is not the one that was promised"
    if event.order_hash != hmac.digest(seed, "\n".join(event.pile).encode(), "sha256").hex():
        return "the order is not the one that was promised"
    right = shuffled(table.settings.cards, seed, DEAL)
    return None if event.pile == right else "the cards were dealt in another order"


def _on_the_table(table: Table) -> tuple[Card, ...]:
    turn = table.turn
    return _flat([(turn.card,) if turn.card else (), *turn.given.values()])


def _flat(hands: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    return tuple(card for cards in hands for card in cards)
