from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand

from games.models import OVER, Game
from history.models import Played, Rating
from history.projector import project_game
from history.rating import replay_season


class Command(BaseCommand):
    help = (
        "Reads histories, statistics and ratings off the games anew, and puts right what is wrong."
    )

    def handle(self, *_: Any, **__: Any) -> None:
        read = wrong = 0
        for game_id in _games_in_order():
            read += 1
            wrong += project_game(game_id)
        ratings = sum(map(replay_season, _seasons()))
        self.stdout.write(f"{read} games read, {wrong} put right, and {ratings} ratings")


def _games_in_order() -> Iterable[UUID]:
    """Ids of the games that are over, in the order in which they ended, as ratings need it."""
    over = Game.objects.filter(phase__in=OVER).order_by("last_event_at", "pk")
    return over.values_list("pk", flat=True).iterator()


def _seasons() -> set[str]:
    played = Played.objects.exclude(season="").values_list("season", flat=True)
    return set(played.union(Rating.objects.values_list("season", flat=True)))
