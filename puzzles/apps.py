from django.apps import AppConfig

from web.hooks import load_hooks


class PuzzlesConfig(AppConfig):
    name = "puzzles"
    verbose_name = "Puzzles"

    def ready(self) -> None:
        load_hooks(self)
