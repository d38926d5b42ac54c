"""Shuffles that anybody can check afterwards.

Each game has one secret seed. A shuffle sorts the cards by a hash, keyed with the seed, of the
shuffle's purpose and the card: nobody can foretell it without the seed, it comes out the same for
ever, and it takes ten lines in any language.
"""

import hashlib
import hmac
from collections.abc import Iterable

from games.rules.names import Card, Player

# The purposes of shuffles

DEAL = "deal"


def board_purpose(turn: int) -> str:
    return f"turn {turn}/board"


def clock_purpose(player: Player, turn: int) -> str:
    """The hand of a player who gave no cards in time; the first ones are given."""
    return f"turn {turn}/hand of {player}"


def pile_purpose(turn: int) -> str:
    return f"after turn {turn}/pile"


def hand_purpose(player: Player, turn: int) -> str:
    """The hand of a player who holds too many cards; the last ones go back."""
    return f"after turn {turn}/hand of {player}"


def shuffled(cards: Iterable[Card], seed: bytes, purpose: str) -> tuple[Card, ...]:
    """The cards sorted by HMAC-SHA256(seed, "purpose/card")."""
    return tuple(sorted(cards, key=lambda card: _rank(seed, f"{purpose}/{card}")))


def _rank(seed: bytes, text: str) -> bytes:
    return hmac.digest(seed, text.encode(), hashlib.sha256)
