from django.apps import AppConfig

from web.hooks import load_hooks


class GamesConfig(AppConfig):
    name = "games"
    verbose_name = "Games"

    def ready(self) -> None:
        load_hooks(self)
