"""The state of a game, called the table, and how each event changes it.

`evolve` only writes down what an event says. It holds no rule and refuses nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from enum import IntEnum
from typing import TYPE_CHECKING, Literal, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from games.rules import events as e
from games.rules.names import Card, Colour, Player, Slot
from games.rules.settings import Settings, TimedPhase

Value = TypeVar("Value")


class Phase(IntEnum):
    """The phases of a game, in the order in which it goes through them."""

    UNOPENED = 0
    LOBBY = 1
    BETWEEN_TURNS = 2
    CLUE = 3
    CARDS = 4
    VOTES = 5
    REVEAL = 6
    SCORING = 7
    FINISHED = 8
    ABANDONED = 9

    @property
    def word(self) -> str:
        """The name of the phase in rows, views and answers."""
        return self.name.lower()


PHASES_SEEN = (
    Phase.LOBBY,
    Phase.CLUE,
    Phase.CARDS,
    Phase.VOTES,
    Phase.REVEAL,
    Phase.FINISHED,
    Phase.ABANDONED,
)
"""The phases in which a game comes to rest: nobody ever sees it in another."""

if TYPE_CHECKING:
    PhaseName = str
else:
    PhaseName = Literal[tuple(phase.word for phase in PHASES_SEEN)]

OVER = frozenset((Phase.FINISHED, Phase.ABANDONED))
RUNNING = frozenset(phase for phase in Phase if Phase.LOBBY < phase < Phase.FINISHED)
TIMED: Mapping[Phase, TimedPhase] = {
    Phase.CLUE: "clue",
    Phase.CARDS: "cards",
    Phase.VOTES: "votes",
    Phase.REVEAL: "reveal",
}
"""The phases that end when all have done their part, or when their time is up."""


class Seat(msgspec.Struct, frozen=True):
    player: Player
    colour: Colour
    left: bool = False
    removed: bool = False
    """True for a player who left because the host or a moderator removed them."""
    bot: bool = False


class Turn(msgspec.Struct, frozen=True):
    """One turn and the cards that lie on the table for it."""

    number: int = 0
    storyteller: Player | None = None
    hand_size: int = 0
    cards_each: int = 1
    clue: str = ""
    card: Card | None = None
    given: Mapping[Player, tuple[Card, ...]] = {}
    board: tuple[Card, ...] = ()
    votes: Mapping[Player, tuple[Slot, ...]] = {}
    """Slots by player; no slots means that the player passed."""
    changes: Mapping[Player, int] = {}
    """The number of times that each player has changed a choice in this phase."""
    performance: e.Performance | None = None
    waited: bool = False
    """True once the time for the clue has been made longer for a recording on its way."""

    @property
    def owners(self) -> tuple[Player, ...]:
        """The owner of each card on the board, slot by slot."""
        owner = {card: player for player, cards in self.given.items() for card in cards}
        if self.storyteller is not None and self.card is not None:
            owner[self.card] = self.storyteller
        return tuple(owner[card] for card in self.board)


def _lacks_clue(turn: Turn, player: Player) -> bool:
    return turn.storyteller in (None, player)


def _lacks_cards(turn: Turn, player: Player) -> bool:
    return player != turn.storyteller and player not in turn.given


def _lacks_votes(turn: Turn, player: Player) -> bool:
    return player != turn.storyteller and player not in turn.votes


def _lacks_reveal(turn: Turn, player: Player) -> bool:
    return player == turn.storyteller


LACKS_PART: Mapping[Phase, Callable[[Turn, Player], bool]] = {
    Phase.CLUE: _lacks_clue,
    Phase.CARDS: _lacks_cards,
    Phase.VOTES: _lacks_votes,
    Phase.REVEAL: _lacks_reveal,
}
"""Says for each timed phase whether a player present has yet to do their part in it."""


class ToldClue(msgspec.Struct, frozen=True):
    """A clue's player, the number of its event, who has hidden it, and how it was performed."""

    player: Player
    seq: int
    hidden: e.HiddenBy | None = None
    performance: e.Performance | None = None


class ScoredTurn(msgspec.Struct, frozen=True):
    """A turn that is over, with all its cards and votes."""

    turn: int
    storyteller: Player
    clue: str | None
    """Null where the clue is hidden from whoever looks."""
    board: tuple[Card, ...]
    """The cards, slot by slot."""
    owners: tuple[Player, ...]
    """The owner of each card, slot by slot; the storyteller's card is the one to find."""
    votes: Mapping[Player, tuple[Slot, ...]]
    """The slots that each guesser voted for, counted from 1; an empty list is a vote passed."""
    outcome: e.Outcome
    points: Mapping[Player, e.TurnPoints]
    clue_hidden: bool = False
    performance: e.Performance | None = None
    """Null for a clue in words alone, and where the clue is hidden from whoever looks."""


Scored = TypeVar("Scored", bound=ScoredTurn)


class Table(msgspec.Struct, frozen=True):
    version: int = 0
    phase: Phase = Phase.UNOPENED
    settings: Settings = Settings(decks=())
    host: Player = Player("")
    seats: tuple[Seat, ...] = ()
    """All who have had a seat since the start, leftwards round the table."""
    waiting: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()
    """The last seats of those who left in the lobby, or while they waited for one."""
    points: Mapping[Player, int] = {}
    hands: Mapping[Player, tuple[Card, ...]] = {}
    caught: Mapping[Player, int] = {}
    """The number of phases in a row that each player has let run out."""
    away: frozenset[Player] = frozenset()
    kept: frozenset[Player] = frozenset()
    """The players for whom a bot plays while they are away."""
    was_kept: bool = False
    """True once a bot has kept somebody's seat."""
    turn: Turn = Turn()
    last_turn: ScoredTurn | None = None
    turns_scored: int = 0
    pile: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    """The discard pile, newest last. It lies face up, and its order tells nothing of hands."""
    deadline: datetime | None = None
    seed_hash: str = ""
    order_hash: str = ""
    seed: str = ""
    """Empty until the game is over."""
    winners: tuple[Player, ...] = ()
    ended_because: e.FinishedBecause | e.AbandonedBecause | None = None
    told: Mapping[int, ToldClue] = {}
    """All clues so far, by the number of their turn."""
    voided: bool = False

    @property
    def present(self) -> tuple[Player, ...]:
        return tuple(seat.player for seat in self.seats if not seat.left)

    @property
    def bots(self) -> tuple[Player, ...]:
        """The bots that have not left, in the order of their seats."""
        return tuple(seat.player for seat in self.seats if seat.bot and not seat.left)

    @property
    def people(self) -> tuple[Player, ...]:
        """The players present that are no bots."""
        return tuple(seat.player for seat in self.seats if not (seat.bot or seat.left))

    @property
    def with_bots(self) -> bool:
        """True if a bot sits here, has sat here since the start, or has kept a seat."""
        return self.was_kept or any(seat.bot for seat in self.seats)

    def is_present(self, player: Player | None) -> bool:
        """True for those at the table: they have a hand, if an empty one, and nobody else has."""
        return player in self.hands

    def waits_for(self, player: Player | None) -> bool:
        """True for those present who act themselves, or for whom a bot does."""
        return self.is_present(player) and (player not in self.away or player in self.kept)

    @property
    def sitting(self) -> tuple[Player, ...]:
        """The players at the table, then those who wait for a seat."""
        return (*self.present, *(seat.player for seat in self.waiting))

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All who ever had a seat or waited for one, each of them once."""
        return (*self.seats, *self.waiting, *self.gone)

    @property
    def guessers(self) -> tuple[Player, ...]:
        return tuple(player for player in self.present if player != self.turn.storyteller)

    @property
    def awaited(self) -> tuple[Player, ...]:
        """The players whose part in the phase is still missing, also those who are away."""
        lacks_part = LACKS_PART.get(self.phase)
        if lacks_part is None:
            return ()
        return tuple(player for player in self.present if lacks_part(self.turn, player))

    def to_do(self, player: Player) -> TimedPhase | None:
        """The phase in which the table waits for the player, if it does."""
        lacks_part = LACKS_PART.get(self.phase)
        if lacks_part is None or not self.is_present(player):
            return None
        return TIMED[self.phase] if lacks_part(self.turn, player) else None

    @property
    def is_over(self) -> bool:
        return self.phase in OVER

    def hides_clue_of(self, turn: int) -> bool:
        return turn in self.told and self.told[turn].hidden is not None

    def hiding_clues_as(self, later: "Table") -> "Table":
        """This table with the clues hidden that are hidden in a later state of it."""
        return replace(self, told={turn: later.told[turn] for turn in self.told})

    @property
    def hidden_clues(self) -> frozenset[int]:
        """The numbers of the events that hold hidden clues."""
        return frozenset(clue.seq for clue in self.told.values() if clue.hidden)


def fold(events: Iterable[e.AnyEvent], table: Table = Table()) -> Table:  # noqa: B008 (frozen)
    for event in events:
        table = evolve(table, event)
    return table


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """The table after the event. The commonest events come first, as they decide the speed."""
    version = table.version + 1
    turn = table.turn
    match event:
        case e.CardsGiven(player, cards, by_clock):
            held = table.hands[player] + turn.given.get(player, ())
            return replace(
                table,
                version=version,
                hands={**table.hands, player: _without(held, cards)},
                turn=replace(
                    turn,
                    given={**turn.given, player: cards},
                    changes=_changed(turn, player) if player in turn.given else turn.changes,
                ),
                caught=table.caught if by_clock else _forgiven(table, player),
            )
        case e.VotesCast(player, slots):
            return replace(
                table,
                version=version,
                turn=replace(
                    turn,
                    votes={**turn.votes, player: slots},
                    changes=_changed(turn, player) if player in turn.votes else turn.changes,
                ),
                caught=_forgiven(table, player),
            )
        case e.ClueGiven(player, card, clue, deadline, performance):
            return replace(
                table,
                version=version,
                phase=Phase.CARDS,
                hands={**table.hands, player: _without(table.hands[player], (card,))},
                turn=replace(
                    turn, storyteller=player, card=card, clue=clue, performance=performance
                ),
                told={
                    **table.told,
                    turn.number: ToldClue(player, version, performance=performance),
                },
                caught=_forgiven(table, player),
                deadline=deadline,
            )
        case e.BoardLaid(board, deadline):
            return replace(
                table,
                version=version,
                phase=Phase.VOTES,
                turn=replace(turn, board=board, changes={}),
                deadline=deadline,
            )
        case e.VotesShown(votes, deadline):
            return replace(
                table,
                version=version,
                phase=Phase.REVEAL,
                turn=replace(turn, votes=votes),
                deadline=deadline,
            )
        case e.CardRevealed():
            return replace(table, version=version, phase=Phase.SCORING, deadline=None)
        case e.TurnScored(outcome, owners, points):
            return _scored(table, outcome, owners, points)
        case e.CardsDrawn(drawn):
            return replace(
                table,
                version=version,
                hands={p: hand + drawn.get(p, ()) for p, hand in table.hands.items()},
                pile=table.pile[sum(map(len, drawn.values())) :],
            )
        case e.TurnBegan(number, storyteller, hand_size, cards_each, deadline):
            return replace(
                table,
                version=version,
                phase=Phase.CLUE,
                turn=Turn(number, storyteller, hand_size, cards_each),
                deadline=deadline,
            )
        case e.VotePassed(player):
            return replace(
                table, version=version, turn=replace(turn, votes={**turn.votes, player: ()})
            )
        case e.TurnSkipped():
            return replace(table, version=version, phase=Phase.BETWEEN_TURNS, deadline=None)
        case e.PileReshuffled(pile):
            return replace(table, version=version, pile=pile, discard=())
        case e.CardsReturned(returned):
            return replace(
                table,
                version=version,
                hands={p: _without(hand, returned.get(p, ())) for p, hand in table.hands.items()},
                discard=table.discard + _mingled(*returned.values()),
            )
        case e.StorytellerAppointed(player, deadline):
            return replace(
                table,
                version=version,
                turn=replace(turn, storyteller=player),
                deadline=deadline,
            )
        case e.RecordingAwaited(deadline):
            return replace(
                table, version=version, turn=replace(turn, waited=True), deadline=deadline
            )
        case e.PlayersCaught(players):
            times = {player: table.caught.get(player, 0) + 1 for player in players}
            return replace(table, version=version, caught={**table.caught, **times})
        case e.PlayerWentAway(player):
            return replace(table, version=version, away=table.away | {player})
        case e.PlayerReturned(player):
            return replace(
                table,
                version=version,
                away=table.away - {player},
                kept=table.kept - {player},
                caught=_forgiven(table, player),
            )
        case e.SeatKept(player):
            return replace(table, version=version, kept=table.kept | {player}, was_kept=True)
        case e.PlayerJoined(player, colour, bot):
            return _seated(table, len(table.seats), Seat(player, colour, bot=bot), points=0)
        case e.PlayerWaits(player, colour):
            return replace(
                table,
                version=version,
                waiting=(*table.waiting, Seat(player, colour)),
                gone=_without_seat_of(player, table.gone),
            )
        case e.PlayerSeated(player, colour, right_of, points):
            place = [seat.player for seat in table.seats].index(right_of)
            return _seated(table, place, Seat(player, colour), points)
        case e.PlayerLeft(player, hand, because):
            return _left(table, player, hand, removed=because != "left")
        case e.HostPassed(host):
            return replace(table, version=version, host=host)
        case e.ColourChosen(player, colour):
            return replace(
                table,
                version=version,
                seats=tuple(
                    replace(seat, colour=colour) if seat.player == player else seat
                    for seat in table.seats
                ),
                turn=replace(turn, changes=_changed(turn, player)),
            )
        case e.SettingsChanged(settings):
            changes = _changed(turn, table.host)
            return replace(
                table, version=version, settings=settings, turn=replace(turn, changes=changes)
            )
        case e.GameOpened(host, settings):
            return replace(table, version=version, phase=Phase.LOBBY, host=host, settings=settings)
        case e.GameStarted(pile, seed_hash, order_hash):
            return replace(
                table,
                version=version,
                phase=Phase.BETWEEN_TURNS,
                pile=pile,
                seed_hash=seed_hash,
                order_hash=order_hash,
            )
        case e.GameFinished(winners, because, seed):
            return replace(
                table,
                version=version,
                phase=Phase.FINISHED,
                winners=winners,
                ended_because=because,
                seed=seed,
                deadline=None,
            )
        case e.GameAbandoned(because, seed):
            return replace(
                table,
                version=version,
                phase=Phase.ABANDONED,
                ended_because=because,
                seed=seed,
                deadline=None,
            )
        case e.ClueHidden(number, by):
            return _clue_hidden(table, number, by)
        case e.ClueShown(number):
            return _clue_hidden(table, number, None)
        case e.GameVoided():
            return replace(table, version=version, voided=True)
        case _:
            assert_never(event)


def _scored(
    table: Table,
    outcome: e.Outcome,
    owners: tuple[Player, ...],
    points: Mapping[Player, e.TurnPoints],
) -> Table:
    """Writes the points down and moves the board to the discard pile."""
    turn = table.turn
    assert turn.storyteller is not None
    gained = {player: made.total for player, made in points.items()}
    return replace(
        table,
        version=table.version + 1,
        phase=Phase.BETWEEN_TURNS,
        points={player: had + gained.get(player, 0) for player, had in table.points.items()},
        discard=table.discard + turn.board,
        turn=Turn(turn.number, turn.storyteller, turn.hand_size, turn.cards_each),
        turns_scored=table.turns_scored + 1,
        last_turn=ScoredTurn(
            turn=turn.number,
            storyteller=turn.storyteller,
            clue=turn.clue,
            board=turn.board,
            owners=owners,
            votes=turn.votes,
            outcome=outcome,
            points=points,
            performance=turn.performance,
        ),
    )


def hiding_clue(turn: Scored) -> Scored:
    """The turn without what the clue was, for those from whom it is hidden."""
    return replace(turn, clue=None, performance=None, clue_hidden=True)


def _clue_hidden(table: Table, turn: int, by: e.HiddenBy | None) -> Table:
    told = {**table.told, turn: replace(table.told[turn], hidden=by)}
    return replace(table, version=table.version + 1, told=told)


def _seated(table: Table, place: int, seat: Seat, points: int) -> Table:
    return replace(
        table,
        version=table.version + 1,
        seats=(*table.seats[:place], seat, *table.seats[place:]),
        waiting=_without_seat_of(seat.player, table.waiting),
        gone=_without_seat_of(seat.player, table.gone),
        points={**table.points, seat.player: points},
        hands={**table.hands, seat.player: ()},
    )


def _left(table: Table, player: Player, hand: tuple[Card, ...], *, removed: bool) -> Table:
    """The seat goes if the game is in its lobby, and later stays, marked as left."""
    in_lobby = table.phase is Phase.LOBBY
    given_up = [seat for seat in table.seats if in_lobby and seat.player == player]
    given_up += [seat for seat in table.waiting if seat.player == player]
    return replace(
        table,
        version=table.version + 1,
        seats=tuple(
            replace(seat, left=True, removed=removed) if seat.player == player else seat
            for seat in table.seats
            if seat not in given_up
        ),
        waiting=_without_seat_of(player, table.waiting),
        gone=(*table.gone, *(replace(seat, left=True) for seat in given_up)),
        points=_but(table.points, player) if in_lobby else table.points,
        hands=_but(table.hands, player),
        caught=_but(table.caught, player),
        away=table.away - {player},
        kept=table.kept - {player},
        discard=table.discard + _mingled(hand),
        turn=replace(table.turn, changes=_changed(table.turn, player)),
    )


def _changed(turn: Turn, player: Player) -> Mapping[Player, int]:
    """The number of changes of each player, with one more of this player's."""
    return {**turn.changes, player: turn.changes.get(player, 0) + 1}


def _forgiven(table: Table, player: Player) -> Mapping[Player, int]:
    """The phases that players let run out, without those of a player who has now acted."""
    return _but(table.caught, player) if player in table.caught else table.caught


def _but(mapping: Mapping[Player, Value], player: Player) -> dict[Player, Value]:
    return {other: value for other, value in mapping.items() if other != player}


def _without_seat_of(player: Player, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat.player != player)


def _mingled(*hands: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of some hands, in an order that tells nothing of whose they were, or since when."""
    return tuple(sorted(card for hand in hands for card in hand))


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)
