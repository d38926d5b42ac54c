from django.apps import AppConfig

from web.hooks import load_hooks


class PerformancesConfig(AppConfig):
    name = "performances"
    verbose_name = "Performances"

    def ready(self) -> None:
        load_hooks(self)
