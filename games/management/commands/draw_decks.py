from typing import Any

from django.core.management.base import BaseCommand

from games.decks.built_in import BUILT_IN, drawn


class Command(BaseCommand):
    help = "Draws the pictures of the built-in decks into games/static/decks."

    def handle(self, *_: Any, **__: Any) -> None:
        for deck in BUILT_IN:
            deck.folder.mkdir(parents=True, exist_ok=True)
            pictures = dict(drawn(deck))
            for path in deck.folder.iterdir():
                if path.name not in pictures:
                    path.unlink()
            for name, picture in pictures.items():
                (deck.folder / name).write_text(picture, "utf-8")
            self.stdout.write(f"{deck.slug}: {len(pictures)} pictures")
