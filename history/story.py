"""The story of a game, told from its events: the seats, each turn, and the end.

All rows of histories are derived from stories, so that they come out the same at any time.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Literal

import msgspec
from msgspec.structs import asdict

from games.rules import events as e
from games.rules.names import Colour, Player
from games.rules.settings import Settings
from games.rules.state import Phase, ScoredTurn, Table, evolve, hiding_clue
from games.store import Recorded

Ending = Literal["finished", "abandoned"]
Result = Literal["running", "won", "lost", "abandoned", "voided"]
"""The result of a game for one of its players."""


class SeatTold(msgspec.Struct, frozen=True):
    player: Player
    colour: Colour
    points: int
    place: int | None
    """Equal points share a place; those who left come last. An abandoned game has no places."""
    left: bool


class TurnTold(ScoredTurn, frozen=True, kw_only=True, tag_field="kind", tag="scored"):
    """A scored turn, as views have it of the last one, and how everybody stood after it."""

    standing: Mapping[Player, int]
    """Everybody's points after the turn."""
    at: datetime


class TurnMissed(msgspec.Struct, frozen=True, tag_field="kind", tag="missed"):
    turn: int
    storyteller: Player | None
    because: e.SkippedBecause | Literal["game_over"]
    at: datetime


class Story(msgspec.Struct, frozen=True):
    version: int
    settings: Settings
    opened_at: datetime
    began_at: datetime | None
    """The time the cards were dealt, or null if they never were."""
    ended_at: datetime | None
    ending: Ending | None
    because: e.FinishedBecause | e.AbandonedBecause | None
    winners: tuple[Player, ...]
    seats: tuple[SeatTold, ...]
    """All who have had a seat since the start, leftwards round the table."""
    turns: tuple[TurnTold | TurnMissed, ...]
    voided: bool = False
    """True for a game that counts for nothing, whatever its result."""
    with_bots: bool = False
    """True for a game in which bots sat."""

    @property
    def has_begun(self) -> bool:
        return self.began_at is not None

    @property
    def turns_scored(self) -> tuple[TurnTold, ...]:
        return tuple(turn for turn in self.turns if isinstance(turn, TurnTold))


def story_of(history: Iterable[Recorded]) -> Story:
    table = Table()
    turns: list[TurnTold | TurnMissed] = []
    times: dict[type[e.Event], datetime] = {}
    for recorded in history:
        before, table = table, evolve(table, recorded.event)
        times.setdefault(type(recorded.event), recorded.at)
        if turn := _turn_ended(before, recorded, table):
            turns.append(turn)
    return Story(
        version=table.version,
        settings=table.settings,
        opened_at=times[e.GameOpened],
        began_at=times.get(e.GameStarted),
        ended_at=times.get(e.GameFinished) or times.get(e.GameAbandoned),
        ending=_ending(table),
        because=table.ended_because,
        winners=table.winners,
        seats=tuple(_seats(table)),
        turns=tuple(_without_hidden_clue(turn, table) for turn in turns),
        voided=table.voided,
        with_bots=table.with_bots,
    )


def result_of(story: Story, player: Player) -> Result:
    if story.ending is None:
        return "running"
    if story.voided:
        return "voided"
    if story.ending == "abandoned":
        return "abandoned"
    return "won" if player in story.winners else "lost"


def _turn_ended(before: Table, recorded: Recorded, table: Table) -> TurnTold | TurnMissed | None:
    match recorded.event:
        case e.TurnScored():
            return _scored(table, recorded.at)
        case e.TurnSkipped(storyteller, because):
            return TurnMissed(table.turn.number, storyteller, because, recorded.at)
        case e.GameFinished() | e.GameAbandoned() if Phase.CLUE <= before.phase <= Phase.REVEAL:
            turn = before.turn
            return TurnMissed(turn.number, turn.storyteller, "game_over", recorded.at)
        case _:
            return None


def _scored(table: Table, at: datetime) -> TurnTold:
    turn = table.last_turn
    assert turn is not None
    return TurnTold(**asdict(turn), standing=table.points, at=at)


def _without_hidden_clue(turn: TurnTold | TurnMissed, table: Table) -> TurnTold | TurnMissed:
    """The turn without its clue where that is hidden, which may happen long after the turn."""
    if isinstance(turn, TurnTold) and table.hides_clue_of(turn.turn):
        return hiding_clue(turn)
    return turn


def _ending(table: Table) -> Ending | None:
    match table.phase:
        case Phase.FINISHED:
            return "finished"
        case Phase.ABANDONED:
            return "abandoned"
        case _:
            return None


def _seats(table: Table) -> Iterable[SeatTold]:
    standing = [(not seat.left, table.points[seat.player]) for seat in table.seats]
    for seat, mine in zip(table.seats, standing, strict=True):
        yield SeatTold(
            player=seat.player,
            colour=seat.colour,
            points=table.points[seat.player],
            place=None
            if table.phase is Phase.ABANDONED
            else 1 + sum(other > mine for other in standing),
            left=seat.left,
        )
