"""Decides what of a puzzle may be shown: its clue may have been hidden since it was made."""

from collections.abc import Sequence

from games import store
from games.catalogue import CardSeen
from games.finished_games import people_of
from history.sharing import have_agreed
from puzzles.board import cards_of
from puzzles.models import Puzzle


def stands(puzzle: Puzzle) -> bool:
    return board_to_show(puzzle) is not None


def board_to_show(puzzle: Puzzle) -> Sequence[CardSeen] | None:
    """The cards of a puzzle, while everybody may be told its clue; none if they may not."""
    return cards_of(puzzle) if _may_be_told(puzzle) else None


def _may_be_told(puzzle: Puzzle) -> bool:
    if puzzle.game_id is None or puzzle.turn is None:
        return True
    table = store.load(puzzle.game_id)
    is_hidden = table.voided or table.hides_clue_of(puzzle.turn)
    return not is_hidden and have_agreed(puzzle.game_id, people_of(table))
