from django.apps import AppConfig


class ModerationConfig(AppConfig):
    name = "moderation"
    verbose_name = "Moderation"

    def ready(self) -> None:
        from moderation import account_hooks, sanctions, text_checks  # noqa: F401, PLC0415 (they register)
