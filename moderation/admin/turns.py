"""Turns as the whole table has seen them, told from events, and drawn with pictures."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from django.utils.safestring import SafeString

from games.rules import event_view as v
from games.rules import events as e
from games.rules.names import Card, Player, Slot
from games.rules.state import ScoredTurn
from games.rules.view import SPECTATOR, ClueView, RevealView, RunningView, ToldView, VotesView
from games.store import Recorded
from moderation.admin.people_of_game import People
from moderation.admin.pictures import Pictures


class TurnSeen(NamedTuple):
    """A turn as everybody at the table knows it."""

    number: int
    storyteller: Player | None = None
    clue: str | None = None
    """None before it is given, and where it is hidden."""
    clue_hidden: bool = False
    board: tuple[Card, ...] = ()
    votes: Mapping[Player, tuple[Slot, ...]] = {}
    owners: tuple[Player, ...] = ()
    """Empty until the turn is scored."""
    points: Mapping[Player, int] = {}


def turns_of(lines: Iterable[Recorded], hidden_clues: Iterable[int]) -> list[TurnSeen]:
    """The turns of a game, from the events as a spectator sees them."""
    hidden, turns = frozenset(hidden_clues), dict[int, TurnSeen]()
    now = TurnSeen(0)
    for line in lines:
        now = _after(now, v.event_for(line.event, SPECTATOR, clue_hidden=line.seq in hidden))
        turns[now.number] = now
    turns.pop(0, None)
    return list(turns.values())


def _after(turn: TurnSeen, event: v.ShownEvent) -> TurnSeen:
    match event:
        case e.TurnBegan(number, storyteller):
            return TurnSeen(number, storyteller)
        case e.StorytellerAppointed(player):
            return turn._replace(storyteller=player)
        case v.ClueGiven(player, _, clue, hidden):
            return turn._replace(storyteller=player, clue=clue, clue_hidden=hidden)
        case e.BoardLaid(board):
            return turn._replace(board=board)
        case e.VotesShown(votes):
            return turn._replace(votes=votes)
        case e.TurnScored(_, owners, points):
            gained = {player: made.total for player, made in points.items()}
            return turn._replace(owners=owners, points=gained)
        case _:
            return turn


def turn_in_view(view: RunningView) -> TurnSeen:
    """The turn that is on, as whoever has this view sees it."""
    turn = TurnSeen(view.turn)
    if isinstance(view, ClueView | ToldView):
        turn = turn._replace(storyteller=view.storyteller)
    if isinstance(view, ToldView):
        turn = turn._replace(clue=view.clue, clue_hidden=view.clue_hidden)
    if isinstance(view, VotesView | RevealView):
        turn = turn._replace(board=view.board)
    return turn._replace(votes=view.votes) if isinstance(view, RevealView) else turn


def scored(turn: ScoredTurn) -> TurnSeen:
    return TurnSeen(
        number=turn.turn,
        storyteller=turn.storyteller,
        clue=turn.clue,
        clue_hidden=turn.clue_hidden,
        board=turn.board,
        votes=turn.votes,
        owners=turn.owners,
        points={player: made.total for player, made in turn.points.items()},
    )


# Drawn


class OnBoard(NamedTuple):
    """A card that lies on the board, with what is known of it."""

    slot: Slot
    picture: SafeString
    owner: SafeString | str
    voters: SafeString
    is_storytellers: bool


class TurnDrawn(NamedTuple):
    number: int
    storyteller: SafeString | str
    clue: str
    clue_hidden: bool
    board: list[OnBoard]
    points: list[tuple[SafeString, int]]


def drawn(turn: TurnSeen, people: People, pictures: Pictures) -> TurnDrawn:
    return TurnDrawn(
        number=turn.number,
        storyteller=people.one(turn.storyteller) if turn.storyteller else "",
        clue=turn.clue or "",
        clue_hidden=turn.clue_hidden,
        board=list(_on_board(turn, people, pictures)),
        points=[(people.one(player), made) for player, made in turn.points.items()],
    )


def _on_board(turn: TurnSeen, people: People, pictures: Pictures) -> Iterator[OnBoard]:
    for slot, card in enumerate(turn.board, 1):
        owner = turn.owners[slot - 1] if turn.owners else None
        cast = (player for player, slots in turn.votes.items() for at in slots if at == slot)
        yield OnBoard(
            slot=slot,
            picture=pictures.one(card),
            owner="" if owner is None else people.one(owner),
            voters=people.dots(cast),
            is_storytellers=owner is not None and owner == turn.storyteller,
        )
