"""The documents of the API and the pages of docs/, made once and served from memory."""

import gzip
import html
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
import yaml
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import etag
from markdown_it import MarkdownIt

from web.health import only_get

FOLDER = Path(settings.BASE) / "docs"
CACHE_CONTROL = "public, max-age=300"
YAML, JSON = "application/yaml", "application/json"
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title></head>
<body>{body}</body></html>
"""


class Document(NamedTuple):
    """A document as it is sent, plain and compressed."""

    content_type: str
    body: bytes
    compressed: bytes
    etag: str


@cache
def api_document(name: str, content_type: str) -> Document:
    """An OpenAPI or AsyncAPI document of docs/, which `make check` holds against the code."""
    body = (FOLDER / f"{name}.yaml").read_bytes()
    if content_type == JSON:
        body = msgspec.json.encode(yaml.load(body, yaml.CSafeLoader))
    return _document(content_type, body)


@cache
def page(name: str) -> Document:
    """A page of docs/ as HTML."""
    text = (FOLDER / f"{name}.md").read_text()
    body = MarkdownIt("commonmark").enable("table").render(text)
    title = html.escape(re.sub(r"^#\s*", "", text.partition("\n")[0]))
    return _document("text/html; charset=utf-8", PAGE.format(title=title, body=body).encode())


@cache
def page_names() -> frozenset[str]:
    return frozenset(path.stem for path in FOLDER.glob("*.md"))


def _document(content_type: str, body: bytes) -> Document:
    digest = sha256(body).hexdigest()[:32]
    return Document(content_type, body, gzip.compress(body, mtime=0), f'"{digest}"')


@only_get
def serve_openapi(request: HttpRequest) -> HttpResponse:
    return _send(request, api_document("openapi", _wanted_type(request)))


@only_get
def serve_asyncapi(request: HttpRequest) -> HttpResponse:
    return _send(request, api_document("asyncapi", _wanted_type(request)))


@only_get
def serve_page(request: HttpRequest, name: str) -> HttpResponse:
    if name not in page_names():
        raise Http404
    return _send(request, page(name))


def _wanted_type(request: HttpRequest) -> str:
    """JSON for whoever asks for it by `?format=json` or by Accept, else YAML."""
    wanted = request.GET.get("format")
    if wanted in ("json", "yaml"):
        return JSON if wanted == "json" else YAML
    return JSON if request.get_preferred_type([YAML, JSON]) == JSON else YAML


def _send(request: HttpRequest, document: Document) -> HttpResponse:
    @etag(lambda *_: document.etag)
    def answer(request: HttpRequest) -> HttpResponse:
        response = HttpResponse(document.body, content_type=_shown_type(request, document))
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            response.content = document.compressed
            response["Content-Encoding"] = "gzip"
        return response

    response = answer(request)
    response["Cache-Control"] = CACHE_CONTROL
    patch_vary_headers(response, ("Accept", "Accept-Encoding"))
    return response


def _shown_type(request: HttpRequest, document: Document) -> str:
    """The content type; plain text for browsers, which would save YAML rather than show it."""
    shows_pages = "text/html" in request.headers.get("Accept", "")
    if document.content_type == YAML and shows_pages:
        return "text/plain; charset=utf-8"
    return document.content_type
