from django.apps import AppConfig

from web.hooks import load_hooks


class ModerationConfig(AppConfig):
    name = "moderation"
    verbose_name = "Moderation"

    def ready(self) -> None:
        load_hooks(self)
