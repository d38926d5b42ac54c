from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"
    verbose_name = "People"

    def ready(self) -> None:
        from accounts import schema, signals  # noqa: F401, PLC0415 (they import models)

        signals.connect()
