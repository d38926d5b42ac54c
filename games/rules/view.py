"""The table as one viewer may see it; event_view.py has the same for each event.

A view is built from nothing and lists what may be known, with one type for each phase. A secret
has no field there, and so can't be given away.
"""

from collections.abc import Container, Mapping
from datetime import datetime
from typing import Literal, TypedDict, assert_never

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.rules import events as e
from games.rules.editions import EditionName
from games.rules.names import Card, Colour, Player, Slot
from games.rules.settings import Clues, DeckName, Settings, TimedPhase, TimeLimits
from games.rules.state import Phase, ScoredTurn, Seat, Table, hiding_clue


class Viewer(msgspec.Struct, frozen=True):
    """The one who looks: a player, a spectator, or a moderator allowed to see what is hidden."""

    role: Literal["player", "spectator", "moderator"]
    player: Player | None = None

    @property
    def sees_all(self) -> bool:
        return self.role == "moderator"


SPECTATOR = Viewer("spectator")
MODERATOR = Viewer("moderator")


def as_player(id: str) -> Viewer:
    return Viewer("player", Player(id))


# Parts of a view


class SettingsSeen(msgspec.Struct, frozen=True):
    """The settings of a table, as clients send and get them: decks go by their slugs."""

    edition: EditionName
    decks: tuple[DeckName, ...]
    target: int
    hand: int
    """Cards in a hand with four players or more; with three it is one more."""
    limits: TimeLimits
    auto_reveal: bool
    """The storyteller's card is shown as soon as the votes are, without waiting for them."""
    late_joining: bool
    stand_ins: bool = False
    """A bot plays for whoever is away, until they act again."""
    clues: Clues = "words"
    """Performed clues may be sung or mimed; words are taken at such a table too."""

    @classmethod
    def of(cls, settings: Settings) -> "SettingsSeen":
        return cls(
            settings.edition,
            tuple(deck.name for deck in settings.decks),
            settings.target,
            settings.hand,
            settings.limits,
            settings.auto_reveal,
            settings.late_joining,
            settings.stand_ins,
            settings.clues,
        )


class PlayerSeen(msgspec.Struct, frozen=True):
    player: Player
    colour: Colour
    points: int
    away: bool
    left: bool
    has_chosen: bool
    """True once the player has given cards, or voted, in this phase; passing is not voting."""
    kept: bool
    """True while a bot plays for the player, who is away."""


class NewcomerSeen(msgspec.Struct, frozen=True):
    player: Player
    colour: Colour


class DealPromise(msgspec.Struct, frozen=True):
    """Hashes of the game's secret seed and of the order of the pile at the start."""

    seed_hash: str
    order_hash: str


class You(msgspec.Struct, frozen=True):
    """The part of a view that is for one player alone."""

    player: Player
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    """Your cards on the table this turn."""
    votes: tuple[Slot, ...] | None
    to_do: TimedPhase | None
    """The phase in which the table waits for you, or null."""


class Hidden(msgspec.Struct, frozen=True):
    """All that is secret while a game runs, for moderators only."""

    hands: Mapping[Player, tuple[Card, ...]]
    pile: tuple[Card, ...]
    storytellers_card: Card | None
    given: Mapping[Player, tuple[Card, ...]]
    votes: Mapping[Player, tuple[Slot, ...]]


# A view for each phase


class TableView(msgspec.Struct, frozen=True, kw_only=True, tag_field="phase"):
    version: int
    host: Player
    settings: SettingsSeen
    players: tuple[PlayerSeen, ...]


class LobbyView(TableView, frozen=True, kw_only=True, tag="lobby"):
    pass


class RunningView(TableView, frozen=True, kw_only=True):
    turn: int
    deadline: datetime | None
    waiting: tuple[NewcomerSeen, ...]
    pile: int
    """The number of cards to draw from."""
    discard: tuple[Card, ...]
    """The cards of the discard pile, which lies face up, newest last."""
    promise: DealPromise
    last_turn: ScoredTurn | None
    you: You | None
    """Your own part; null to spectators, to newcomers while they wait, and to those who left."""
    hidden: Hidden | UnsetType = UNSET


class ClueView(RunningView, frozen=True, kw_only=True, tag="clue"):
    """The phase of the clue. With no storyteller yet, whoever first gives a clue becomes one."""

    storyteller: Player | None


class ToldView(RunningView, frozen=True, kw_only=True):
    storyteller: Player
    clue: str | None
    """The words, which beside a performance say what it is; null where the clue is hidden."""
    clue_hidden: bool
    performance: e.Performance | None
    """Null for a clue in words alone, and where the clue is hidden."""


class CardsView(ToldView, frozen=True, kw_only=True, tag="cards"):
    cards_each: int


class VotesView(ToldView, frozen=True, kw_only=True, tag="votes"):
    board: tuple[Card, ...]
    votes_each: int


class RevealView(ToldView, frozen=True, kw_only=True, tag="reveal"):
    board: tuple[Card, ...]
    votes: Mapping[Player, tuple[Slot, ...]]


class OverView(TableView, frozen=True, kw_only=True, tag="over"):
    finished: bool
    """False means abandoned, with no winners."""
    because: e.FinishedBecause | e.AbandonedBecause
    winners: tuple[Player, ...]
    turns: int
    last_turn: ScoredTurn | None
    promise: DealPromise | None
    """Null if the cards were never dealt."""
    seed: str
    voided: bool
    """True for a game that counts for nothing, whatever its result."""


View = LobbyView | ClueView | CardsView | VotesView | RevealView | OverView


def view_for(table: Table, viewer: Viewer) -> View:
    """The public view, with the viewer's own part, and for moderators what is hidden."""
    public = public_view(table, masked=not viewer.sees_all)
    match public:
        case LobbyView() | OverView():
            return public
        case _:
            hidden = _hidden(table) if viewer.sees_all else UNSET
            return replace(public, you=you_at(table, viewer), hidden=hidden)


def public_view(table: Table, *, masked: bool = True) -> View:
    """The view without anybody's own part; `masked` leaves hidden clues out."""
    turn = table.turn
    match table.phase:
        case Phase.LOBBY:
            return LobbyView(**_of_any_table(table))
        case Phase.CLUE:
            return ClueView(
                **_of_any_table(table),
                **_of_a_turn(table, masked),
                storyteller=turn.storyteller,
            )
        case Phase.CARDS:
            return CardsView(
                **_of_any_table(table),
                **_of_a_told_turn(table, masked),
                cards_each=turn.cards_each,
            )
        case Phase.VOTES:
            return VotesView(
                **_of_any_table(table),
                **_of_a_told_turn(table, masked),
                board=turn.board,
                votes_each=table.settings.rules.votes_each,
            )
        case Phase.REVEAL:
            return RevealView(
                **_of_any_table(table),
                **_of_a_told_turn(table, masked),
                board=turn.board,
                votes=turn.votes,
            )
        case Phase.FINISHED | Phase.ABANDONED:
            return _over(table, masked)
        case Phase.UNOPENED | Phase.BETWEEN_TURNS | Phase.SCORING:
            raise ValueError(f"nobody sees a table that is {table.phase.name}")
        case _:
            assert_never(table.phase)


class _OfAnyTable(TypedDict):
    version: int
    host: Player
    settings: SettingsSeen
    players: tuple[PlayerSeen, ...]


class _OfATurn(TypedDict):
    turn: int
    deadline: datetime | None
    waiting: tuple[NewcomerSeen, ...]
    pile: int
    discard: tuple[Card, ...]
    promise: DealPromise
    last_turn: ScoredTurn | None
    you: None


class _OfAToldTurn(_OfATurn):
    storyteller: Player
    clue: str | None
    clue_hidden: bool
    performance: e.Performance | None


def _of_any_table(table: Table) -> _OfAnyTable:
    chosen = _have_chosen(table)
    return {
        "version": table.version,
        "host": table.host,
        "settings": SettingsSeen.of(table.settings),
        "players": tuple(_player(table, seat, chosen) for seat in table.seats),
    }


def _of_a_turn(table: Table, masked: bool) -> _OfATurn:
    return {
        "turn": table.turn.number,
        "deadline": table.deadline,
        "waiting": tuple(NewcomerSeen(seat.player, seat.colour) for seat in table.waiting),
        "pile": len(table.pile),
        "discard": table.discard,
        "promise": DealPromise(table.seed_hash, table.order_hash),
        "last_turn": _last_turn(table, masked),
        "you": None,
    }


def _of_a_told_turn(table: Table, masked: bool) -> _OfAToldTurn:
    assert table.turn.storyteller is not None
    hidden = table.hides_clue_of(table.turn.number)
    left_out = hidden and masked
    return {
        **_of_a_turn(table, masked),
        "storyteller": table.turn.storyteller,
        "clue": None if left_out else table.turn.clue,
        "clue_hidden": hidden,
        "performance": None if left_out else table.turn.performance,
    }


def _last_turn(table: Table, masked: bool) -> ScoredTurn | None:
    turn = table.last_turn
    if turn is None or not table.hides_clue_of(turn.turn):
        return turn
    return hiding_clue(turn) if masked else replace(turn, clue_hidden=True)


def _player(table: Table, seat: Seat, chosen: Container[Player]) -> PlayerSeen:
    return PlayerSeen(
        player=seat.player,
        colour=seat.colour,
        points=table.points[seat.player],
        away=seat.player in table.away,
        left=seat.left,
        has_chosen=seat.player in chosen,
        kept=seat.player in table.kept and not seat.bot,
    )


def _have_chosen(table: Table) -> Container[Player]:
    match table.phase:
        case Phase.CARDS:
            return table.turn.given
        case Phase.VOTES:
            return {player for player, slots in table.turn.votes.items() if slots}
        case _:
            return ()


def you_at(table: Table, viewer: Viewer) -> You | None:
    player = viewer.player
    if player is None or not table.is_present(player):
        return None
    turn = table.turn
    told = (turn.card,) if player == turn.storyteller and turn.card is not None else ()
    return You(
        player=player,
        hand=table.hands[player],
        played=told or turn.given.get(player, ()),
        votes=turn.votes.get(player),
        to_do=table.to_do(player),
    )


def _hidden(table: Table) -> Hidden:
    return Hidden(
        hands=table.hands,
        pile=table.pile,
        storytellers_card=table.turn.card,
        given=table.turn.given,
        votes=table.turn.votes,
    )


def _over(table: Table, masked: bool) -> OverView:
    assert table.ended_because is not None
    return OverView(
        **_of_any_table(table),
        finished=table.phase is Phase.FINISHED,
        because=table.ended_because,
        winners=table.winners,
        turns=table.turns_scored,
        last_turn=_last_turn(table, masked),
        promise=DealPromise(table.seed_hash, table.order_hash) if table.seed_hash else None,
        seed=table.seed,
        voided=table.voided,
    )
