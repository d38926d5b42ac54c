from django.apps import AppConfig

from web.hooks import load_hooks


class HistoryConfig(AppConfig):
    name = "history"
    verbose_name = "Histories"

    def ready(self) -> None:
        load_hooks(self)
