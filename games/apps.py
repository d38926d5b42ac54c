from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"
    verbose_name = "Games"

    def ready(self) -> None:
        from games import account_hooks  # noqa: F401, PLC0415 (each registers what it says)
        from games.api import problems  # noqa: F401, PLC0415
