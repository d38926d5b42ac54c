from argparse import ArgumentParser
from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from games.archiving import archive_quiet_games
from games.distributed import may_be_archived


class Command(BaseCommand):
    help = "Archives all games that have been over for so many days: docs/operations.md."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("days", type=int)

    def handle(self, *_: Any, days: int, **__: Any) -> None:
        if not may_be_archived():
            raise CommandError("Games that are spread over several nodes are not archived.")
        outcome = archive_quiet_games(timezone.now() - timedelta(days=days))
        self.stdout.write(f"{outcome.archived} games archived")
        if outcome.failed:
            raise CommandError(f"{outcome.failed} games failed: the log says why.")
