"""Serves the pages of the client that client/ builds: one in each language, at each address."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path

from web.addresses import address_of, network_of
from web.documents import Document, make_document, send_document
from web.first_pictures import with_pictures
from web.health import only_get
from web.languages import current_language
from web.link_previews import preview_of, tags
from web.problems import Trouble, problem_answer
from web.refusals import WebRefusal
from web.throttle import seconds_to_wait

FOLDER = Path(settings.BASE) / "client"
BUILT = FOLDER / "built"
PAGES = {"home": "landing"}
"""The files of pages that have something of their own in them; all others are alike."""
RECORDING = "camera=(self), geolocation=(), microphone=(self)"
"""The devices that pages may use where people allow it, for clues are sung and mimed there."""
HEAD = b"<!--head-->"
"""The place in the built pages for the preview of their links."""


@only_get
def serve_client(request: HttpRequest, page: str, **parts: str) -> HttpResponse:
    name = f"{PAGES.get(page, 'page')}.{current_language()}.html"
    head = _head(request, page, parts)
    response = _send_built(request, name, "text/html; charset=utf-8", head)
    response["Permissions-Policy"] = RECORDING
    return response


@only_get
def serve_manifest(request: HttpRequest) -> HttpResponse:
    """The manifest of the client, by which a device installs it as a program."""
    name = f"manifest.{current_language()}.webmanifest"
    return _send_built(request, name, "application/manifest+json")


@only_get
def serve_worker(request: HttpRequest) -> HttpResponse:
    """The service worker; it is asked for each time, so that a new version takes over."""
    response = _send_built(request, "service-worker.js", "text/javascript; charset=utf-8")
    response["Service-Worker-Allowed"] = "/"
    return response


def _head(request: HttpRequest, page: str, parts: Mapping[str, str]) -> str:
    """The elements that preview the link; none for an address beyond its limit of requests.

    A preview may take reading a game, and the page itself takes nothing.
    """
    address = network_of(address_of(request))
    if seconds_to_wait("any", address):
        return ""
    preview = preview_of(page, parts)
    return tags(preview, request) if preview else ""


def client_urls() -> Iterator[URLPattern]:
    """The addresses of the client's screens (client/routes.json), and of what installs it."""
    for name, route in json.loads((FOLDER / "routes.json").read_text()).items():
        pattern = re.sub(r":(\w+)", r"<slug:\1>", route.removeprefix("/"))
        yield path(pattern, serve_client, {"page": name}, name=f"client-{name}")
    yield path("manifest.webmanifest", serve_manifest)
    yield path("service-worker.js", serve_worker)


def _send_built(request: HttpRequest, name: str, content_type: str, head: str = "") -> HttpResponse:
    """A file that was built, or a word on what is missing."""
    file = BUILT / name
    if not file.exists():
        return problem_answer(
            Trouble(WebRefusal.NOT_READY, {"missing": ["make client"], "parts": {}})
        )
    document = _document(file, content_type, file.stat().st_mtime_ns, head)
    response = send_document(request, document)
    response["Content-Security-Policy"] = policy(request.get_host())
    return response


@lru_cache(maxsize=64)
def _document(file: Path, content_type: str, changed: int, head: str) -> Document:
    """The file as it was built at that time, with what belongs to its address in its head."""
    body = file.read_bytes().replace(HEAD, head.encode(), 1)
    return make_document(content_type, with_pictures(body))


def policy(host: str) -> str:
    """Only what comes from here: nothing inline, no eval; pictures from where they are stored.

    Sound and film come from the API alone, or are what has just been recorded on the page. The
    sockets are named as well, since not every browser takes 'self' for them.
    """
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        f"img-src 'self' {settings.PICTURES_FROM}".rstrip()
        + "; media-src 'self' blob:; "
        f"connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
