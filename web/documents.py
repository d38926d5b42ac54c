"""The documents of the API and the pages of docs/, made once and served from memory."""

import gzip
import html
import re
from functools import cache
from hashlib import sha256
from itertools import chain, pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
import yaml
from django.conf import settings
from django.contrib.staticfiles.finders import find
from django.http import Http404, HttpRequest, HttpResponse
from django.templatetags.static import static
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import etag
from markdown_it import MarkdownIt

from web.compression import takes_gzip
from web.health import only_get

FOLDER = Path(settings.BASE) / "docs"
ICON = Path(settings.BASE) / "client" / "icons" / "icon.svg"
REDOC = "drf_spectacular_sidecar/redoc/bundles/redoc.standalone.js"
REDOCS_LOGO = b"https://cdn.redoc.ly/redoc/logo-mini.svg"
ALWAYS_ASK = "no-cache"
"""Browsers ask whether a document has changed: some show what a script got of it some time ago."""
YAML, JSON = "application/yaml", "application/json"
MARKDOWN = MarkdownIt("commonmark").enable("table")
DOCUMENTS = {"openapi.yaml": "schema", "asyncapi.yaml": "asyncapi"}
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{style}">
<link rel="icon" href="/icon.svg"></head>
<body><main>{body}</main></body></html>
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
    return make_document(content_type, body)


@cache
def page(name: str) -> Document:
    """A page of docs/ as HTML, whose links lead to what the server has of docs/."""
    text = (FOLDER / f"{name}.md").read_text()
    tokens = MARKDOWN.parse(text)
    for opening, heading in pairwise(tokens):
        if opening.type == "heading_open":
            opening.attrSet("id", _anchor(heading.content))
    for part in chain.from_iterable(token.children or () for token in tokens):
        if part.type == "link_open":
            part.attrs = _where_it_leads(str(part.attrs["href"]))
    body = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    title = html.escape(re.sub(r"^#\s*", "", text.partition("\n")[0]))
    return make_document(
        "text/html; charset=utf-8",
        PAGE.format(title=title, style=static("pages.css"), body=body).encode(),
    )


@cache
def icon() -> Document:
    return make_document("image/svg+xml", ICON.read_bytes())


@cache
def redoc_script() -> Document:
    """The script of Redoc, with our icon in the place of a logo that it loads from elsewhere."""
    script = Path(str(find(REDOC))).read_bytes()
    return make_document("text/javascript", script.replace(REDOCS_LOGO, b"/icon.svg"))


def _anchor(heading: str) -> str:
    """The name of a heading in links, as the viewers of repositories make it."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def _where_it_leads(href: str) -> dict[str, str | int | float]:
    """The attributes of a link; without an address if the server does not have the file."""
    file, hash_sign, anchor = href.partition("#")
    name = file.removesuffix(".md")
    if ":" in file or not file:
        return {"href": href}
    if name != file and name in page_names():
        return {"href": reverse("page", args=[name]) + hash_sign + anchor}
    return {"href": reverse(DOCUMENTS[file])} if file in DOCUMENTS else {}


@cache
def page_names() -> frozenset[str]:
    return frozenset(path.stem for path in FOLDER.glob("*.md"))


def make_document(content_type: str, body: bytes) -> Document:
    digest = sha256(body).hexdigest()[:32]
    return Document(content_type, body, gzip.compress(body, mtime=0), f'"{digest}"')


@only_get
def serve_openapi(request: HttpRequest) -> HttpResponse:
    return send_document(request, api_document("openapi", _wanted_type(request)))


@only_get
def serve_asyncapi(request: HttpRequest) -> HttpResponse:
    return send_document(request, api_document("asyncapi", _wanted_type(request)))


@only_get
def serve_page(request: HttpRequest, name: str) -> HttpResponse:
    if name not in page_names():
        raise Http404
    return send_document(request, page(name))


@only_get
def serve_icon(request: HttpRequest) -> HttpResponse:
    return send_document(request, icon())


@only_get
def serve_redoc_script(request: HttpRequest) -> HttpResponse:
    return send_document(request, redoc_script())


def _wanted_type(request: HttpRequest) -> str:
    """JSON for whoever asks for it by `?format=json` or by Accept, else YAML."""
    wanted = request.GET.get("format")
    if wanted in ("json", "yaml"):
        return JSON if wanted == "json" else YAML
    return JSON if request.get_preferred_type([YAML, JSON]) == JSON else YAML


def send_document(request: HttpRequest, document: Document) -> HttpResponse:
    """An answer with the document, compressed if the client can read that, or with nothing new."""
    shown = _shown_type(request, document)
    tag = document.etag if shown == document.content_type else f'"shown-{document.etag[1:]}'

    @etag(lambda *_: tag)
    def answer(request: HttpRequest) -> HttpResponse:
        response = HttpResponse(document.body, content_type=shown)
        if takes_gzip(request):
            response.content = document.compressed
            response["Content-Encoding"] = "gzip"
        return response

    response = answer(request)
    response["Cache-Control"] = ALWAYS_ASK
    patch_vary_headers(response, ("Accept", "Accept-Encoding"))
    return response


def _shown_type(request: HttpRequest, document: Document) -> str:
    """The content type; plain text for browsers, which would save YAML rather than show it."""
    shows_pages = "text/html" in request.headers.get("Accept", "")
    if document.content_type == YAML and shows_pages:
        return "text/plain; charset=utf-8"
    return document.content_type
