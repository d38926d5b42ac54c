"""The moves: everything that somebody may ask a game to do.

The moves of a turn carry its number, so that one that comes too late is never taken for the next
turn.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import msgspec

from games.rules.events import Performance
from games.rules.names import Card, Colour, Number, Player, Slot
from games.rules.settings import Settings


class Actor(msgspec.Struct, frozen=True):
    """The author of a move: a player, a moderator, or the clock, which has no id.

    A stand-in is a bot that moves for a player who is away, and has that player's id.
    """

    role: Literal["player", "moderator", "clock", "stand_in"]
    id: Player | None = None


CLOCK = Actor("clock")


def player(id: str) -> Actor:
    return Actor("player", Player(id))


def moderator(id: str) -> Actor:
    return Actor("moderator", Player(id))


def stand_in(id: str) -> Actor:
    return Actor("stand_in", Player(id))


class Moment(msgspec.Struct, frozen=True):
    """The outside world at the time of a move: the time, and the game's secret seed."""

    now: datetime
    seed: bytes
    recording_on_its_way: bool = False
    """True if somebody who may tell had begun to send a performance before the time was up."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    pass


class OpenGame(Move, frozen=True, tag="open"):
    settings: Settings
    colour: Colour | None = None
    others: tuple[Player, ...] = ()
    """Players of the room's last game, seated in this order to the left of the one who opens it."""
    preferred: Mapping[Player, Colour] = {}
    """The colours that people get where nobody has them and they ask for no other."""
    bots: frozenset[Player] = frozenset()
    """Those of the others that are bots."""


class Join(Move, frozen=True, tag="join"):
    colour: Colour | None = None
    preferred: Colour | None = None
    """The colour that the player gets where nobody has it and they ask for no other."""


class JoinAsBot(Join, frozen=True, tag="join_as_bot"):
    """A bot sits down, in a lobby, on a seat that nobody has."""


class ChooseColour(Move, frozen=True, tag="colour"):
    colour: Colour


class ChangeSettings(Move, frozen=True, tag="settings"):
    settings: Settings


class Start(Move, frozen=True, tag="start"):
    pass


class Leave(Move, frozen=True, tag="leave"):
    pass


class Remove(Move, frozen=True, tag="remove"):
    player: Player


class ComeBack(Move, frozen=True, tag="come_back"):
    pass


class Close(Move, frozen=True, tag="close"):
    pass


class GiveClue(Move, frozen=True, tag="clue", omit_defaults=True):
    turn: Number
    card: Card
    clue: str
    performance: Performance | None = None


class GiveCards(Move, frozen=True, tag="cards"):
    turn: Number
    cards: tuple[Card, ...]


class CastVotes(Move, frozen=True, tag="votes"):
    turn: Number
    slots: tuple[Slot, ...]


class Reveal(Move, frozen=True, tag="reveal"):
    turn: Number


class HideClue(Move, frozen=True, tag="hide_clue"):
    """Hides the clue of any turn so far: a move of moderators and of the player who gave it."""

    turn: Number


class ShowClue(Move, frozen=True, tag="show_clue"):
    """Shows a clue again that a moderator has hidden."""

    turn: Number


class VoidGame(Move, frozen=True, tag="void"):
    pass


class TimeRunsOut(Move, frozen=True, tag="time"):
    pass


AnyMove = (
    OpenGame
    | Join
    | JoinAsBot
    | ChooseColour
    | ChangeSettings
    | Start
    | Leave
    | Remove
    | ComeBack
    | Close
    | GiveClue
    | GiveCards
    | CastVotes
    | Reveal
    | HideClue
    | ShowClue
    | VoidGame
    | TimeRunsOut
)
