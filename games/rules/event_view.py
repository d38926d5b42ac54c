"""Each event as one viewer may see it: an allow-list, as view.py is for the table."""

from collections.abc import Mapping
from datetime import datetime
from typing import assert_never

import msgspec

from games.rules import events as e
from games.rules.names import Card, Player, Slot
from games.rules.view import Viewer


class EventSeen(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class GameStartedSeen(EventSeen, frozen=True, tag="game_started"):
    cards: int
    seed_hash: str
    order_hash: str


class PlayerLeftSeen(EventSeen, frozen=True, tag="player_left"):
    player: Player
    because: e.LeftBecause


class ClueGivenSeen(EventSeen, frozen=True, tag="clue_given"):
    player: Player
    clue: str | None
    deadline: datetime | None
    your_card: Card | None
    clue_hidden: bool = False


class CardsGivenSeen(EventSeen, frozen=True, tag="cards_given"):
    player: Player
    number: int
    by_clock: bool
    your_cards: tuple[Card, ...] | None


class VotesCastSeen(EventSeen, frozen=True, tag="votes_cast"):
    player: Player
    your_slots: tuple[Slot, ...] | None


class CardsReturnedSeen(EventSeen, frozen=True, tag="cards_returned"):
    numbers: Mapping[Player, int]
    your_cards: tuple[Card, ...] | None


class PileReshuffledSeen(EventSeen, frozen=True, tag="pile_reshuffled"):
    cards: int


class CardsDrawnSeen(EventSeen, frozen=True, tag="cards_drawn"):
    numbers: Mapping[Player, int]
    your_cards: tuple[Card, ...] | None


class ClueGivenUnsaid(EventSeen, frozen=True, tag="clue_given"):
    """A clue that has been hidden, in the full log of a game that is over."""

    player: Player
    card: Card
    deadline: datetime | None
    clue: None = None
    clue_hidden: bool = True


OpenEvent = (
    e.BoardLaid
    | e.VotesShown
    | e.CardRevealed
    | e.TurnScored
    | e.TurnBegan
    | e.VotePassed
    | e.TurnSkipped
    | e.StorytellerAppointed
    | e.PlayersCaught
    | e.PlayerWentAway
    | e.PlayerReturned
    | e.PlayerJoined
    | e.PlayerWaits
    | e.PlayerSeated
    | e.HostPassed
    | e.ColourChosen
    | e.SettingsChanged
    | e.GameOpened
    | e.GameFinished
    | e.GameAbandoned
    | e.ClueHidden
    | e.ClueShown
    | e.GameVoided
)
"""Events that hold nothing but what the whole table sees."""

VeiledEvent = (
    GameStartedSeen
    | PlayerLeftSeen
    | ClueGivenSeen
    | CardsGivenSeen
    | VotesCastSeen
    | CardsReturnedSeen
    | PileReshuffledSeen
    | CardsDrawnSeen
)


def event_for(
    event: e.AnyEvent, viewer: Viewer, *, clue_hidden: bool = False
) -> OpenEvent | VeiledEvent:
    """The event as a player or a spectator may see it while the game is on.

    Callers take `clue_hidden` from `Table.hidden_clues`: the event itself can't know it.
    """
    me = viewer.player
    match event:
        case e.CardsGiven(player, cards, by_clock):
            mine = cards if player == me else None
            return CardsGivenSeen(player, len(cards), by_clock, mine)
        case e.VotesCast(player, slots):
            return VotesCastSeen(player, slots if player == me else None)
        case e.ClueGiven(player, card, clue, deadline):
            said = None if clue_hidden else clue
            return ClueGivenSeen(
                player, said, deadline, card if player == me else None, clue_hidden
            )
        case e.CardsDrawn(hands):
            return CardsDrawnSeen(_numbers(hands), _mine(hands, me))
        case e.CardsReturned(hands):
            return CardsReturnedSeen(_numbers(hands), _mine(hands, me))
        case e.PileReshuffled(pile):
            return PileReshuffledSeen(len(pile))
        case e.PlayerLeft(player, _, because):
            return PlayerLeftSeen(player, because)
        case e.GameStarted(pile, seed_hash, order_hash):
            return GameStartedSeen(len(pile), seed_hash, order_hash)
        case (
            e.BoardLaid()
            | e.VotesShown()
            | e.CardRevealed()
            | e.TurnScored()
            | e.TurnBegan()
            | e.VotePassed()
            | e.TurnSkipped()
            | e.StorytellerAppointed()
            | e.PlayersCaught()
            | e.PlayerWentAway()
            | e.PlayerReturned()
            | e.PlayerJoined()
            | e.PlayerWaits()
            | e.PlayerSeated()
            | e.HostPassed()
            | e.ColourChosen()
            | e.SettingsChanged()
            | e.GameOpened()
            | e.GameFinished()
            | e.GameAbandoned()
            | e.ClueHidden()
            | e.ClueShown()
            | e.GameVoided()
        ):
            return event
        case _:
            assert_never(event)


def event_in_full(event: e.AnyEvent, *, clue_hidden: bool = False) -> e.AnyEvent | ClueGivenUnsaid:
    """The event as everybody may see it when the game is over."""
    if clue_hidden and isinstance(event, e.ClueGiven):
        return ClueGivenUnsaid(event.player, event.card, event.deadline)
    return event


def _numbers(hands: e.Hands) -> dict[Player, int]:
    return {player: len(cards) for player, cards in hands.items()}


def _mine(hands: e.Hands, me: Player | None) -> tuple[Card, ...] | None:
    return None if me is None else hands.get(me)
