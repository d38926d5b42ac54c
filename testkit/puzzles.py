"""Puzzles of the day that are there already, and games whose players share their clues."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from itertools import count
from random import Random
from typing import Any
from uuid import UUID

from games.catalogue import BUILT_IN, USUAL_DECK, newest
from games.distributed import room_of
from games.models import Room
from games.rules.settings import NO_LIMITS, Settings
from history.models import Consent, Seat
from puzzles.board import CARDS, decks_among
from puzzles.models import Answer, Puzzle
from testkit.played_games import PlayedGame, count_finished_games, played

DECK = newest(BUILT_IN[USUAL_DECK])
CLUES = {
    "en": "Out at low tide",
    "pt-br": "Na maré baixa",
    "es": "Con la marea baja",
    "da": "Ved lavvande",
}
SHORT = Settings(decks=(DECK,), target=10, limits=NO_LIMITS)


def a_puzzle(day: date | None = None, language: str = "en", right: int = 3) -> Puzzle:
    """A puzzle with a clue of the bots, of today unless another day is named."""
    board = list(DECK.cards()[:CARDS])
    return Puzzle.objects.create(
        day=day or datetime.now(UTC).date(),
        language=language,
        clue=CLUES[language],
        board=board,
        right=right,
        decks=decks_among([DECK], board),
    )


def answered(person: UUID, puzzle: Puzzle, slot: int, *, in_time: bool = True) -> Answer:
    """The answer of somebody, as if they had given it on that day."""
    return Answer.objects.create(
        person=person,
        day=puzzle.day,
        puzzle=puzzle.id,
        slot=slot,
        found=slot == puzzle.right,
        in_time=in_time,
    )


def a_shared_game(
    who: Sequence[UUID], *, language: str = "en", best: int = 1, **about: Any
) -> PlayedGame:
    """A public game that is over, that all who sat there share, with so many best clues."""
    for seed in count(1):
        game = played(who, rng=Random(seed), **{"settings": SHORT, "public": True, **about})
        count_finished_games()
        if len(best_clues(game)) >= best:
            break
    Room.objects.filter(room_of(game.id)).update(language=language)
    Consent.objects.bulk_create(Consent(game_id=game.id, player=person) for person in who)
    return game


def best_clues(game: PlayedGame) -> list[int]:
    """The turns of the clues that were the best of their players, which some found."""
    found = Seat.objects.filter(game=game.id, best_turn__isnull=False)
    return [turn for turn in found.values_list("best_turn", flat=True) if turn is not None]
