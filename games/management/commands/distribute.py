"""`manage.py distribute`: spreads the games over the nodes of a Citus cluster."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from games.distribution import CannotDistribute, distribute


class Command(BaseCommand):
    help = "Spread the games over the nodes of a Citus cluster; changes nothing the second time."

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            done = distribute()
        except CannotDistribute as reason:
            raise CommandError(str(reason)) from None
        for line in done:
            self.stdout.write(line)
        self.stdout.write("Everything is where it should be." if not done else "Done.")
