from django.apps import AppConfig

from web.hooks import load_hooks


class BotsConfig(AppConfig):
    name = "bots"
    verbose_name = "Bots"

    def ready(self) -> None:
        load_hooks(self)
