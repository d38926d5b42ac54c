"""Chance that anybody can check afterwards.

Each game has one secret seed. A shuffle sorts by a keyed hash of what it is for and what it
shuffles: as random as the seed is secret, the same for ever, and ten lines in any language.
"""

import hashlib
import hmac
from collections.abc import Iterable

from games.rules.names import Card, Player

# What a shuffle can be for

DEAL = "deal"


def board_of(turn: int) -> str:
    return f"turn {turn}/board"


def cards_for(player: Player, turn: int) -> str:
    """The hand of somebody for whom the clock gives."""
    return f"turn {turn}/hand of {player}"


def pile_after(turn: int) -> str:
    return f"after turn {turn}/pile"


def hand_cut(player: Player, turn: int) -> str:
    """The hand of somebody who holds too many."""
    return f"after turn {turn}/hand of {player}"


def shuffled(cards: Iterable[Card], seed: bytes, purpose: str) -> tuple[Card, ...]:
    """The cards in the order of HMAC-SHA256(seed, "purpose/card")."""
    return tuple(sorted(cards, key=lambda card: _rank(seed, f"{purpose}/{card}")))


def _rank(seed: bytes, text: str) -> bytes:
    return hmac.digest(seed, text.encode(), hashlib.sha256)
