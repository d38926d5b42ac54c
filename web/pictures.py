"""Serves uploaded pictures from the folder of the storage.

They go past Django's middleware, as they are the same for everybody, for ever.
"""

import re
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication

from django.conf import settings
from django.core.files.storage import default_storage

NAME = re.compile(r"[0-9a-f]{64}\.webp")


def with_pictures(application: WSGIApplication) -> WSGIApplication:
    def serve(environ: dict[str, Any], start_response: StartResponse) -> Any:
        picture = _asked_for(environ)
        if picture is None:
            return application(environ, start_response)
        headers = [
            ("Content-Type", "image/webp"),
            ("Content-Length", str(len(picture))),
            ("Cache-Control", settings.FOR_EVER),
            ("X-Content-Type-Options", "nosniff"),
            ("Access-Control-Allow-Origin", "*"),
        ]
        start_response("200 OK", headers)
        return [picture if environ["REQUEST_METHOD"] == "GET" else b""]

    return serve


def _asked_for(environ: dict[str, Any]) -> bytes | None:
    """The file of the picture; none if there is none, so that Django answers."""
    path = environ["PATH_INFO"]
    name = path.removeprefix(settings.PICTURES_URL)
    asked = path != name and environ["REQUEST_METHOD"] in ("GET", "HEAD")
    if not asked or not NAME.fullmatch(name):
        return None
    try:
        with default_storage.open(name) as file:
            return file.read()  # type: ignore[no-any-return]
    except FileNotFoundError:
        return None
