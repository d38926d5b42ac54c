"""Puzzles from games that people share: clues that some found there, and others did not."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta
from random import Random

from django.db.models import Exists, OuterRef, Q

from games import store
from games.distributed import where_room
from games.rules.names import Card
from history.models import Consent, Seat
from history.story import Story, TurnTold, story_of
from moderation.models import Report
from puzzles.board import CARDS, lay
from puzzles.days import begin_of
from puzzles.models import Puzzle
from puzzles.standing import stands

LATELY = timedelta(days=30)
"""The time after a game's end in which its clues may become puzzles."""
MOST_TRIED = 100


def puzzle_from_games(day: date, language: str, dice: Random) -> Puzzle | None:
    """A puzzle of one of the best clues of late, or none if none may be shared."""
    for seat in _best_clues(day, language):
        puzzle = _puzzle_of(seat, dice)
        if puzzle is not None and stands(puzzle):
            puzzle.day, puzzle.language = day, language
            return puzzle
    return None


def _best_clues(day: date, language: str) -> Iterable[Seat]:
    """Some players' best clues in public games that are over, in any order.

    Left out are those that were ever reported, those of people who have erased their account, and
    whatever has been a puzzle before.
    """
    turn = {"game": OuterRef("game_id"), "turn": OuterRef("best_turn")}
    found = where_room(
        Seat.objects.filter(
            Exists(Consent.objects.filter(game=OuterRef("game_id"))),
            ~Exists(Report.objects.filter(**turn)),
            ~Exists(Puzzle.objects.filter(**turn)),
            result__in=("won", "lost"),
            best_turn__isnull=False,
            game__is_public=True,
            game__with_bots=False,
            game__ended_at__gte=begin_of(day - LATELY),
        ),
        Q(language=language),
        "game__game",
    )
    return found.select_related("game").order_by("?")[:MOST_TRIED]


def _puzzle_of(seat: Seat, dice: Random) -> Puzzle | None:
    """The puzzle of a clue; none if it was performed, or hidden just now, or cards are too few."""
    story = story_of(store.history(seat.game_id))
    turn = next(turn for turn in story.turns_scored if turn.turn == seat.best_turn)
    decoys = _decoys(story, turn, dice)
    if turn.clue is None or turn.performance is not None or len(decoys) < CARDS - 1:
        return None
    puzzle = Puzzle(
        clue=turn.clue,
        game_id=seat.game_id,
        turn=turn.turn,
        votes=seat.best_cast,
        votes_right=seat.best_found,
    )
    lay(puzzle, _meant(turn), decoys, story.settings.decks, dice)
    return puzzle


def _meant(turn: TurnTold) -> Card:
    return turn.board[turn.owners.index(turn.storyteller)]


def _decoys(story: Story, turn: TurnTold, dice: Random) -> list[Card]:
    """The other cards of the board, those with most votes first, then cards of the same decks."""
    votes = Counter(turn.board[slot - 1] for slots in turn.votes.values() for slot in slots)
    laid = [card for card in turn.board if card != _meant(turn)]
    dice.shuffle(laid)
    laid.sort(key=votes.__getitem__, reverse=True)
    more = [card for card in story.settings.cards if card not in turn.board]
    dice.shuffle(more)
    return [*laid, *more][: CARDS - 1]
