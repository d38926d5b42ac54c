"""The moves that are made by a POST with the move as its body, with their paths."""

from typing import Any, NamedTuple

from games.rules import moves as m

EXAMPLE_CARD = "first-light:17"


class MoveAsked(NamedTuple):
    path: str
    kind: type[m.AnyMove]
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
        m.GiveClue,
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
