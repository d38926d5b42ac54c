"""Each event as one viewer may see it: an allow-list, as view.py is for the table.

An event has one shape, whoever sees it. What a viewer may not know of it is null, or left out of a
mapping; once the game is over, everybody sees all of it but hidden clues. Those that are shown in
another shape than they are kept in have types of the same names here.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import assert_never

import msgspec

from games.rules import events as e
from games.rules.names import Card, Player, Slot
from games.rules.view import SettingsSeen, Viewer


class EventSeen(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class GameOpened(EventSeen, frozen=True, tag="game_opened"):
    host: Player
    settings: SettingsSeen


class SettingsChanged(EventSeen, frozen=True, tag="settings_changed"):
    settings: SettingsSeen


class GameStarted(EventSeen, frozen=True, tag="game_started"):
    number: int
    """The number of cards in the pile."""
    pile: tuple[Card, ...] | None
    """The shuffled pile before anybody draws, top first; null while the game is on."""
    seed_hash: str
    order_hash: str


class ClueGiven(EventSeen, frozen=True, tag="clue_given"):
    player: Player
    card: Card | None
    """Null while the game is on, but to the storyteller."""
    clue: str | None
    """The words, which beside a performance say what it is; null where the clue is hidden."""
    clue_hidden: bool
    deadline: datetime | None
    performance: e.Performance | None = None
    """Null for a clue in words alone, and where the clue is hidden."""


class CardsGiven(EventSeen, frozen=True, tag="cards_given"):
    player: Player
    number: int
    cards: tuple[Card, ...] | None
    """Null while the game is on, but to the player."""
    by_clock: bool


class VotesCast(EventSeen, frozen=True, tag="votes_cast"):
    player: Player
    slots: tuple[Slot, ...] | None
    """Null while the game is on, but to the player."""


class CardsReturned(EventSeen, frozen=True, tag="cards_returned"):
    """Cards beyond the hand size go to the discard pile, as when a fourth player joins three."""

    numbers: Mapping[Player, int]
    hands: Mapping[Player, tuple[Card, ...]]
    """The cards that each gave up; while the game is on, only your own."""


class PileReshuffled(EventSeen, frozen=True, tag="pile_reshuffled"):
    number: int
    """The number of cards in the new pile."""
    pile: tuple[Card, ...] | None
    """The new pile, top first; null while the game is on."""


class CardsDrawn(EventSeen, frozen=True, tag="cards_drawn"):
    numbers: Mapping[Player, int]
    hands: Mapping[Player, tuple[Card, ...]]
    """Each player's new cards; while the game is on, only your own."""


OpenEvent = (
    e.BoardLaid
    | e.VotesShown
    | e.CardRevealed
    | e.TurnScored
    | e.TurnBegan
    | e.VotePassed
    | e.TurnSkipped
    | e.StorytellerAppointed
    | e.RecordingAwaited
    | e.PlayersCaught
    | e.PlayerWentAway
    | e.SeatKept
    | e.PlayerReturned
    | e.PlayerJoined
    | e.PlayerWaits
    | e.PlayerSeated
    | e.PlayerLeft
    | e.HostPassed
    | e.ColourChosen
    | SettingsChanged
    | GameOpened
    | e.GameFinished
    | e.GameAbandoned
    | e.ClueHidden
    | e.ClueShown
    | e.GameVoided
)
"""Events that hold nothing but what the whole table sees."""

VeiledEvent = (
    GameStarted | ClueGiven | CardsGiven | VotesCast | CardsReturned | PileReshuffled | CardsDrawn
)

ShownEvent = OpenEvent | VeiledEvent


def event_for(event: e.AnyEvent, viewer: Viewer, *, clue_hidden: bool = False) -> ShownEvent:
    """The event as a player or a spectator may see it while the game is on.

    Callers take `clue_hidden` from `Table.hidden_clues`: the event itself can't know it.
    """
    return _shown(event, viewer.player, False, clue_hidden)


def event_in_full(event: e.AnyEvent, *, clue_hidden: bool = False) -> ShownEvent:
    """The event as everybody may see it when the game is over."""
    return _shown(event, None, True, clue_hidden)


def _shown(event: e.AnyEvent, me: Player | None, is_over: bool, clue_hidden: bool) -> ShownEvent:
    match event:
        case e.CardsGiven(player, cards, by_clock):
            shown = cards if is_over or player == me else None
            return CardsGiven(player, len(cards), shown, by_clock)
        case e.VotesCast(player, slots):
            return VotesCast(player, slots if is_over or player == me else None)
        case e.ClueGiven(player, card, clue, deadline, performance):
            return ClueGiven(
                player=player,
                card=card if is_over or player == me else None,
                clue=None if clue_hidden else clue,
                clue_hidden=clue_hidden,
                deadline=deadline,
                performance=None if clue_hidden else performance,
            )
        case e.CardsDrawn(hands):
            return CardsDrawn(_numbers(hands), hands if is_over else _mine(hands, me))
        case e.CardsReturned(hands):
            return CardsReturned(_numbers(hands), hands if is_over else _mine(hands, me))
        case e.PileReshuffled(pile):
            return PileReshuffled(len(pile), pile if is_over else None)
        case e.GameStarted(pile, seed_hash, order_hash):
            return GameStarted(len(pile), pile if is_over else None, seed_hash, order_hash)
        case e.PlayerLeft(player, hand, because):
            # The hand lies face up from now on; its order would tell which card came back to it.
            return event if is_over else e.PlayerLeft(player, tuple(sorted(hand)), because)
        case e.GameOpened(host, settings):
            return GameOpened(host, SettingsSeen.of(settings))
        case e.SettingsChanged(settings):
            return SettingsChanged(SettingsSeen.of(settings))
        case (
            e.BoardLaid()
            | e.VotesShown()
            | e.CardRevealed()
            | e.TurnScored()
            | e.TurnBegan()
            | e.VotePassed()
            | e.TurnSkipped()
            | e.StorytellerAppointed()
            | e.RecordingAwaited()
            | e.PlayersCaught()
            | e.PlayerWentAway()
            | e.SeatKept()
            | e.PlayerReturned()
            | e.PlayerJoined()
            | e.PlayerWaits()
            | e.PlayerSeated()
            | e.HostPassed()
            | e.ColourChosen()
            | e.GameFinished()
            | e.GameAbandoned()
            | e.ClueHidden()
            | e.ClueShown()
            | e.GameVoided()
        ):
            return event
        case _:
            assert_never(event)


def _numbers(hands: e.Hands) -> dict[Player, int]:
    return {player: len(cards) for player, cards in hands.items()}


def _mine(hands: e.Hands, me: Player | None) -> e.Hands:
    return {player: cards for player, cards in hands.items() if player == me}
