"""Checks of the settings, made before anybody can reach the server."""

from collections.abc import Iterator

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

SHORTEST_KEY = 32
FEWEST_CHARACTERS = 8
CONSOLE = "django.core.mail.backends.console.EmailBackend"
LOCAL_HOSTS = {"localhost", ".localhost", "127.0.0.1", "[::1]"}


def refuse_what_is_insecure() -> None:
    """Raise ImproperlyConfigured, for servers and workers; linters and migrations need no key."""
    if found := list(_faults()):
        raise ImproperlyConfigured(" ".join(found))


def _faults() -> Iterator[str]:
    key = settings.SECRET_KEY
    if not key:
        yield "SECRET_KEY is not set."
    elif len(key) < SHORTEST_KEY or len(set(key)) < FEWEST_CHARACTERS or "insecure" in key:
        yield f"SECRET_KEY is easily guessed: take {SHORTEST_KEY} random characters or more."
    if not settings.ALLOWED_HOSTS and not settings.DEBUG:
        yield "ALLOWED_HOSTS is not set: name the hosts that this server answers to."
    if "*" in settings.ALLOWED_HOSTS and not settings.DEBUG:
        yield "ALLOWED_HOSTS is *: name the hosts that this server answers to."
    if settings.DEBUG and (public := set(settings.ALLOWED_HOSTS) - LOCAL_HOSTS):
        yield f"DEBUG is for this machine alone, and ALLOWED_HOSTS has {', '.join(sorted(public))}."
    if settings.EMAIL_BACKEND == CONSOLE and settings.SECURE_COOKIES:
        yield "EMAIL_HOST is not set: e-mails would go to the log, with the codes in them."
    if not settings.DATABASES.get("default", {}).get("NAME"):
        yield "DATABASE_URL is not set."
    if not settings.REDIS_URL:
        yield "REDIS_URL is not set."
