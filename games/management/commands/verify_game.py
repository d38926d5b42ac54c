from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError

from games import store
from games.fairness import complaints
from games.rules.state import fold


class Command(BaseCommand):
    help = "Checks that every card of a game that is over came as its seed had promised."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("game", type=UUID)

    def handle(self, *_: Any, game: UUID, **__: Any) -> None:
        events = [recorded.event for recorded in store.history(game)]
        table = fold(events)
        if not table.is_over:
            raise CommandError("Only a game that is over shows its seed.")
        found = list(complaints(events, bytes.fromhex(table.seed)))
        if found:
            raise CommandError("\n".join(found))
        self.stdout.write(f"{len(events)} events, and every card as promised.")
