from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"
    verbose_name = "People"

    def ready(self) -> None:
        from accounts import signals  # noqa: PLC0415 (it imports models)

        signals.connect()
