from pathlib import Path
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.models import Account
from games.imported import ownership
from games.imported.errors import BadDeck
from games.imported.importing import import_deck
from games.imported.manifest import LONGEST, About
from games.models import ImportedDeck
from web.problems import in_words, problem_of
from web.refusals import Refused


class Command(BaseCommand):
    help = "Takes in a folder or a zip archive of pictures as a deck: docs/own-decks.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("path", type=Path)
        for field in LONGEST:
            parser.add_argument(f"--{field}", default="", help="unless deck.json says it")
        whose = parser.add_mutually_exclusive_group(required=True)
        whose.add_argument("--owner", metavar="ADDRESS", help="whose private deck it will be")
        whose.add_argument("--approve", action="store_true", help="it is for everybody, at once")

    def handle(self, *_: Any, path: Path, owner: str | None, **options: Any) -> None:
        about = About(*(options[field] for field in About._fields))
        try:
            slug = import_deck(path, _account(owner), about)
        except BadDeck as bad:
            raise CommandError("\n".join(bad.in_words)) from None
        except Refused as refused:
            raise CommandError(in_words(problem_of(refused)).detail) from None
        if options["approve"]:
            ownership.approve(slug, None)
        size = ImportedDeck.objects.get(pk=slug).size
        self.stdout.write(f"{slug}: {size} cards")


def _account(address: str | None) -> UUID | None:
    if address is None:
        return None
    account = Account.objects.filter(email=address, is_active=True).first()
    if account is None:
        raise CommandError(f"Nobody has the address {address}.")
    return account.id
