"""Games in memory, played by real moves through `decide`, without a server."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import TypeVar

import pytest

from games.rules import moves as m
from games.rules.decide import decide
from games.rules.events import AnyEvent, Event, TurnScored
from games.rules.names import Card, Colour, Player
from games.rules.refusals import Code, Fact, RuleViolation
from games.rules.settings import Deck, Settings
from games.rules.state import Phase, Table, fold

PINK, BLUE, GREEN, VIOLET, YELLOW, RED, WHITE, ORANGE, PURPLE = map(
    Player, ("pink", "blue", "green", "violet", "yellow", "red", "white", "orange", "purple")
)
TWELVE = tuple(Player(f"player {number}") for number in range(1, 13))
MODERATOR = m.moderator("moderator")

EVENING = datetime(2025, 3, 1, 20, 0, tzinfo=UTC)
SEED = b"only the table knows"
HARBOUR = Deck("harbour")
CLASSIC = Settings(decks=(HARBOUR,))
ODYSSEY = Settings(decks=(HARBOUR,), edition="odyssey")

Kind = TypeVar("Kind", bound=Event)
Votes = Mapping[Player, Player | tuple[Player, ...]]
"""The owner, or owners, of the cards that each guesser votes for."""


class Game:
    def __init__(self, events: Iterable[AnyEvent] = (), seed: bytes = SEED) -> None:
        self.events: list[AnyEvent] = list(events)
        self.table: Table = fold(self.events)
        self.now = EVENING
        self.seed = seed
        self.recording_on_its_way = False

    # When somebody asks, then this happens

    def asks(self, who: Player | m.Actor, move: m.AnyMove) -> list[AnyEvent]:
        actor = m.player(who) if isinstance(who, str) else who
        moment = m.Moment(self.now, self.seed, self.recording_on_its_way)
        happened = decide(self.table, actor, move, moment).events
        self.events += happened
        self.table = fold(happened, self.table)
        return happened

    def refusal(self, who: Player | m.Actor, move: m.AnyMove) -> RuleViolation:
        with pytest.raises(RuleViolation) as refused:
            self.asks(who, move)
        return refused.value

    def refuses(self, who: Player | m.Actor, move: m.AnyMove) -> tuple[Code, dict[str, Fact]]:
        refusal = self.refusal(who, move)
        return refusal.code, refusal.facts

    # What somebody may ask for, in the words of the table

    def riddle(self, teller: Player, clue: str = "A lighthouse asleep") -> m.GiveClue:
        return m.GiveClue(self.turn, self.hand(teller)[0], clue)

    def offering(self, guesser: Player) -> m.GiveCards:
        return m.GiveCards(self.turn, self.hand(guesser)[: self.table.turn.cards_each])

    def ballot(self, *owners: Player) -> m.CastVotes:
        return m.CastVotes(self.turn, tuple(self.slot(owner) for owner in owners))

    # Playing on

    def opens(self, host: Player, settings: Settings = CLASSIC) -> list[AnyEvent]:
        return self.asks(host, m.OpenGame(settings))

    def joins(self, player: Player, colour: str | None = None) -> list[AnyEvent]:
        return self.asks(player, m.Join(Colour(colour) if colour else None))

    def starts(self) -> list[AnyEvent]:
        return self.asks(self.table.host, m.Start())

    def tells(self, teller: Player, clue: str = "A lighthouse asleep") -> list[AnyEvent]:
        return self.asks(teller, self.riddle(teller, clue))

    def gives(self, guesser: Player) -> list[AnyEvent]:
        return self.asks(guesser, self.offering(guesser))

    def all_give(self, but: tuple[Player, ...] = ()) -> None:
        for guesser in self.table.guessers:
            if guesser not in self.table.turn.given and guesser not in but:
                self.gives(guesser)

    def votes(self, guesser: Player, *, for_: Player | tuple[Player, ...]) -> list[AnyEvent]:
        owners = (for_,) if isinstance(for_, str) else for_
        return self.asks(guesser, self.ballot(*owners))

    def reveals(self) -> list[AnyEvent]:
        assert self.table.turn.storyteller is not None
        return self.asks(self.table.turn.storyteller, m.Reveal(self.turn))

    def plays_turn(self, teller: Player, votes: Votes) -> dict[Player, int]:
        """Play a whole turn and return its points; guessers without a vote let the time run out."""
        self.tells(teller)
        self.all_give()
        for guesser, for_ in votes.items():
            self.votes(guesser, for_=for_)
        if self.table.phase is Phase.VOTES:
            self.time_runs_out()
        self.reveals()
        return self.turn_points

    def leaves(self, player: Player) -> list[AnyEvent]:
        return self.asks(player, m.Leave())

    def comes_back(self, player: Player) -> list[AnyEvent]:
        return self.asks(player, m.ComeBack())

    def removes(self, who: Player | m.Actor, player: Player) -> list[AnyEvent]:
        return self.asks(who, m.Remove(player))

    def waits(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    def clock_asks(self) -> list[AnyEvent]:
        return self.asks(m.CLOCK, m.TimeRunsOut())

    def time_runs_out(self) -> list[AnyEvent]:
        assert self.table.deadline is not None
        self.now = self.table.deadline
        return self.clock_asks()

    # Looking at the table

    def phase(self) -> Phase:
        return self.table.phase

    @property
    def turn(self) -> int:
        return self.table.turn.number

    @property
    def storyteller(self) -> Player | None:
        return self.table.turn.storyteller

    @property
    def points(self) -> dict[Player, int]:
        return dict(self.table.points)

    @property
    def turn_points(self) -> dict[Player, int]:
        return {player: made.total for player, made in self.last(TurnScored).points.items()}

    @property
    def hand_sizes(self) -> dict[Player, int]:
        return {player: len(hand) for player, hand in self.table.hands.items()}

    def hand(self, player: Player) -> tuple[Card, ...]:
        return self.table.hands[player]

    def slot(self, owner: Player) -> int:
        return self.table.turn.owners.index(owner) + 1

    def after(self, seconds: int) -> datetime:
        return self.now + timedelta(seconds=seconds)

    def all(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[Kind]) -> Kind:
        return self.all(kind)[-1]


def kinds(events: Iterable[AnyEvent]) -> list[type[Event]]:
    return [type(event) for event in events]


def lobby(*players: Player, settings: Settings = CLASSIC) -> Game:
    game = Game()
    host, *others = players
    game.opens(host, settings)
    for player in others:
        game.joins(player)
    return game


def started(*players: Player, settings: Settings = CLASSIC) -> Game:
    game = lobby(*players, settings=settings)
    game.starts()
    return game


def told(*players: Player, settings: Settings = CLASSIC) -> Game:
    """A game whose first player has given the clue; the cards are awaited."""
    game = started(*players, settings=settings)
    game.tells(players[0])
    return game


def laid(*players: Player, settings: Settings = CLASSIC) -> Game:
    """A game whose board lies open after the first player's clue; the votes are awaited."""
    game = told(*players, settings=settings)
    game.all_give()
    return game


def shown(*players: Player, settings: Settings = CLASSIC) -> Game:
    """A game with all votes cast: the last player's for the second's card, all others' for the
    storyteller's, the first player's.
    """
    game = laid(*players, settings=settings)
    each = settings.rules.votes_each
    for guesser in players[1:-1]:
        game.votes(guesser, for_=(players[0],) * each)
    game.votes(players[-1], for_=(players[1],) * each)
    return game
