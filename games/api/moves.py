"""The moves that are made by a POST with the move as its body, with their paths."""

from typing import Any, NamedTuple
from uuid import UUID

from msgspec.structs import replace

from games.performing import performance_named
from games.rules import moves as m
from games.rules.names import Card, Number

EXAMPLE_CARD = "first-light:17"


class GiveClue(m.Move, frozen=True, tag="clue", omit_defaults=True):
    """The clue as it is asked for, which names a performance by its id alone."""

    turn: Number
    card: Card
    clue: str
    """The words; beside a performance those that say what it is."""
    performance: UUID | None = None
    """The id of what you sing or mime; null for a clue in words alone."""


AskedMove = m.AnyMove | GiveClue


def as_meant(asked: AskedMove, game_id: UUID, person: UUID) -> m.AnyMove:
    """The move as the game takes it; refuses a performance that isn't theirs, or isn't ready."""
    if not isinstance(asked, GiveClue):
        return asked
    clue = m.GiveClue(asked.turn, asked.card, asked.clue)
    if asked.performance is None:
        return clue
    performance = performance_named(game_id, person, asked.turn, asked.performance)
    return replace(clue, performance=performance)


class MoveAsked(NamedTuple):
    path: str
    kind: type[AskedMove]
    name: str
    summary: str
    example: dict[str, Any]


MOVES = (
    MoveAsked("leave", m.Leave, "leave_game", "Leave the game for good", {}),
    MoveAsked("back", m.ComeBack, "come_back", "Say that you are back", {}),
    MoveAsked(
        "colour",
        m.ChooseColour,
        "choose_colour",
        "Choose another colour, in the lobby",
        {"colour": "blue"},
    ),
    MoveAsked("start", m.Start, "start_game", "Start the game; for the host", {}),
    MoveAsked(
        "remove",
        m.Remove,
        "remove_player",
        "Remove a player; for the host",
        {"player": "7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33"},
    ),
    MoveAsked(
        "clue",
        GiveClue,
        "give_clue",
        "Pick a card and say a clue; in turn one the first to do so tells",
        {"turn": 1, "card": EXAMPLE_CARD, "clue": "The morning after"},
    ),
    MoveAsked(
        "cards",
        m.GiveCards,
        "give_cards",
        "Give a card, or two, or others",
        {"turn": 1, "cards": [EXAMPLE_CARD]},
    ),
    MoveAsked(
        "votes",
        m.CastVotes,
        "cast_votes",
        "Vote, or change your vote",
        {"turn": 1, "slots": [3]},
    ),
    MoveAsked("reveal", m.Reveal, "reveal_card", "Show which card was yours", {"turn": 1}),
)
