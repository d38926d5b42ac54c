from django.apps import AppConfig

from web.hooks import load_hooks


class RemindersConfig(AppConfig):
    name = "reminders"
    verbose_name = "Reminders"

    def ready(self) -> None:
        load_hooks(self)
