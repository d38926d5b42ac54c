from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand

from games import store
from games.models import Game


class Command(BaseCommand):
    help = "Reads what the rows of games say off their events anew, and puts right what is wrong."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("games", nargs="*", type=UUID, help="all of them, unless named")

    def handle(self, *_: Any, games: list[UUID], **__: Any) -> None:
        read = wrong = 0
        for game_id in games or _all_games():
            read += 1
            if store.rebuild(game_id):
                wrong += 1
                self.stdout.write(f"{game_id}: put right")
        self.stdout.write(f"{read} games read, {wrong} put right")


def _all_games() -> Iterable[UUID]:
    return Game.objects.order_by("pk").values_list("pk", flat=True).iterator()
