"""The events of a game, each with its outcome.

An event carries all that came of it: the shuffled order, the points, the time the next phase ends.
Reading it back takes no rule and no chance, so an old game stays what it was when the rules change.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import msgspec

from games.rules.names import Card, Colour, Player, Slot
from games.rules.settings import Settings

Hands = Mapping[Player, tuple[Card, ...]]
Votes = Mapping[Player, tuple[Slot, ...]]

LeftBecause = Literal["left", "removed_by_host", "removed_by_moderator"]
SkippedBecause = Literal["clock", "away", "left"]
RevealedBy = Literal["storyteller", "clock", "table"]
Outcome = Literal["everyone", "some", "nobody", "no_votes"]
FinishedBecause = Literal["target", "too_few_players"]
AbandonedBecause = Literal["everyone_away", "everyone_left", "too_few_players", "closed", "voided"]
HiddenBy = Literal["moderator", "storyteller"]
PerformanceKind = Literal["sung", "mimed", "both"]


class TurnPoints(msgspec.Struct, frozen=True):
    """The points that one player made in one turn, by what they are given for."""

    told: int = 0
    """The storyteller's points for a clue that some found, but not all."""
    found: int = 0
    """A guesser's points for votes on the storyteller's card."""
    nobody_found: int = 0
    """A guesser's points for a clue that nobody found."""
    decoys: int = 0
    """A guesser's points for votes on cards of their own."""

    @property
    def total(self) -> int:
        return self.told + self.found + self.nobody_found + self.decoys


class Performance(msgspec.Struct, frozen=True):
    """A clue that is sung, mimed or both. The recording itself is kept elsewhere, for a time."""

    id: str
    hash: str
    """The SHA-256 of the recording, which nothing else can then take the place of."""
    kind: PerformanceKind
    milliseconds: int


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


# The lobby


class GameOpened(Event, frozen=True, tag="game_opened"):
    host: Player
    settings: Settings


class PlayerJoined(Event, frozen=True, tag="player_joined"):
    player: Player
    colour: Colour
    bot: bool = False
    """True for a player that is a program of the server's."""


class ColourChosen(Event, frozen=True, tag="colour_chosen"):
    player: Player
    colour: Colour


class SettingsChanged(Event, frozen=True, tag="settings_changed"):
    settings: Settings


class GameStarted(Event, frozen=True, tag="game_started"):
    """The shuffled pile, top first, before anybody draws; and the hashes that promise its order."""

    pile: tuple[Card, ...]
    seed_hash: str
    order_hash: str


# Who sits where


class PlayerWaits(Event, frozen=True, tag="player_waits"):
    """A newcomer to a running game, who will sit down when the turn is over."""

    player: Player
    colour: Colour


class PlayerSeated(Event, frozen=True, tag="player_seated"):
    player: Player
    colour: Colour
    right_of: Player
    points: int


class PlayerLeft(Event, frozen=True, tag="player_left"):
    player: Player
    hand: tuple[Card, ...]
    """The cards that the player held, which go to the discard pile."""
    because: LeftBecause


class HostPassed(Event, frozen=True, tag="host_passed"):
    host: Player


class PlayersCaught(Event, frozen=True, tag="players_caught"):
    """These players let the time of a phase run out."""

    players: tuple[Player, ...]


class PlayerWentAway(Event, frozen=True, tag="player_went_away"):
    player: Player


class SeatKept(Event, frozen=True, tag="seat_kept"):
    """A bot plays from now on for a player who has gone away, until they act again."""

    player: Player


class PlayerReturned(Event, frozen=True, tag="player_returned"):
    player: Player


# A turn


class TurnBegan(Event, frozen=True, tag="turn_began"):
    turn: int
    storyteller: Player | None
    hand_size: int
    cards_each: int
    deadline: datetime | None


class StorytellerAppointed(Event, frozen=True, tag="storyteller_appointed"):
    player: Player
    deadline: datetime | None


class RecordingAwaited(Event, frozen=True, tag="recording_awaited"):
    """The time for the clue was up with a recording on its way, and is longer, once in a turn."""

    deadline: datetime


class ClueGiven(Event, frozen=True, tag="clue_given"):
    player: Player
    card: Card
    clue: str
    """The words; beside a performance those that say what it is."""
    deadline: datetime | None
    performance: Performance | None = None


class CardsGiven(Event, frozen=True, tag="cards_given"):
    player: Player
    cards: tuple[Card, ...]
    by_clock: bool = False


class BoardLaid(Event, frozen=True, tag="board_laid"):
    board: tuple[Card, ...]
    deadline: datetime | None


class VotesCast(Event, frozen=True, tag="votes_cast"):
    player: Player
    slots: tuple[Slot, ...]


class VotePassed(Event, frozen=True, tag="vote_passed"):
    player: Player


class VotesShown(Event, frozen=True, tag="votes_shown"):
    votes: Votes
    deadline: datetime | None


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    slot: Slot
    by: RevealedBy


class TurnScored(Event, frozen=True, tag="turn_scored"):
    outcome: Outcome
    owners: tuple[Player, ...]
    points: Mapping[Player, TurnPoints]


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    storyteller: Player
    because: SkippedBecause


# Between two turns


class CardsReturned(Event, frozen=True, tag="cards_returned"):
    """Cards beyond the hand size go to the discard pile, as when a fourth player joins three."""

    hands: Hands


class PileReshuffled(Event, frozen=True, tag="pile_reshuffled"):
    pile: tuple[Card, ...]


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Each player's new cards, taken from the top of the pile in this order."""

    hands: Hands


# The end


class GameFinished(Event, frozen=True, tag="game_finished"):
    winners: tuple[Player, ...]
    because: FinishedBecause
    seed: str


class GameAbandoned(Event, frozen=True, tag="game_abandoned"):
    because: AbandonedBecause
    seed: str


# A moderator's hand


class ClueHidden(Event, frozen=True, tag="clue_hidden"):
    """The clue of that turn is shown to nobody from now on; its own event still holds it."""

    turn: int
    by: HiddenBy


class ClueShown(Event, frozen=True, tag="clue_shown"):
    """The clue of that turn is hidden no longer."""

    turn: int


class GameVoided(Event, frozen=True, tag="game_voided"):
    """The game counts for nothing. A result that it already had stays on record."""


AnyEvent = (
    CardsGiven
    | VotesCast
    | ClueGiven
    | BoardLaid
    | VotesShown
    | CardRevealed
    | TurnScored
    | CardsDrawn
    | TurnBegan
    | VotePassed
    | TurnSkipped
    | PileReshuffled
    | CardsReturned
    | StorytellerAppointed
    | RecordingAwaited
    | PlayersCaught
    | PlayerWentAway
    | SeatKept
    | PlayerReturned
    | PlayerJoined
    | PlayerWaits
    | PlayerSeated
    | PlayerLeft
    | HostPassed
    | ColourChosen
    | SettingsChanged
    | GameOpened
    | GameStarted
    | GameFinished
    | GameAbandoned
    | ClueHidden
    | ClueShown
    | GameVoided
)
