from django.apps import AppConfig


class HistoryConfig(AppConfig):
    name = "history"
    verbose_name = "Histories"

    def ready(self) -> None:
        from history import account_hooks  # noqa: F401, PLC0415 (it registers what it says)
