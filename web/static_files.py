"""Serves the static files: pictures of built-in decks, and files of the documentation pages."""

from collections.abc import MutableMapping
from wsgiref.types import WSGIApplication

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from whitenoise import WhiteNoise  # type: ignore[import-untyped]

HASHED = r"^.+\.[0-9a-f]{12}\.[a-z]+$"
"""Names of files with a hash of their content, which never change."""


def with_static_files(application: WSGIApplication) -> WSGIApplication:
    """Serves static files straight from the installed apps, so that none are collected."""
    static = WhiteNoise(
        application,
        max_age=60 * 60,
        immutable_file_test=HASHED,
        add_headers_function=_add_headers,
    )
    for finder in get_finders():
        for path, storage in finder.list(None):
            static.add_file_to_dictionary(f"{settings.STATIC_URL}{path}", storage.path(path))
    return static  # type: ignore[no-any-return]


def _add_headers(headers: MutableMapping[str, str], path: str, url: str) -> None:
    headers["X-Content-Type-Options"] = "nosniff"
