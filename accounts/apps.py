from django.apps import AppConfig

from web.hooks import load_hooks


class AccountsConfig(AppConfig):
    name = "accounts"
    verbose_name = "People"

    def ready(self) -> None:
        load_hooks(self)
